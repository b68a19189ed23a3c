import { GLAZES, TABLES } from '../../rules/palette.ts';
import type { Vessel, VesselKind } from '../../rules/scene-parts.ts';
import { type Definitions, darker, ellipse, lighter, line, shape, softShadow } from './paint.ts';

/**
 * A vessel is drawn around its own origin: x 0 is its middle, y 0 is where it stands on the table.
 * `surface` is the level on which food lies: an ellipse seen at a low angle. `holds` says whether food
 * sinks behind a front wall, which is then drawn over it.
 */
export type DrawnVessel = {
  back: string;
  front: string;
  surface: { y: number; rx: number; ry: number };
  holds: boolean;
  /** Half the width at the table, for the shadow. */
  foot: number;
};

type Draw = (defs: Definitions, glaze: string) => DrawnVessel;

/** Light from the left; the whole scene is mirrored when it comes from the right. */
const glazed = (defs: Definitions, color: string) =>
  defs.linear('across', [
    [0, lighter(color, 0.16)],
    [0.2, lighter(color, 0.26)],
    [0.55, color],
    [1, darker(color, 0.3)],
  ]);

const inside = (defs: Definitions, color: string) =>
  defs.linear('across', [
    [0, darker(color, 0.42)],
    [0.6, darker(color, 0.24)],
    [1, darker(color, 0.08)],
  ]);

const rim = (rx: number, ry: number, y: number, color: string, width: number) =>
  line(`M${-rx} ${y}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, lighter(color, 0.45), width);

/** A highlight that follows the left side of a round wall. */
const shine = (d: string, width: number) => line(d, '#ffffff', width, 'opacity=".38"');

const bowl: Draw = (defs, glaze) => {
  const [rx, ry, top] = [282, 46, -238];
  const wall = `M${-rx} ${top}C${-rx + 8} ${-90} ${-170} ${-26} -112 -22L-104 0H104L112 -22C170 -26 ${rx - 8} -90 ${rx} ${top}A${rx} ${ry} 0 0 1 ${-rx} ${top}z`;
  return {
    back:
      ellipse(0, top, rx, ry, lighter(glaze, 0.35)) +
      ellipse(0, top + 3, rx - 12, ry - 9, inside(defs, glaze)),
    front:
      shape(wall, glazed(defs, glaze)) +
      line(`M-236 -118C-150 -62 150 -62 236 -118`, lighter(glaze, 0.3), 9, 'opacity=".55"') +
      line(`M-220 -98C-140 -46 140 -46 220 -98`, lighter(glaze, 0.3), 4, 'opacity=".55"') +
      shape('M-112 -22H112L104 0H-104z', darker(glaze, 0.3), 'opacity=".5"') +
      shine('M-246 -168c10 46 36 84 70 106', 13) +
      rim(rx, ry, top, glaze, 9),
    surface: { y: top + 12, rx: rx - 18, ry: ry - 12 },
    holds: true,
    foot: 190,
  };
};

const pot: Draw = (defs, glaze) => {
  const [rx, ry, top] = [262, 42, -262];
  const wall = `M${-rx} ${top}V-60Q${-rx} 0 -190 0H190Q${rx} 0 ${rx} -60V${top}A${rx} ${ry} 0 0 1 ${-rx} ${top}z`;
  const handle = (side: number) =>
    `<rect x="${side > 0 ? rx - 16 : -rx - 62}" y="${top + 46}" width="78" height="40" rx="20" fill="${darker(glaze, side > 0 ? 0.36 : 0.12)}"/><rect x="${side > 0 ? rx + 2 : -rx - 44}" y="${top + 58}" width="42" height="16" rx="8" fill="${darker(glaze, 0.6)}"/>`;
  return {
    back:
      handle(-1) +
      handle(1) +
      ellipse(0, top, rx, ry, lighter(glaze, 0.3)) +
      ellipse(0, top + 3, rx - 13, ry - 9, '#efe4d2') +
      ellipse(0, top + 3, rx - 13, ry - 9, inside(defs, '#d8c7ad')),
    front:
      shape(wall, glazed(defs, glaze)) +
      line(
        `M${-rx + 2} ${top + 40}A${rx} ${ry} 0 0 0 ${rx - 2} ${top + 40}`,
        darker(glaze, 0.25),
        5,
        'opacity=".5"',
      ) +
      shine(`M${-rx + 36} ${top + 84}V-76`, 16) +
      rim(rx, ry, top, glaze, 10),
    surface: { y: top + 13, rx: rx - 18, ry: ry - 12 },
    holds: true,
    foot: 240,
  };
};

const pan: Draw = (defs) => {
  const iron = '#3a3735';
  const [rx, ry, top] = [330, 64, -86];
  const wall = `M${-rx} ${top}Q${-rx + 14} 0 -268 0H268Q${rx - 14} 0 ${rx} ${top}A${rx} ${ry} 0 0 1 ${-rx} ${top}z`;
  const handle = `M${rx - 30} ${top - 2}L${rx + 150} ${top - 26}q44 -4 44 17q0 20 -40 20L${rx - 26} ${top + 30}z`;
  return {
    back:
      shape(
        handle,
        defs.linear('down', [
          [0, lighter(iron, 0.22)],
          [1, darker(iron, 0.3)],
        ]),
      ) +
      ellipse(rx + 158, top - 11, 15, 6, '#1d1a18') +
      ellipse(0, top, rx, ry, lighter(iron, 0.2)) +
      ellipse(0, top + 4, rx - 14, ry - 11, inside(defs, '#4a4541')),
    front:
      shape(wall, glazed(defs, iron)) +
      shine(`M${-rx + 46} ${top + 52}q14 20 44 24`, 9) +
      rim(rx, ry, top, iron, 7),
    surface: { y: top + 10, rx: rx - 24, ry: ry - 18 },
    holds: true,
    foot: 300,
  };
};

const plate: Draw = (defs, glaze) => {
  const [rx, ry, top] = [372, 74, -40];
  const under = `M${-rx} ${top}Q-300 4 -170 6H170Q300 4 ${rx} ${top}z`;
  const ring = defs.linear('across', [
    [0, lighter(glaze, 0.5)],
    [0.5, lighter(glaze, 0.2)],
    [1, darker(glaze, 0.08)],
  ]);
  return {
    back:
      shape(under, darker(glaze, 0.32)) +
      ellipse(0, top, rx, ry, ring) +
      ellipse(
        0,
        top,
        rx - 20,
        ry - 6,
        'none',
        `stroke="${darker(glaze, 0.18)}" stroke-width="4" opacity=".45"`,
      ) +
      ellipse(
        0,
        top + 5,
        rx - 84,
        ry - 24,
        defs.linear('down', [
          [0, darker(glaze, 0.16)],
          [1, lighter(glaze, 0.3)],
        ]),
      ),
    front: '',
    surface: { y: top + 2, rx: rx - 92, ry: ry - 30 },
    holds: false,
    foot: 340,
  };
};

const board: Draw = (defs) => {
  const wood = TABLES.walnut;
  const top = defs.linear('across', [
    [0, lighter(wood, 0.36)],
    [0.5, lighter(wood, 0.2)],
    [1, wood],
  ]);
  const grain = [-98, -76, -52, -34]
    .map((y, i) =>
      line(
        `M${-330 + i * 30} ${y}q180 ${i % 2 ? 9 : -7} ${560 - i * 40} 0`,
        darker(wood, 0.2),
        3,
        'opacity=".35"',
      ),
    )
    .join('');
  return {
    back:
      shape('M350 -84h118q26 0 26 18t-26 18h-106z', darker(wood, 0.05)) +
      ellipse(462, -66, 14, 6, darker(wood, 0.5)) +
      shape('M-352 -120H352Q366 -120 372 -108L402 -30H-402L-372 -108Q-366 -120 -352 -120z', top) +
      grain +
      shape(
        'M-402 -30H402V-14Q402 0 388 0H-388Q-402 0 -402 -14z',
        defs.linear('across', [
          [0, wood],
          [1, darker(wood, 0.36)],
        ]),
      ) +
      line('M-398 -30H398', lighter(wood, 0.5), 3, 'opacity=".7"'),
    front: '',
    surface: { y: -76, rx: 320, ry: 36 },
    holds: false,
    foot: 400,
  };
};

const tray: Draw = (defs) => {
  const metal = '#a9aaa6';
  return {
    back:
      shape(
        'M-368 -128H368L424 -30H-424z',
        defs.linear('across', [
          [0, lighter(metal, 0.4)],
          [1, darker(metal, 0.1)],
        ]),
      ) +
      shape('M-346 -116H346L388 -40H-388z', darker(metal, 0.16)) +
      shape('M-338 -122H330L372 -44H-380z', '#f4e9d6') +
      line('M-338 -122L-380 -44', darker('#f4e9d6', 0.12), 3),
    front:
      shape(
        'M-430 -40H430L414 -6Q410 0 400 0H-400Q-410 0 -414 -6z',
        defs.linear('across', [
          [0, lighter(metal, 0.5)],
          [0.4, metal],
          [1, darker(metal, 0.34)],
        ]),
      ) + line('M-428 -40H428', lighter(metal, 0.7), 5),
    surface: { y: -80, rx: 320, ry: 34 },
    holds: false,
    foot: 420,
  };
};

const basket: Draw = (defs) => {
  const straw = '#c98f4b';
  const [rx, ry, top] = [300, 44, -190];
  const wall = `M${-rx} ${top}L-236 -16Q-230 0 -210 0H210Q230 0 236 -16L${rx} ${top}A${rx} ${ry} 0 0 1 ${-rx} ${top}z`;
  let weave = '';
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 15; column++) {
      const w = 40;
      const x = -300 + column * w + (row % 2 ? w / 2 : 0);
      weave += `<rect x="${x}" y="${top + 14 + row * 27}" width="${w - 5}" height="21" rx="9" fill="${(row + column) % 2 ? lighter(straw, 0.2) : darker(straw, 0.1)}"/>`;
    }
  const shade = defs.linear('across', [
    [0, '#fff3d6', 0.28],
    [0.4, '#fff3d6', 0],
    [1, '#2a1408', 0.42],
  ]);
  return {
    back:
      ellipse(0, top, rx, ry, lighter(straw, 0.2)) +
      ellipse(0, top + 3, rx - 16, ry - 10, darker(straw, 0.62)),
    front:
      shape(wall, darker(straw, 0.4)) +
      `<g clip-path="${defs.clip(`<path d="${wall}"/>`)}">${weave}${shape(wall, shade)}</g>` +
      line(`M${-rx} ${top}a${rx} ${ry} 0 0 0 ${rx * 2} 0`, darker(straw, 0.2), 24) +
      line(
        `M${-rx} ${top - 3}a${rx} ${ry} 0 0 0 ${rx * 2} 0`,
        lighter(straw, 0.28),
        15,
        'stroke-dasharray="26 12"',
      ),
    surface: { y: top + 12, rx: rx - 24, ry: ry - 14 },
    holds: true,
    foot: 230,
  };
};

const stand: Draw = (defs, glaze) => {
  const [rx, ry, top] = [300, 52, -176];
  return {
    back:
      shape('M-24 -160C-22 -80 -40 -40 -128 -14V0H128V-14C40 -40 22 -80 24 -160z', glazed(defs, glaze)) +
      ellipse(0, -6, 130, 17, glazed(defs, glaze)) +
      ellipse(0, -13, 122, 13, lighter(glaze, 0.2), 'opacity=".6"') +
      shape(
        `M${-rx} ${top}V${top + 20}A${rx} ${ry} 0 0 0 ${rx} ${top + 20}V${top}z`,
        glazed(defs, darker(glaze, 0.06)),
      ) +
      ellipse(0, top, rx, ry, lighter(glaze, 0.4)) +
      ellipse(
        0,
        top + 1,
        rx - 18,
        ry - 9,
        'none',
        `stroke="${darker(glaze, 0.16)}" stroke-width="3" opacity=".5"`,
      ) +
      softShadow(defs, 0, -140, 42, 10, 0.2),
    front: '',
    surface: { y: top + 2, rx: rx - 70, ry: ry - 26 },
    holds: false,
    foot: 170,
  };
};

const grill: Draw = (defs) => {
  const iron = '#34302d';
  const glow = defs.linear('down', [
    [0, '#ff8a2a', 0.95],
    [1, '#b32d10', 0.9],
  ]);
  const bars = Array.from({ length: 13 }, (_, i) =>
    line(`M${-318 + i * 53} -198L${-354 + i * 59} -118`, i % 2 ? '#6b625b' : '#544c47', 8),
  ).join('');
  const holes = [-240, -120, 0, 120, 240].map((x) => ellipse(x, -64, 34, 11, glow)).join('');
  return {
    back:
      shape('M-336 -204H336L374 -112H-374z', '#241d19') +
      shape('M-322 -196H322L352 -120H-352z', glow, 'opacity=".8"') +
      bars,
    front:
      `<rect x="-330" y="-30" width="44" height="32" rx="6" fill="${darker(iron, 0.4)}"/><rect x="286" y="-30" width="44" height="32" rx="6" fill="${darker(iron, 0.4)}"/>` +
      shape('M-388 -118H388L362 -26Q360 -16 346 -16H-346Q-360 -16 -362 -26z', glazed(defs, iron)) +
      holes +
      line('M-386 -118H386', lighter(iron, 0.4), 7),
    surface: { y: -156, rx: 290, ry: 26 },
    holds: false,
    foot: 360,
  };
};

const DRAWINGS: Partial<Record<VesselKind, Draw>> = {
  bowl,
  pot,
  pan,
  plate,
  board,
  tray,
  basket,
  stand,
  grill,
};

/** Every vessel but the see-through ones, which `glassware.ts` draws with their content. */
export function drawVessel(defs: Definitions, vessel: Vessel): DrawnVessel {
  return (DRAWINGS[vessel.kind] ?? bowl)(defs, GLAZES[vessel.glaze]);
}
