import { isSingularInIs } from './food-names.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    leaf: 'leaves',
    loaf: 'loaves',
    half: 'halves',
    calf: 'calves',
    knife: 'knives',
    foot: 'feet',
    goose: 'geese',
    potato: 'potatoes',
    tomato: 'tomatoes',
    mango: 'mangoes',
    chilli: 'chillies',
    chili: 'chilies',
  }),
);
/** Words whose singular and plural are the same. */
const UNCHANGED: ReadonlySet<string> = new Set(
  (
    'asparagus bass broccoli chicory chives cod fish fruit garlic kohlrabi okra salmon shrimp squid trout tuna molasses ' +
    'couscous hummus citrus swiss zucchini corn calamari frais porcini beef pork lamb veal ham bacon venison mutton ' +
    'prosciutto pancetta salami pepperoni guanciale gammon bread toast mince meat halibut haddock mackerel seafood caviar roe sourdough ' +
    'focaccia brie celery fennel'
  ).split(' '),
);

/** 'cherry tomato' → 'cherry tomatoes', 'leg of lamb' → 'legs of lamb'. Plural names stay as they are. */
export function pluralOf(name: string): string {
  const [, head = name, rest = ''] = /^(.+?)( (?:of|in|with|on|au|à|de|d'|al|alla) .+)$/.exec(name) ?? [];
  const last = /[\p{L}'’-]+$/u.exec(head)?.[0] ?? '';
  if (last === '') return name;
  return head.slice(0, -last.length) + pluralOfWord(last) + rest;
}

function pluralOfWord(word: string): string {
  const lower = word.toLowerCase();
  const irregular = IRREGULAR.get(lower);
  if (irregular) return word.slice(0, 1) + irregular.slice(1);
  if (UNCHANGED.has(lower) || (/[^s]s$/.test(lower) && !/us$/.test(lower) && !isSingularInIs(lower)))
    return word;
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return `${word}es`;
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ves$/, 'f'],
  [/ies$/, 'y'],
  [/(?:oes|sses|shes|ches|xes|zes)$/, ''],
  [/s$/, ''],
];

/** 'capsicums' → 'capsicum', 'cherry tomatoes' → 'cherry tomato': the name with this plural; otherwise the given name. */
export function singularOf(name: string): string {
  const last = /[\p{L}'’-]+$/u.exec(name)?.[0].toLowerCase() ?? '';
  if (UNCHANGED.has(last) || /(?:us|ss)$/.test(last)) return name;
  const singles = ENDINGS.flatMap(([end, one]) =>
    end.test(name)
      ? [name.replace(end, (ending) => one || ending.slice(0, -(ending.length > 2 ? 2 : 1)))]
      : [],
  );
  return singles.find((one) => pluralOf(one) === name) ?? name;
}
