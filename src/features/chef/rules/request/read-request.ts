import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { costOf } from '#features/foods/rules/catalog/food-words.ts';
import { isSweetWish } from '../classics/kinds-asked.ts';
import { readFoodCount } from '../conditions/few-foods.ts';
import { mayLackDrink } from '../eaters/of-children.ts';
import { isForMany, unnamedDish } from '../eaters/unnamed-dish.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { PhraseMeanings } from '../phrases/phrase-meanings.ts';
import { isNumber } from './counting.ts';
import { type ChefRequest, distinct } from './request.ts';
import { WORDS } from './request-words.ts';
import {
  AFTER_FREE,
  CHANGES,
  FILLER,
  JOINTS,
  NEGATORS,
  REFUSES_NOTHING,
  REPLACING,
  TURNS,
} from './small-words.ts';
import { firstTweaks } from './tweaks.ts';
import { readNumbers } from './understand-numbers.ts';
import { Wishes } from './wishes.ts';

export interface Understood {
  request: ChefRequest;
  /** Words the chef does not know, and foods it cannot cook with. */
  unknown: string[];
  unusable: string[];
  /** Words that change the previous request: 'spicier'. */
  changes: string[];
  /** Further dishes that were named beside the one to cook, by id. */
  others: string[];
  /** The words that named the known dish. */
  namedAs?: string;
  /** The kinds of dishes that were named, where a food and a kind name a known dish together. */
  kinds?: string[];
}

const LONGEST_PHRASE = 7;
/** Foods of one list before 'free'. */
const LONGEST_LIST = 20;
const LEAST_LETTERS_OF_SLIP = 7;
const MOST_UNKNOWN = 6;
const HOURS_OF_SLOW_COOKING = 150;
const MOST_WANTED = 8;
const OF_ANIMALS: readonly TraitId[] = ['meat', 'poultry', 'fish'];
/** Kinds of dishes that meat and fish from the oven are. */
export const FROM_OVEN = ['traybake', 'baked fish', 'gratin'];
/** What is cooked for anyone who likes no vegetables, if nothing else is named. */
const PLAIN_FARE = 'dish:stovetop mac and cheese';

/** In 'key lime pie less sweet' the pie is not left out. */
const OF_LESS = new Set([
  'sweet',
  'sugar',
  'sugary',
  'salt',
  'salty',
  'spicy',
  'hot',
  'heat',
  'fat',
  'creamy',
  'rich',
  'oil',
]);
const endsFree = (words: readonly string[], at: number): boolean =>
  AFTER_FREE.has(words[at] ?? '') && !(words[at] === 'less' && OF_LESS.has(words[at + 1] ?? ''));

/** Behind these, some of it is a dish. */
const ASKS_FOR =
  /^(?:make|making|cook|cooking|bake|baking|fancy|want|like|love|crave|craving|prepare|about)$/;
/** The word before a phrase: 'some' tells of a food, as in 'chicken and some pesto', unless that is what somebody asks for. */
function wordBefore(words: readonly string[], at: number): string {
  const [earlier = '', before = ''] = [words[at - 2], words[at - 1]];
  return before === 'some' && (at === 1 || ASKS_FOR.test(earlier)) ? '' : before;
}

/** 'Des pâtes à la crème' are the dish, and so is the rice of 'alérgica al marisco, arroz para seis'. */
const NAMES_DISH =
  /^(?:une?|des|du|de la) [a-z]+ (?:a la|aux?|a l|avec) [a-z]|^(?:lots|loads|plenty|heaps|tons|extra|more|double|viel|beaucoup|much[oa]s?|tant[oaie]|molt[oaie])\b/;
/** In 'no cream, only yogurt' the yogurt is wanted. */
const NAMES_ALL = /^(?:only|just|nur|bloss|solo|solamente|juste|seulement|sondern|sino|rather) /;
const COUNTED =
  /^(?:couscous|pasta|noodles|rice|nudeln|reis|pates|nouilles|riz|arroz|fideos|riso|bread|brot|pain|pan|polenta|chicken|poulet|pollo|hahnchen)$/;

/** Reads a request phrase by phrase. */
export class RequestReader {
  private readonly knowledge: CookingKnowledge;
  private readonly names: PhraseMeanings;
  private readonly wishes: Wishes;
  private readonly unknown: string[] = [];
  private readonly changes: string[] = [];
  private isRefusing = false;
  /** Whether what was refused last is equipment: 'no oven, chocolate' is a wish for chocolate. */
  private isOfKitchen = false;
  /** How many a crowd or a couple may be, if nobody counts them. */
  private roughServings: number | null = null;
  /** Whether something else is named in place of what is refused. */
  private isReplacing = false;
  /** Whether the current refusal has named something yet. */
  private hasRefused = false;
  /** Whether nothing followed the last refusal: 'allergies: sesame'. In 'not too heavy, fish' something did. */
  private endsWithCue = false;

  constructor(knowledge: CookingKnowledge) {
    this.knowledge = knowledge;
    this.names = new PhraseMeanings(knowledge);
    this.wishes = new Wishes(knowledge, this.names);
  }

  understood(): Understood {
    const { request, isPlain, wantsMeat, unusable, others, namedAs } = this.wishes;
    const isOpen = request.dishes.length + request.wanted.length === 0;
    if (
      isPlain &&
      isOpen &&
      !request.moods.includes('hidden') &&
      (request.meal === null || /lunch|dinner/.test(request.meal))
    )
      request.dishes = [PLAIN_FARE];
    // What is wished for from the oven is roasted or baked, if no dish with a name is.
    const isSavoury = request.wanted.some(([first = '']) =>
      this.knowledge.larder.get(first)?.food.traits.some((trait) => OF_ANIMALS.includes(trait)),
    );
    if (isSavoury && request.using.includes('oven') && request.dishes.length === 0)
      Object.assign(request, { dishes: FROM_OVEN, isHinted: true });
    // Nobody who bakes apples in an air fryer means a tray of pork.
    if (request.isHinted && (request.meal === 'dessert' || isSweetWish(request, this.knowledge)))
      Object.assign(request, { dishes: [], isHinted: false, meal: request.meal ?? 'dessert' });
    // A slow cooker takes its hours, which limit nothing.
    if (request.leanings.includes('slow-cooker') && (request.minutes ?? 0) >= HOURS_OF_SLOW_COOKING)
      request.minutes = null;
    request.servings ??= this.roughServings;
    // Porridge is eaten at once; made ahead it is another dish.
    if (request.moods.includes('mealprep') && request.dishes.join() === 'porridge')
      request.dishes = ['overnight oats'];
    // Small plates are what the party eats.
    if (request.moods.some((mood) => /^(?:tapas|mezze)$/.test(mood)))
      request.moods = request.moods.filter((mood) => mood !== 'party');
    // Before a race, what is eaten sits lightly anyway.
    if (request.moods.includes('race'))
      request.moods = request.moods.filter((mood) => mood !== 'light' && mood !== 'healthy');
    // Somebody who cooks ahead for guests does not cook for the week.
    if (request.moods.includes('mealprep') && request.moods.some((mood) => /^(?:date|party)$/.test(mood)))
      request.moods.push('ahead');
    // A side that is to impress is one of its own.
    if (request.moods.includes('side') && request.moods.some((mood) => /^(?:date|show)$/.test(mood)))
      request.moods = [...request.moods.filter((mood) => !/^(?:date|show)$/.test(mood)), 'grandside'];
    // Somebody who bakes a loaf, or biscuits, names no course.
    if (request.meal === 'dessert' && this.wishes.isBaking && request.dishes.length > 0) request.meal = null;
    // Something sweet with pork is not a dessert.
    if (request.meal === 'dessert' && isSavoury) request.meal = null;
    // Hidden vegetables make no dish that looks healthy.
    if (request.moods.includes('hidden')) request.moods = request.moods.filter((mood) => mood !== 'healthy');
    request.wanted = this.wishes.withoutMeatless();
    const isOfFoods = request.dishes.length === 0;
    const named = this.wishes.named();
    // The pasta of 'pasta and tuna' is at hand, too.
    const isPasta = (name: string) => this.knowledge.larder.get(name)?.kinds.has('pasta') ?? false;
    const wanted = request.leading.some(isPasta) ? [request.leading, ...request.wanted] : request.wanted;
    const kinds = named === null ? [] : request.dishes.filter((id) => !this.knowledge.classics.has(id));
    if (named && !request.refused.includes(named))
      Object.assign(request, { dishes: [named], leading: [], wanted }, isOfFoods ? { isChosen: true } : {});
    if (isForMany(request)) request.moods.push('party');
    const carried = unnamedDish(request, this.knowledge);
    if (carried && !request.refused.includes(carried.dish))
      Object.assign(request, { dishes: [carried.dish], wanted: carried.wanted, leading: [], isChosen: true });
    if (this.changes.some((change) => change === 'less spicy' || change === 'milder'))
      request.heat ??= 'mild';
    if (firstTweaks({ changes: this.changes, request }).includes('much-spicier')) request.heat ??= 'hot';
    const isMeal = request.meal === null || /lunch|dinner/.test(request.meal);
    if (request.moods.includes('kids') && isMeal && mayLackDrink(request, this.knowledge))
      request.avoidedTraits.push('alcohol');
    // What is good for children is what they eat, and no salad.
    if (
      request.moods.includes('kids') &&
      request.moods.includes('healthy') &&
      !request.moods.includes('hidden')
    )
      request.moods = [
        'healthykids',
        ...request.moods.filter((mood) => !/^(?:kids|healthy|family)$/.test(mood)),
      ];
    if (wantsMeat && isOpen) request.wanted = [[...this.names.foodsOf('meat')]];
    const lists = Object.fromEntries(
      Object.entries(request).map(([key, value]) => [
        key,
        Array.isArray(value) && key !== 'wanted' ? distinct<unknown>(value) : value,
      ]),
    );
    return {
      request: { ...request, ...lists, wanted: request.wanted.slice(0, MOST_WANTED) },
      unknown: distinct(this.unknown).slice(0, MOST_UNKNOWN),
      unusable: distinct(unusable).slice(0, MOST_UNKNOWN),
      changes: this.changes,
      others: distinct(others),
      ...(namedAs === null ? {} : { namedAs }),
      ...(kinds.length === 0 ? {} : { kinds }),
    };
  }

  /** In 'gluten, dairy and nut free' all three are refused. */
  readSentence(clauses: string[]): void {
    const end = clauses.findIndex((clause) => / (?:free|frei)\b/.test(clause));
    const [, last = ''] = /^(.*?) (?:free|frei)\b/.exec(clauses[end] ?? '') ?? [];
    clauses.forEach((clause, index) => {
      // In 'egg, spinach and feta wraps dairy free' the wraps are.
      const isBeforeFree =
        index < end &&
        [...clauses.slice(index, end), last].every((each) =>
          this.isListOf(each, (phrase) => WORDS.avoidable.has(phrase)),
        );
      this.readClause(clause, isBeforeFree);
    });
  }

  /** A refusal continues across commas as long as only foods follow: 'no nuts, eggs or milk'. */
  private readClause(clause: string, isRefused: boolean): void {
    // 'No, beef' rejects the previous recipe, not beef.
    if (/^(?:no|nope|nah|nein|non)$/.test(clause)) return;
    const numbered = this.knowledge.numberedNames.find((name) => ` ${clause} `.includes(` ${name} `));
    if (numbered) this.take(numbered, isRefused, '');
    const counted = readFoodCount(numbered ? clause.replace(numbered, ' ') : clause);
    if (counted.most !== null) this.wishes.request.mostFoods = counted.most;
    const { servings, isRough, minutes, rest } = readNumbers(counted.rest);
    if (isRough) this.roughServings ??= servings;
    else this.wishes.request.servings ??= servings;
    this.wishes.request.minutes ??= minutes;
    const isThing = (phrase: string) =>
      WORDS.avoidable.has(phrase) ||
      (this.names.foodsOf(phrase).length > 0 &&
        this.names.dishesOf(phrase).length === 0 &&
        this.names.classicOf(phrase) === undefined);
    // In 'no pork, chicken instead' the chicken is wanted.
    const isInstead = / instead$/.test(rest) && !clause.startsWith('no ');
    this.isRefusing =
      isRefused ||
      (this.isRefusing &&
        (this.hasRefused || this.endsWithCue) &&
        !/^\d/.test(clause) &&
        !this.isOfKitchen &&
        !isInstead &&
        !NAMES_DISH.test(rest) &&
        !NAMES_ALL.test(rest) &&
        !(servings !== null && COUNTED.test(rest.trim())) &&
        this.isListOf(rest, isThing));
    const words = rest.split(' ').filter(Boolean);
    for (let at = 0; at < words.length; ) at += this.readAt(words, at);
  }

  /** Whether a clause consists only of phrases of one kind and their joiners. */
  private isListOf(clause: string, isOfSort: (phrase: string) => boolean): boolean {
    const words = clause.split(' ').filter(Boolean);
    let found = 0;
    for (let at = 0; at < words.length; ) {
      const length = this.longest(words, at, isOfSort);
      if (length === 0 && !JOINTS.has(words[at] ?? '') && !FILLER.has(words[at] ?? '')) return false;
      found += length;
      at += Math.max(1, length);
    }
    return found > 0;
  }

  /** The number of words in the longest phrase that matches at an index. */
  private longest(words: string[], at: number, fits: (phrase: string) => boolean): number {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--)
      if (fits(words.slice(at, at + length).join(' '))) return length;
    return 0;
  }

  /** Reads the phrase at an index. Returns its number of words. */
  private readAt(words: string[], at: number): number {
    // The salad beside a dish is another one.
    const { wanted, dishes } = this.wishes.request;
    if (words[at] === 'side' && words[at + 1] === 'salad' && wanted.length + dishes.length > 0) {
      this.wishes.others.push(this.names.dishesOf('salad')[0] ?? '');
      return 2;
    }
    const phraseOf = (length: number) => words.slice(at, at + length).join(' ');
    const known = this.longest(words, at, (phrase) => this.isKnown(phrase));
    const harmless = this.longest(words, at, (phrase) => REFUSES_NOTHING.has(phrase));
    if (harmless > 0) return harmless;
    const negator = this.longest(words, at, (phrase) => NEGATORS.has(phrase));
    const change = this.longest(words, at, (phrase) => CHANGES.has(phrase));
    if (change > 0 && change >= negator && change >= known) {
      const said = CHANGES.get(phraseOf(change)) ?? '';
      this.changes.push(...said.split('+'));
      if (!/^(?:swap|replace|substitute|exchange)$/.test(said)) this.isRefusing = false;
      return change;
    }
    this.endsWithCue = false;
    if (negator > 0 && negator >= known) {
      this.isRefusing = true;
      this.isReplacing = REPLACING.has(phraseOf(negator));
      this.hasRefused = false;
      this.endsWithCue = true;
      return negator;
    }
    if (known > 0) {
      // In 'vegan and gluten free' nobody is free of vegan.
      const isDiet = WORDS.diets.has(phraseOf(known)) && !WORDS.avoidable.has(phraseOf(known));
      const isFree = this.isFreeOf(words, at + known, isDiet ? 0 : LONGEST_LIST);
      const isRefused = isFree || this.isRefusing;
      this.take(phraseOf(known), isRefused, wordBefore(words, at));
      this.wishes.before = isRefused ? [] : this.names.foodsOf(phraseOf(known));
      return endsFree(words, at + known) ? known + 1 : known;
    }
    const meant = this.slipOf(words[at] ?? '');
    if (meant) {
      this.take(meant, this.isRefusing, wordBefore(words, at));
      return 1;
    }
    this.wishes.before = [];
    const turn = this.longest(words, at, (phrase) => TURNS.has(phrase));
    const word = words[at] ?? '';
    // In 'avoid using nuts', nothing has been refused yet.
    if (turn > 0) this.isRefusing &&= !this.hasRefused;
    else if (
      !FILLER.has(word) &&
      !isNumber(word) &&
      costOf(word) === null &&
      word.length > 2 &&
      !/^\d/.test(word)
    )
      this.unknown.push(word);
    return Math.max(1, turn);
  }

  /** 'gluten and dairy free': the food before 'free', and those joined to it. */
  private isFreeOf(words: string[], next: number, mostMore = LONGEST_LIST): boolean {
    if (endsFree(words, next)) return true;
    if (mostMore === 0 || !JOINTS.has(words[next] ?? '')) return false;
    const length = this.longest(words, next + 1, (phrase) => WORDS.avoidable.has(phrase));
    return length > 0 && this.isFreeOf(words, next + 1 + length, mostMore - 1);
  }

  private isKnown(phrase: string): boolean {
    const { avoidable } = WORDS;
    if (
      avoidable.has(phrase) &&
      (this.isRefusing || this.names.foodsOf(phrase).length > 0 || !FILLER.has(phrase))
    )
      return true;
    return this.names.isNamed(phrase);
  }

  /** A food after a refused food is refused too, but 'no nuts dinner' is a dinner, and 'no onion dal' a dal. */
  private take(phrase: string, isRefused: boolean, before: string): void {
    const isThing =
      WORDS.avoidable.has(phrase) ||
      (this.names.isFood(phrase) && (JOINTS.has(before) || this.names.dishesOf(phrase).length === 0)) ||
      WORDS.equipment.has(phrase) ||
      WORDS.heat.has(phrase);
    if (isRefused && (isThing || !this.hasRefused)) {
      this.hasRefused = true;
      this.isOfKitchen = WORDS.equipment.has(phrase);
      this.wishes.refuse(phrase, this.isReplacing);
      return;
    }
    if (isRefused) this.isRefusing = false;
    this.wishes.want(phrase, before);
  }

  /** The dish that a misspelled word means: 'lasanga'. */
  private slipOf(word: string): string | null {
    if (word.length < LEAST_LETTERS_OF_SLIP || FILLER.has(word) || TURNS.has(word)) return null;
    return this.knowledge.index.ofOneWord.oneSlipFrom(word)[0] ?? null;
  }
}
