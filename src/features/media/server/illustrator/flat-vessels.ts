import { TABLES } from '../../rules/palette.ts';
import { type DrawVessel, glazed } from './glaze.ts';
import { darker, ellipse, lighter, line, shape, softShadow } from './paint.ts';

export const plate: DrawVessel = (defs, glaze) => {
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

export const board: DrawVessel = (defs) => {
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

export const tray: DrawVessel = (defs) => {
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

export const stand: DrawVessel = (defs, glaze) => {
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

export const grill: DrawVessel = (defs) => {
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
