/** Cooked things that Noto Emoji lacks, drawn in its manner on a stage of 128 × 128. */

const dot = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;
const berry = (x: number, y: number, color: string, light: string) =>
  dot(x, y, 7, 7, color) + dot(x - 2, y - 2.5, 2.2, 1.6, light);

/** A round pizza seen from low in front. */
function wholePizza(): string {
  let drawn =
    path('M2 84A62 26 0 0 0 126 84V92A62 26 0 0 1 2 92z', '#a9682c') +
    dot(64, 84, 62, 26, '#d99a4e') +
    dot(64, 83, 56, 21, '#c23a22') +
    dot(64, 82, 52, 18.5, '#f3cd74');
  for (const [x, y, rx] of [
    [36, 78, 9],
    [58, 72, 8],
    [88, 74, 9],
    [72, 86, 10],
    [44, 90, 9],
    [98, 86, 8],
    [24, 86, 6],
  ] as const)
    drawn +=
      dot(x, y + 1, rx, rx * 0.46, '#9c2a1a') +
      dot(x, y, rx - 1, rx * 0.4, '#cf4a33') +
      dot(x - 2, y - 1, rx * 0.4, rx * 0.14, '#ef9078');
  for (const [x, y, t] of [
    [48, 80, -20],
    [78, 78, 30],
    [60, 92, 10],
    [88, 92, -30],
    [30, 82, 40],
  ] as const)
    drawn += `<g transform="translate(${x} ${y}) rotate(${t})">${path('M-8 0C-4 -5 4 -5 8 0C4 4 -4 4 -8 0z', '#3f8a3c')}${stroke('M-6 0H6', '#8cc276', 1)}</g>`;
  return drawn + stroke('M6 80A60 24 0 0 1 30 64', '#f6cf92', 3);
}

function cake(): string {
  return (
    path('M14 52V112A50 13 0 0 0 114 112V52z', '#e9cfa0') +
    path('M14 76V88A50 13 0 0 0 114 88V76A50 13 0 0 1 14 76z', '#c94a4f') +
    path('M14 70V76A50 13 0 0 0 114 76V70A50 13 0 0 1 14 70z', '#fff3dc') +
    path(
      'M14 50V72Q18 82 24 72Q28 64 34 76Q40 92 46 78Q52 70 58 82Q66 94 72 80Q78 70 84 80Q92 90 96 76Q102 64 106 72Q111 78 114 68V50z',
      '#fff6e6',
    ) +
    dot(64, 50, 50, 14, '#fffaf0') +
    dot(64, 50, 42, 10, '#f7e9cf') +
    path('M90 62V118A50 13 0 0 0 114 110V52z', '#7a4a20', 'opacity=".16"') +
    [
      [34, 46],
      [94, 46],
      [50, 40],
      [78, 40],
      [42, 52],
      [64, 56],
      [86, 52],
    ]
      .map(([x, y], i) => berry(x!, y!, i % 2 ? '#3f5f9e' : '#cf2f3e', i % 2 ? '#91abdd' : '#f59aa0'))
      .join('') +
    path('M64 46C48 38 46 24 54 18L64 22L74 18C82 24 80 38 64 46z', '#d6352f') +
    path('M64 22L54 14L62 14L64 8L67 14L75 14z', '#5f9a47') +
    dot(58, 28, 2, 3, '#f9a49b')
  );
}

function loafCake(): string {
  return (
    path('M6 64Q8 36 34 36H96Q122 36 122 64L116 112Q115 118 108 118H20Q13 118 12 112z', '#c2813f') +
    path(
      'M6 64Q8 36 34 36H96Q122 36 122 64Q112 74 100 66Q88 78 76 66Q62 78 50 66Q38 76 26 66Q14 74 6 64z',
      '#e0a55f',
    ) +
    stroke('M30 50Q62 40 98 50', '#b06d2c', 5) +
    stroke('M20 54Q22 46 32 44', '#f6d39c', 4) +
    path('M96 66L122 64L116 112Q115 118 108 118H92z', '#6f3f14', 'opacity=".22"') +
    [
      [30, 84],
      [50, 96],
      [70, 84],
      [88, 98],
      [40, 106],
    ]
      .map(([x, y]) => dot(x!, y!, 4, 3, '#7c4a20'))
      .join('')
  );
}

function tart(): string {
  return (
    path('M8 82L20 114Q22 118 28 119H100Q106 118 108 114L120 82z', '#c98845') +
    [22, 36, 50, 64, 78, 92, 106]
      .map((x) => stroke(`M${x} 88L${64 + (x - 64) * 0.82} 116`, '#a66a2e', 3))
      .join('') +
    dot(64, 82, 58, 20, '#dfa35e') +
    dot(64, 81, 51, 15.5, '#f4d58a') +
    [
      [30, 80],
      [44, 74],
      [60, 71],
      [76, 72],
      [92, 76],
      [100, 83],
      [40, 86],
      [56, 83],
      [72, 83],
      [87, 87],
      [64, 92],
      [48, 93],
      [78, 94],
    ]
      .map(([x, y], i) => berry(x!, y!, i % 3 ? '#cc2f43' : '#3f5596', i % 3 ? '#f69aa6' : '#94a8de'))
      .join('') +
    path('M64 76q8 -16 20 -12q-4 14 -20 12z', '#5f9a47')
  );
}

function roastChicken(): string {
  return (
    path(
      'M18 92C10 66 34 44 62 44C92 42 116 62 114 90C113 110 96 118 64 118C34 118 22 110 18 92z',
      '#b4652a',
    ) +
    path('M22 88C18 66 38 50 62 50C86 49 106 62 106 82C90 100 44 104 22 88z', '#d38a3e') +
    path('M36 62C46 54 62 52 74 55C62 58 48 64 40 74C35 72 34 66 36 62z', '#f0bd74') +
    path('M62 104C58 82 78 66 96 72C110 78 112 98 100 108C88 116 66 116 62 104z', '#a85a22') +
    path('M66 100C64 84 80 72 94 77C104 82 104 96 96 102C86 108 70 110 66 100z', '#c87a33') +
    path('M100 82L116 68L112 62C112 56 120 55 121 60C127 60 127 68 121 70L108 90z', '#f3e6cf') +
    path('M96 78L106 74L112 84L104 92z', '#b4652a') +
    stroke('M74 88C76 82 84 78 90 80', '#f0bd74', 4) +
    path('M26 96C24 84 36 76 46 80C54 84 54 98 46 104C38 108 28 106 26 96z', '#b86b2c') +
    stroke('M32 92C34 86 40 84 44 86', '#e6ab62', 3.5) +
    dot(54, 64, 3, 1.6, '#7a3f14') +
    dot(68, 60, 2.4, 1.4, '#7a3f14') +
    dot(46, 72, 2.4, 1.4, '#7a3f14') +
    dot(82, 62, 2.4, 1.4, '#7a3f14')
  );
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

export const DRAWN_DISHES: Record<string, string> = {
  cake: cake(),
  'fried-egg':
    path(
      'M8 92C6 76 26 74 40 70C56 60 92 62 106 74C122 78 128 96 112 104C96 116 40 118 24 108C14 106 8 100 8 92z',
      '#e6dccb',
    ) +
    path(
      'M10 88C10 76 28 74 42 70C58 61 92 63 104 75C120 80 122 94 108 99C92 108 40 110 26 102C16 100 10 96 10 88z',
      '#fffaf0',
    ) +
    path('M42 88C42 72 54 64 66 64C80 64 90 73 90 87C90 96 42 97 42 88z', '#ef9f1e') +
    path('M44 86C44 73 55 66 66 66C78 66 86 73 87 83C80 90 52 92 44 86z', '#fbbd3c') +
    dot(57, 74, 8, 4.5, '#ffe7a3'),
  'loaf-cake': loafCake(),
  meatball:
    dot(64, 72, 52, 48, '#7c4323') +
    dot(60, 66, 44, 40, '#985a31') +
    dot(44, 50, 14, 9, '#c98c5c') +
    [
      [70, 52],
      [86, 74],
      [58, 84],
      [40, 74],
      [74, 98],
    ]
      .map(([x, y]) => dot(x!, y!, 4, 3, '#5f2f14'))
      .join('') +
    path('M60 62q6 -8 12 -4q-2 8 -12 4zM80 88q7 -5 11 1q-6 5 -11 -1z', '#5f9a47'),
  'roast-chicken': roastChicken(),
  'salmon-fillet':
    path(
      'M4 92C10 68 46 56 86 58C112 60 126 72 124 88C122 104 100 112 66 114C34 116 2 110 4 92z',
      '#c95a3c',
    ) +
    path('M6 86C14 66 48 56 86 58C110 60 124 70 122 82C118 98 92 102 62 102C30 102 4 100 6 86z', '#f08a64') +
    stroke(
      'M28 98C30 84 40 72 54 64M50 101C52 88 60 74 74 62M74 101C76 88 84 74 94 64M96 98C98 88 104 78 112 70',
      '#fbc4a8',
      4,
    ) +
    path(
      'M4 94C6 110 34 115 66 114C100 112 120 104 124 90C118 102 92 106 62 106C32 106 8 104 4 94z',
      '#8f9aa0',
    ) +
    stroke('M22 76C34 66 52 62 66 61', '#ffd9c6', 3.4),
  sausage: sausage(74, -6) + sausage(100, 5),
  skewer: skewer(),
  tart: tart(),
  toast:
    path(
      'M14 46C14 22 34 16 64 16C94 16 114 22 114 46C114 56 108 60 108 66V112Q108 120 100 120H28Q20 120 20 112V66C20 60 14 56 14 46z',
      '#a9662c',
    ) +
    path(
      'M22 46C22 30 40 24 64 24C88 24 106 30 106 46C106 54 100 58 100 66V106Q100 112 94 112H34Q28 112 28 106V66C28 58 22 54 22 46z',
      '#edc383',
    ) +
    path('M34 50C36 38 50 34 66 34C80 34 92 38 94 48C86 56 74 48 64 54C52 60 40 60 34 50z', '#f8dda9') +
    [
      [44, 76],
      [60, 92],
      [78, 74],
      [86, 96],
      [50, 100],
      [68, 68],
    ]
      .map(([x, y]) => dot(x!, y!, 4, 2.6, '#d29d57'))
      .join(''),
  tofu:
    path('M10 66L38 48H88L62 66z', '#fffdf4') +
    path('M10 66H62V112H10z', '#f4ead2') +
    path('M62 66L88 48V92L62 112z', '#ddcfb0') +
    path('M66 84L86 70H122L104 84z', '#fffdf4') +
    path('M66 84H104V118H66z', '#f7eed9') +
    path('M104 84L122 70V102L104 118z', '#ddcfb0') +
    [
      [24, 80],
      [44, 96],
      [30, 100],
      [78, 100],
      [92, 94],
    ]
      .map(([x, y]) => dot(x!, y!, 3, 2, '#e0d3b6'))
      .join(''),
  'whole-pizza': wholePizza(),
};
