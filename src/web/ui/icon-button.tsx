import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

interface Look {
  /** Its accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'surface' | 'primary';
  className?: string;
}
type AsButton = Look & Omit<ComponentProps<'button'>, keyof Look | 'children'> & { asLink?: false };
type AsLink = Look & Omit<LinkProps, keyof Look | 'children'> & { asLink: true };

const VARIANTS = {
  ghost: 'text-ink hover:bg-sunken',
  surface: 'bg-raised text-ink border border-line shadow-soft hover:bg-sunken',
  primary: 'bg-primary text-on-primary shadow-soft hover:bg-primary-hover',
};

/** A round 44 px icon button. With `asLink` it is a link. */
export function IconButton(props: AsButton | AsLink) {
  const { label, icon, variant = 'ghost', className, asLink, ...rest } = props;
  const look = clsx(
    'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors disabled:opacity-40 [&_svg]:size-5',
    VARIANTS[variant],
    className,
  );
  if (asLink) {
    return (
      <Link className={look} aria-label={label} title={label} {...(rest as LinkProps)}>
        {icon}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      title={label}
      {...(rest as ComponentProps<'button'>)}
    >
      {icon}
    </button>
  );
}
