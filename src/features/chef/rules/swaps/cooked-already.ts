import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Part } from '../classics/classic.ts';
import { escaped, spoken } from '../classics/text.ts';
import { capital } from '../devices/sentences.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { CLOSES, either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';

const COOKED = either(
  'cooked | pre ?-?cooked | boiled | roasted | steamed | baked | fried | grilled | left ?over',
  '(?:vor)?gekocht | gegart | gebraten | gebacken | gar | cuit(?:e|es|s)? | cocid[oa]s? | cocinad[oa]s? | hech[oa]s? | cott[oaie]',
);
const ALREADY = '(?:already|all|schon|bereits|deja|ya|gia)';
const IS = '(?:is|are|s|was|were|has been|have been|ist|sind|wurden?|est|sont|esta|estan|son|e|sono)';
const SAID = [
  `(?:the |my |our |all the |die |der |das |meine |le |la |les |mes |el |los |las |il |i |gli )?${NAME} (?:${IS} )?${ALREADY} (?:been )?${COOKED}`,
  `(?:i|we) (?:have |ve |had )?(?:already|just) (?:cooked|boiled|roasted|made|fried) (?:the |some |all the )?${NAME}`,
  `(?:i|we) (?:have |ve )(?:got )?(?:some |the )?${NAME} (?:that s |that is |that are |which is |which are )?${ALREADY} ${COOKED}`,
].map((said) => new RegExp(`^${OPENS}${said}${CLOSES}$`));

const IS_COOKED = /^(?:cooked|canned|left ?over)\b/;
const MEAT = /\b(chicken|turkey|beef|lamb|pork)\b(?! (?:stock|mince))/;
const PASTA =
  /^(?:spaghetti|linguine|tagliatelle|fettuccine|pappardelle|penne|fusilli|rigatoni|macaroni|farfalle|orecchiette|bucatini|ditalini|conchiglie|ziti|pasta)$/;
/** What is eaten raw, or is a part of a mixture before it is cooked. */
const NEVER =
  /minced|sheets|sausage|\bflour\b|oats|\beggs?\b|milk|cream|cheese|tomato|salad|lettuce|cucumber/;

/** What a food is called that was cooked before; `null` if nobody keeps it so. */
function cookedName(line: string, { catalog }: CookingKnowledge): string | null {
  if (IS_COOKED.test(line) || NEVER.test(line)) return null;
  const [, meat] = MEAT.exec(line) ?? [];
  const kind =
    meat ?? (/\brice$/.test(line) ? 'rice' : PASTA.test(line) ? 'pasta' : (line.split(' ').at(-1) ?? line));
  const name = `cooked ${kind}`;
  return findFood(catalog, name) ? name : null;
}

/** 'The potatoes are already cooked': the same food, cooked, takes the place of the raw one. */
export function cookedAlready(
  written: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): string | null {
  const said = wordsApart(written);
  if (said.length > LONGEST) return null;
  const name = SAID.flatMap((pattern) => pattern.exec(said)?.slice(1).find(Boolean) ?? [])[0];
  const line = name ? lineCalled(name, shown, knowledge) : null;
  const cooked = line && cookedName(line, knowledge);
  return cooked && name ? `use ${cooked} instead of the ${bareName(name)}` : null;
}
const LONGEST = 120;

/** How much more or less a food weighs once it is cooked. */
const WEIGHS: readonly (readonly [RegExp, number])[] = [
  [/\brice$|couscous|bulgur|quinoa|barley/, 2.5],
  [PASTA, 2],
  [/noodles$/, 2],
  [MEAT, 0.75],
];

/** Whether a food comes cooked in place of a raw one. */
export const comesCooked = (own: Pick<Part, 'name'>, come: string): boolean =>
  IS_COOKED.test(come) && !come.startsWith('canned') && !IS_COOKED.test(own.name);

export const weighsCooked = (own: Pick<Part, 'name'>, come: string): number =>
  comesCooked(own, come) ? (WEIGHS.find(([name]) => name.test(own.name))?.[1] ?? 1) : 1;

const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;
/** Minutes in which what is cooked gets hot. */
const HOT = 4;

/** The steps without the cooking of a food that is cooked already, and the minutes that this saves. */
export function withoutCooking(
  steps: readonly (string | null)[],
  own: Part,
  taken: Part,
): { steps: (string | null)[]; saved: number } {
  if (!comesCooked(own, taken.name)) return { steps: [...steps], saved: 0 };
  const food = escaped(spoken(taken.name).replace(/^(?:cooked|leftover) /, ''));
  const named = `(?:[a-z]+ )?${food}`;
  const boiled = new RegExp(
    `^(Meanwhile, )?(boil|cook|simmer) the ${named}( (?:in|with) [^.]*?)? for (\\d+) minutes(?:, until [^.,]*)?(.*)\\.$`,
    'i',
  );
  const heated = new RegExp(
    `\\b${food}\\b[^.]*?\\bfor (\\d+) minutes(?=[^.]*\\b(?:hot all through|cooked through)\\b)`,
  );
  let saved = 0;
  const changed = steps.map((step) => {
    if (step === null) return null;
    return (
      step
        .split(SENTENCE_END)
        .flatMap((sentence) => {
          const [, beside = '', , where = '', minutes = '0', after = ''] = boiled.exec(sentence) ?? [];
          if (minutes !== '0') {
            const [, other, last] =
              /, adding the ([^,.]+?) for the last (?:(\d+) minutes|minute)/.exec(after) ?? [];
            if (beside === '') saved += Number(minutes) - Number(last ?? 0);
            if (other)
              return `${beside}${beside ? 'boil' : 'Boil'} the ${other}${where} for ${last ?? 1} ${last ? 'minutes' : 'minute'}, and drain.`;
            const rest = after
              .replace(/^,? ?(?:and )?drain(?: and steam dry)?/, '')
              .replace(/^,? ?(?:and |then )?/, '');
            return rest === ''
              ? []
              : `${beside}${beside ? 'heat' : 'Heat'} the ${spoken(taken.name)} through and ${rest}.`;
          }
          const hot = sentence.replace(heated, (all, long: string) => {
            const much = Number(long);
            if (much <= HOT) return all;
            saved += much - HOT;
            return all.replace(`for ${long} minutes`, `for ${HOT} minutes`);
          });
          return hot === sentence ? sentence : hot.replace(/\bcooked through\b/, 'hot all through');
        })
        // What was not boiled has no water.
        .map((sentence, at, all) =>
          at === 0 && all.length < step.split(SENTENCE_END).length
            ? capital(sentence.replace(/^Drain(?:,| and) /, ''))
            : sentence,
        )
        .join(' ')
    );
  });
  return { steps: changed, saved };
}
