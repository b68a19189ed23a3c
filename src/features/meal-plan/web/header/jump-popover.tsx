import { Popover } from 'radix-ui';
import type { ComponentProps, RefObject } from 'react';
import { beside } from '#web/ui/beside.ts';
import { JumpCalendar } from './jump-calendar.tsx';

interface Props extends ComponentProps<typeof JumpCalendar> {
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onClose(): void;
}

/** The open calendar below its button. */
export default function JumpPopover({ button, label, onClose, ...calendar }: Props) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          {...(button.current && beside(button.current))}
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 max-h-(--radix-popover-content-available-height) w-[min(21.75rem,calc(100vw-1.5rem))] animate-appear overflow-y-auto rounded-card border border-line bg-raised p-3 max-[22.5rem]:p-2 text-ink shadow-lift print:hidden"
        >
          <JumpCalendar {...calendar} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
