import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  name: string;
  value: string;
  className?: string;
}

/** A labeled figure in a `<dl>`: the name above the value. */
export function Fact({ icon, name, value, className }: Props) {
  return (
    <div className={clsx('relative ps-7.5 print:ps-0', className)}>
      <dt className="text-sm text-muted">
        <span
          aria-hidden="true"
          className="absolute top-0.5 start-0 text-primary-ink [&_svg]:size-5 print:hidden"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
