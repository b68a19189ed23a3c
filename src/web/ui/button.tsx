import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { sendingOnce } from './second-press.ts';
import { Spinner } from './states/spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Full width. */
  wide?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

type AsButton = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & { asLink?: false; busy?: boolean };
type AsLink = ButtonLook & Omit<LinkProps, keyof ButtonLook> & { asLink: true };

const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover shadow-soft forced-colors:border',
  secondary: 'bg-raised text-ink border border-edge/60 hover:border-edge hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover forced-colors:border',
};
const SIZES = {
  sm: 'min-h-9 px-3 text-sm gap-1.5 tap-44',
  md: 'min-h-11 px-4.5 text-[0.9375rem] gap-2',
  lg: 'min-h-13 px-6 text-base gap-2.5',
};

/** The classes of a button, for the rare element that must look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'md',
  wide,
  className,
}: Partial<ButtonLook>): string {
  return clsx(
    'inline-flex items-center justify-center rounded-full font-semibold leading-tight text-center transition-colors select-none',
    'disabled:opacity-50 aria-disabled:opacity-60 aria-disabled:cursor-default [&_svg]:size-[1.2em] [&_svg]:shrink-0',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    className,
  );
}

/**
 * A button, or with `asLink` a link that looks like one. A `busy` button keeps its focus but ignores presses, and one
 * that can be busy counts a double press once, so nothing is sent twice; show progress in its label ('Saving…').
 */
export function Button(props: AsButton | AsLink) {
  const { variant, size, wide, icon, className, children, asLink, ...rest } = props;
  const look = buttonClass({ variant, size, wide, className });
  if (asLink) {
    return (
      <Link className={look} {...(rest as LinkProps)}>
        {icon}
        {children}
      </Link>
    );
  }
  const { busy, onClick, type = 'button', ...button } = rest as AsButton;
  return (
    <button
      className={look}
      type={type}
      aria-disabled={busy || undefined}
      {...button}
      onClick={sendingOnce(busy, onClick)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
