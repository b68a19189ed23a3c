import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  /** A short line above the title. */
  kicker?: ReactNode;
  /** Buttons on the right, or below the text on phones; not on paper. */
  children?: ReactNode;
  className?: string;
}

/** The page header: h1 and description. */
export function PageHeading({ title, text, kicker, children, className }: Props) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8 pb-6 md:pt-12 md:pb-8 short:pt-4 short:pb-3',
        className,
      )}
    >
      <div className="max-w-2xl">
        {kicker && <p className="mb-2 text-sm font-semibold text-primary-ink">{kicker}</p>}
        <h1 className="text-[2rem] wrap-break-word max-[22.5rem]:text-[1.75rem] md:text-[2.75rem] short:text-[1.75rem]">
          {title}
        </h1>
        {text && <div className="mt-3 text-lg text-muted">{text}</div>}
      </div>
      {children && <div className="flex flex-wrap gap-3 print:hidden">{children}</div>}
    </div>
  );
}
