import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#server/root.ts';
import type { FoodName } from '../../rules/foods.ts';
import { type Definitions, n } from './paint.ts';

export type Glyph = { body: string; box: [x: number, y: number, width: number, height: number] };

const GLYPHS = join(ROOT, 'src/features/media/server/illustrator/glyphs.gen.json');

let loaded: Record<string, Glyph> | undefined;

/** The glyphs, read from disk when the first picture is drawn. */
export function glyphs(): Record<string, Glyph> {
  loaded ??= JSON.parse(readFileSync(GLYPHS, 'utf8')) as Record<string, Glyph>;
  return loaded;
}

export function widthOf(food: FoodName, height: number): number {
  const [, , width, tall] = glyphs()[food]!.box;
  return (height * width) / tall;
}

/** A food with the center of its base at `x`, `y`, rotated about its own center. */
export function drawFood(
  defs: Definitions,
  food: FoodName,
  {
    x,
    y,
    height,
    turn = 0,
    flip = false,
  }: { x: number; y: number; height: number; turn?: number; flip?: boolean },
): string {
  const { body, box } = glyphs()[food]!;
  const [left, top, width, tall] = box;
  const scale = height / tall;
  const id = defs.symbol(body);
  const rotate = turn ? ` rotate(${n(turn)} 0 ${n(-height / 2)})` : '';
  const size = `${flip ? -scale.toFixed(3) : scale.toFixed(3)} ${scale.toFixed(3)}`;
  return `<use href="#${id}" transform="translate(${n(x)} ${n(y)})${rotate} scale(${size}) translate(${n(-left - width / 2)} ${n(-top - tall)})"/>`;
}
