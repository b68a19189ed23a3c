import type { Scene, Topping } from '../../rules/scene-parts.ts';
import { type Random, seeded } from '../../rules/seeded.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawFill, fillHeight, heapAt } from './fills.ts';
import { type DrawnGlass, drawGlass, drawJar, drawMug } from './glassware.ts';
import type { DrawnVessel } from './glaze.ts';
import { drawFood, widthOf } from './glyphs.ts';
import { Definitions, ellipse, n, softShadow } from './paint.ts';
import { drawVessel } from './vessels.ts';

const STAND_Y = 792;
const STAGE_HEIGHT = 900;
/** The visible part of the stage: close enough for the food to fill the picture. */
const VIEW = { top: 104, height: 782 };

/**
 * Draws a scene as an SVG document of `width` × `height` pixels. The view has a fixed height and is centered; a wider
 * picture shows more wall and table on both sides. Light comes from the left; a scene lit from the right is mirrored.
 */
export function sceneToSvg(scene: Scene, width: number, height: number): string {
  const defs = new Definitions();
  const random = seeded(`${scene.seed} drawing`);
  const across = (VIEW.height * width) / height;
  const stage = { left: Math.floor(590 - across / 2), right: Math.ceil(610 + across / 2) };
  const behind = scene.beside.filter((food) => food.y < 735);
  const before = scene.beside.filter((food) => food.y >= 735);
  const picture = [
    drawBackdrop(defs, { ...scene, light: 'left' }, stage),
    drawBeside(defs, behind),
    drawServed(defs, scene, random),
    drawBeside(defs, before),
    vignette(defs, stage),
  ].join('');
  const mirrored =
    scene.light === 'right' ? `<g transform="translate(1200 0) scale(-1 1)">${picture}</g>` : picture;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${n(600 - across / 2)} ${VIEW.top} ${n(across)} ${VIEW.height}"><defs>${defs}</defs>${mirrored}</svg>`;
}

function vignette(defs: Definitions, stage: { left: number; right: number }): string {
  const paint = defs.radial(
    [
      [0.62, '#2a1408', 0],
      [1, '#2a1408', 0.17],
    ],
    0.46,
    0.46,
    0.76,
  );
  return `<rect x="${stage.left}" y="0" width="${stage.right - stage.left}" height="${STAGE_HEIGHT}" fill="${paint}"/>`;
}

/** The contact shadow, and the longer one cast away from the window. */
function shadows(defs: Definitions, x: number, y: number, half: number): string {
  return (
    softShadow(defs, x + half * 0.5, y - 5, half * 1.45, Math.max(12, half * 0.17), 0.3) +
    softShadow(defs, x + half * 0.05, y - 3, half * 1.04, Math.max(8, half * 0.11), 0.62)
  );
}

function drawBeside(defs: Definitions, beside: Scene['beside']): string {
  const sorted = [...beside].sort((a, b) => a.y - b.y);
  return sorted
    .map(
      (food) =>
        shadows(defs, food.x, food.y, widthOf(food.food, food.height) * 0.44) +
        drawFood(defs, food.food, food),
    )
    .join('');
}

function drawServed(defs: Definitions, scene: Scene, random: Random): string {
  const { vessel } = scene;
  const glassy = vessel.kind === 'glass' || vessel.kind === 'jar';
  const drawn =
    vessel.kind === 'glass'
      ? drawGlass(defs, vessel, random)
      : vessel.kind === 'jar'
        ? drawJar(defs, vessel)
        : vessel.kind === 'mug'
          ? drawMug(defs, vessel)
          : drawVessel(defs, vessel);
  const plain = vessel.kind === 'mug' || glassy;
  const fill = !plain && vessel.fill ? drawFill(defs, vessel.fill, drawn.surface, random) : '';
  const food = glassy
    ? drawInGlass(defs, scene, drawn as DrawnGlass)
    : drawToppings(defs, scene, drawn, plain ? null : vessel.fill);
  const own = `${drawn.back}${fill}${food}${drawn.front}`;
  const at = (x: number, y: number, scale: number, body: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${shadows(defs, 0, 2, drawn.foot * 1.06)}${body}</g>`;
  const second =
    vessel.kind === 'glass'
      ? at(vessel.x + 215, STAND_Y - 52, vessel.scale * 0.86, drawn.back + drawn.front)
      : '';
  const top = -fillHeight(plain ? null : vessel.fill) + drawn.surface.y;
  const steam = scene.steam ? drawSteam(defs, top - 24) : '';
  return second + at(vessel.x, STAND_Y, vessel.scale, own + steam);
}

function drawToppings(
  defs: Definitions,
  scene: Scene,
  drawn: DrawnVessel,
  fill: Scene['vessel']['fill'],
): string {
  const { surface, holds } = drawn;
  const placed = scene.toppings.map((topping) => {
    const round = Math.sqrt(Math.max(0, 1 - topping.at * topping.at));
    const heap = heapAt(fill, topping.at);
    const x = topping.at * surface.rx;
    const y =
      surface.y -
      heap * (1 - topping.depth) +
      surface.ry * round * (topping.depth * 2 - 1) * (fill ? topping.depth : 1);
    return { topping, x, y };
  });
  placed.sort((a, b) => a.topping.depth - b.topping.depth || a.y - b.y);
  return placed
    .map(({ topping, x, y }) => {
      if (fill?.kind === 'liquid') return afloat(defs, topping, x, y);
      const half = widthOf(topping.food, topping.height) * 0.46;
      const sunk = fill ? topping.height * 0.14 : holds && !isFlat(scene) ? topping.height * 0.24 : 0;
      const contact = softShadow(
        defs,
        x + half * 0.12,
        y - 3,
        half * 1.15,
        Math.max(8, half * 0.2),
        fill || holds ? 0.38 : 0.5,
      );
      return contact + drawFood(defs, topping.food, { ...topping, x, y: y + sunk });
    })
    .join('');
}

/** In a pan, food lies on the visible bottom; in a bowl or basket its base is hidden. */
const isFlat = (scene: Scene) => scene.vessel.kind === 'pan';

/** Floating food: its lower third is below the surface. */
function afloat(defs: Definitions, topping: Topping, x: number, y: number): string {
  const half = widthOf(topping.food, topping.height) / 2;
  const under = topping.height * 0.3;
  const clip = defs.clip(
    `<path d="M${n(x - half * 1.6)} ${n(y - topping.height * 1.3)}H${n(x + half * 1.6)}V${n(y - 2)}H${n(x + half)}A${n(half)} ${n(Math.max(9, half * 0.16))} 0 0 1 ${n(x - half)} ${n(y - 2)}H${n(x - half * 1.6)}z"/>`,
  );
  return (
    ellipse(x, y, half * 1.05, Math.max(11, half * 0.2), '#2a1408', 'opacity=".2"') +
    `<g clip-path="${clip}">${drawFood(defs, topping.food, { ...topping, x, y: y + under })}</g>`
  );
}

/** With a depth below one half it hangs in the drink; otherwise it sits on the rim. */
function drawInGlass(defs: Definitions, scene: Scene, drawn: DrawnGlass): string {
  const { rx, y } = drawn.surface;
  const inside = scene.toppings.filter((topping) => topping.depth < 0.5);
  const above = scene.toppings.filter((topping) => topping.depth >= 0.5);
  const hung = inside
    .map((topping) =>
      drawFood(defs, topping.food, {
        ...topping,
        x: topping.at * rx,
        y: y + 90 + topping.depth * 2 * -y * 0.66 + topping.height * 0.4,
      }),
    )
    .join('');
  const garnish = above
    .map((topping) =>
      drawFood(defs, topping.food, { ...topping, x: topping.at * rx, y: y + topping.height * 0.42 }),
    )
    .join('');
  return `<g clip-path="${defs.clip(`<path d="${drawn.interior}"/>`)}" opacity=".92">${hung}</g>${scene.vessel.kind === 'glass' ? garnish : ''}`;
}

function drawSteam(defs: Definitions, top: number): string {
  const paint = defs.linear('down', [
    [0, '#ffffff', 0],
    [0.5, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  return [-78, 4, 84]
    .map((x, i) => {
      const h = 190 - (i % 2) * -34;
      return `<path d="M${x} ${n(top)}c-44 -${h * 0.3} 44 -${h * 0.5} 2 -${h}c26 ${h * 0.4} -22 ${h * 0.62} 14 ${h}z" fill="${paint}"/>`;
    })
    .join('');
}
