import type { Page } from '@playwright/test';

export const NARROW = { width: 320, height: 640 };

/**
 * What a page cuts off at the sides: its own sideways scrolling, and every text, control and picture that leaves the
 * window or the box that clips it. Regions that scroll sideways by themselves may hold more than they show. A card, a row of a list
 * and a cell of a table may shorten a text, because the whole of it is one tap away; a page's headings and buttons may not.
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

    /** Whether only a screen reader has it. */
    const isUnseen = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (
          getComputedStyle(around).clipPath === 'inset(50%)' ||
          getComputedStyle(around).clip === 'rect(0px, 0px, 0px, 0px)'
        )
          return true;
      return false;
    };

    const seen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(element);

    const mayShorten = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (element.closest('td, [role=cell]')) return true;
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false;
      return Boolean(element.closest('li, article')) || !element.closest('h1, h2, button, [role=tab]');
    };

    /** What hides a part of a box at its sides or, for a text, below: 'window', an element, or nothing. */
    const hiddenBy = (element: Element, box: DOMRect, isText: boolean): string | undefined => {
      let isScrolled = false;
      let isOnTop = false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (around === element && !isText) continue;
        const outer = around.getBoundingClientRect();
        if (around.matches('dialog:modal')) isOnTop = true;
        if (/auto|scroll/.test(style.overflowX) && around !== document.documentElement) {
          isScrolled ||= around.scrollWidth > around.clientWidth;
          continue;
        }
        if (isScrolled || (isOnTop && !around.matches('dialog'))) continue;
        if (around.clientWidth && /hidden|clip/.test(style.overflowX)) {
          const past = box.right > outer.right + SLACK || box.left < outer.left - SLACK;
          const below = isText && /hidden|clip/.test(style.overflowY) && box.bottom > outer.bottom + 4;
          if (past || below) return mayShorten(around) ? undefined : name(around);
        }
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

    /** Art that leaves its box on purpose. */
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
