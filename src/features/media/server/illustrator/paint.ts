/** Drawing primitives shared by all parts of a scene. */

/** Blends two `#rrggbb` colors; `part` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const blended = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - part) + channel(to, at) * part));
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const darker = (color: string, part: number) => mix(color, '#2a1a12', part);
export const lighter = (color: string, part: number) => mix(color, '#fffaf0', part);

/** A number short enough for an SVG attribute. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export type Stop = [offset: number, color: string, opacity?: number];

/** Collects the definitions of one picture, deduplicated. */
export class Definitions {
  private readonly known = new Map<string, string>();

  private keep(make: (id: string) => string): string {
    const key = make('');
    const id = this.known.get(key) ?? `d${this.known.size}`;
    this.known.set(key, id);
    return id;
  }

  private static stops(stops: Stop[]): string {
    return stops
      .map(
        ([at, color, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
      )
      .join('');
  }

  /** A gradient along a direction: 'down' or 'across' the shape. Returns a paint. */
  linear(direction: 'down' | 'across', stops: Stop[]): string {
    const to = direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"';
    const id = this.keep(
      (name) =>
        `<linearGradient id="${name}" x1="0" y1="0" ${to}>${Definitions.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient from a point of the shape. Returns a paint. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.keep(
      (name) =>
        `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}">${Definitions.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A clip by any shape. Returns the attribute's value. */
  clip(shape: string): string {
    return `url(#${this.keep((name) => `<clipPath id="${name}">${shape}</clipPath>`)})`;
  }

  /** A drawing to reuse with `<use>`. Returns its id. */
  symbol(body: string): string {
    return this.keep((name) => `<g id="${name}">${body}</g>`);
  }

  toString(): string {
    return [...this.known].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join('');
  }
}

/** A soft shadow on a level surface: a radial gradient, because blur filters are slow to render. */
export function softShadow(
  defs: Definitions,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  strength: number,
) {
  const paint = defs.radial([
    [0, '#2a1408', strength],
    [0.55, '#2a1408', strength * 0.55],
    [1, '#2a1408', 0],
  ]);
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}"/>`;
}

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${paint}" ${more}/>`;

export const shape = (d: string, paint: string, more = '') => `<path d="${d}" fill="${paint}" ${more}/>`;

export const line = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
