import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const TONES = {
  neutral: 'bg-sunken text-ink',
  primary: 'bg-primary-soft text-primary-ink',
  herb: 'bg-herb-soft text-herb-ink',
  saffron: 'bg-saffron-soft text-saffron-ink',
  danger: 'bg-danger-soft text-danger-ink',
  outline: 'border border-edge/60 text-muted',
};

/** A short status label. Not a control. */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
