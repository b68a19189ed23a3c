import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Classic, ClassicLine, Part } from '../classics/classic.ts';
import { converted } from '../classics/replacements.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isCalled } from '../request/called.ts';
import type { ChefRequest } from '../request/request.ts';
import { WET } from './dish-kinds.ts';

/** Kinds of which one cooks like another. */
const LIKE_ONE_ANOTHER = [
  'root',
  'potato',
  'squash',
  'cabbage',
  'leaf',
  'firm',
  'soft',
  'mushroom',
  'pulse',
  'herb',
];
const HEATED = ['simmer', 'roast', 'fry'];
const MOST_LONGER = 6;
const CHEESES = ['melting', 'hard', 'crumbly', 'fresh-cheese'];
const isCheese = ({ kinds }: { kinds: ReadonlySet<string> }) => CHEESES.some((kind) => kinds.has(kind));
const STARCHES = ['pasta', 'rice', 'grain', 'noodle'];
const IN_SOUPS =
  /^(?:ditalini|orzo|vermicelli|macaroni|small pasta|rice|basmati rice|long-grain rice|pearl barley|egg noodles)$/;
const NOTHING = { kinds: new Set<string>() };

/** A food named instead of a vegetable takes over its line and steps, if it cooks in about the same time. */
export function inItsPlace(
  line: ClassicLine,
  { kind }: Classic,
  { replaced = [], wanted }: ChefRequest,
  present: ReadonlySet<string>,
  knowledge: CookingKnowledge,
  may: (part: Part) => boolean,
): { part: Part; larder: string } | null {
  const { larder, byFoodId, catalog } = knowledge;
  if (line.isLead || replaced.length === 0) return null;
  const isStarch = ({ kinds }: { kinds: ReadonlySet<string> }) => STARCHES.some((kind) => kinds.has(kind));
  // The rice of a soup may be pasta, and the other way round.
  if (
    WET.includes(kind) &&
    IN_SOUPS.test(line.name) &&
    replaced.some((word) => isStarch(larder.get(word) ?? NOTHING))
  ) {
    const taken = wanted.flat().find((name) => isStarch(larder.get(name) ?? NOTHING));
    const part = taken ? { ...line, name: larder.get(taken)?.plural ?? taken } : null;
    return part && taken && may(part) ? { part, larder: taken } : null;
  }
  const own = byFoodId.get(findFood(catalog, line.name)?.id ?? '')?.[0];
  if (!own || !replaced.some((word) => isCalled(word, line.name, knowledge))) return null;
  for (const group of wanted) {
    if (group.some((name) => present.has(name))) continue;
    for (const name of group) {
      const other = larder.get(name);
      const isAlike =
        other &&
        (LIKE_ONE_ANOTHER.some((kind) => own.kinds.has(kind) && other.kinds.has(kind)) ||
          (isCheese(own) && isCheese(other)));
      if (!isAlike) continue;
      const isAsSoon = HEATED.every((use) => {
        const [mine, its] = [own.uses.get(use), other.uses.get(use)];
        return !mine || !its || its.minutes <= mine.minutes + MOST_LONGER;
      });
      const cut = isCheese(other) ? (other.uses.get('raw')?.cut ?? line.cut) : line.cut;
      const part = converted({ ...line, name: other.plural, cut }, line, knowledge);
      if (isAsSoon && may(part)) return { part, larder: name };
    }
  }
  return null;
}
