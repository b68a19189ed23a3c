import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { hasNone } from '../answer/has-none.ts';
import { readPart } from '../classics/classic.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';
import { isOfWord } from '../knowledge/line-of.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { plainPhrase } from '../request/request-words.ts';
import { insteadNow } from '../swaps/instead-now.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { englishName } from '../turns/foreign-changes.ts';

const OPENS =
  '(?:(?:and|but|so|then|well|right|fine|alright|hmm|actually|ok|okay|perfect|great|thanks|und|aber|et|mais|y|pero|e|ma|also|oh|hey|wait|sorry|just wondering|tell me) )*';
const THE =
  '(?:(?:the|a|an|some|any|all that|so much|der|die|das|den|dem|so viel|du|des|de|le|la|les|l|d|el|los|las|il|lo|gli|i|del|della|dei|degli|delle|dell|tanto|tanta|tant de) )*';
const FOOD = '([a-z]+(?: [a-z]+){0,2}?)';
const DONE =
  '(?: (?:in|into|to|on)(?: (?:it|there|this|here|the [a-z]+))?| (?:drin|rein|dran|dabei|dazu|dedans|ici|dentro|qui|there|here|at all))*';

const WHY_IN = [
  `why (?:did|do|have|would|are|were) (?:you|we|i|they) (?:put|add|added|use|used|include|included|need|needing|putting|adding)(?: in)? ${THE}${FOOD}${DONE}`,
  `why (?:is|are) (?:there )?${THE}${FOOD}${DONE}`,
  `(?:what is|whats|what are) ${THE}${FOOD} (?:for|doing)${DONE}`,
  `(?:what (?:does|do|did|will)|what is it that) ${THE}${FOOD} (?:(?:actually|really|even) )?(?:do|does|bring|add|taste of|contribute)(?: actually)?${DONE}`,
  `was (?:macht|bewirkt|bringt|tut) ${THE}${FOOD}${DONE}`,
  `(?:a quoi sert|quapporte|qu apporte|que fait|a quoi servent) ${THE}${FOOD}${DONE}`,
  `(?:que (?:hace|aporta)|para que sirve[n]?) ${THE}${FOOD}${DONE}`,
  `(?:a cosa serv(?:e|ono)|che cosa fa|cosa fa|cosa apporta) ${THE}${FOOD}${DONE}`,
  `(?:warum|wieso|weshalb|wozu) (?:(?:ist|sind|kommt|kommen|muss|hast du|haben wir|gibst du|tust du|nimmst du|da|denn) )*${THE}${FOOD}${DONE}(?: (?:getan|gegeben|genommen|verwendet|reingetan))?`,
  `pourquoi (?:(?:tu as|avoir|as tu|vous avez|est ce que tu as|y a t il|il y a|mettre|mis|met on|on met|utilise|ajoute|ajoutes|ajouter) )*${THE}${FOOD}${DONE}`,
  `(?:por que|para que) (?:(?:le|les|has|se|puesto|pones|pone|lleva|llevan|tiene|hay|usas|usar|echas|poner|echado) )*${THE}${FOOD}${DONE}`,
  `(?:perche|come mai) (?:(?:ci|c|ce|hai|messo|e|sono|metti|mettere|usi|usare|hai usato|serve|servono) )*${THE}${FOOD}${DONE}`,
].map((each) => new RegExp(`^${OPENS}${each}$`));
const WHY_NOT = [
  `why (?:(?:is|are|isnt|arent|there|have|did|do|does|dont|didnt|doesnt|you|it|put|use|used|add) )*(?:no|not any|any) ${THE}${FOOD}${DONE}`,
  `why (?:isnt|arent|didnt you (?:put|use|add)|doesnt it have|no) (?:there )?${THE}${FOOD}${DONE}`,
  `(?:warum|wieso|weshalb) (?:(?:ist|sind|kommt|kommen|hast du|da|denn|nimmst du) )*kein(?:e|en)? ${FOOD}${DONE}`,
  `pourquoi (?:(?:il ny a|il n y a|n y a|y a t il|n y a t il|tu n as|ne pas mettre|mis) )*pas (?:mis )?(?:de |d )${FOOD}${DONE}`,
  `por que no (?:(?:le|lleva|llevan|tiene|hay|has|puesto|se|pone|pones) )*${THE}${FOOD}${DONE}`,
  `(?:perche|come mai) (?=(?:[a-z]+ )*(?:non|niente) )(?:(?:non|niente|ci|c|ce|e|sono|hai|messo|metti|va|vuole) )+${THE}${FOOD}${DONE}`,
].map((each) => new RegExp(`^${OPENS}${each}$`));
const WHAT_INSTEAD = [
  `(?:what|which thing) (?:(?:else|can|could|should|shall|do|would|might|i|we|you|use|have|put|take|try|add|swap|sub|substitute|replace|is|s|the|a|good|best|works|goes|in) )*(?:instead of|in place of|in the place of|for|rather than|(?:substitute|replacement|alternative|swap|sub) for) ${THE}${FOOD}(?: with| for)?`,
  `(?:whats|what is) (?:a|the|a good|the best) (?:substitute|replacement|alternative|swap|sub) for ${THE}${FOOD}`,
  `(?:what|with what) (?:can|could|should|do|would) (?:i|we) (?:swap|substitute|replace) ${THE}${FOOD}(?: with| for| by)?`,
  `(?:(?:do you have|have you got|is there) )?(?:any|a|a good|got a) (?:substitute|replacement|alternative|swap|sub)s? for ${THE}${FOOD}`,
  `(?:was|womit) (?:kann|konnte|soll) (?:ich|man) (?:statt|anstatt|anstelle von|ersetzen)? ?${THE}${FOOD}(?: (?:ersetzen|nehmen|verwenden|benutzen))*`,
  `(?:par|avec) quoi (?:(?:je|on|peux|peut|puis je|remplacer|remplace|remplacez) )+${THE}${FOOD}`,
  `(?:con|por) que (?:(?:puedo|se|puede|sustituir|reemplazar|sustituyo) )+${THE}${FOOD}`,
  `(?:que|cosa|con cosa|con che cosa) (?:(?:puedo|pongo|uso|usar|metto|posso|si puo|sostituire|sostituisco|usare) )+(?:(?:en vez de|en lugar de|al posto di|invece di|al posto|invece) )?${THE}${FOOD}`,
].map((each) => new RegExp(`^${OPENS}${each}$`));
const PER_PERSON =
  /\b(?:how (?:much|many)(?: [a-z]+){0,4} (?:per|each|a) (?:person|head|portion|serving|people)|how (?:much|many)(?: [a-z]+){0,3} (?:each|for each of us)|(?:wie ?viel\w*)(?: [a-z]+){0,4} (?:pro|je) (?:person|kopf|portion|nase)|combien(?: [a-z]+){0,5} par (?:personne|tete|convive)|cuant[oa]s?(?: [a-z]+){0,5} por (?:persona|cabeza|barba)|quant[oiae](?: [a-z]+){0,5} (?:a|per|ogni) (?:testa|persona))\b/;

/** What foods do in a dish, by the words of their lines. */
const ROLES: readonly (readonly [RegExp, (food: string) => string])[] = [
  [
    /lemon|lime|vinegar|sumac|tamarind|verjuice/i,
    (food) => t('With {food}, it gets a sharp note, which balances what is rich or sweet.', { food }),
  ],
  [
    /sugar|honey|syrup|molasses/i,
    (food) => t('With {food}, it gets sweeter, and what is sharp is rounded off.', { food }),
  ],
  [
    /olives|capers|anchov|soy sauce|fish sauce|miso|parmesan|pecorino|bacon|pancetta|Worcestershire/i,
    (food) => t('With {food}, it gets a salty, savory depth.', { food }),
  ],
  [/\begg/i, (food) => t('With {food}, it holds together.', { food })],
  [
    /flour|cornflour|breadcrumbs|oats|potato starch/i,
    (food) => t('With {food}, it binds and gets thicker.', { food }),
  ],
  [/baking powder|bicarbonate|yeast/i, (food) => t('With {food}, it rises.', { food })],
  [
    /butter|oil|lard|ghee|dripping/i,
    (food) => t('With {food}, it carries flavor, and neither sticks nor dries out.', { food }),
  ],
  [
    /cream|yogurt|milk|mascarpone|crème fraîche|mayonnaise|cheese|ricotta/i,
    (food) => t('With {food}, it gets smooth and mild.', { food }),
  ],
  [
    /wine|beer|stout|cider|sherry|brandy|rum|mirin|sake/i,
    (food) =>
      t('With {food}, it gets depth and a little sharpness. Some of the alcohol stays in the dish.', {
        food,
      }),
  ],
  [/stock|broth|dashi/i, (food) => t('With {food}, the sauce gets its depth.', { food })],
  [
    /onion|garlic|shallot|leek|celery|carrot|ginger/i,
    (food) => t('With {food}, it gets the base that all other flavors build on.', { food }),
  ],
  [
    /chilli|pepper|paprika|cumin|cinnamon|nutmeg|coriander|turmeric|curry|masala|cardamom|clove|saffron|thyme|oregano|rosemary|basil|parsley|dill|mint|bay|sage|tarragon|zest|vanilla|mustard|anise|fennel|caraway|lemongrass|galangal|fenugreek|allspice/i,
    (food) => t('With {food}, it gets the taste that it is known for.', { food }),
  ],
];

/** What a food does in a dish, as a sentence. */
export function whatItDoes(food: string): [string] | null {
  const role = ROLES.find(([words]) => words.test(food))?.[1];
  return role ? [role(food)] : null;
}

/**
 * The answer to a message that only asks about a food of the dish on screen, or how much each person gets; `null` if it says anything
 * else.
 *
 * @param insteadOf what the chef would cook with in place of a food, by line
 */
export function answerAboutFoods(
  prompt: string,
  shown: ChefMemory,
  insteadOf: (food: string) => readonly string[],
  knowledge: CookingKnowledge,
): string | null {
  const said = plainPhrase(prompt);
  if (PER_PERSON.test(said)) return perPerson(shown);
  if (IN_CUPS.test(said)) return inCups(shown);
  // 'L'ail' is garlic behind its article.
  const forms = [said, plainPhrase(prompt.replace(/['’]/g, ' '))];
  const lineOf = (food: string) => shown.lines.find(({ name }) => isOf(food, name));
  const found = (patterns: readonly RegExp[]) => {
    for (const form of forms)
      for (const pattern of patterns) {
        const food = foodNamed(pattern.exec(form)?.[1], shown, knowledge);
        if (food) return food;
      }
    return null;
  };
  const missed = found(WHY_NOT);
  if (missed) {
    const line = lineOf(missed);
    if (line) return t('It has {food} in it: {amount}.', { food: foodOf(line), amount: line.amount });
    return shown.request.avoidedFoods.some((each) => isOf(missed, each) || namesFood(each, missed))
      ? t('It has no {food} in it because you asked to leave it out.', { food: missed })
      : t('The way I know {dish}, it is made without {food}.', { dish: shown.title, food: missed });
  }
  const asked = found(WHY_IN);
  if (asked) {
    const line = lineOf(asked);
    if (!line) return hasNone(asked, shown.lines, knowledge);
    const food = foodOf(line);
    const role = ROLES.find(([words]) => words.test(food))?.[1];
    return role
      ? role(food)
      : t('{dish} is usually made with {food}. If you would rather not have it, say “without the {food}”.', {
          dish: shown.title,
          food,
        });
  }
  const gone = found(WHAT_INSTEAD);
  if (!gone) return null;
  const line = lineOf(gone);
  if (!line) return insteadNow(gone, shown, knowledge) ?? hasNone(gone, shown.lines, knowledge);
  const food = foodOf(line);
  const others = /hoisin/.test(food)
    ? [t('soy sauce with half as much sugar and a little garlic')]
    : insteadOf(food);
  return others.length > 0
    ? t('Instead of the {food}, use {others}. Say “no {food} in the house”, and I will write it that way.', {
        food,
        others: listed([...others]),
      })
    : t('I do not know a substitute for the {food} in this dish.', { food });
}

const isOf = (food: string, line: string): boolean =>
  (!/\boil\b/.test(line) || /\boil\b/.test(food)) &&
  (isOfWord(
    food.replace(/(?:oe|[^aeious])s$/, (end) => end.slice(0, -1)),
    line,
  ) ||
    plainPhrase(withoutCut(line)).includes(food));

/** What a food is called in English, if the words name one. */
function foodNamed(
  said: string | undefined,
  { lines }: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  if (!said) return null;
  if (lines.some(({ name }) => isOf(said, name))) return said;
  const english = englishName(said, knowledge);
  // 'Cream' is said of double cream.
  if (english) return english.includes(said.replace(/s$/, '')) ? said : english;
  return /^(?:alcohol|meat|dairy|nuts|fish|salt|sugar|spice|fat|gluten)$/.test(said) ? said : null;
}

const MOST_LINES = 4;

function perPerson({ lines, servings }: ChefMemory): string {
  const each = lines
    .filter(({ amount }) => /^\d[\d./ ]* (?:g|ml|kg|l)$/.test(amount) || /^\d+$/.test(amount))
    .slice(0, MOST_LINES)
    .map((line) => {
      const part = readPart(`${line.amount} ${line.name}`);
      const isLitres = line.amount.endsWith(' l');
      const { amount } = quantityOf(
        (isLitres ? part.count * 1000 : part.count) / servings,
        isLitres ? { unit: 'ml', units: 'ml' } : part,
        'fine',
      );
      return `${amount} ${foodOf(line)}`;
    });
  return t('Each person gets {amounts}.', { amounts: listed(each) });
}

const IN_CUPS = new RegExp(
  `^${OPENS}(?:(?:can|could|you|i|we|give|me|have|show|write|please|do|what|is|how|much|many|are|all|it|this|that|the|amounts?|measurements?|quantities|recipe|to|convert|into|as|in|us|american|imperial) )*(?:us |american )?cups?(?: (?:please|instead|thanks|measurements?|and spoons|not grams|im|i am|in|from|the|us|usa|america|ohio|texas|[a-z]+))*$`,
);
/** Grams, or millilitres, that a US cup holds, by the words of a line. */
const CUPS: readonly (readonly [RegExp, number])[] = [
  [/icing sugar|cocoa|desiccated/i, 110],
  [/brown sugar|demerara|muscovado/i, 210],
  [/sugar/i, 200],
  [/flour|semolina|cornflour/i, 125],
  [/butter|lard|ghee/i, 225],
  [/oats|breadcrumbs/i, 90],
  [/rice|lentils|chocolate|raisins|sultanas/i, 180],
  [/almonds|walnuts|pecans|nuts|cheddar|parmesan|mozzarella|gruyère/i, 110],
  [/honey|syrup/i, 330],
  [/milk|cream|water|stock|oil|juice|yogurt|yoghurt|wine|buttermilk/i, 240],
];
const PARTS: readonly (readonly [number, string])[] = [
  [0, ''],
  [0.25, '1/4'],
  [1 / 3, '1/3'],
  [0.5, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [0.75, '3/4'],
  [7 / 8, '7/8'],
  [1, ''],
];
const LEAST_OF_CUP = 0.2;

/** The lines that are weighed or poured, in US cups. */
function inCups({ lines }: ChefMemory): string {
  const each = lines.flatMap((line) => {
    const [, count = '', unit] = /^(\d+(?:\.\d)?) (g|ml|l)$/.exec(line.amount) ?? [];
    const holds = CUPS.find(([words]) => words.test(foodOf(line)))?.[1];
    const cups = holds ? (Number(count) * (unit === 'l' ? 1000 : 1)) / holds : 0;
    return cups >= LEAST_OF_CUP ? [`${foodOf(line)} ${cupsOf(cups)}`] : [];
  });
  return each.length > 0
    ? t('In US cups, about: {amounts}. Everything else stays as written.', { amounts: listed(each) })
    : t('Nothing in it is measured in cups: it goes by pieces and spoons.');
}

function cupsOf(cups: number): string {
  const whole = Math.floor(cups);
  const [part, said] = PARTS.reduce((best, each) =>
    Math.abs(each[0] - (cups - whole)) < Math.abs(best[0] - (cups - whole)) ? each : best,
  );
  const all = part === 1 ? whole + 1 : whole;
  return [all > 0 || said === '' ? String(all) : '', said].filter(Boolean).join(' ');
}
