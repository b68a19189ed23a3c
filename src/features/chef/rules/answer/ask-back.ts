import { msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { lookedFor, namesOfKind, nearestNames } from '../classics/unknown-dish.ts';
import type { Meant } from '../eaters/meant.ts';
import { type CookingKnowledge, wordFor } from '../knowledge/cooking-knowledge.ts';
import { withoutCut } from '../knowledge/line-food.ts';
import type { ChefRequest } from '../request/request.ts';
import { type Asked, questionAbout } from '../safety/check.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { type NoRecipe, quotable, suggested } from './no-recipe.ts';

/** More words would fill the screen. */
const MOST_QUOTED = 3;
/** An illness that passes, for which many want something gentle. */
const PASSES = /^(?:flu|influenza|grippe|gripe|sick|ill|tummy|stomach|poorly|unwell|upset)\b/;
const GENTLE = [msg('Chicken noodle soup'), msg('Carrot and ginger soup'), msg('Porridge with banana')];
const SUGGESTIONS = [
  msg('Pancakes, no eggs'),
  msg('A curry, no nuts, no dairy'),
  msg('A vegan soup without celery'),
];

/** Asks about a warning instead of cooking. */
export function askAbout(asked: Asked): NoRecipe {
  return {
    kind: 'not-understood',
    ...questionAbout(asked),
    suggestions: suggested(SUGGESTIONS),
    notUnderstood: [],
  };
}

/** Asks about what somebody has just written, and suggests something gentle if they are temporarily ill. */
export function askAboutNew(asked: Asked): NoRecipe {
  return { ...askAbout(asked), ...(PASSES.test(asked.said) ? { suggestions: suggested(GENTLE) } : {}) };
}

/** Somebody who wants only the foods they named never gets a dish of other foods unasked. */
export function askForMore(line: string): NoRecipe {
  return {
    kind: 'not-understood',
    message: t(
      'I do not know a good dish made of only what you named and salt, pepper, oil and water. May I use more, such as {food}? Then ask again without “only”.',
      { food: withoutCut(line) },
    ),
    suggestions: [],
    notUnderstood: [],
  };
}

export const tooFewNamed = (): string =>
  t(
    'I do not know a good dish made of only what you named and salt, pepper, oil and water. Name another food or two, or ask again without “only”.',
  );

/** The chef does not know a word: it may be a dish, or something to leave out. */
export function askAboutWord(
  unread: string,
  prompt: string,
  request: ChefRequest,
  knowledge: CookingKnowledge,
): NoRecipe {
  const nearest = [
    ...nearestNames(unread, request, knowledge),
    ...namesOfKind(unread, prompt, knowledge),
  ].slice(0, MOST_QUOTED);
  return {
    kind: 'not-understood',
    message: t(
      'I do not know “{slice}”. If it is a dish, I cannot cook it yet. If it means something to leave out, name the foods, such as “no eggs, no nuts”. Otherwise, ask again without it.',
      { slice: quotable(unread) },
    ),
    suggestions: nearest.length > 0 ? nearest : suggested(SUGGESTIONS),
    notUnderstood: [unread],
    lookFor: lookedFor(unread, prompt),
  };
}

/** What the chef cooked by, and what it did not understand. */
export function wentBy(
  unread: readonly string[],
  { wanted, isChosen }: ChefRequest,
  title: string,
  knowledge: CookingKnowledge,
): string {
  const foods = wanted.map((names) => wordFor(names, knowledge)).filter((food) => food !== '');
  // Nobody named the dish that the chef chose.
  if (isChosen && foods.length === 0)
    return t(
      'I did not understand {words}, and chose the dish by the rest. If it is something to leave out, tell me.',
      { words: quoted(unread) },
    );
  return t('I went by {known}, but did not understand {words}. If it is something to leave out, tell me.', {
    known: listed(foods.length > 0 ? foods : [title]),
    words: quoted(unread),
  });
}

/** Asks in which language to say it, where nobody can tell what is wished for or refused. */
export const askInKnownTongue = (memory: ChefMemory | undefined): NoRecipe => ({
  kind: 'not-understood',
  message: t(
    'I read English, German, French, Spanish and Italian. Name the dish, and what to leave out, in one of them, such as “pancakes, no eggs”.',
  ),
  suggestions: suggested(SUGGESTIONS),
  notUnderstood: [],
  ...(memory ? { memory } : {}),
});

/** A recipe, with the chef's interpretation of a message in a language it does not read. */
export const toldInPart = <Recipe extends { why: string[] }>(recipe: Recipe, words: string): Recipe => ({
  ...recipe,
  why: [
    ...recipe.why,
    t(
      'I know only a few words of your language, and went by “{words}”. If there is more to leave out, tell me in English, German, French, Spanish or Italian.',
      { words },
    ),
  ],
});

/** Which foods were left out because of words that could not be understood. */
export const leftOutFor = ({ foods, said }: Pick<Meant, 'foods' | 'said'>): string =>
  t('I left out {foods}, because you wrote {words}. If they may be in it, ask again without that.', {
    foods: listed([...foods]),
    words: listed(said.map((each) => `“${each}”`)),
  });

/** The words the chef did not understand in a follow-up that changes nothing. */
export const staysAsItIs = (unknown: readonly string[]): string =>
  unknown.length === 0
    ? t(
        'I did not understand what to change, so the dish stays as it is. You can change it, such as “less salt”, “for six” or “without the onions”, or ask whether it freezes.',
      )
    : t(
        'I did not understand {words}, so the dish stays as it is. You can change it, such as “less salt”, “for six” or “without the onions”, or ask whether it freezes.',
        { words: quoted(unknown) },
      );

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, MOST_QUOTED)
    .map((word) => `“${quotable(word)}”`)
    .join(', ');

/** The reply to a question without an answer. */
export const noAnswer = (): string =>
  t(
    'I have no answer to that, and the dish stays as it is. I can say how long it takes, how it keeps, what a food or a step is for, or what goes with it.',
  );
