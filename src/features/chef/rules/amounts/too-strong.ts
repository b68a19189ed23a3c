import { whole } from '../turns/change-words.ts';

/** What a taste that is too strong comes from. */
const TASTES: readonly (readonly [taste: string, of: RegExp])[] = [
  ['fishy', /fish sauce|anchov|shrimp paste|dashi/],
  ['garlicky', /garlic/],
  ['oniony', /onion|shallot/],
  ['vinegary', /vinegar/],
  ['lemony', /lemon juice|lime juice/],
  ['boozy', /\b(?:wine|rum|brandy|beer|sherry|marsala|whisky)\b/],
  ['peppery', /black pepper|white pepper/],
  ['mustardy', /mustard/],
  ['buttery', /butter/],
  ['cheesy', /cheddar|parmesan|gruyère|feta|blue cheese|mozzarella/],
  ['gingery', /ginger/],
  ['cinnamony', /cinnamon/],
  ['coconutty', /coconut/],
  ['smoky', /smoked/],
];
const LESS_TASTE = whole(
  `(?:(?:make it|make this|can it be|could it be|it s|its|bit|a bit|a little|much|way|but|please) )*(?:less|not so|not as|too|far too) (${TASTES.map(([taste]) => taste).join('|')})(?: (?:for (?:me|us)|please|pls|plz|then))*`,
);

/** The food of a dish whose taste is too strong in a message of the form of `wordsApart`; `null` if it says nothing of the kind. */
export function tooStrong(said: string, foods: readonly string[]): string | null {
  const [, taste] = LESS_TASTE.exec(said) ?? [];
  const source = TASTES.find(([each]) => each === taste)?.[1];
  return foods.find((name) => source?.test(name)) ?? null;
}
