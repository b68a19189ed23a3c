import { at, dot, path, stroke } from './pen.ts';

/** Fruit and vegetables missing from Noto Emoji, drawn in its style on a 128 × 128 stage. */
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
};
