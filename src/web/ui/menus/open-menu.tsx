import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { beside } from '../beside.ts';
import { type ItemProps, MenuPartsContext } from './menu-parts.ts';

interface Props {
  button: HTMLElement;
  /** Arrow keys continue from the first item. */
  isByKey: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The open menu of a button. */
export default function OpenMenu({ button, isByKey, onClose, children }: Props) {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = button;
  return (
    // Not modal: the page keeps its scroll bar and does not shift.
    <DropdownMenu.Root open modal={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute"
          style={{ left, top, width, height }}
        />
      </DropdownMenu.Trigger>
      {/* Nothing outside an open dialog can be seen or pressed. */}
      <DropdownMenu.Portal container={button.closest('dialog')}>
        <DropdownMenu.Content
          {...beside(button)}
          aria-labelledby={button.id}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          ref={(content) => {
            if (isByKey)
              content?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
          }}
          className="z-40 min-w-60 animate-appear rounded-card border border-line bg-raised p-1.5 text-ink shadow-lift print:hidden"
        >
          <MenuPartsContext value={PARTS}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ icon, hint, onSelect, children }: ItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 text-[0.9375rem] font-medium outline-none select-none data-highlighted:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {icon}
      <span>
        {children}
        {hint && <span className="block text-sm font-normal text-muted">{hint}</span>}
      </span>
    </DropdownMenu.Item>
  );
}

function Line() {
  return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />;
}

const PARTS = { Item, Line };
