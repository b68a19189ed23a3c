import { at, dot, path, stroke } from './pen.ts';

/** Nuts, spices, bottles and grilled foods missing from Noto Emoji, drawn in its style on a 128 × 128 stage. */
function almond(): string {
  const nut =
    path('M0 -48C26 -30 30 20 0 46C-30 20 -26 -30 0 -48z', '#b9773d') +
    stroke('M-8 -26C-16 0 -10 22 -4 34M6 -30C14 -6 12 16 6 34', '#8f5527', 3) +
    stroke('M-14 -14C-18 0 -16 10 -14 16', '#dca263', 4);
  return at(44, 76, -58, nut, 0.8) + at(86, 84, 62, nut, 0.8) + at(66, 58, 12, nut, 0.72);
}

function chickpeas(): string {
  const pea =
    dot(0, 0, 22, 21, '#d9ac62') +
    dot(-2, -3, 18, 16, '#ebc784') +
    path('M-4 -20q6 -10 12 -2q-2 6 -6 8z', '#d9ac62') +
    dot(-8, -8, 5, 4, '#fbe7bd');
  return at(34, 98, -20, pea) + at(78, 100, 30, pea) + at(56, 72, 0, pea) + at(106, 94, -40, pea, 0.86);
}

const sausage = (y: number, turn: number) =>
  `<g transform="translate(64 ${y}) rotate(${turn})">${path('M-56 -6C-58 -18 -44 -20 -36 -15C-14 -6 14 -6 36 -15C46 -19 58 -16 56 -4C54 10 22 16 0 16C-24 16 -54 8 -56 -6z', '#8e3f22')}${path('M-52 -8C-50 -16 -42 -16 -36 -12C-14 -2 14 -2 36 -12C42 -15 50 -14 51 -8C36 4 -36 6 -52 -8z', '#b85a34')}${stroke('M-26 -2L-20 8M-4 2L2 11M18 0L25 9', '#5f2612', 4)}</g>`;

function skewer(): string {
  const colors = ['#c8452c', '#e5a53c', '#8e4a26', '#5f9a47', '#a85a2c', '#8f2f5c', '#e5a53c'];
  return (
    stroke('M-26 92H150', '#c9a066', 5) +
    colors
      .map(
        (c, i) =>
          `<rect x="${2 + i * 17.6}" y="${i % 2 ? 74 : 70}" width="16.6" height="${i % 2 ? 36 : 43}" rx="6" fill="${c}"/><rect x="${4.5 + i * 17.6}" y="${i % 2 ? 78 : 74}" width="6" height="12" rx="3" fill="#fff" opacity=".3"/><path d="M${4 + i * 17.6} 100l12 -9" stroke="#2a1408" stroke-width="3.4" opacity=".32"/>`,
      )
      .join('')
  );
}

export const DRAWN_LARDER: Record<string, string> = {
  bottle:
    path(
      'M50 8H78V34C78 44 96 50 96 70V116Q96 124 88 124H40Q32 124 32 116V70C32 50 50 44 50 34z',
      '#7f8f3a',
    ) +
    path('M66 12H78V34C78 44 96 50 96 70V116Q96 124 88 124H70z', '#5f6f28') +
    path('M36 84H92V112H36z', '#fbf1da') +
    path('M64 88q16 10 0 20q-16 -10 0 -20z', '#4b7656') +
    path('M48 2H80V16H48z', '#b9844c') +
    stroke('M42 66V78', '#dbe69b', 5),
  chickpeas: chickpeas(),
  cinnamon: [
    [-14, 96, '#9b5a2c'],
    [8, 76, '#ab6734'],
    [-4, 100, '#b97440'],
  ]
    .map(([turn, y, c], i) =>
      at(
        64,
        y as number,
        turn as number,
        `<rect x="-58" y="-9" width="116" height="${i === 2 ? 18 : 18}" rx="8" fill="${c}"/>` +
          dot(54, 0, 6, 8, '#6b3a18') +
          dot(54, 0, 3, 4, '#c98a55') +
          stroke('M-46 -3H40', '#d39a65', 2.6),
      ),
    )
    .join(''),
  dates: [
    [38, 84, -30],
    [86, 82, 24],
    [62, 100, 90],
  ]
    .map(([x, y, turn]) =>
      at(
        x!,
        y!,
        turn!,
        dot(0, 0, 17, 28, '#5e2d1c') +
          dot(-3, -4, 11, 20, '#7d4027') +
          stroke('M-8 -14C-12 -4 -10 6 -8 12M2 -16C0 -4 2 8 2 14', '#a15f3c', 2.4),
      ),
    )
    .join(''),
  'pepper-mill':
    path('M44 124C40 96 56 84 54 62H74C72 84 88 96 84 124z', '#7b4a2b') +
    path('M66 62H74C72 84 88 96 84 124H66z', '#5b341c') +
    dot(64, 58, 18, 7, '#c9a66b') +
    path('M46 54C44 34 54 26 64 26C74 26 84 34 82 54z', '#8a5632') +
    dot(64, 18, 10, 10, '#c9a66b') +
    dot(61, 15, 3, 3, '#f3dca9') +
    stroke('M52 110C52 98 58 92 59 82', '#b17a4d', 4),
  'star-anise':
    Array.from({ length: 8 }, (_, i) =>
      at(
        64,
        70,
        i * 45,
        path('M0 -6C-12 -14 -12 -34 0 -50C12 -34 12 -14 0 -6z', '#84471f') + dot(0, -24, 4, 9, '#c98a4a'),
      ),
    ).join('') + dot(64, 70, 8, 8, '#5e2f12'),
  walnut:
    dot(40, 92, 32, 28, '#a8713f') +
    stroke('M16 88C24 76 32 100 40 84C48 72 56 100 66 88M20 104C32 94 40 112 58 100', '#7c4d25', 4) +
    dot(92, 96, 30, 25, '#bb8450') +
    stroke('M70 92C78 82 84 104 92 90C98 80 106 102 116 92', '#8a592e', 4) +
    dot(30, 76, 8, 4, '#dcae7c'),
  almond: almond(),
  sausage: sausage(74, -6) + sausage(100, 5),
  skewer: skewer(),
};
