import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatNumber } from '#shared/written/numbers.ts';

interface Props {
  label: string;
  icon: ReactNode;
  onClick(): void;
  pressed?: boolean;
  /** Shown below the icon. */
  count?: number;
  className?: string;
}

/** A round button on or next to a video. */
export function ReelButton({ label, icon, onClick, pressed, count, className }: Props) {
  const shown = count ? formatNumber(count) : null;
  return (
    <button
      type="button"
      aria-label={shown ? `${label}, ${shown}` : label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
      className={clsx(
        'flex min-h-11 min-w-11 flex-col items-center justify-center rounded-full bg-black/45 text-white',
        'beside:border beside:border-line beside:bg-raised beside:text-ink beside:hover:bg-sunken [&_svg]:size-5.5',
        className,
      )}
    >
      {icon}
      {shown && <span className="text-xs leading-none font-semibold tabular-nums">{shown}</span>}
    </button>
  );
}
