import { GLAZES } from '../../rules/palette.ts';
import type { Vessel } from '../../rules/scene-parts.ts';
import type { Random } from '../../rules/seeded.ts';
import type { DrawnVessel } from './glaze.ts';
import { type Definitions, darker, ellipse, lighter, line, n, shape } from './paint.ts';

/** Transparent vessels also report their interior, so that fruit can hang in the drink. */
export type DrawnGlass = DrawnVessel & { interior: string };

const GLASS = '#eef6f4';

function iceCube(x: number, y: number, turn: number, size: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="10" fill="#fff" opacity=".34"/><path d="M${-size / 2 + 9} ${-size / 2 + 22}V${-size / 2 + 9}h14" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/></g>`;
}

export function drawGlass(defs: Definitions, vessel: Vessel, random: Random): DrawnGlass {
  const drink = vessel.fill?.color ?? '#f3d98c';
  const [top, wide, narrow, level] = [-390, 124, 94, -330];
  const at = (y: number) => narrow + ((wide - narrow) * y) / top;
  const wall = (from: number, inset: number) =>
    `M${n(-at(from) + inset)} ${from}L${-narrow + inset} -14Q${-narrow + inset} ${-inset} ${-narrow + 16 + inset} ${-inset}H${narrow - 16 - inset}Q${narrow - inset} ${-inset} ${narrow - inset} -14L${n(at(from) - inset)} ${from}z`;
  const liquid = defs.linear('down', [
    [0, lighter(drink, 0.3)],
    [0.5, drink],
    [1, vessel.fill?.accent ?? darker(drink, 0.12)],
  ]);
  const ice = [0, 1, 2, 3]
    .map((i) =>
      iceCube((i % 2 ? 42 : -36) + random.between(-14, 14), -290 + i * 52, random.between(-24, 24), 62),
    )
    .join('');
  const straw = GLAZES[vessel.glaze];
  return {
    back:
      shape(wall(top, 0), GLASS, 'opacity=".45"') +
      ellipse(0, top, wide, 19, '#fff', 'opacity=".5"') +
      shape(wall(level, 9), liquid) +
      ellipse(0, level, at(level) - 9, 15, lighter(drink, 0.45)) +
      `<g clip-path="${defs.clip(`<path d="${wall(level - 20, 9)}"/>`)}">${ice}</g>` +
      line('M14 -300L74 -486', straw, 17) +
      line('M14 -300L74 -486', '#fff', 17, 'stroke-dasharray="1 34" opacity=".75"'),
    front:
      line(`M${n(-at(-340) + 26)} -336L${-narrow + 26} -60`, '#fff', 12, 'opacity=".6"') +
      line(`M${n(at(-300) - 20)} -300L${narrow - 20} -150`, '#fff', 6, 'opacity=".4"') +
      shape(
        `M${-narrow} -14Q${-narrow} 0 ${-narrow + 16} 0H${narrow - 16}Q${narrow} 0 ${narrow} -14L${narrow + 1} -26H${-narrow - 1}z`,
        '#fff',
        'opacity=".5"',
      ) +
      line(`M${-wide} ${top}a${wide} 19 0 0 0 ${wide * 2} 0`, '#fff', 5, 'opacity=".9"') +
      line(`M${-wide} ${top}L${-narrow} -14M${wide} ${top}L${narrow} -14`, '#fff', 4, 'opacity=".6"'),
    surface: { y: top + 10, rx: wide - 10, ry: 14 },
    holds: true,
    foot: narrow,
    interior: wall(level, 10),
  };
}

export function drawMug(defs: Definitions, vessel: Vessel): DrawnVessel {
  const glaze = GLAZES[vessel.glaze];
  const drink = vessel.fill?.color ?? '#7a4a2b';
  const [rx, ry, top] = [148, 27, -232];
  const paint = defs.linear('across', [
    [0, lighter(glaze, 0.12)],
    [0.25, lighter(glaze, 0.3)],
    [0.6, glaze],
    [1, darker(glaze, 0.3)],
  ]);
  return {
    back:
      ellipse(0, -6, 250, 30, darker(glaze, 0.28)) +
      ellipse(0, -13, 250, 30, lighter(glaze, 0.25)) +
      ellipse(0, -13, 190, 21, darker(glaze, 0.08)) +
      line(`M${rx - 8} -190c112 -10 104 128 -6 118`, darker(glaze, 0.16), 30) +
      line(`M${rx - 8} -194c106 -8 100 118 -2 112`, lighter(glaze, 0.2), 8, 'opacity=".6"') +
      ellipse(0, top, rx, ry, lighter(glaze, 0.4)) +
      ellipse(0, top + 2, rx - 10, ry - 6, darker(drink, 0.3)) +
      ellipse(0, top + 6, rx - 14, ry - 9, drink) +
      (vessel.fill?.accent ? ellipse(-6, top + 6, rx * 0.52, ry * 0.36, vessel.fill.accent) : '') +
      ellipse(20, -10, 150, 13, '#2a1408', 'opacity=".16"'),
    front:
      shape(
        `M${-rx} ${top}C${-rx} -80 -128 -14 -84 -12H84C128 -14 ${rx} -80 ${rx} ${top}A${rx} ${ry} 0 0 1 ${-rx} ${top}z`,
        paint,
      ) +
      line(`M-141 -120Q0 -74 141 -120`, lighter(glaze, 0.5), 8, 'opacity=".6"') +
      line('M-118 -190q2 70 22 112', '#fff', 11, 'opacity=".45"') +
      line(`M${-rx} ${top}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, lighter(glaze, 0.5), 6),
    surface: { y: top + 8, rx: rx - 20, ry: ry - 10 },
    holds: true,
    foot: 240,
  };
}

export function drawJar(defs: Definitions, vessel: Vessel): DrawnGlass {
  const glaze = GLAZES[vessel.glaze];
  const content = vessel.fill?.color ?? '#b8402f';
  const inside =
    'M-128 -262Q-148 -240 -148 -206V-40Q-148 -12 -120 -12H120Q148 -12 148 -40V-206Q148 -240 128 -262z';
  const filled = defs.linear('across', [
    [0, lighter(content, 0.28)],
    [0.5, content],
    [1, darker(content, 0.3)],
  ]);
  return {
    back:
      shape(
        'M-128 -330Q-160 -296 -160 -250V-36Q-160 0 -124 0H124Q160 0 160 -36V-250Q160 -296 128 -330z',
        GLASS,
        'opacity=".6"',
      ) +
      shape(inside, filled) +
      ellipse(0, -262, 128, 12, lighter(content, 0.3)),
    front:
      line('M-124 -236V-64', '#fff', 14, 'opacity=".5"') +
      line('M126 -200V-120', '#fff', 7, 'opacity=".35"') +
      shape(
        'M-150 -362Q-156 -392 -116 -398H116Q156 -392 150 -362Q168 -330 158 -304Q140 -320 122 -304Q100 -320 80 -304Q58 -320 40 -304Q18 -320 0 -304Q-18 -320 -40 -304Q-58 -320 -80 -304Q-100 -320 -122 -304Q-140 -320 -158 -304Q-168 -330 -150 -362z',
        defs.linear('across', [
          [0, lighter(glaze, 0.25)],
          [0.5, glaze],
          [1, darker(glaze, 0.25)],
        ]),
      ) +
      [-108, -54, 0, 54, 108]
        .map((x) =>
          [-384, -350].map((y, i) => ellipse(x + i * 26 - 13, y, 6, 5, '#fff', 'opacity=".45"')).join(''),
        )
        .join('') +
      line('M-152 -332Q0 -314 152 -332', '#c9a066', 9) +
      line('M30 -324q34 -16 26 14q-8 12 -26 -12q-14 34 -34 30', '#c9a066', 7),
    surface: { y: -250, rx: 120, ry: 12 },
    holds: true,
    foot: 160,
    interior: inside,
  };
}
