import { BRAND, GLAZES, type Glaze, TABLES, WALLS } from '../../rules/palette.ts';
import type { Scene } from '../../rules/scene-parts.ts';
import { type Random, seeded } from '../../rules/seeded.ts';
import { type Definitions, darker, ellipse, lighter, line, mix, n, shape, softShadow } from './paint.ts';

const TABLE_BACK = 610;
const TABLE_EDGE = 838;

type Stage = { left: number; right: number };

/** The wall with its decor and light, then the table. */
export function drawBackdrop(defs: Definitions, scene: Scene, stage: Stage): string {
  const random = seeded(`${scene.seed} backdrop`);
  const wall = WALLS[scene.wall];
  const width = stage.right - stage.left;
  const lit = scene.light === 'left' ? 0.22 : 0.78;
  const wash = defs.radial(
    [
      [0, lighter(wall, 0.42)],
      [0.55, wall],
      [1, darker(wall, 0.2)],
    ],
    lit,
    0.2,
    0.95,
  );
  const details: Record<Scene['backdrop'], () => string> = {
    window: () => '',
    arch: () => arch(defs, wall),
    tiles: () => tiles(wall, stage, random),
    shelf: () => shelf(defs, wall, stage, random),
    rail: () => rail(defs, wall, random),
    panels: () => panels(wall, stage),
  };
  return [
    `<rect x="${stage.left}" y="0" width="${width}" height="640" fill="${wash}"/>`,
    details[scene.backdrop](),
    windowLight(defs, scene, random),
    table(defs, scene, stage, random),
  ].join('');
}

/** Window light on the wall, with the shadow of a branch. */
function windowLight(defs: Definitions, scene: Scene, random: Random): string {
  const strong = scene.backdrop === 'window';
  const opacity = strong ? 0.34 : 0.16;
  const side = scene.light === 'left' ? 1 : -1;
  const x = 600 - side * (strong ? random.between(60, 330) : 330);
  const paint = defs.linear('down', [
    [0, '#fff6dd', opacity],
    [1, '#fff6dd', opacity * 0.35],
  ]);
  let panes = '';
  for (const column of [0, 1])
    for (const row of [0, 1]) {
      const left = x + side * (column * 175 + row * 62);
      const top = (strong ? 92 : 60) + row * 232 + column * 20;
      panes += shape(`M${n(left)} ${top}l${side * 155} 18l${side * 56} 208l${-side * 155} -18z`, paint);
    }
  if (!strong) return panes;
  const startX = x + side * random.between(20, 80);
  let branch = line(
    `M${n(startX)} 96q${side * 120} 120 ${side * 330} 190`,
    darker(WALLS[scene.wall], 0.5),
    5,
  );
  for (let i = 0; i < 9; i++) {
    const t = 0.12 + i * 0.1;
    const px = startX + side * (240 * t * (1 - t) + 330 * t * t);
    const py = 96 + 240 * t * (1 - t) + 190 * t * t;
    const turn = side * (i % 2 ? 95 : 5) + random.between(-14, 14);
    branch += `<path d="M0 0c26 -22 60 -22 84 0c-24 22 -58 22 -84 0" transform="translate(${n(px)} ${n(py)}) rotate(${n(side > 0 ? turn : 180 - turn)}) scale(.8)" fill="${darker(WALLS[scene.wall], 0.5)}"/>`;
  }
  return `${panes}<g opacity=".13">${branch}</g>`;
}

function arch(defs: Definitions, wall: string): string {
  const inside = defs.linear('across', [
    [0, darker(wall, 0.2)],
    [0.18, darker(wall, 0.1)],
    [1, lighter(wall, 0.16)],
  ]);
  return (
    shape('M205 640V430a395 350 0 0 1 790 0V640z', lighter(wall, 0.35)) +
    shape('M232 640V432a368 326 0 0 1 736 0V640z', inside)
  );
}

function tiles(wall: string, stage: Stage, random: Random): string {
  const size = 88;
  let drawn = `<rect x="${stage.left}" y="258" width="${stage.right - stage.left}" height="360" fill="${lighter(wall, 0.55)}"/>`;
  for (let row = 0; row < 4; row++)
    for (let x = Math.floor(stage.left / size) * size; x < stage.right; x += size) {
      const tone = random.chance(0.5)
        ? lighter(wall, random.between(0.12, 0.34))
        : darker(wall, random.between(0, 0.07));
      drawn += `<rect x="${x + 2}" y="${266 + row * size}" width="${size - 5}" height="${size - 5}" rx="5" fill="${tone}"/>`;
    }
  return `${drawn}<rect x="${stage.left}" y="248" width="${stage.right - stage.left}" height="14" rx="3" fill="${lighter(wall, 0.5)}"/>`;
}

function panels(wall: string, stage: Stage): string {
  let drawn = `<rect x="${stage.left}" y="330" width="${stage.right - stage.left}" height="300" fill="${darker(wall, 0.07)}"/>`;
  for (let x = Math.floor(stage.left / 100) * 100; x < stage.right; x += 100)
    drawn += `<rect x="${x}" y="344" width="3" height="290" fill="${darker(wall, 0.2)}" opacity=".55"/><rect x="${x + 3}" y="344" width="3" height="290" fill="${lighter(wall, 0.3)}" opacity=".6"/>`;
  return `${drawn}<rect x="${stage.left}" y="320" width="${stage.right - stage.left}" height="22" fill="${lighter(wall, 0.24)}"/><rect x="${stage.left}" y="342" width="${stage.right - stage.left}" height="6" fill="${darker(wall, 0.24)}" opacity=".5"/>`;
}

/** A shelf of plain pots in nearly the wall's color, so that the food stays in front. */
function shelf(defs: Definitions, wall: string, stage: Stage, random: Random): string {
  const y = 286;
  const glazes = Object.keys(GLAZES) as Glaze[];
  let drawn = '';
  let x = Math.max(stage.left, -60) + random.between(70, 130);
  const end = Math.min(stage.right, 1260) - 110;
  while (x < end) {
    const glaze = mix(GLAZES[random.pick(glazes)], wall, 0.55);
    const w = random.between(70, 112);
    const h = random.between(64, 146);
    const paint = defs.linear('across', [
      [0, lighter(glaze, 0.2)],
      [1, darker(glaze, 0.14)],
    ]);
    const kind = random.pick(['jar', 'bowl', 'bottle', 'stack']);
    if (kind === 'jar')
      drawn += `<rect x="${n(x)}" y="${n(y - h)}" width="${n(w)}" height="${n(h)}" rx="16" fill="${paint}"/><rect x="${n(x + 8)}" y="${n(y - h - 16)}" width="${n(w - 16)}" height="20" rx="6" fill="${darker(glaze, 0.2)}"/>`;
    else if (kind === 'bowl')
      drawn += shape(
        `M${n(x - 10)} ${y - 62}h${n(w + 20)}q-6 62 -${n(w / 2 - 8)} 62h-36q-${n(w / 2 - 12)} 0 -${n(w / 2 - 8 + 12)} -62z`,
        paint,
      );
    else if (kind === 'bottle')
      drawn += shape(`M${n(x + 14)} ${y}q-14 -74 12 -104v-40h22v40q26 30 12 104z`, paint);
    else
      for (let i = 0; i < 5; i++)
        drawn += `<rect x="${n(x - 6 + i * 2)}" y="${y - 14 - i * 14}" width="${n(w + 12 - i * 4)}" height="11" rx="5" fill="${i % 2 ? lighter(glaze, 0.25) : glaze}"/>`;
    x += w + random.between(26, 90);
  }
  const board = mix(TABLES.oak, wall, 0.35);
  return `${drawn}<rect x="${stage.left}" y="${y}" width="${stage.right - stage.left}" height="22" fill="${board}"/><rect x="${stage.left}" y="${y + 22}" width="${stage.right - stage.left}" height="26" fill="#2a1408" opacity=".1"/>`;
}

/** A rail with spoons, a sieve and a bunch of drying herbs. */
function rail(defs: Definitions, wall: string, random: Random): string {
  const metal = mix('#8b7a66', wall, 0.35);
  const wood = mix(TABLES.walnut, wall, 0.4);
  const leaf = mix(BRAND.herb, wall, 0.35);
  let drawn = `<rect x="-600" y="128" width="2400" height="11" rx="5" fill="${metal}"/>`;
  const hang = [150, 285, 915, 1050];
  for (const [index, at] of hang.entries()) {
    const x = at + random.between(-22, 22);
    drawn += line(`M${n(x)} 124q14 0 14 16v12`, darker(metal, 0.2), 5);
    const kind = (index + Math.floor(random.next() * 3)) % 3;
    if (kind === 0) {
      for (let i = 0; i < 9; i++)
        drawn += `<path d="M0 0c30 40 30 110 0 150c-22 -40 -22 -110 0 -150" transform="translate(${n(x + 14)} 164) rotate(${n((i - 4) * 10)})" fill="${i % 2 ? leaf : lighter(leaf, 0.18)}"/>`;
      drawn += `<rect x="${n(x + 4)}" y="162" width="20" height="16" rx="5" fill="${mix(BRAND.tomato, wall, 0.35)}"/>`;
    } else if (kind === 1) {
      drawn += `<rect x="${n(x + 8)}" y="148" width="12" height="140" rx="6" fill="${wood}"/>${ellipse(x + 14, 308, 30, 42, wood)}${ellipse(x + 14, 306, 20, 30, darker(wood, 0.16))}`;
    } else {
      const paint = defs.linear('across', [
        [0, lighter(metal, 0.3)],
        [1, darker(metal, 0.15)],
      ]);
      drawn += `<rect x="${n(x + 9)}" y="148" width="10" height="96" rx="5" fill="${metal}"/>${shape(`M${n(x - 42)} 241h112q0 62 -56 62t-56 -62z`, paint)}`;
    }
  }
  return drawn;
}

function table(defs: Definitions, scene: Scene, stage: Stage, random: Random): string {
  const wood = TABLES[scene.table];
  const width = stage.right - stage.left;
  const top = defs.linear('down', [
    [0, darker(wood, 0.12)],
    [0.35, wood],
    [1, lighter(wood, 0.2)],
  ]);
  const glow = defs.radial(
    [
      [0, '#fff3d6', 0.4],
      [1, '#fff3d6', 0],
    ],
    scene.light === 'left' ? 0.28 : 0.72,
    0.3,
    0.6,
  );
  let drawn = softShadow(defs, 600, TABLE_BACK, 900, 34, 0.34);
  drawn += `<rect x="${stage.left}" y="${TABLE_BACK}" width="${width}" height="${TABLE_EDGE + 6 - TABLE_BACK}" fill="${top}"/>`;
  for (let i = 0; i < 15; i++) {
    const y = TABLE_BACK + 10 + (i / 15) ** 1.4 * 214;
    const x = stage.left + random.between(-100, width * 0.7);
    drawn += line(
      `M${n(x)} ${n(y)}q${n(random.between(120, 260))} ${n(random.between(-7, 7))} ${n(random.between(300, 640))} 0`,
      darker(wood, 0.35),
      random.between(1.5, 3),
      'opacity=".28"',
    );
  }
  drawn += `<rect x="${stage.left}" y="${TABLE_BACK}" width="${width}" height="${TABLE_EDGE - TABLE_BACK}" fill="${glow}"/>`;
  const front = defs.linear('down', [
    [0, darker(wood, 0.3)],
    [1, darker(wood, 0.5)],
  ]);
  drawn += `<rect x="${stage.left}" y="${TABLE_EDGE}" width="${width}" height="${900 - TABLE_EDGE}" fill="${front}"/>`;
  drawn += `<rect x="${stage.left}" y="${TABLE_EDGE - 5}" width="${width}" height="6" fill="${lighter(wood, 0.45)}" opacity=".8"/>`;
  return scene.cloth ? drawn + cloth(defs, GLAZES[scene.cloth], scene.vessel.x) : drawn;
}

/** A runner under the vessel, hanging over the table edge. */
function cloth(defs: Definitions, color: string, x: number): string {
  const linen = lighter(color, 0.62);
  const [back, edge] = [265, 360];
  const paint = defs.linear('down', [
    [0, darker(linen, 0.1)],
    [1, linen],
  ]);
  let drawn = shape(`M${x - back} 655H${x + back}L${x + edge} ${TABLE_EDGE}H${x - edge}z`, paint);
  drawn += shape(`M${x - edge} ${TABLE_EDGE}H${x + edge}V900H${x - edge}z`, darker(linen, 0.16));
  for (const part of [-0.86, -0.78, 0.78, 0.86]) {
    const half = Math.abs(part) > 0.8 ? 4 : 10;
    const [far, near] = [x + back * part, x + edge * part];
    drawn += shape(
      `M${n(far - half * 0.75)} 655h${half * 1.5}L${n(near + half)} ${TABLE_EDGE}h${-half * 2}z`,
      color,
      'opacity=".75"',
    );
    drawn += shape(
      `M${n(near - half)} ${TABLE_EDGE}h${half * 2}V900h${-half * 2}z`,
      darker(color, 0.22),
      'opacity=".75"',
    );
  }
  for (const part of [-0.5, 0.15, 0.55])
    drawn += line(
      `M${n(x + edge * part)} ${TABLE_EDGE + 4}q8 30 2 62`,
      darker(linen, 0.3),
      5,
      'opacity=".35"',
    );
  return drawn;
}
