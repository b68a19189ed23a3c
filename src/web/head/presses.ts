import { noteFields } from './fields.ts';
import { wake } from './wake.ts';

const PRESSED = 'button[type=button],[data-press]';

/**
 * Records what somebody does before React has hydrated, and repeats it afterward, each action once: pressed buttons, links
 * marked with `data-press`, which do more than navigate (and do navigate after `patience` if React never hydrates), and
 * changed fields. Forms without an action wait too: the browser would put their contents, even a password, into the URL.
 */
export function keepPresses(patience: number): void {
  const pressed = new Set<HTMLElement>();
  const { note, repeat } = noteFields();
  const keep = (target: HTMLElement, event: Event) => {
    pressed.add(target);
    event.preventDefault();
    // React listens before it has marked the page, and would handle the press too.
    event.stopImmediatePropagation();
  };
  const press = (event: Event) => {
    const target = (event.target as Element).closest<HTMLElement>(PRESSED);
    if (!target) return;
    keep(target, event);
    if (!(target instanceof HTMLAnchorElement)) return;
    setTimeout(() => {
      if (pressed.has(target)) location.href = target.href;
    }, patience);
  };
  const submit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    if (!form.hasAttribute('action')) keep(form, event);
  };
  const kept = [
    ['click', press],
    ['submit', submit],
    ['input', note],
  ] as const;
  for (const [event, listener] of kept) addEventListener(event, listener, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const [event, listener] of kept) removeEventListener(event, listener, true);
    repeat();
    const targets = [...pressed];
    pressed.clear();
    for (const target of targets) pressAgain(target);
  }).observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
}

function pressAgain(target: HTMLElement): void {
  wake(target);
  const looksAlike = ({ textContent, ariaLabel }: HTMLElement) =>
    textContent === target.textContent && ariaLabel === target.ariaLabel;
  const found = target.isConnected
    ? target
    : [...document.querySelectorAll<HTMLElement>(target.localName)].find(looksAlike);
  if (found instanceof HTMLFormElement) found.requestSubmit();
  else found?.click();
}
