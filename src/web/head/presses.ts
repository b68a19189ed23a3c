type Typed = HTMLInputElement | HTMLTextAreaElement;

const PRESSED = 'button[type=button],[data-press]';
const TYPED = 'textarea,input:not([type=checkbox],[type=radio],[type=file])';

/**
 * Keeps what somebody does before React answers, and does it again then: buttons that were pressed, links marked with `data-press`,
 * which do more than lead away (and lead away after `patience` if React never answers), and text that was typed. Forms without an
 * address of their own wait too: the browser would put what they hold, a password even, into the page's address.
 */
export function keepPresses(patience: number): void {
  let pressed: HTMLElement | undefined;
  const typed = new Map<Typed, string>();
  const press = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(PRESSED);
    if (!target) return;
    pressed = target;
    event.preventDefault();
    if (!(target instanceof HTMLAnchorElement)) return;
    setTimeout(() => {
      if (pressed === target) location.href = target.href;
    }, patience);
  };
  const submit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (form.hasAttribute('action')) return;
    pressed = form;
    event.preventDefault();
  };
  const type = (event: Event) => {
    const field = event.target as Typed;
    if (field.matches(TYPED)) typed.set(field, field.value);
  };
  const kept = [
    ['click', press],
    ['submit', submit],
    ['input', type],
  ] as const;
  for (const [event, keep] of kept) addEventListener(event, keep, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const [event, keep] of kept) removeEventListener(event, keep, true);
    for (const [field, text] of typed) if (field.isConnected) typeAgain(field, text);
    const target = pressed;
    pressed = undefined;
    if (target) pressAgain(target);
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

function typeAgain(field: Typed, text: string): void {
  field.value = '';
  // React overlooks a text that the field's own setter gave it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressAgain(target: HTMLElement): void {
  const looksAlike = ({ textContent, ariaLabel }: HTMLElement) =>
    textContent === target.textContent && ariaLabel === target.ariaLabel;
  const found = target.isConnected
    ? target
    : [...document.querySelectorAll<HTMLElement>(target.localName)].find(looksAlike);
  if (found instanceof HTMLFormElement) found.requestSubmit();
  else found?.click();
}
