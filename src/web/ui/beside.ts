interface Focusable {
  preventDefault(): void;
}

/**
 * For a menu or popover next to a button that is not its own trigger, so that the button needs none of its code. Pressing
 * the button again closes it, and the button then receives focus, unless something else has it by then.
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
