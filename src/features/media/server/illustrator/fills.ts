import type { Fill } from '../../rules/scene-parts.ts';
import type { Random } from '../../rules/seeded.ts';
import { type Definitions, darker, ellipse, lighter, line, n, shape } from './paint.ts';

type Surface = { y: number; rx: number; ry: number };

/** Height of each fill above the rim. */
const HEIGHT: Record<Fill['kind'], number> = {
  liquid: 0,
  leaves: 118,
  rice: 84,
  grain: 62,
  pasta: 96,
  cream: 40,
  beans: 56,
  pieces: 70,
};

export const fillHeight = (fill: Fill | null) => (fill ? HEIGHT[fill.kind] : 0);

/** Height of a heap above its base at `at` (-1 … 1). */
export const heapAt = (fill: Fill | null, at: number) =>
  fillHeight(fill) * Math.sqrt(Math.max(0, 1 - at * at));

const heap = (surface: Surface, height: number) => {
  const { y, rx, ry } = surface;
  const up = height * 1.32;
  return `M${n(-rx)} ${n(y)}C${n(-rx * 0.8)} ${n(y - up)} ${n(rx * 0.8)} ${n(y - up)} ${n(rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 1 ${n(-rx)} ${n(y)}z`;
};

/** Points across the visible heap, far ones first. */
function scatter(random: Random, surface: Surface, height: number, count: number) {
  return Array.from({ length: count }, () => {
    const at = random.between(-0.97, 0.97);
    const depth = random.next();
    const round = Math.sqrt(1 - at * at);
    return {
      x: at * surface.rx,
      y: surface.y - height * round * (1 - depth) + surface.ry * round * depth,
      depth,
      at,
    };
  }).sort((a, b) => a.y - b.y);
}

const shade = (defs: Definitions, color: string) =>
  defs.linear('across', [
    [0, lighter(color, 0.18)],
    [0.45, color],
    [1, darker(color, 0.3)],
  ]);

function liquid(defs: Definitions, fill: Fill, { y, rx, ry }: Surface): string {
  const accent = fill.accent ?? lighter(fill.color, 0.5);
  return (
    ellipse(0, y, rx, ry, darker(fill.color, 0.22)) +
    ellipse(0, y + 3, rx - 6, ry - 4, shade(defs, fill.color)) +
    line(
      `M${n(-rx * 0.55)} ${n(y + 2)}c${n(rx * 0.2)} ${n(-ry * 0.9)} ${n(rx * 0.55)} ${n(-ry * 0.8)} ${n(rx * 0.6)} ${n(-ry * 0.05)}c0 ${n(ry * 0.6)} ${n(-rx * 0.5)} ${n(ry * 0.7)} ${n(-rx * 0.42)} ${n(ry * 0.1)}`,
      accent,
      7,
      'opacity=".8"',
    ) +
    line(
      `M${n(-rx * 0.9)} ${n(y)}a${n(rx * 0.9)} ${n(ry * 0.8)} 0 0 1 ${n(rx * 0.5)} ${n(-ry * 0.68)}`,
      '#fff',
      5,
      'opacity=".4"',
    )
  );
}

const LEAF = 'M0 8C-34 -6 -46 -48 -30 -78C-24 -92 -8 -104 0 -112C8 -104 24 -92 30 -78C46 -48 34 -6 0 8z';

function leaf(x: number, y: number, turn: number, size: number, color: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${Math.round(size * 100) / 100})"><path d="${LEAF}" fill="${color}"/><path d="M0 4V-92M0 -30L-18 -50M0 -30L18 -50M0 -56L-14 -74M0 -56L14 -74" stroke="${lighter(color, 0.4)}" stroke-width="3.5" fill="none" opacity=".6"/></g>`;
}

function leaves(fill: Fill, surface: Surface, random: Random): string {
  const colors = [darker(fill.color, 0.28), darker(fill.color, 0.12), fill.color, lighter(fill.color, 0.22)];
  if (fill.accent) colors.push(fill.accent);
  let drawn = shape(heap(surface, HEIGHT.leaves * 0.72), darker(fill.color, 0.4));
  for (const [row, count] of [13, 11, 9].entries())
    for (let i = 0; i < count; i++) {
      const at = ((i + 0.5) / count) * 2 - 1 + random.between(-0.04, 0.04);
      const y =
        surface.y + row * 9 - HEIGHT.leaves * Math.sqrt(Math.max(0, 1 - at * at)) * (0.5 - row * 0.22);
      const color = colors[(i + row * 2 + Math.floor(random.next() * 2)) % colors.length]!;
      drawn += leaf(
        at * surface.rx * 0.95,
        y,
        at * 52 + random.between(-24, 24),
        random.between(0.72, 1.02) - row * 0.08,
        color,
      );
    }
  return drawn;
}

function grains(defs: Definitions, fill: Fill, surface: Surface, random: Random): string {
  const height = fillHeight(fill);
  const accent = fill.accent ?? lighter(fill.color, 0.4);
  const sizes = { rice: [12, 5.5], grain: [8.5, 7.5], beans: [21, 15], pieces: [38, 25] } as const;
  const [rx, ry] = sizes[fill.kind as keyof typeof sizes];
  const count = { rice: 260, grain: 260, beans: 110, pieces: 58 }[fill.kind as keyof typeof sizes];
  const tones = [
    lighter(fill.color, 0.3),
    lighter(fill.color, 0.12),
    fill.color,
    darker(fill.color, 0.12),
    accent,
  ];
  const symbols = tones.map((tone) =>
    defs.symbol(
      `${ellipse(1, 2, rx, ry, darker(tone, 0.3))}${ellipse(0, 0, rx, ry, tone)}${ellipse(-rx * 0.3, -ry * 0.35, rx * 0.4, ry * 0.28, '#fff', 'opacity=".35"')}`,
    ),
  );
  const spots = scatter(random, surface, height, count)
    .map(({ x, y, at }) => {
      const tone =
        at > 0.35 && random.chance(0.6) ? 3 : random.chance(0.16) ? 4 : Math.floor(random.next() * 3);
      return `<use href="#${symbols[tone]}" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(random.between(-60, 60))})"/>`;
    })
    .join('');
  return shape(heap(surface, height), shade(defs, darker(fill.color, 0.18))) + spots;
}

function pasta(defs: Definitions, fill: Fill, surface: Surface, random: Random): string {
  const { y, rx, ry } = surface;
  let drawn = shape(heap(surface, HEIGHT.pasta), shade(defs, darker(fill.color, 0.25)));
  for (let i = 0; i < 46; i++) {
    const at = random.between(-0.82, 0.82);
    const span = rx * random.between(0.16, 0.4);
    const top =
      y - HEIGHT.pasta * Math.sqrt(1 - at * at) * random.between(0, 0.98) + random.between(-4, ry * 0.5);
    const x = at * (rx - span);
    const dip = random.between(16, 44);
    const d = `M${n(x - span)} ${n(top + dip)}C${n(x - span * 0.6)} ${n(top - dip)} ${n(x + span * 0.6)} ${n(top - dip)} ${n(x + span)} ${n(top + dip * 0.8)}`;
    const tone = i % 3 === 0 ? lighter(fill.color, 0.25) : i % 3 === 1 ? fill.color : darker(fill.color, 0.1);
    drawn += line(d, darker(fill.color, 0.3), 13) + line(d, tone, 9);
  }
  if (!fill.accent) return drawn;
  const crown = y - HEIGHT.pasta * 0.98;
  const sauce = `M${n(-rx * 0.46)} ${n(crown + 46)}q${n(rx * 0.06)} -62 ${n(rx * 0.44)} -60q${n(rx * 0.42)} -4 ${n(rx * 0.48)} 58q6 34 -34 24q-22 34 -56 2q-36 40 -78 4q-40 34 -70 -2q-34 12 -34 -26z`;
  return (
    drawn +
    shape(sauce, shade(defs, fill.accent)) +
    line(
      `M${n(-rx * 0.3)} ${n(crown + 22)}q${n(rx * 0.1)} -24 ${n(rx * 0.3)} -24`,
      '#fff',
      6,
      'opacity=".35"',
    )
  );
}

function cream(defs: Definitions, fill: Fill, surface: Surface): string {
  const { y, rx, ry } = surface;
  const h = HEIGHT.cream;
  const tone = darker(fill.color, 0.16);
  return (
    shape(heap(surface, h), shade(defs, fill.color)) +
    line(
      `M${n(-rx * 0.72)} ${n(y + 2)}q${n(rx * 0.7)} ${n(ry * 1.1)} ${n(rx * 1.42)} ${n(-ry * 0.1)}`,
      tone,
      8,
      'opacity=".6"',
    ) +
    line(
      `M${n(-rx * 0.5)} ${n(y - h * 0.42)}q${n(rx * 0.5)} ${n(ry * 1.1)} ${n(rx * 1.02)} 0`,
      lighter(fill.color, 0.6),
      9,
      'opacity=".8"',
    ) +
    line(
      `M${n(-rx * 0.3)} ${n(y - h * 0.75)}q${n(rx * 0.3)} ${n(ry * 0.8)} ${n(rx * 0.62)} 0`,
      tone,
      7,
      'opacity=".55"',
    ) +
    (fill.accent ? ellipse(rx * 0.02, y - h * 0.42, rx * 0.2, ry * 0.34, fill.accent, 'opacity=".85"') : '')
  );
}

/** A number in a short form for SVG attributes. */
export function drawFill(defs: Definitions, fill: Fill, surface: Surface, random: Random): string {
  switch (fill.kind) {
    case 'liquid':
      return liquid(defs, fill, surface);
    case 'leaves':
      return leaves(fill, surface, random);
    case 'pasta':
      return pasta(defs, fill, surface, random);
    case 'cream':
      return cream(defs, fill, surface);
    default:
      return grains(defs, fill, surface, random);
  }
}
