import { type DrawVessel, glazed, inside, rim, shine } from './glaze.ts';
import { darker, ellipse, lighter, line, shape } from './paint.ts';

export const bowl: DrawVessel = (defs, glaze) => {
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

export const pot: DrawVessel = (defs, glaze) => {
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

export const pan: DrawVessel = (defs) => {
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

export const basket: DrawVessel = (defs) => {
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
