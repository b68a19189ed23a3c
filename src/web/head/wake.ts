/** Makes React hydrate what holds this element at once, if it has not yet: it then hears what is done to it next. */
export function wake(element: Element): void {
  element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
}
