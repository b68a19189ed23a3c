import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';

/** A menu button with arrow keys, type-ahead and Escape. */
export function Menu({ trigger, children }: { trigger: ReactNode; children: ReactNode }) {
  // Nothing outside an open dialog can be seen or pressed.
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  return (
    // Not modal: the page keeps its scroll bar and does not shift.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild ref={(button) => setDialog(button?.closest('dialog') ?? null)}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={dialog}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 min-w-60 animate-appear rounded-card border border-line bg-raised p-1.5 text-ink shadow-lift print:hidden"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  icon: ReactNode;
  /** A note below the label, e.g. why it leads elsewhere. */
  hint?: string | undefined;
  onSelect(): void;
  children: ReactNode;
}

export function MenuItem({ icon, hint, onSelect, children }: ItemProps) {
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

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />;
}
