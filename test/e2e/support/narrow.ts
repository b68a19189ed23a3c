import type { Page } from '@playwright/test';

export const NARROW = { width: 320, height: 640 };

/**
 * What a page cuts off at the sides: horizontal scrolling of the page, and every text, control and picture that extends
 * beyond the window or the box that clips it. Regions that scroll horizontally may contain more than they show. A card, a
 * list row and a table cell may shorten a text, because the full text is one tap away; a page's headings and buttons may
 * not.
 */
export async function cutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((width) => {
    const SLACK = 1;
    const CONTROLS = 'a, button, input, select, textarea, summary, img, [role=tab], [role=radio]';
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(
        element.getAttribute('aria-label') ||
        element.textContent ||
        element.getAttribute('class') ||
        ''
      )
        .trim()
        .slice(0, 60)}`;

    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) found.push(`the page scrolls sideways by ${sideways} px`);

    /** Every text checks all its ancestors, so each ancestor is examined once. */
    const once = <Found>(find: (element: Element) => Found) => {
      const known = new Map<Element, Found>();
      return (element: Element): Found => {
        const before = known.get(element);
        if (before !== undefined) return before;
        const now = find(element);
        known.set(element, now);
        return now;
      };
    };

    /** Whether it is only for screen readers. */
    const isUnseen = once((element): boolean => {
      const { clipPath, clip } = getComputedStyle(element);
      if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return true;
      return element.parentElement !== null && isUnseen(element.parentElement);
    });

    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(element);

    const mayShorten = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (element.closest('td, [role=cell]')) return true;
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false;
      return Boolean(element.closest('li, article')) || !element.closest('h1, h2, button, [role=tab]');
    };

    const frameOf = once((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        box: element.getBoundingClientRect(),
        scrolls: /auto|scroll/.test(overflowX) && element !== document.documentElement,
        isScrolled: element.scrollWidth > element.clientWidth,
        clipsSides: element.clientWidth > 0 && /hidden|clip/.test(overflowX),
        clipsBelow: /hidden|clip/.test(overflowY),
        isDialog: element.matches('dialog'),
        isModal: element.matches('dialog:modal'),
      };
    });

    /** What hides part of a box at its sides or, for a text, below: 'window', an element, or nothing. */
    const hiddenBy = (element: Element, box: DOMRect, isText: boolean): string | undefined => {
      let isScrolled = false;
      let isOnTop = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around === element && !isText) continue;
        const frame = frameOf(around);
        if (frame.isModal) isOnTop = true;
        if (frame.scrolls) {
          isScrolled ||= frame.isScrolled;
          continue;
        }
        if (isScrolled || !frame.clipsSides || (isOnTop && !frame.isDialog)) continue;
        const past = box.right > frame.box.right + SLACK || box.left < frame.box.left - SLACK;
        const below = isText && frame.clipsBelow && box.bottom > frame.box.bottom + 4;
        if (past || below) return mayShorten(around) ? undefined : name(around);
      }
      if (isScrolled) return undefined;
      return box.left < -SLACK || box.right > width + SLACK ? 'the window' : undefined;
    };

    const report = (element: Element, box: DOMRect, isText: boolean) => {
      if (box.width === 0 || box.height === 0) return;
      const by = hiddenBy(element, box, isText);
      if (by)
        found.push(
          `${name(element)} (${Math.round(box.left)} to ${Math.round(box.right)}) is cut off by ${by}`,
        );
    };

    /** Art that extends beyond its box on purpose. */
    const isDecoration = (element: Element) => element.matches('img[alt=""]');

    for (const element of document.querySelectorAll(CONTROLS))
      if (seen(element) && !isDecoration(element)) report(element, element.getBoundingClientRect(), false);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('script, style') || !seen(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) report(element, box, true);
    }
    return [...new Set(found)];
  }, page.viewportSize()?.width ?? 0);
}
