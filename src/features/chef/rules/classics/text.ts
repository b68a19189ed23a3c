import { memoize } from '#shared/memoize.ts';
import { capitalized } from '#shared/text.ts';
import { listed, sentence } from '../answer/write-steps.ts';
import { readPortion } from '../knowledge/larder.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import type { Part } from './classic.ts';

/** What became of a line: the part that is used, or `null` if it was left out. */
export interface Filled {
  own: Part;
  taken: Part | null;
  isMore?: boolean;
  isInTwin?: boolean;
}

/** Words before the food that a cook leaves out when speaking. */
const UNSPOKEN =
  /^(?:canned|dried|fresh|frozen|ground|firm|large|medium|small|plain|whole|ripe|boneless|skinless|raw|cooked|extra-virgin|unsalted|flat-leaf|finely grated|freshly|ready-rolled|gluten-free|durum wheat) /;
/** The first word of these is not the food: chicken stock is not chicken. */
const NAMED_BY_LAST =
  /(?:stock|broth|sauce|paste|powder|juice|zest|oil|flour|milk|cream|sugar|vinegar|pastry|seeds?|butter|noodles?|syrup|cheese|yogurt|wine|jam|bread|leaf|leaves|beans?|crumbs|extract|water|rice|dough|wrappers?|sausages?|flakes|salt)$/;
/** Last words that say too little: the sauce of a step is seldom the soy sauce. */
const VAGUE = new Set(
  'sauce powder paste seed seeds leaf leaves juice flakes cubes mix extract pieces fillets fillet cutlets pepper salt water breast breasts thighs legs slices syrup essence dough crumbs wrappers sheets wine fat puree'.split(
    ' ',
  ),
);
/** A cook says 'the haddock' for smoked haddock fillets, and 'the beef' for sirloin steak. */
const ANIMALS = new Set(
  'beef veal lamb pork chicken turkey duck goose ham bacon fish cod haddock salmon tuna trout prawn squid octopus scallop'.split(
    ' ',
  ),
);
/** For somebody who cooks without milk, the recipe says which butter is meant. */
const STANDS_IN = /^(?:vegan|oat|soy|almond|rice|coconut|cashew) /;
const GONE = '\u0000';
const OPEN = '\u0001';
const CLOSE = '\u0002';

/** A food's name as said in a step: 'chickpeas' for 'canned chickpeas'. */
export function spoken(name: string): string {
  let said = name.replace(/ \(.*\)$/, '');
  while (UNSPOKEN.test(said)) said = said.replace(UNSPOKEN, '');
  return said
    .replace(/^(chicken|turkey|duck) (?:breast|thigh|leg)s?(?: fillets?)?$/, '$1')
    .replace(/ fillets?$/, '');
}

/** Flesh that flakes when it is done. */
const FISH =
  /\b(?:cod|haddock|hake|halibut|pollock|salmon|sea bass|sea bream|trout|tuna|mackerel|monkfish|plaice|sole|tilapia|fish)\b(?! (?:sauce|stock|broth|paste|fingers?\b))/;

const CHEESE =
  /cheese|parmesan|pecorino|grana padano|cheddar|mozzarella|feta\b|halloumi|gruyère|emmental|gouda|ricotta|paneer|provolone|manchego/i;

/** 'Pour in the stock … add the stock' of what took a second food's place is a third of it, and the rest. */
export function sharedOut(steps: readonly (string | null)[], food: string): (string | null)[] {
  const whole = new RegExp(`(?<!(?:of|more|less) )\\bthe ((?:[a-z]+ )?${food})\\b(?! (?:water|mixture))`);
  const at = steps.flatMap((step, n) =>
    (step ?? '')
      .split(/(?<=[.!?]) /)
      .flatMap((said, sentence) => (whole.test(said) ? [{ n, sentence }] : [])),
  );
  const [first, second] = at;
  if (!first || !second) return [...steps];
  const share = (step: string | null, sentence: number, part: string) =>
    (step ?? '')
      .split(/(?<=[.!?]) /)
      .map((said, n) => (n === sentence ? said.replace(whole, `${part} of the $1`) : said))
      .join(' ');
  return steps
    .map((step, n) => (n === second.n ? share(step, second.sentence, 'the rest') : step))
    .map((step, n) => (n === first.n ? share(step, first.sentence, 'a third') : step));
}

/** What depends on the foods and on how much of them there is. */
const WRITTEN_ANEW = /[<{]|\b(?:meat|fish|cheese)\b|\bflakes?\b/;

/** Rewrites texts about a dish's own foods for the foods that are used. */
export function textWriter(
  lines: readonly Filled[],
  { isLeadOther, scale }: { isLeadOther: boolean; scale: number },
): (text: string) => string | null {
  const isSame = ({ own, taken, isMore }: Filled) => own === taken || isMore === true;
  const mention = lines.every(isSame) ? null : mentionsOf(lines);
  const noFish = lines.find(
    ({ own, taken }) => taken && FISH.test(own.name) && !FISH.test(taken.name),
  )?.taken;
  const noCheese = lines.find(({ own, taken }) => CHEESE.test(own.name) && taken && !CHEESE.test(taken.name));
  const isWithoutCheese = noCheese && !lines.some(({ taken }) => taken && CHEESE.test(taken.name));
  return (template) => {
    const text = !WRITTEN_ANEW.test(template)
      ? template
      : template
          .replace(/<([^|<>]*)\|([^<>]*)>/g, (_, own: string, other: string) => (isLeadOther ? other : own))
          .replace(/\bmeat sauce\b/g, isLeadOther ? 'sauce' : 'meat sauce')
          .replace(/\bthe meat\b/g, isLeadOther ? 'the filling' : 'the meat')
          .replace(
            /\bthe cheese\b(?! sauce)/g,
            isWithoutCheese && noCheese.taken ? `the ${spoken(noCheese.taken.name)}` : '$&',
          )
          .replace(
            /\bthe fish\b(?! (?:sauce|stock|fingers?)\b)/g,
            noFish ? `the ${spoken(noFish.name)}` : '$&',
          )
          .replace(
            /(?<=,? (?:and|until)) (?:the [\w ]+|it) flakes?(?: easily)?\b/g,
            noFish ? (isLeadOther ? ' hot' : ' cooked through') : '$&',
          )
          .replace(/\{([^}]+)\}/g, (_, amount: string) => scaled(amount, scale));
    if (!mention) return sentence(text.replace(/[[\]]/g, ''));
    const replaced = text.replace(mention.pattern, (found, offset: number) => {
      const line = lines[mention.lineOf(found)];
      if (!line || (isSame(line) && !line.isMore)) return `${OPEN}${found}${CLOSE}`;
      if (line.taken === null) return `${OPEN}${GONE}${CLOSE}`;
      const said = spoken(line.taken.name);
      if (!line.isMore && !line.isInTwin && !STANDS_IN.test(said) && plainKey(said).endsWith(plainKey(found)))
        return `${OPEN}${found}${CLOSE}`;
      const isFirst = /(?:^|[.!?] )$/.test(text.slice(0, offset));
      return `${OPEN}${isFirst ? capitalized(said) : said}${CLOSE}`;
    });
    const shortened = withoutBrackets(withoutGone(withoutIdleBrackets(replaced)));
    const kept = shortened
      .split(/(?<=[.!?]) +/)
      .filter(
        (sentence) =>
          !sentence.includes(GONE) || sentence.replaceAll(`${OPEN}${GONE}${CLOSE}`, '').includes(OPEN),
      )
      .join(' ');
    if (kept.includes(GONE)) return null;
    const said = kept.replace(ARTICLE, fittingArticle(lines)).replaceAll(OPEN, '').replaceAll(CLOSE, '');
    return sentence(
      said
        .replace(/\b([Mm])elt (?=[\w ]*\boil\b)/g, (_, m: string) => (m === 'M' ? 'Heat ' : 'heat '))
        // What was to be torn or stirred in is gone.
        .replace(/,? and (?:tear|scatter|sprinkle|crumble|drizzle)(?=[.,])/g, '')
        .replace(/(^|[.!?] )(?:Stir|Tear|Scatter|Sprinkle)\.(?: |$)/g, '$1')
        .replace(IDLE_BEFORE, (all: string, start: string, next: string) =>
          replaced.includes(GONE) ? start + next.toUpperCase() : all,
        )
        .trimEnd(),
    );
  };
}

const ARTICLE = new RegExp(`\\ban? (?=${OPEN}([^${CLOSE}]*))`, 'g');
/** Of what is weighed there is no one: 'under tofu' where there was an egg. */
const fittingArticle = (lines: readonly Filled[]) => (_: string, name: string) => {
  const line = lines.find(({ taken }) => taken && spoken(taken.name) === name);
  if (line && line.taken !== line.own && line.taken?.unit !== '') return '';
  return /^[aeio]/.test(name) ? 'an ' : 'a ';
};

/** 'Scatter, and serve'. */
const IDLE_BEFORE = /(^|[.!?] )(?:Stir|Tear|Scatter|Sprinkle|Top|Drizzle),? (?:and|then) (?=serve|eat)(\w)/g;

function scaled(text: string, scale: number): string {
  const { count, unit } = readPortion(text);
  return quantityOf(count * scale, { unit, units: unit }, unit === '' ? 'whole' : 'fine').amount;
}

const THEN_DO =
  '(?:cool|leave|let|spread|pour|simmer|cook|chill|serve|season|bring|add|tip|divide|cover|heat|set|warm|boil|bake|turn|fold|mix|beat|whisk|freeze|strain|ladle|take|put|return|toss|taste|stir)';
/** 'Stir in the vanilla, cool and spread' without the vanilla. */
const ONLY_STIRRED_IN = new RegExp(
  `(^|[.!?] )(?:Stir|Whisk|Beat|Fold|Mix|Work) in (?:the |a little |some )?${OPEN}${GONE}${CLOSE}(?:, and then|, then|, and| and then| and|,) (?=${THEN_DO}\\b)([a-z])`,
  'g',
);

/** 'Onion, garlic and carrot' without the garlic is 'onion and carrot'. */
function withoutGone(text: string): string {
  const once = text
    .replace(ONLY_STIRRED_IN, (_, start: string, next: string) => start + next.toUpperCase())
    .replace(SAID_AGAIN, '$1')
    .replace(LISTED, onlyLeft);
  return once.includes(GONE) ? withoutWhatIsDone(once) : once;
}

const SHARE = '(?:(?:most|half|a third|two thirds|a quarter|a fifth|a little|a spoonful|the rest) of )?';
const ITEM = `${SHARE}(?:the |a little |some |a |an )?${OPEN}[^${CLOSE}]*${CLOSE}`;
const LISTED = new RegExp(`${ITEM}(?:(?:, and |, | and )${ITEM})+`, 'g');
const SAID_AGAIN = new RegExp(`(${OPEN}([^${CLOSE}]+)${CLOSE})(?:(?:, | and )${OPEN}\\2${CLOSE})+`, 'g');

/** What is left of a list of foods, each once. */
function onlyLeft(found: string): string {
  const items = found.split(/, and |, | and /);
  // The rest of what is gone was also the rest of what stands after it.
  const own = items.map((each, index) =>
    !/^(?:the|a|some|half|most) /.test(each) &&
    items[index - 1]?.startsWith('the rest of ') &&
    items[index - 1]?.includes(GONE)
      ? `the rest of the ${each}`
      : each,
  );
  // Two lines may have become the same food.
  const left = own.filter(
    (each, index) =>
      !each.includes(GONE) && own.findIndex((other) => foodIn(other) === foodIn(each)) === index,
  );
  if (left.length === items.length) return found;
  if (left.length === 0) return `${OPEN}${GONE}${CLOSE}`;
  const article = /^((?:the rest of )?the |a )/.exec(items[0] ?? '')?.[1] ?? '';
  const first = left[0] ?? '';
  return listed([
    first === items[0] || /^(?:the|a|some) /.test(first) ? first : article + first,
    ...left.slice(1),
  ]);
}

const COUNT = '(?:\\d+|<\\d+\\|\\d+>)';
const BUBBLES = ' and let it (?:bubble|boil|sizzle|reduce)[^,.;]*';
/** Without what was to be done with what is gone. */
function withoutWhatIsDone(text: string): string {
  return (
    text
      // 'Stir in the garlic, caraway and paste' goes on with the caraway.
      .replace(
        new RegExp(
          `(\\b(?:stir|mix|fold|beat|whisk|rub) in )(?:the )?${OPEN}${GONE}${CLOSE}, (?=[a-z])(?!then|and|until)`,
          'gi',
        ),
        '$1the ',
      )
      .replace(
        new RegExp(`,? and (?:scatter|sprinkle|dust) with (?:the )?${OPEN}${GONE}${CLOSE}(?=[.;])`, 'g'),
        '',
      )
      // 'Stir in the garlic for 1 minute' is about the garlic alone.
      .replace(
        new RegExp(
          `(?:(^|[.!?] )|,? (?:and |then |and then ))stir in (?:the )?${OPEN}${GONE}${CLOSE} for (?:a|${COUNT}) minutes?(?:\\.(?: |$)|(?=[,;]))`,
          'gi',
        ),
        (found: string, before?: string) =>
          before ?? (found.endsWith(' ') ? '. ' : found.endsWith('.') ? '.' : ''),
      )
      // 'Pour in the wine and let it bubble for 2 minutes' is about the wine alone.
      .replace(
        new RegExp(`,? (?:and |then )?(?:pour in|add) (?:the )?${OPEN}${GONE}${CLOSE}${BUBBLES}`, 'g'),
        '',
      )
      .replace(
        new RegExp(
          `(^|[.!?] )(?:Pour in|Add) (?:the )?${OPEN}${GONE}${CLOSE}${BUBBLES}(?:, (?:then |and )?([a-z])|\\.(?: |$))`,
          'g',
        ),
        (_, before: string, next = '') => before + next.toUpperCase(),
      )
      // 'Lay the feta on top, scatter with the oregano and pour over the oil.'
      .replace(
        new RegExp(
          `(?<=[a-z${CLOSE}]),? (?:and |then )?(?:scatter|sprinkle|dust|drizzle|season|finish) with ${SHARE}(?:the |a little |some )?${OPEN}${GONE}${CLOSE} and (?=[a-z])`,
          'g',
        ),
        ' and ',
      )
      .replace(
        new RegExp(
          `,? (?:with|over|in) ${SHARE}(?:the |a little |some )?${OPEN}${GONE}${CLOSE}(?=[.,;]| and | for \\d| over | in a )`,
          'g',
        ),
        '',
      )
      .replace(
        new RegExp(`(?<=${CLOSE}),? (?:and|with|plus) (?:the |a little |some )?${OPEN}${GONE}${CLOSE}`, 'g'),
        '',
      )
      .replace(new RegExp(`(?:the |a little |some )?${OPEN}${GONE}${CLOSE},? and (?=the |${OPEN})`, 'g'), '')
      // 'Lay the feta on top, scatter with the oregano' begins with the oregano, and ends without it.
      .replace(
        new RegExp(
          `(^|[.!?] )(?:Lay|Put|Set|Arrange|Crumble|Tear|Heap|Pile) (?:on |over )?(?:the )?${OPEN}${GONE}${CLOSE}[^,.${OPEN}]*, (?:and |then )?([a-z])`,
          'g',
        ),
        (_, before: string, first: string) => before + first.toUpperCase(),
      )
      .replace(
        new RegExp(
          `, (?:laying|adding|putting|scattering|stirring|tucking) (?:on |in |over )?(?:the )?${OPEN}${GONE}${CLOSE}[^,.${OPEN}]*(?=[.,;])`,
          'g',
        ),
        '',
      )
      .replace(
        new RegExp(
          `,? (?:and |then )?(?:lay|put|crumble|tear|heap|pile|spoon) (?:on |over )?(?:the )?${OPEN}${GONE}${CLOSE}(?:(?! and )[^,.${OPEN}])*(?=[.,;]| and )`,
          'g',
        ),
        '',
      )
  );
}

const foodIn = (item: string) => item.slice(item.indexOf(OPEN));

/** Drops bracketed text about foods that were left out. */
const withoutBrackets = (text: string) =>
  text.replace(/\[([^[\]]*)\]/g, (_, inner: string) => (inner.includes(GONE) ? '' : inner));

/** Drops bracketed text that speaks of nothing but what is gone, before 'Scatter with the chives' becomes 'Scatter'. */
const withoutIdleBrackets = (text: string) =>
  text.replace(/\[([^[\]]*)\]/g, (all, inner: string) => {
    const left = inner.replaceAll(`${OPEN}${GONE}${CLOSE}`, '');
    return left !== inner && !left.includes(OPEN) ? '' : all;
  });

export interface Mentions {
  pattern: RegExp;
  lineOf(found: string): number;
}

/** Finds each line's food in a text, by the ways a cook shortens its name. */
export function mentionsOf(lines: readonly Filled[]): Mentions | null {
  const owners = new Map<string, { line: number; rank: number }>();
  lines.forEach(({ own }, line) => {
    for (const [key, rank] of keysOf(own.name)) {
      const other = owners.get(key);
      if (!other || rank < other.rank) owners.set(key, { line, rank });
      else if (other.rank === rank && other.line !== line) owners.set(key, { line: -1, rank });
    }
  });
  const keys = [...owners].filter(([, { line }]) => line >= 0).map(([key]) => key);
  if (keys.length === 0) return null;
  const pattern = new RegExp(
    `\\b(?:${keys
      .sort((one, other) => other.length - one.length)
      .map((key) => key.split(' ').map(inAnyNumber).join('[ -]'))
      .join('|')})\\b`,
    'gi',
  );
  return {
    pattern,
    lineOf: (found) => owners.get(plainKey(found))?.line ?? -1,
  };
}

export const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function inAnyNumber(word: string): string {
  if (word.endsWith('leaf')) return `${word.slice(0, -4)}lea(?:f|ves)`;
  if (word.endsWith('y')) return `${escaped(word.slice(0, -1))}(?:y|ies)`;
  return `${escaped(word)}(?:e?s)?`;
}

/** One spelling for singular and plural. */
export const plainKey = memoize((name) =>
  name
    .toLowerCase()
    .split(/[ -]/)
    .map((word) =>
      word
        .replace(/leaves$/, 'leaf')
        .replace(/^chil(?:l?ies|lis|is)$/, 'chilli')
        .replace(/ies$/, 'y')
        .replace(/(?<=(?:o|ch|sh|x|ss))es$/, '')
        .replace(/(?<!s|u)s$/, ''),
    )
    .join(' '),
);

/** The names a cook may use for a food, with how sure each is: 0 for the whole, 1 for its last words, 2 for its first. */
function keysOf(name: string): [key: string, rank: number][] {
  const whole = plainKey(name.replace(/ \(.*\)$/, ''));
  const words = whole.split(' ');
  const keys: [string, number][] = [[whole, 0]];
  for (const word of words)
    if (ANIMALS.has(word) && word !== whole && !NAMED_BY_LAST.test(whole)) keys.push([word, 1]);
  if (words.includes('steak')) keys.push(['beef', 1]);
  for (let from = 1; from < words.length; from++) {
    const last = words.slice(from).join(' ');
    if (!VAGUE.has(last) && !/^(?:of|with|in|and|or)\b/.test(last)) keys.push([last, 1]);
  }
  if (!NAMED_BY_LAST.test(whole))
    for (let to = words.length - 1; to > 0; to--) {
      const first = words.slice(0, to).join(' ');
      if (
        first.length > 2 &&
        !/ed$/.test(first) &&
        !/^(?:canned|dried|fresh|frozen|ground|firm|large|medium|small|plain|whole|ripe|raw|cooked|red|green|yellow|white|black|brown|smoked|minced|diced|stewing|sweet|hot|spring|new|baby|double|self|bread|dark|light|long)$/.test(
          first,
        )
      )
        keys.push([first, 2]);
    }
  return keys;
}

const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;
/** The sentences of a step. */
export const sentencesIn = (step: string): string[] => step.split(SENTENCE_END);
