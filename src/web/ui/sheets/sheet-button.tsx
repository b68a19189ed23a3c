import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { useWasOpened } from '../use-was-opened.ts';

interface SheetProps {
  isOpen: boolean;
  onClose(): void;
}

interface Props {
  /** Rendered once it is first opened; it then stays mounted and keeps its state. */
  sheet: ComponentType<SheetProps>;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button that opens a sheet. */
export function SheetButton({ sheet: Sheet, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setOpen(true)} />
      {wasOpened && <Sheet isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
