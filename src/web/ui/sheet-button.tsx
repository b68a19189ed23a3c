import { type ComponentType, type LazyExoticComponent, type ReactNode, Suspense, useState } from 'react';
import { Button } from './button.tsx';
import { useWasOpened } from './use-was-opened.ts';

interface SheetProps {
  isOpen: boolean;
  onClose(): void;
}

interface Props {
  /** Loaded when it is first opened; it stays, and keeps what it holds. */
  sheet: LazyExoticComponent<ComponentType<SheetProps>>;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A button that opens a sheet. */
export function SheetButton({ sheet: Lazy, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      <Button variant="secondary" {...button} onClick={() => setOpen(true)} />
      {wasOpened && (
        <Suspense fallback={null}>
          <Lazy isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
