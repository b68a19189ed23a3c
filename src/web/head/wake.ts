/**
 * Makes React hydrate the component around this element immediately, if it has not yet, so that it receives the next
 * event.
 */
export function wake(element: Element): void {
  element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
}
