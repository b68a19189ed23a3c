import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface Look {
  icon?: ReactNode;
  /** Selected. */
  selected?: boolean;
  className?: string;
  children: ReactNode;
}
type AsButton = Look & Omit<ComponentProps<'button'>, keyof Look> & { asLink?: false };
type AsLink = Look & Omit<LinkProps, keyof Look> & { asLink: true };

/** A pill: a filter button with a pressed state, or a link (`asLink`). */
export function Chip(props: AsButton | AsLink) {
  const { icon, selected, className, children, asLink, ...rest } = props;
  const look = clsx(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium whitespace-nowrap transition-colors [&_svg]:size-4.5',
    selected
      ? 'border-ink bg-ink text-paper'
      : 'border-line bg-surface text-ink hover:border-edge hover:bg-raised',
    className,
  );
  if (asLink) {
    return (
      <Link className={look} aria-current={selected ? 'page' : undefined} {...(rest as LinkProps)}>
        {icon}
        {children}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-pressed={selected ?? false}
      {...(rest as ComponentProps<'button'>)}
    >
      {icon}
      {children}
    </button>
  );
}
