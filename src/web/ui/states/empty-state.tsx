import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** A lucide icon or a small illustration. */
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** One or two actions. */
  children?: ReactNode;
  /** The heading level. */
  level?: 'h1' | 'h2' | 'h3' | 'p';
  className?: string;
}

/** Explains why there is nothing here and what to do next. */
export function EmptyState({ icon, title, text, children, level: Title = 'h2', className }: Props) {
  return (
    <div
      className={clsx(
        'mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center short:py-4',
        className,
      )}
    >
      {icon && (
        <div
          aria-hidden="true"
          className="mb-5 flex size-20 short:hidden items-center justify-center rounded-full bg-saffron-soft text-saffron-ink [&_svg]:size-9"
        >
          {icon}
        </div>
      )}
      <Title className="font-display text-2xl font-semibold">{title}</Title>
      {text && <div className="mt-2 text-muted">{text}</div>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
