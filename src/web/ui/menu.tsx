import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect(): void;
  tone?: 'danger';
  disabled?: boolean;
  /** Makes the items choices; the chosen one is ticked. */
  checked?: boolean;
}

interface Props {
  /** Names the menu for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** Draws the button that opens it; spread the attributes on it. */
  trigger(attributes: { popoverTarget: string; 'aria-haspopup': 'menu'; id: string }): ReactElement;
}

const GAP = 6;
const EDGE = 8;

/** A menu under its button, in the top layer: arrow keys, Home, End, first letters, Escape and a click outside. */
export function Menu({ label, items, trigger }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const buttonId = `${id}-button`;

  const place = () => {
    const box = menu.current;
    const button = document.getElementById(buttonId)?.getBoundingClientRect();
    if (!box || !button) return;
    const left = Math.min(button.left, window.innerWidth - box.offsetWidth - EDGE);
    const below = button.bottom + GAP;
    const fits = below + box.offsetHeight + EDGE <= window.innerHeight;
    box.style.left = `${Math.max(EDGE, left)}px`;
    box.style.top = `${fits ? below : Math.max(EDGE, button.top - GAP - box.offsetHeight)}px`;
    entries(box)[0]?.focus({ preventScroll: true });
  };
  const close = () => menu.current?.hidePopover();

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = entries(event.currentTarget);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === 'Tab') return close();
    if (to !== undefined) {
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    } else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      const ordered = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      ordered.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
    }
  };

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-haspopup': 'menu', id: buttonId })}
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onToggle={(event) => event.newState === 'open' && place()}
        onKeyDown={move}
        className="fixed m-0 min-w-48 rounded-card border border-line bg-raised p-1.5 text-ink shadow-lift open:animate-appear"
      >
        {items.map(({ label: words, icon, onSelect, tone, disabled, checked }) => (
          <button
            key={words}
            type="button"
            {...(checked === undefined
              ? { role: 'menuitem' }
              : { role: 'menuitemradio', 'aria-checked': checked })}
            tabIndex={-1}
            disabled={disabled}
            onClick={() => {
              close();
              onSelect();
            }}
            className={clsx(
              'flex min-h-11 w-full items-center gap-3 rounded-[10px] px-3 text-left text-[0.9375rem] hover:bg-sunken focus:bg-sunken focus:outline-none disabled:opacity-50 [&_svg]:size-4.5',
              tone === 'danger' && 'text-danger-ink',
              checked && 'font-semibold text-primary-ink',
            )}
          >
            {icon}
            {words}
            {checked && (
              <span aria-hidden="true" className="ml-auto">
                ✓
              </span>
            )}
          </button>
        ))}
      </div>
    </>
  );
}

function entries(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')];
}
