import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { either, FOR, NAME, SWAPS, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { foodCalled, lineCalled } from '../turns/foods-called.ts';
import { rolesOf, standInsFor } from './roles.ts';

/** Foods that do the same in a dish, by a word of their names. The next one that is not in it takes the place of another. */
const ALIKE: readonly (readonly string[])[] = [
  ['cod', 'haddock', 'hake', 'sea bass', 'plaice', 'monkfish'],
  ['salmon', 'trout', 'mackerel'],
  ['tuna', 'salmon'],
  ['beef', 'lamb', 'beef'],
  ['steak', 'pork chops'],
  ['pork', 'chicken'],
  ['chicken', 'turkey', 'chicken'],
  ['duck', 'chicken'],
  ['spaghetti', 'linguine', 'tagliatelle', 'spaghetti'],
  ['penne', 'fusilli', 'rigatoni', 'penne'],
  ['macaroni', 'penne'],
  ['basmati rice', 'jasmine rice', 'basmati rice'],
  ['egg noodles', 'rice noodles', 'udon noodles'],
  ['rice noodles', 'egg noodles'],
  ['mozzarella', 'provolone', 'feta'],
  ['halloumi', 'feta'],
  ['gruyère', 'cheddar', 'gouda', 'gruyère'],
  ['chestnut mushrooms', 'shiitake mushrooms', 'oyster mushrooms', 'chestnut mushrooms'],
  ['button mushrooms', 'chestnut mushrooms'],
  ['kidney beans', 'black beans', 'white beans', 'kidney beans'],
  ['walnuts', 'pecans', 'walnuts'],
  ['almonds', 'hazelnuts', 'almonds'],
  ['cashews', 'peanuts', 'cashews'],
  ['plain flour', 'spelt flour'],
  ['strawberries', 'raspberries', 'blueberries', 'strawberries'],
  ['apples', 'pears', 'apples'],
  ['peaches', 'apricots', 'plums', 'peaches'],
  ['red wine', 'white wine', 'red wine'],
];

const KIND =
  '(fish|meat|mince|pasta|cheese|rice|noodles?|mushrooms?|beans?|nuts?|flour|berr(?:y|ies)|fruit|herbs?|oil|vinegar|milk|stock|wine|sausages?)';
const SHAPE = '(?: (?:shape|type|kind|variety|sort|cut)s?)?';
const ANOTHER =
  '(?:(?:a |an |some |any )?(?:different|other|another|alternative)(?: (?:kind|type|sort|variety)s?(?: of)?)?)';
const ONE = '(?:one|kind|type|sort|variety)';
/** 'Use a different fish', 'another cheese'; 'another pasta' alone is another dish. */
const USES = either(
  'use | using | try | take | have | want | with | make (?:it|this|them) with | do (?:it|this|them) with',
  'can i | could i | can we | could we | can you | could you | i | we | id like | i d like | would like | would',
);
const OTHER_ONE = [
  `(?:${USES} )+${ANOTHER} ${KIND}${SHAPE}`,
  `${ANOTHER} (?!pasta|rice|noodle)${KIND}${SHAPE}`,
  `${ANOTHER} ${KIND} (?:shape|type|kind|variety|sort|cut)`,
].map(whole);
const SWAPPED = whole(
  `${SWAPS} (?:the )?${NAME} ${FOR} (?:an? ?)?(?:different|other|another) ${ONE}(?: of ${NAME})?`,
);
/** The same in other languages, of which the food is named in the words of each. */
const ABROAD = whole(
  `(?:(?:nimm|verwende|mit|lieber|ich|mochte|hatte|gern|utilise|mets|prends|avec|usa|pon|con|usiamo|metti) )*(?:(?:ein|eine|einen|einem|einer) andere(?:s|n|r|m)?|(?:un|une|d) autre|otr[ao]|un ?altr[ao]) ${NAME}`,
);

/** Another food of the kind that is named, in place of the one in the dish: haddock for cod. `null` if a message asks for none. */
export function otherOfKind(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const kind =
    OTHER_ONE.flatMap((pattern) => pattern.exec(said)?.[1] ?? [])[0] ??
    SWAPPED.exec(said)?.[1] ??
    ABROAD.exec(said)?.[1];
  const own = kind ? lineOfKind(kind, shown, knowledge) : null;
  const other = own && alikeTo(own, shown, knowledge);
  return other ? `${other} instead of ${own}` : null;
}

const OF_SEA = ['fish', 'crustaceans', 'molluscs'];

function lineOfKind(kind: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const names = shown.lines.map(foodOf);
  const isOf = (traits: readonly string[]) => (name: string) =>
    rolesOf(name, knowledge).has('main') &&
    (findFood(knowledge.catalog, name)?.traits.some((trait) => traits.includes(trait)) ?? false);
  if (/^(?:fish|fisch|poisson|pescado|pesce)$/.test(kind)) return names.find(isOf(OF_SEA)) ?? null;
  if (/^(?:meat|fleisch|viande|carne)$/.test(kind)) return names.find(isOf(['meat', 'poultry'])) ?? null;
  const one = kind.replace(/ies$/, 'y').replace(/s$/, '');
  return (
    names.find((name) => new RegExp(`\\b${one}(?:s|ies)?$`).test(name)) ??
    names.find((name) => one === 'berry' && /berries$/.test(name)) ??
    lineCalled(kind, shown, knowledge)
  );
}

/** The stock of beef is no beef. */
const NO_PRODUCT = '(?! (?:stock|broth|sauce|oil|vinegar|paste|juice|milk|butter|flour)\\b)';

/** What does the same as a food of the dish, and is not in it. */
function alikeTo(own: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const isThere = (name: string) => lineCalled(name, shown, knowledge) !== null;
  const isOwn = (name: string) => new RegExp(`\\b${name}\\b${NO_PRODUCT}`).test(own);
  const rows = ALIKE.filter((row) => row.some(isOwn));
  const others = rows.flatMap((row) => row.slice(row.findIndex(isOwn) + 1));
  const all = [...others, ...standInsFor(own).map(({ name }) => name)];
  return (
    all.find((name) => !own.includes(name) && !isThere(name) && foodCalled(name, knowledge) !== null) ?? null
  );
}
