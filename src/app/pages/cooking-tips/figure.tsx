import type { ReactNode } from 'react';

interface Props {
  /** What the drawing shows, for people who cannot see it. */
  label: string;
  caption: string;
  /** Of the drawing, whose width is 320. */
  height: number;
  children: ReactNode;
}

/** A drawing with its caption. It is drawn in the theme's colors. */
export function Figure({ label, caption, height, children }: Props) {
  return (
    <figure className="my-2">
      <div className="rounded-card border border-line bg-raised p-3 sm:p-5">
        <svg
          viewBox={`0 0 320 ${height}`}
          role="img"
          aria-label={label}
          strokeLinecap="round"
          strokeLinejoin="round"
          className="mx-auto block h-auto w-full max-w-xl fill-none stroke-ink [stroke-width:1.5]"
        >
          {children}
        </svg>
      </div>
      <figcaption className="mt-2 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  children: ReactNode;
}

/** Words in a drawing. */
export function Label({ x, y, anchor = 'middle', bold, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className={`stroke-none text-[12px] ${bold ? 'fill-ink font-semibold' : 'fill-muted'}`}
    >
      {children}
    </text>
  );
}
