import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { BESIDE_FOODS } from '../words/beside-foods.ts';
import { hintsAtHarm } from '../words/warning-words.ts';
import { formsOf } from '../words/word-forms.ts';
import { isAvoided } from './avoided-foods.ts';

/** Behind these comes what somebody wishes for, or has. */
const WISHES = new Set(
  `want wants wanted wanting need needs needed fancy fancies fancying crave craves craved craving love loves loved like likes
  have has havent got ive weve buy bought buying found picked picking grabbed caught using use uses make makes making cook
  cooking bake baking recipe recipes idea ideas asked asks requested theres there's i've we've she's he's they've you've brought
  bring brings bringing craving hankering suggest try
  serve rustle whip involving featuring starring turn full heap glut loads made cooked
  used brought sent won grew growing delivered dropped dish
  talking raving asking begging whole gave given mood tempted itching hankers murder requesting
  bucket bag tin box crate block kilo kilos kg pack packet jar half bunch handful can bottle tub punnet basket dozen load pile
  harvest harvesting harvested gather gathering gathered foraged thawed thawing defrosted soaked soaking peeled shelled
  bout morceau reste restes trozo trocito pezzo pezzetto avanzo avanzi stuck haufen
  slab chunk lump hunk fillets rest leftover leftovers gorgeous lovely amazing delicious incredible fantastic brilliant best
  hab habe haben will mochte mochten hatte brauche koche mache gibt ai avons veux voudrais cherche tengo tenemos quiero
  quisiera hay ho vorrei voglio abbiamo`.split(/\s+/),
);
/** Beside these, a wish is none: 'we stopped using peanuts'. */
const UNWANTED = new Set(
  `stop stops stopped stopping quit never hate hates hated regret regrets sick afraid scared dare dares miss misses
  cannot can't cant won't wont without instead rather dread dreads don't dont doesn't doesnt didn't didnt nobody no not banned
  ban forbidden refuse refuses refused reluctant isn't isnt aren't arent wasn't wasnt weren't werent haven't havent hasn't hasnt
  once twice ate eaten if whenever unless because nor neither hardly barely`.split(/\s+/),
);
/** What was eaten once, and what is given up. */
const OVER =
  /\bused to (?!make\b|cook\b|bake\b|do\b|serve\b)|\b(?:give|gives|given|gave|giving) (?:(?:it|them|that|[a-z]+) )?(?:up|away|a miss)\b/;
/** What somebody came with is there. */
const CAME_WITH = /\b(?:came|comes|coming|turned) (?:home|back|round|over|up|in) with\b/;
/** 'I feel like eggs': somebody who feels like something else names no food right behind. */
const FEELS_LIKE =
  /\b(?:feel|feels|feeling|felt) like (?:(?:some|a|an|few|eating|having|making|cooking|more|something with|good|nice|proper|my|the) )*$/;
const IN_A_WISH = /^(?:feels?|feeling|felt) like\b|^mood (?:for|to)\b/;
/** Colors that name a food: 'blue cheese'. */
const OF_A_FOOD = /^(?:blue|purple|red|green)$/;
/** A wish and its food have at most so many words between them. */
const FARTHEST_FOOD = 12;
/** Words from 'with' to the end of a food's name. */
const LONGEST_NAME = 3;

/**
 * Whether a clause wishes for the foods it names, or has them, and says nothing unkind: 'we've got some bacon and new potatoes
 * from the allotment'. In 'kiwi and I parted ways' nobody wishes for the kiwi.
 */
export function wishesForFood(
  words: readonly string[],
  isFood: (word: string) => boolean,
  knowledge: CookingKnowledge,
): boolean {
  const food = words.findIndex((word) => isFood(word) || isAvoided(word, knowledge.catalog));
  if (food < 0 || words.some((word) => UNWANTED.has(word)) || OVER.test(words.join(' '))) return false;
  // 'He has a nut thing', but 'that thing with mince'.
  const thing = words.findIndex((word, at) => at > food && /^things?$/.test(word));
  if (
    thing >= 0 &&
    !/^(?:want|wants|wanna) to (?:try|make|cook) (?:the|that) [a-z]+ thing\b/.test(words.join(' '))
  )
    return false;
  const before = words.slice(0, food).join(' ');
  // 'Lasagne with cottage cheese the way my mum made it', without its first word.
  const isOfDish = words[0] === 'with' && food <= LONGEST_NAME;
  const wish =
    isOfDish || CAME_WITH.test(before) || FEELS_LIKE.test(`${before} `)
      ? food
      : words.findLastIndex((word, at) => at < food && WISHES.has(word));
  if (wish < 0 || food - wish > FARTHEST_FOOD + 1) return false;
  return words.every(
    (word, at) =>
      isFood(word) ||
      IN_A_WISH.test(`${word} ${words[at + 1] ?? ''}`) ||
      (OF_A_FOOD.test(word) && isAvoided(words[at + 1] ?? '', knowledge.catalog)) ||
      isAvoided(word, knowledge.catalog) ||
      formsOf(word).some((form) => BESIDE_FOODS.has(form)) ||
      !hintsAtHarm(word, knowledge),
  );
}
