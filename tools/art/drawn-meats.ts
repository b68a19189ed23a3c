import { dot, path, stroke } from './pen.ts';

/** A few browned chunks, of no animal in particular. */
function pieces(rim: string, side: string, top: string, shine: string): string {
  const chunk = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})">${
      path('M2 22C0 8 16 0 32 2C48 2 58 12 56 26C56 40 44 46 28 45C12 45 3 36 2 22z', rim) +
      path('M4 20C3 8 17 2 32 4C46 4 55 12 54 24C53 36 42 41 28 40C13 40 5 32 4 20z', side) +
      path('M8 17C9 9 19 5 31 6C43 7 50 12 49 20C47 27 38 29 27 28C16 28 8 24 8 17z', top) +
      stroke('M15 14Q22 9 32 10', shine, 3) +
      stroke('M20 22L28 19M36 24L43 20', rim, 2.5, 'opacity=".55"')
    }</g>`;
  return chunk(36, 34) + chunk(4, 66) + chunk(66, 68);
}

function ribs(): string {
  return (
    [20, 42, 64, 86, 108].map((x) => dot(x, 108, 8, 10, '#f3e6cf') + dot(x, 112, 5, 5, '#dcc7a2')).join('') +
    path('M4 60Q6 36 30 34H100Q122 36 124 60L120 92Q118 104 104 104H24Q10 104 8 92z', '#54220f') +
    path('M4 56Q6 32 30 30H100Q122 32 124 56L120 84Q118 96 104 96H24Q10 96 8 84z', '#8a3d1c') +
    path('M14 56Q16 40 34 39H96Q112 40 114 54Q112 66 96 66H32Q16 66 14 56z', '#a9552a') +
    stroke('M31 36L29 94M53 34V95M75 34V95M97 36L99 94', '#5d2711', 5, 'opacity=".75"') +
    stroke('M22 46Q34 40 52 42', '#e09a62', 4)
  );
}

function roastJoint(): string {
  return (
    path('M4 74C4 44 30 26 62 28C92 30 108 50 106 78C104 102 84 112 56 112C24 112 4 100 4 74z', '#5a2a14') +
    path('M6 70C6 44 30 29 62 31C90 33 104 50 102 74C99 95 80 104 55 104C25 104 7 94 6 70z', '#8c4c26') +
    path('M16 62C20 46 38 38 60 40C80 42 92 52 90 64C86 76 72 78 54 77C32 77 15 74 16 62z', '#a9663a') +
    stroke('M30 36Q22 70 30 104M52 32Q46 70 52 108M74 34Q70 72 76 106', '#f0dfc0', 3.5, 'opacity=".85"') +
    dot(102, 86, 22, 30, '#6d371b') +
    dot(105, 86, 18, 26, '#d59a7c') +
    dot(106, 86, 12, 18, '#e3b49b') +
    stroke('M24 54Q36 44 54 44', '#d59a66', 4)
  );
}

/** Meat as served: the illustrator never shows it raw. */
export const DRAWN_MEATS: Record<string, string> = {
  cutlet:
    path(
      'M4 78C2 56 24 40 54 42C74 30 112 38 122 60C130 80 112 92 96 96C78 110 40 112 20 100C10 94 5 88 4 78z',
      '#8d5220',
    ) +
    path(
      'M4 73C2 52 24 36 54 38C74 26 112 34 122 56C130 75 112 87 96 91C78 105 40 107 20 95C10 89 5 83 4 73z',
      '#cf8f3a',
    ) +
    path(
      'M14 70C14 56 32 46 56 48C76 38 104 44 112 58C116 72 102 80 88 83C70 94 42 94 26 86C18 82 14 77 14 70z',
      '#e3ac55',
    ) +
    stroke('M26 60Q38 52 54 54', '#f6d494', 4) +
    [
      [36, 76],
      [54, 66],
      [70, 78],
      [84, 60],
      [98, 70],
      [48, 88],
      [78, 90],
      [24, 70],
    ]
      .map(([x, y]) => dot(x!, y!, 3.6, 2.6, '#a8692a'))
      .join('') +
    dot(88, 52, 21, 15, '#d9a82c') +
    dot(88, 50, 21, 15, '#f4cf4a') +
    dot(88, 50, 17, 11.5, '#fdf0a8') +
    stroke('M88 40V60M73 50H103M78 43L98 57M98 43L78 57', '#f4cf4a', 2),
  'dark-pieces': pieces('#4f2713', '#7d4526', '#99603a', '#d3a078'),
  'pale-pieces': pieces('#8f5a20', '#c98d43', '#e4b76f', '#fae3b4'),
  ribs: ribs(),
  'roast-joint': roastJoint(),
  'roast-leg':
    stroke('M88 90L112 112', '#cbb083', 15) +
    dot(119, 108, 9, 8, '#cbb083') +
    dot(109, 119, 9, 8, '#cbb083') +
    stroke('M88 88L112 110', '#f3e6cf', 11) +
    dot(118, 106, 7.5, 6.5, '#f3e6cf') +
    dot(108, 116, 7.5, 6.5, '#f3e6cf') +
    path('M12 54C6 28 36 8 64 22C92 36 110 74 100 94C84 108 50 98 32 86C20 78 14 68 12 54z', '#6f3713') +
    path('M13 50C8 26 37 8 64 21C90 34 105 68 97 87C82 99 50 90 33 79C21 71 15 62 13 50z', '#a95f26') +
    path('M24 48C22 32 40 20 60 30C80 40 90 62 86 74C76 80 52 74 40 66C30 60 25 56 24 48z', '#c67f3c') +
    stroke('M30 70L52 46M46 82L72 54M66 88L90 64', '#6f3713', 4.5, 'opacity=".6"') +
    stroke('M32 44Q36 32 50 32', '#f0bd7c', 5),
};
