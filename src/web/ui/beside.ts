interface Focusable {
  preventDefault(): void;
}

/**
 * For a menu or popover beside a button that is not its own trigger, so that the button needs none of its code: pressing
 * the button again closes it, and the button receives focus afterward, unless something else has it by then.
 */
export const beside = (button: HTMLElement) => ({
  onInteractOutside(event: Focusable & { target: EventTarget | null }) {
    if (event.target instanceof Node && button.contains(event.target)) event.preventDefault();
  },
  onCloseAutoFocus(event: Focusable) {
    event.preventDefault();
    if (document.activeElement === document.body) button.focus({ preventScroll: true });
  },
});
