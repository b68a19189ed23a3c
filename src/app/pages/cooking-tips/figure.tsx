import type { ReactNode } from 'react';

/** Width of a drawing, and an upper estimate of a letter's width in it. */
const WIDTH = 320;
const LETTER = 6;
const FONT_SIZE = 12;

interface Props {
  /** What the drawing shows, for people who cannot see it. */
  label: string;
  caption: string;
  /** Height of the drawing; its width is `WIDTH`. */
  height: number;
  children: ReactNode;
}

/** A drawing with its caption. It is drawn in the theme's colors. */
export function Figure({ label, caption, height, children }: Props) {
  return (
    <figure className="my-2">
      <div className="rounded-card border border-line bg-raised p-3 sm:p-5">
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          role="img"
          aria-label={label}
          // The drawing is not mirrored in right-to-left languages, so its labels are not either.
          direction="ltr"
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
  children: string;
}

/** Words in a drawing; the font shrinks where a translation would not fit. */
export function Label({ x, y, anchor = 'middle', bold, children }: LabelProps) {
  const room = { start: WIDTH - x, middle: 2 * Math.min(x, WIDTH - x), end: x }[anchor] - 2;
  const fits = Math.min(1, room / (children.length * LETTER));
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={FONT_SIZE * fits}
      className={`stroke-none ${bold ? 'fill-ink font-semibold' : 'fill-muted'}`}
    >
      {children}
    </text>
  );
}
