/** Produce and small things that Noto Emoji lacks, drawn in its manner on a stage of 128 × 128. */

const dot = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
const at = (x: number, y: number, turn: number, body: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;

const LEAF = 'M0 0C-20 -8 -26 -34 -14 -52C-8 -60 0 -66 0 -66C0 -66 8 -60 14 -52C26 -34 20 -8 0 0z';
const leaf = (x: number, y: number, turn: number, fill: string, vein: string, scale = 1) =>
  at(
    x,
    y,
    turn,
    path(LEAF, fill) + stroke('M0 -4V-54M0 -20L-10 -32M0 -20L10 -32M0 -36L-8 -46M0 -36L8 -46', vein, 2.2),
    scale,
  );

function citrus(rind: string, pith: string, flesh: string, light: string): string {
  let wedges = '';
  for (let i = 0; i < 8; i++)
    wedges += at(
      64,
      64,
      i * 45,
      path(
        'M0 -7L-15 -38Q0 -50 15 -38z',
        flesh,
        `stroke="${flesh}" stroke-width="4" stroke-linejoin="round"`,
      ) + stroke('M-2 -16L-7 -34', light, 3),
    );
  return (
    dot(64, 64, 60, 60, rind) +
    dot(64, 64, 54, 54, pith) +
    wedges +
    stroke('M18 46A50 50 0 0 1 46 18', '#fff', 4, 'opacity=".45"')
  );
}

function mint(): string {
  let drawn = stroke('M64 124C60 96 66 70 64 40', '#4d7d3f', 5);
  for (const [y, spread, size] of [
    [104, 76, 0.72],
    [80, 62, 0.84],
    [56, 44, 0.86],
  ] as const)
    drawn +=
      leaf(64, y, -spread, '#5a9a4b', '#8cc276', size) + leaf(64, y, spread, '#4a8a40', '#8cc276', size);
  return drawn + leaf(64, 58, 0, '#6fb05a', '#a5d48c', 0.8);
}

function raspberry(): string {
  let drawn = path('M64 122C28 112 14 72 26 42H102C114 72 100 112 64 122z', '#b91f45');
  for (const [x, y] of [
    [36, 50],
    [56, 46],
    [77, 47],
    [95, 54],
    [32, 68],
    [51, 65],
    [71, 65],
    [91, 70],
    [40, 85],
    [60, 84],
    [80, 86],
    [50, 102],
    [70, 103],
  ] as const)
    drawn += dot(x, y, 12, 12, '#d93861') + dot(x - 3, y - 4, 4, 3, '#f58ea6');
  return drawn + path('M64 40L38 26L54 26L56 8H70L74 26L92 26z', '#5d9b4a');
}

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

const asparagusSpear = (x: number, turn: number) =>
  at(
    x,
    124,
    turn,
    path('M-8 0V-84Q-10 -106 0 -120Q10 -106 8 -84V0z', '#7ba653') +
      path('M2 0V-110Q10 -100 8 -84V0z', '#5f8a3f') +
      path('M-8 -88Q-10 -106 0 -120Q10 -106 8 -88L4 -96L0 -86L-4 -96z', '#57763f') +
      path('M-6 -40L0 -56L6 -40zM-6 -64L0 -78L6 -64z', '#57763f'),
  );

export const DRAWN_PRODUCE: Record<string, string> = {
  almond: almond(),
  asparagus:
    asparagusSpear(42, -8) +
    asparagusSpear(86, 8) +
    asparagusSpear(54, -3) +
    asparagusSpear(74, 4) +
    path('M34 66H94V82H34z', '#d0492f') +
    path('M64 66H94V82H64z', '#a93822'),
  basil:
    stroke('M64 122C62 104 64 92 64 80', '#4d7d3f', 5) +
    leaf(64, 108, -82, '#3f7f3c', '#7db568', 0.95) +
    leaf(64, 108, 82, '#357335', '#7db568', 0.95) +
    leaf(62, 92, -36, '#4f9646', '#93c97c', 1.1) +
    leaf(66, 92, 38, '#448a3f', '#93c97c', 1.1) +
    leaf(64, 76, 2, '#60a852', '#a8d891', 0.8),
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
  cauliflower:
    path('M10 74C-2 106 32 126 64 124C96 126 130 106 118 74L92 100H36z', '#6f9d52') +
    path('M28 92C20 110 44 120 64 120C84 120 108 110 100 92z', '#93bb6c') +
    [
      [34, 66, 22],
      [94, 66, 22],
      [64, 48, 26],
      [46, 84, 22],
      [82, 84, 22],
      [64, 72, 24],
    ]
      .map(
        ([x, y, r]) =>
          dot(x!, y!, r!, r! - 2, '#e4d7b4') +
          dot(x! - 3, y! - 4, r! - 5, r! - 7, '#f8f1dc') +
          dot(x! - 6, y! - 8, 5, 3, '#fff'),
      )
      .join(''),
  celery:
    at(64, 124, -9, path('M-14 0C-20 -40 -12 -60 -12 -84H4C4 -60 2 -30 2 0z', '#9cc069')) +
    at(64, 124, 9, path('M-2 0C-4 -40 4 -60 4 -84H16C18 -60 14 -30 14 0z', '#85ad55')) +
    path('M52 124C48 90 56 62 56 40H72C74 70 76 92 74 124z', '#b3d27f') +
    stroke('M62 118V52M68 118V56', '#93b866', 2.5) +
    [
      [40, 34],
      [88, 34],
      [64, 22],
      [52, 42],
      [78, 44],
    ]
      .map(
        ([x, y], i) =>
          dot(x!, y!, 16, 15, i % 2 ? '#5f9a47' : '#4c863b') + dot(x! - 4, y! - 4, 7, 6, '#7fb55f'),
      )
      .join(''),
  'cherry-tomatoes': [
    [34, 92, 28],
    [94, 94, 27],
    [64, 78, 29],
  ]
    .map(
      ([x, y, r]) =>
        dot(x!, y!, r!, r! - 1, '#c8321f') +
        dot(x! - 3, y! - 3, r! - 5, r! - 6, '#e24a31') +
        dot(x! - 10, y! - 11, 7, 5, '#f89a83') +
        path(`M${x} ${y! - r! + 8}l-12 -6l9 -2l3 -8l4 8l9 1z`, '#4d8a3d'),
    )
    .join(''),
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
  'lemon-slice': citrus('#f2b91d', '#fff4c9', '#fbd74a', '#fff0a8'),
  'lime-slice': citrus('#5f9a35', '#f0f7d2', '#a6cf59', '#dcefa6'),
  'mint-sprig': mint(),
  'orange-slice': citrus('#ec8a1c', '#ffeecb', '#f9a93a', '#ffd68f'),
  'parsley-leaf':
    stroke('M64 122C64 100 62 84 64 66M64 98L36 70M64 98L94 72', '#4d7d3f', 4) +
    [
      [64, 44, 0],
      [30, 60, -34],
      [98, 62, 34],
    ]
      .map(([x, y, t]) =>
        at(
          x!,
          y!,
          t!,
          path(
            'M0 28C-18 26 -30 12 -24 2C-34 -6 -24 -20 -14 -16C-14 -30 14 -30 14 -16C24 -20 34 -6 24 2C30 12 18 26 0 28z',
            '#4b9042',
          ) + stroke('M0 22V-14M0 10L-12 -2M0 10L12 -2', '#86c070', 2.4),
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
  pumpkin:
    dot(64, 82, 58, 42, '#c5631a') +
    dot(34, 82, 27, 39, '#df7d26') +
    dot(94, 82, 27, 39, '#cf6c1d') +
    dot(64, 83, 28, 42, '#ee9338') +
    dot(50, 66, 7, 13, '#fbc07a', 'opacity=".8"') +
    path('M56 44C58 30 54 22 48 16L62 10C70 20 70 32 72 44z', '#5f7a3a'),
  raspberry: raspberry(),
  'red-onion':
    path(
      'M64 14C70 34 120 48 118 84C116 112 88 120 64 120C40 120 12 112 10 84C8 48 58 34 64 14z',
      '#8f2f5c',
    ) +
    path('M64 26C52 52 30 60 32 90C34 110 50 118 64 119C46 106 46 62 64 26z', '#b8527f') +
    path('M64 26C74 52 90 62 88 92C86 110 74 118 64 119C78 100 76 62 64 26z', '#a63f6d') +
    stroke('M26 66C22 76 22 86 24 92', '#dd92b4', 5) +
    stroke('M54 120L50 126M64 120V127M74 120L78 126', '#caa27e', 3),
  'red-pepper':
    path(
      'M64 40C40 26 12 36 14 70C16 104 40 126 52 122C58 120 60 116 64 116C68 116 72 120 78 122C92 126 112 104 114 70C116 36 88 26 64 40z',
      '#cf2f22',
    ) +
    path(
      'M64 40C84 26 116 36 114 70C112 104 92 126 78 122C72 120 68 116 64 116C82 98 84 62 64 40z',
      '#a92118',
    ) +
    path('M34 48C26 56 26 74 32 86C34 72 34 58 40 50z', '#f38a76') +
    path('M48 42C56 34 72 34 80 42C74 48 54 48 48 42z', '#4f8a3c') +
    path('M58 38C60 24 56 16 52 10L66 6C72 18 70 28 72 38z', '#5f9a47'),
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
};
