import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { MOST_SERVINGS } from '../limits.ts';
import { OPENS } from '../questions/asking.ts';
import { wordsApart } from '../request/request-words.ts';
import { either } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { type OnScreen, withAnswer } from '../turns/on-screen.ts';
import { COUNT, EATERS, NUMBERS } from './people-fed.ts';

const IT = '(?:it|this|that|there|the recipe|this recipe|the amount|one batch|all this)';
const THEN =
  '(?: (?:,|or|and|oder|ou|o|oppure)* ?(?:(?:should|do|shall|would|must|will) i|soll ich|muss ich|je dois|dois je|debo|devo)? ?(?:need to |have to )?(?:make|do|cook|need|take|double|use|mehr|faire|hacer|fare)?(?: (?:a|some|it|this|that|double|more|extra|another|twice|batch|machen|plus|mas|piu|up|as much|the recipe|then))*)?';
const ASKED = new RegExp(
  `^${OPENS}${either(
    `(?:(?:do you think|you think|reckon) )?(?:(?:is|will|would|does|do|can|could|s) )?${IT} (?:be |really |going to be |gonna be )*(?:enough|plenty|sufficient|ok|okay|do|feed|serve|stretch|big enough|fill up)(?: food)?(?: to)?(?: (?:for|feed|serve))?`,
    'enough for | (?:reicht|langt|genugt) (?:das|es|die menge)(?: (?:auch|denn|wohl))*(?: fur)? | (?:ca|est ce que ca|cela) suffit pour | (?:es suficiente|alcanza|llega)(?: para)? | basta(?: per)?',
  )} ${COUNT}(?:${EATERS}|(?: (?:hungry|big))*)${THEN}$`,
);
interface Told {
  servings: number;
  people: number;
  amounts: string;
}
const TIMES: readonly (readonly [times: number, said: (told: Told) => string])[] = [
  [1.25, (told) => t('It serves {servings}. For {people}, make a quarter more: {amounts}.', told)],
  [4 / 3, (told) => t('It serves {servings}. For {people}, make a third more: {amounts}.', told)],
  [1.5, (told) => t('It serves {servings}. For {people}, make half as much again: {amounts}.', told)],
  [2, (told) => t('It serves {servings}. For {people}, make twice as much: {amounts}.', told)],
  [3, (told) => t('It serves {servings}. For {people}, make three times as much: {amounts}.', told)],
];
const NEAR = 0.01;
const MOST_NAMED = 4;
const SEASONS = /^(?:salt|black pepper|water|.*\boil)$/;

/** Whether the dish on screen is enough for so many, with what more of them need; it stays as it is. `null` if a message asks anything else. */
export function enoughFor(written: string, { servings }: ChefMemory, cook: OnScreen): ChefAnswer | null {
  const [, said] = ASKED.exec(wordsApart(written)) ?? [];
  if (!said) return null;
  const people = NUMBERS.find(([words]) => words.split('|').includes(said))?.[1] ?? Number(said);
  if (!(people > 0 && people <= MOST_SERVINGS)) return null;
  if (people <= servings) return withAnswer(enoughSaid(people, servings), cook.keep());
  const more = cook.rest(`for ${people} people`);
  if (more.kind !== 'recipe') return null;
  const amounts = more.recipe.ingredients
    .filter((line) => !SEASONS.test(foodOf(line)))
    .slice(0, MOST_NAMED)
    .map((line) => `${line.amount} ${foodOf(line)}`);
  const times = TIMES.find(([each]) => Math.abs(each - people / servings) < NEAR)?.[1];
  const needs = { servings, people, amounts: listed(amounts) };
  const told = times ? times(needs) : t('It serves {servings}. For {people}, make more: {amounts}.', needs);
  return withAnswer(
    `${told} ${t('Say “for {people}”, and I will change the amounts.', { people })}`,
    cook.keep(),
  );
}

const enoughSaid = (people: number, servings: number): string =>
  people < servings
    ? t('Yes: it serves {servings}, so that some will be left.', { servings })
    : t('Yes: it serves {servings}.', { servings });
