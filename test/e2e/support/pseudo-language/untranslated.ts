import type { Page } from '@playwright/test';

/** URLs, email addresses, ids, symbols of units and currencies, and the app's name. */
const NO_WORDS =
  /\bhttps?:\/\/\S*|(?<!\p{L})\/[a-z]\S*|[\w.-]+@[\w.-]+|\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b|(?<=[\d¼½¾⅓⅔] ?)(?:[km]?g|[dcm]?l|[cm]?m|[MG]B)\b|\b(?:[A-Z]{3}|Plateful)\b/gu;
const RUN = /[a-z]+(?:[-\s’'./_]*[a-z]+)*/g;
const PUNCTUATION = /[-\s’'.,/_]+/g;

/** The plain words of a text, together where nothing else is between them. */
const runsOf = (text: string): string[] =>
  (text.replace(NO_WORDS, ' | ').toLowerCase().match(RUN) ?? []).map((run) => run.replace(PUNCTUATION, ' '));

/** Tells whether a text is one of these, or of the words of a search, split or shortened. */
function knownBy(content: readonly string[]): (text: string, search: string) => boolean {
  const known = new Set(content.flatMap(runsOf));
  const whole = content.map((text) => text.toLowerCase());
  return (text, search) => {
    const searched = runsOf(search);
    if (runsOf(text).every((run) => known.has(run) || searched.includes(run))) return true;
    const [start = ''] = text.toLowerCase().trim().split('…');
    return start.length > 20 && whole.some((each) => each.startsWith(start));
  };
}

/** A text with plain letters, and those of the elements around it. */
interface Suspect {
  what: string;
  text: string;
  /** A step is split into text and buttons for its times. */
  around: string[];
}

/**
 * Finds texts with plain letters on pages in the pseudo-language: these are not translated. It ignores people's own texts
 * (all of `content`, even if split within an element or truncated), URLs, email addresses, ids, symbols of units and
 * currencies, and elements that are marked as being in another language. The content is read once, here: a page would read it
 * again each time.
 */
export function findUntranslated(content: readonly string[]): (page: Page) => Promise<string[]> {
  const isKnown = knownBy(content);
  return async (page) => {
    const { suspects, search } = await suspectsOn(page);
    const found = suspects.filter(
      ({ text, around }) => ![text, ...around].some((each) => isKnown(each, search)),
    );
    const told = found.map(({ what, text }) => `${what}: ${text.trim().replace(/\s+/g, ' ').slice(0, 100)}`);
    return [...new Set(told)];
  };
}

const suspectsOn = (page: Page): Promise<{ suspects: Suspect[]; search: string }> =>
  page.evaluate(() => {
    const SAID = [
      'alt',
      'aria-description',
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
    ];
    const isForeign = (element: Element) => element.closest('[lang]') !== document.documentElement;
    const suspects: Suspect[] = [];
    const suspect = (element: Element, kind: string, text: string, around: string[] = []) =>
      suspects.push({ what: `${kind} of <${element.tagName.toLowerCase()}>`, text, around });
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (
        !element ||
        !/[a-z]/i.test(text) ||
        element.closest('script, style, noscript') ||
        isForeign(element)
      )
        continue;
      if (element.matches('body *') && !element.checkVisibility({ visibilityProperty: true })) continue;
      const around = [element, element.parentElement, element.parentElement?.parentElement].filter((each) =>
        each?.matches('body *'),
      );
      suspect(
        element,
        'text',
        text,
        around.map((each) => each?.textContent ?? ''),
      );
    }
    for (const element of document.querySelectorAll(SAID.map((name) => `body [${name}]`).join()))
      for (const name of SAID) {
        const text = element.getAttribute(name) ?? '';
        if (/[a-z]/i.test(text) && !isForeign(element)) suspect(element, name, text);
      }
    return { suspects, search: location.search };
  });
