import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import type { ChefRequest } from '../request/request.ts';

/** Substitutes for kinds of foods that a diet excludes, closest first. */
const STAND_INS: [kinds: string[], instead: string[]][] = [
  [
    ['mince'],
    ['green lentils', 'tempeh', 'minced chicken', 'minced turkey', 'minced beef', 'portobello mushroom'],
  ],
  [
    ['fish', 'shellfish'],
    ['firm tofu', 'canned chickpeas', 'halloumi', 'chicken breast fillets', 'aubergine'],
  ],
  [
    ['bacon', 'sausage', 'ready'],
    ['chestnut mushrooms', 'firm tofu', 'halloumi', 'chicken thigh fillets', 'canned chickpeas'],
  ],
  [
    ['meaty', 'chop'],
    [
      'firm tofu',
      'portobello mushroom',
      'canned chickpeas',
      'seitan',
      'chicken thigh fillets',
      'halloumi',
      'cod fillets',
      'green lentils',
      'aubergine',
    ],
  ],
  [['egg'], ['firm tofu', 'canned chickpeas', 'avocado']],
  [
    ['frying-cheese', 'crumbly', 'melting', 'hard', 'fresh-cheese'],
    ['nutritional yeast', 'firm tofu', 'avocado', 'olives'],
  ],
  [
    ['cream', 'yogurt', 'milk', 'cool'],
    ['canned coconut milk', 'coconut cream', 'soy yogurt', 'soy milk', 'almond milk', 'Greek yogurt'],
  ],
  [['fat'], ['olive oil', 'coconut oil']],
  [
    ['pasta', 'noodle', 'gnocchi'],
    ['durum wheat pasta', 'gluten-free pasta', 'rice noodles', 'courgette'],
  ],
  [
    ['rice', 'grain', 'oats', 'starch', 'potato'],
    ['quinoa', 'cauliflower rice', 'cauliflower', 'basmati rice', 'celeriac'],
  ],
  [
    ['bread', 'wrap', 'bun', 'flatbread', 'taco'],
    ['gluten-free bread', 'corn tortilla', 'romaine lettuce'],
  ],
  [
    ['nut', 'nutty'],
    ['pumpkin seeds', 'sunflower seeds', 'tahini'],
  ],
  [['salty'], ['gluten-free soy sauce', 'soy sauce', 'coconut aminos']],
  [
    ['sugar', 'syrup'],
    ['maple syrup', 'honey', 'dates'],
  ],
  [
    ['onion', 'garlic', 'allium'],
    ['fennel', 'celery', 'chives'],
  ],
];

export interface Replaced {
  request: ChefRequest;
  /** Requested foods that are not allowed, with their substitutes; empty if there are none. */
  replaced: { asked: string; instead: string[] }[];
}

/** Whether both suit the most typical use of the first: its last, as a steak is seared. */
function isCookedLike(one: LarderFood | undefined, food: LarderFood | undefined): boolean {
  const typical = [...(food?.uses.keys() ?? [])].at(-1);
  return typical !== undefined && (one?.uses.has(typical) ?? false);
}

/** Replaces requested foods that the request itself rules out: the steak of a vegan steak. */
export function replaceRefused(
  request: ChefRequest,
  allowed: ReadonlySet<string>,
  knowledge: CookingKnowledge,
): Replaced {
  const replaced: Replaced['replaced'] = [];
  const wanted = request.wanted.flatMap((names) => {
    if (names.some((name) => allowed.has(name))) return [names.filter((name) => allowed.has(name))];
    const food = knowledge.larder.get(names[0] ?? '');
    const standIns = STAND_INS.find(([of]) => of.some((kind) => food?.kinds.has(kind)))?.[1] ?? [];
    const open = standIns.filter((name) => allowed.has(name));
    const alike = open.filter((name) => isCookedLike(knowledge.larder.get(name), food));
    const instead = alike.length > 0 ? alike : open;
    replaced.push({ asked: food?.say ?? '', instead });
    return instead.length > 0 ? [instead] : [];
  });
  return { request: { ...request, wanted }, replaced };
}
