import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { FOOD_GROUPS } from './food-groups.ts';

/** Words that say that nothing else is at hand; what follows is no time and no equipment. */
const ONLY =
  /\b(?:(?:i|we|you) (?:only|just) (?:have|got)|only (?:have|got|use|using|with|what)|(?:have|got|use|using|with) (?:only|just|nothing but)|all (?:i|we)(?:'?ve| have)(?: got)?|that'?s (?:my|our|the) (?:whole )?lot|that'?s (?:literally |basically |pretty much )?(?:it|all)(?= *(?:$|[.!]|from|in the|at home|left))|and that'?s (?:it|all)\b|nothing more(?= *(?:$|[.!]))|nothing (?:else|but)|nothing (?:(?:in|left|there|here|at home|in the [a-z]+) )+(?:but|except|apart from)|no other (?:ingredients?|foods?)|^only (?!for\b|have\b|got\b|a\b|one\b|two\b|\d)|\bonly [a-z, ]{3,60} (?:in the (?:house|fridge|cupboard|pantry|kitchen)|at home|left)|just these|only these|(?<=^just [a-z, ]{3,120})in the (?:house|flat|kitchen|cupboards?|fridge|pantry)|(?:don'?t|do not|please don'?t) send (?:me|us) (?:shopping|to the (?:shops?|store|supermarket))|only from|(?:ich|wir) haben? nur|hab nur|nur (?:mit|noch|das)|(?:j'ai|on a|il me reste) (?:seulement|juste|que)|(?:je n'ai|on n'a) que|solo (?:tengo|con|ho|tenemos)|ho solo|tengo solo|con solo)\b(?! (?:the |a |an |my |our |one )*(?:braai|bbq|barbecue|grill|oven|hob|stove|ring|microwave|air ?fryer|kettle|pan|pot|camping|fire)\b)(?!\s+(?:is |are )?(?:about |around |up to )?(?:\d+(?:[.,]\d+)?|half|an?|one|two|five|ten|fifteen|twenty|thirty|eine?n?|une?|una) ?(?:[a-z]+ ){0,3}(?:min|hour|hrs?\b|h\b|euros?\b|pounds?\b|dollars?\b|quid\b|stunde|heure|ora|hora|pan|pot|burner|hob|pfanne|topf|stove|oven|microwave|kettle|toaster|air ?fryer|slow cooker|grill|bbq|camping stove|hot ?plate|ring|wok|tray|kitchen|ingredient))/;
/** Somebody who can only eat what is soft has more than what they named. */
const SOFT_ONLY =
  /\b(?:only|just|nothing but) (?:have|eat|manage|swallow|take|bear|tolerate) (?:very )?(?:puree[ds]?|soft|mashed|liquids?|smooth|blended|bland|plain|cooked)\b/g;
/** 'Bolognese but I only have pork mince', 'injera, I only have plain flour': what is there takes a place in the dish. */
const INSTEAD =
  /[a-z](?:,? but|[,.;]) (?:(?:i|we)(?:'ve)? )?(?:only|just) (?:have|got) (?:(?!and\b|or\b|with\b)[a-z0-9]+ ?){1,3}$/;
/** The cupboard is not a list of foods. */
const CUPBOARD =
  /\b(?:only|just|nothing but) (?:have |got |have got |using |use )?(?:basic |dry |store ?)?(?:cupboard|pantry|larder|basics?|staples?)\b/;
const STAPLE =
  /^(?:(?:coarse |fine |sea )*salt|(?:ground )?(?:black |white )?pepper|(?:extra virgin |extra-virgin )?(?:olive|sunflower|vegetable|rapeseed|cooking)? ?oil|water)\b/;

/** Whether the cook has nothing but the foods that they name. */
export const saysOnly = (prompt: string): boolean => {
  const said = plainPrompt(prompt).replace(SOFT_ONLY, ' ');
  return ONLY.test(said) && !INSTEAD.test(said) && !CUPBOARD.test(said);
};

/** The first line of a recipe that is neither named in the prompt nor a staple: salt, pepper, oil or water. */
export function lineBeside(
  prompt: string,
  lines: readonly { name: string }[],
  catalog: Catalog,
): string | null {
  const text = plainPrompt(prompt);
  const words = text.match(/[a-z]+/g) ?? [];
  const named = new Set(
    words.flatMap((_, at) =>
      [1, 2, 3].flatMap((length) => findFood(catalog, words.slice(at, at + length).join(' '))?.id ?? []),
    ),
  );
  const groups = words.flatMap((word) => FOOD_GROUPS.get(word) ?? []);
  const singles = new Set(words.filter((word) => word.length > 3).map((word) => word.replace(/e?s$/, '')));
  const isNamed = (name: string) => {
    const line = plainPrompt(withoutCut(name));
    const food = findFood(catalog, name);
    return (
      STAPLE.test(line) ||
      (food !== null && named.has(food.id)) ||
      line.split(' ').some((word) => singles.has(word.replace(/e?s$/, ''))) ||
      groups.some(
        ({ traits, lines: pattern }) =>
          pattern?.test(line) || food?.traits.some((trait) => traits.includes(trait)),
      )
    );
  };
  return lines.find(({ name }) => !isNamed(name))?.name ?? null;
}
