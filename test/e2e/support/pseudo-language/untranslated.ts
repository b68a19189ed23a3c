import type { Page } from '@playwright/test';

/**
 * Finds texts with plain letters on a page in the pseudo-language: these are not translated. It ignores people's own texts
 * (all of `content`, even if split within an element or truncated), URLs, email addresses, ids, symbols of units and
 * currencies, and elements that are marked as being in another language.
 */
export async function untranslated(page: Page, content: readonly string[]): Promise<string[]> {
  return page.evaluate((content) => {
    const SAID = [
      'alt',
      'aria-description',
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
    ];
    const NO_WORDS =
      /\bhttps?:\/\/\S*|(?<!\p{L})\/[a-z]\S*|[\w.-]+@[\w.-]+|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<=[\d¼½¾⅓⅔] ?)(?:[km]?g|[dcm]?l|[cm]?m|[MG]B)\b|\b(?:[A-Z]{3}|Plateful)\b/gu;
    const PUNCTUATION = /[-\s’'.,/_]+/g;
    const said = (text: string) => text.replace(NO_WORDS, ' | ').toLowerCase();
    const runsOf = (text: string) =>
      (said(text).match(/[a-z]+(?:[-\s’'./_]*[a-z]+)*/g) ?? []).map((run) => run.replace(PUNCTUATION, ' '));
    const known = new Set([...content, location.search].flatMap(runsOf));
    const whole = content.map((text) => text.toLowerCase());
    const isContent = (text: string) => {
      if (runsOf(text).every((run) => known.has(run))) return true;
      const [start = ''] = text.toLowerCase().trim().split('…');
      return start.length > 20 && whole.some((each) => each.startsWith(start));
    };
    const isForeign = (element: Element) => element.closest('[lang]') !== document.documentElement;
    const found = new Set<string>();
    const report = (element: Element, what: string, text: string) =>
      found.add(
        `${what} of <${element.tagName.toLowerCase()}>: ${text.trim().replace(/\s+/g, ' ').slice(0, 100)}`,
      );
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || element.closest('script, style, noscript') || isForeign(element) || isContent(text))
        continue;
      if (element.matches('body *') && !element.checkVisibility({ visibilityProperty: true })) continue;
      // A step is split into text and buttons for its times.
      const isPart = [element, element.parentElement, element.parentElement?.parentElement].some(
        (around) => around && isContent(around.textContent ?? ''),
      );
      if (!isPart) report(element, 'text', text);
    }
    for (const element of document.querySelectorAll(SAID.map((name) => `body [${name}]`).join()))
      for (const name of SAID) {
        const text = element.getAttribute(name) ?? '';
        if (!isForeign(element) && !isContent(text)) report(element, name, text);
      }
    return [...found];
  }, content);
}
