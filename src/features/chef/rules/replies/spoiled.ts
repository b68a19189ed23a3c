import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isHarmless } from '../questions/answers.ts';
import { OPENS } from '../questions/asking.ts';
import { lineCalled } from '../turns/foods-called.ts';
import type { Asked, Reply } from './reply.ts';

const ASKS_HOW = new RegExp(
  `^${OPENS}(?:(?:how|where) (?:do|can|could|would|will|should) (?:i|we|you) (?:know|tell|see|check|spot|find out)|(?:how|what) to (?:tell|know|spot|check|look for)|how can you tell|any way to tell|what are the signs|(?:woran|wie|woher) (?:erkenn|merk|seh|weiss|wissen|find)\\w*|comment (?:je |on )?(?:savoir|sais|sait|reconnaitre|reconnait|voir|vois|voit|verifier)|a quoi (?:on |je )?(?:reconnait|reconnais|voit|vois)|como (?:puedo |se )*(?:se|saber|sabe|reconozco|reconocer|veo|ver|distingo|distinguir)|come (?:posso |si |faccio a |fare a )*(?:so|sapere|riconosco|riconoscere|riconosce|capisco|capire|capisce|vedo|vede))\\b`,
);
/** What is no longer good to eat. */
const OFF =
  /\b(?:(?:is|are|s|re|its|theyre|were|was|has|have|ve|been|gone|go|went|going|gets?) (?:not |still |already |gone |all |too )*(?:off|bad|rotten|dead|alive|spoilt|spoiled|moldy|mouldy|fresh|ok|okay|good|safe)(?: or (?:not|bad|dead|off|fresh))?|(?:bad|dead|rotten|spoilt|spoiled|off) ones|(?:gone|going|went) (?:off|bad)|schlecht\w*|verdorben\w*|hinuber|noch (?:gut|frisch)|frisch|tot|mauvais\w*|gate\w*|perime\w*|pourri\w*|morte?s?|(?:encore |pas )?(?:bon|bonne|frais|fraiche)s?|mal[oa]s?|estropead\w*|pasad[oa]s?|podrid\w*|muert[oa]s?|fresc[oa]s?|buen[oa]s?|cattiv[oaie]|andat[oaie] a male|avariat\w*|guast[oaie]|mort[oaie]|fresch[ei]|buon[oaie])(?: (?:anymore|any more|now|ist|sind|sein|or not))*$/;

const CLOSED =
  /\b(?:wont|won t|dont|don t|didnt|didn t|havent|haven t|not|never) open(?:ed)?(?: up)?\b|\b(?:still|stay(?:s|ed)?|remain(?:s|ed)?|are|is) (?:closed|shut|open)\b|\bnicht (?:aufgeh\w*|offn\w*|geoffnet|auf)\b|\b(?:gehen|offnen) (?:sich )?(?:\w+ )?nicht\b|\b(?:noch|geblieben) (?:zu|geschlossen|offen)\b|\bs ouvrent pas\b|\brest(?:ent|ees?) ferme\w*\b|\bne (?:se )?(?:sont )?(?:pas )?ouvert\w*\b|\bno se (?:abren|han abierto)\b|\bnon si (?:aprono|sono apert[ei])\b/;

const SHELLS = /\b(?:mussels|clams|cockles|oysters)\b/i;
const MADE_OF = /\b(?:stock|broth|sauce|paste|gelatine?|noodles|powder)\b|\b(?:canned|tinned|smoked)\b/i;

/** How what is no longer good shows, by the traits of the food: what does most harm first. */
const SIGNS: readonly (readonly [traits: readonly TraitId[], say: (food: string) => string])[] = [
  [
    ['fish', 'crustaceans', 'molluscs'],
    (food) =>
      t(
        'Throw away {food} with a strong smell or one of ammonia, or a slimy or dull surface. What is good smells of the sea or of almost nothing, looks moist and is firm when you press it.',
        { food },
      ),
  ],
  [
    ['poultry', 'meat'],
    (food) =>
      t(
        'Throw away {food} with a sour smell or one of rotten eggs, a slimy or sticky surface, or gray or greenish patches. Do not taste it to find out, and keep to the use-by date.',
        { food },
      ),
  ],
  [
    ['eggs'],
    (food) =>
      t(
        'Lay the {food} in a bowl of cold water: fresh ones lie flat, old ones stand up, and one that floats goes in the bin. A bad egg smells as soon as you open it, so crack each into a cup first.',
        { food },
      ),
  ],
  [
    ['milk'],
    (food) =>
      t('Throw away {food} with a sour smell, mold, or lumps or a color that should not be there.', { food }),
  ],
];
const ofAnyFood = (food: string) =>
  t(
    'Throw away {food} with a sour or musty smell, slime or mold. A soft or wilted spot alone can be cut away.',
    { food },
  );

const shellsSaid = (food: string): string =>
  t(
    'Before cooking, throw away {food} with a broken shell, and those that are open and do not close when you tap them. After cooking, throw away those that are still closed. They should smell of the sea, and of nothing else.',
    { food },
  );

/** How to see whether a food of the dish is no longer good: 'how do I know which ones are off?' */
export const whetherSpoiled: Reply = (asked) => {
  const { said, recipe } = asked;
  const isOfShells = CLOSED.test(said);
  if (!isOfShells && !(ASKS_HOW.test(said) && OFF.test(said))) return null;
  // A warning may stand beside it.
  if (!isHarmless(said.replace(OFF, ' ').replace(CLOSED, ' '), asked.knowledge)) return null;
  const shown = recipe();
  if (!shown) return null;
  const [shells] = shown.ingredients.flatMap((line) => (SHELLS.test(line.name) ? foodOf(line) : []));
  const named = foodNamed(asked);
  if (isOfShells) return shells ? shellsSaid(shells) : null;
  if (shells && (!named || SHELLS.test(named))) return shellsSaid(shells);
  const foods = recipeFoods(asked.knowledge.catalog, shown.ingredients).filter(
    ({ name }) => !MADE_OF.test(name) && (!named || name.startsWith(named)),
  );
  for (const [traits, say] of SIGNS) {
    const found = foods.find(({ food }) => food?.traits.some((trait) => traits.includes(trait)));
    if (found) return say(foodOf(found));
  }
  return named ? ofAnyFood(foodOf({ name: named })) : null;
};

const foodNamed = ({ said, previous, knowledge }: Asked): string | null =>
  said
    .split(/[ ,]+/)
    .map((word) =>
      word.length > 2 && !/^(?:the|how|are|off|bad|ones|good)$/.test(word)
        ? lineCalled(word, previous, knowledge)
        : null,
    )
    .find((line) => line !== null) ?? null;
