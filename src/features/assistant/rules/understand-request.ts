import { findFood } from '#features/foods/rules/catalogue.ts';
import type { Food } from '#features/foods/rules/food.ts';
import { englishWords, frenchWords, germanWords } from '#features/foods/rules/food-names.ts';
import { costOf } from '#features/foods/rules/food-words.ts';
import type { Kitchen } from './kitchen.ts';
import { type ChefRequest, distinct, EMPTY_REQUEST } from './request.ts';
import { plainPhrase, type Restriction, WORDS } from './request-words.ts';
import { readNumbers } from './understand-numbers.ts';

export interface Understood {
  request: ChefRequest;
  /** Words that mean nothing to the chef, and foods it cannot cook with. */
  unknown: string[];
  unusable: string[];
  /** Words that tell how a former request is to be changed: 'spicier'. */
  changes: string[];
}

/** Longer prompts are read to here. */
const LONGEST_PROMPT = 4_000;
const LONGEST_PHRASE = 4;
const MOST_UNKNOWN = 6;
const MOST_WANTED = 8;

const NEGATORS = phrases(
  'no, not, nothing with, nothing containing, without, dont like, do not like, doesnt like, does not like, dont want, do not want, dont have, do not have, cant have, cannot have, cant eat, cannot eat, cant stand, dont eat, doesnt eat, do not eat, hate, hates, dislike, dislikes, avoid, avoiding, allergic to, allergy to, allergies to, intolerant to, intolerance to, intolerance of, anything but, everything but, except, except for, skip, leave out, leaving out, hold the, minus, free of, free from, other than, none of, non, instead of, rather than, remove, drop, out of, ran out of, neither, nor, sans, ohne, kein, keine, keinen, pas de, exclude, excluding, zero, less, never, isnt, arent',
);
const AFTER_FREE = phrases('free, allergy, allergies, intolerance, intolerant, allergic, frei, less');
/** Words after which what was refused is refused no more. */
const TURNS = phrases(
  'but, with, using, use, please, and make, i want, i like, i love, id like, then, plus, i have, we have, mit, avec, want, love, like, however',
);
const JOINTS = new Set(['and', 'or', 'nor', 'oder', 'und', 'et', 'ou']);
const CHANGES = phrases(
  'spicier, hotter, milder, less spicy, faster, quicker, sooner, lighter, healthier, heartier, richer, creamier, cheaper, simpler, easier, double, double it, halve, halve it, half the recipe, another, another one, another recipe, something else, different, different one, try again, less salt, less salty, swap, replace, substitute, exchange, use up, more, add, instead, change',
);
const FILLER = new Set(
  plainPhrase(
    `a about above absolutely actually after again all also always am amazing an and any anyone anything are around as ask at
    awesome away back be beautiful because become been before being best better between big bit both bring but by can could
    cook cooked cooking cookbook course cut day days delicious describe did dish dishes do does done down each easily eat eating
    eats either else enjoy enough even ever every everyone everything famous fancy favourite favorite feel few fill find first
    food foods for fresh from fridge fridge full fun get gets getting gimme give gives go goes going gonna good got great
    guest had half handle happy has have having he help her here hey hi hello him his home homemade how hungry husband i id
    idea ideas if ill im in ingredient ingredients inside interesting into is it its ive just keep kind know large last
    leftover left let lets like little ll look looking lot lots love loves made make makes making many max may maybe me meal meals
    menu might mine more most mostly mother much must my myself need needed needs new next nice night nothing now of off ok okay
    old on once one ones only option options or other our out over own pack people per perfect perhaps person piece place plate
    please plenty possible pretty prefer preferably prepare put quite rather ready real really recipe recipes recommend right
    rustic said same say see serve served serving servings she should show side since size small smart so some somebody someone
    something sort started stuff style such suggest super supposed sure surprise ta take tasty tell than thank thanks that the
    their them then there these they thing things think this those thought through time times to today together tomorrow too
    total traditional treat try turn two type typical under until up us use used using very version want wanted wants was way
    we week weekend weeknight well were what whatever when where which while who whole wife will wish with wonder work would
    year yes yesterday yet you your yummy authentic classic proper type based inspired flavoured flavored flavours flavors
    taste tastes tasting hour minutes minute boyfriend girlfriend son daughter baby mum mom dad grandma roommate trying long
    short high low extra max maximum really added add diet friendly allergic allergy intolerant intolerance equipment own
    ein eine einen etwas ich mochte bitte rezept fur mit und der die das den im am zum auf un une des du de la le les recette
    pour avec je veux et au aux en schnell nur was gericht plat chef plateful scratch oz g kg ml cup cups gram grams pound
    pounds can cans tin tins jar bag bunch handful clove cloves slice slices hot crunchy sick school leftovers vegetables`,
  ).split(' '),
);

function phrases(list: string): Set<string> {
  return new Set(list.split(',').map(plainPhrase));
}

/** Reads what a cook asks for, in whatever words. What it cannot place it tells. Never throws. */
export function understandRequest(prompt: string, kitchen: Kitchen): Understood {
  const clauses = prompt
    .slice(0, LONGEST_PROMPT)
    .replace(/(\d)[.,](\d)/g, '$1.$2')
    .split(/[.,;:!?()\n]+(?!\d)/);
  const reader = new Reader(kitchen);
  for (const clause of clauses) reader.readClause(plainPhrase(clause));
  return reader.understood();
}

class Reader {
  readonly request: ChefRequest = structuredClone(EMPTY_REQUEST);
  private readonly kitchen: Kitchen;
  private readonly unknown: string[] = [];
  private readonly unusable: string[] = [];
  private readonly changes: string[] = [];
  private isRefusing = false;
  /** Whether the refusal has been told of something already. */
  private hasRefused = false;

  constructor(kitchen: Kitchen) {
    this.kitchen = kitchen;
  }

  understood(): Understood {
    const { request } = this;
    const lists = Object.fromEntries(
      Object.entries(request).map(([key, value]) => [
        key,
        Array.isArray(value) && key !== 'wanted' ? distinct<unknown>(value) : value,
      ]),
    );
    return {
      request: { ...request, ...lists, wanted: request.wanted.slice(0, MOST_WANTED) },
      unknown: distinct(this.unknown).slice(0, MOST_UNKNOWN),
      unusable: distinct(this.unusable).slice(0, MOST_UNKNOWN),
      changes: this.changes,
    };
  }

  /** A refusal goes on over commas ('no nuts, eggs or milk'), unless the next clause says something else first. */
  readClause(clause: string): void {
    const { servings, minutes, rest } = readNumbers(clause);
    this.request.servings ??= servings;
    this.request.minutes ??= minutes;
    const words = rest.split(' ').filter(Boolean);
    if (!this.startsWithFood(words)) this.isRefusing = false;
    for (let at = 0; at < words.length; ) at += this.readAt(words, at);
  }

  private startsWithFood(words: string[]): boolean {
    const start = JOINTS.has(words[0] ?? '') ? 1 : 0;
    return (
      this.longest(words, start, (phrase) => WORDS.avoidable.has(phrase) || this.foodsOf(phrase).length > 0) >
      0
    );
  }

  /** How many words at a place make the longest phrase that fits. */
  private longest(words: string[], at: number, fits: (phrase: string) => boolean): number {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--)
      if (fits(words.slice(at, at + length).join(' '))) return length;
    return 0;
  }

  /** Reads the phrase at a place. Answers how many words it has. */
  private readAt(words: string[], at: number): number {
    const phraseOf = (length: number) => words.slice(at, at + length).join(' ');
    const known = this.longest(words, at, (phrase) => this.isKnown(phrase));
    const negator = this.longest(words, at, (phrase) => NEGATORS.has(phrase));
    const change = this.longest(words, at, (phrase) => CHANGES.has(phrase));
    if (change > 0 && change >= negator && change >= known) {
      this.changes.push(phraseOf(change));
      if (!/^(?:swap|replace|substitute|exchange)$/.test(phraseOf(change))) this.isRefusing = false;
      return change;
    }
    if (negator > 0 && negator >= known) {
      this.isRefusing = true;
      this.hasRefused = false;
      return negator;
    }
    if (known > 0) {
      const isFree = AFTER_FREE.has(words[at + known] ?? '');
      this.take(
        phraseOf(known),
        isFree || this.isRefusing,
        JOINTS.has(words[at - 1] ?? '') && /^(?:or|oder|ou)$/.test(words[at - 1] ?? ''),
      );
      return isFree ? known + 1 : known;
    }
    const turn = this.longest(words, at, (phrase) => TURNS.has(phrase));
    const word = words[at] ?? '';
    if (turn > 0) this.isRefusing = false;
    else if (!FILLER.has(word) && costOf(word) === null && word.length > 2 && !/^\d/.test(word))
      this.unknown.push(word);
    return Math.max(1, turn);
  }

  private isKnown(phrase: string): boolean {
    const { diets, avoidable, moods, meals, equipment, heat } = WORDS;
    if ([diets, moods, meals, equipment, heat].some((list) => list.has(phrase))) return true;
    if (avoidable.has(phrase) && (this.isRefusing || this.foodsOf(phrase).length > 0 || !FILLER.has(phrase)))
      return true;
    return this.dishesOf(phrase).length > 0 || this.cuisineOf(phrase) !== null || this.isFood(phrase);
  }

  /** What follows a refused food is refused too if it is one, but 'no nuts dinner' is a dinner. */
  private take(phrase: string, isRefused: boolean, isAlternative: boolean): void {
    const isThing =
      WORDS.avoidable.has(phrase) ||
      this.isFood(phrase) ||
      WORDS.equipment.has(phrase) ||
      WORDS.heat.has(phrase);
    if (isRefused && (isThing || !this.hasRefused)) {
      this.hasRefused = true;
      return this.refuse(phrase);
    }
    if (isRefused) this.isRefusing = false;
    this.want(phrase, isAlternative);
  }

  private refuse(phrase: string): void {
    const { request } = this;
    const heat = WORDS.heat.get(phrase);
    const equipment = WORDS.equipment.get(phrase);
    if (heat) request.heat = heat === 'hot' ? 'mild' : request.heat;
    else if (equipment) request.missing.push(equipment);
    else if (WORDS.avoidable.has(phrase)) this.restrict(WORDS.avoidable.get(phrase)!);
    else if (this.dishesOf(phrase).length > 0) request.refused.push(...this.dishesOf(phrase));
    else if (this.cuisineOf(phrase)) request.refused.push(this.cuisineOf(phrase)!);
    else if (this.isFood(phrase)) request.avoidedFoods.push(phrase);
  }

  private want(phrase: string, isAlternative: boolean): void {
    const { request } = this;
    const diet = WORDS.diets.get(phrase);
    if (diet) return this.restrict(diet);
    const dishes = this.dishesOf(phrase);
    if (dishes.length > 0) {
      const both = request.dishes.filter((id) => dishes.includes(id));
      request.dishes = both.length > 0 ? both : dishes;
      const words = phrase.split(' ');
      for (const word of words.length > 1 ? words.slice(0, -1) : words)
        this.wantNamedIn(word, words.length > 1);
      return;
    }
    const cuisine = this.cuisineOf(phrase);
    const mood = WORDS.moods.get(phrase);
    const meal = WORDS.meals.get(phrase);
    const equipment = WORDS.equipment.get(phrase);
    const heat = WORDS.heat.get(phrase);
    if (meal && mood) request.moods.push(mood);
    if (cuisine) request.cuisine = cuisine;
    else if (meal) request.meal ??= meal;
    else if (heat) request.heat = heat as ChefRequest['heat'];
    else if (equipment) request.using.push(equipment);
    else if (mood) request.moods.push(mood);
    else this.wantFood(phrase, isAlternative);
  }

  /** A dish may name what is in it: the egg of 'egg fried rice', the shape of 'spaghetti'. */
  private wantNamedIn(word: string, isPart: boolean): void {
    this.request.cuisine ??= isPart ? this.cuisineOf(word) : null;
    const kinds = this.foodsOf(word).map((name) => this.kitchen.larder.get(name)?.kinds);
    const isMeant = isPart || (word !== 'pasta' && kinds.some((all) => all?.has('pasta')));
    if (isMeant && kinds.length > 0 && !kinds.some((all) => all?.has('spice'))) this.wantFood(word, false);
  }

  private wantFood(phrase: string, isAlternative: boolean): void {
    const { wanted } = this.request;
    if (FILLER.has(phrase)) return;
    const foods = this.foodsOf(phrase);
    const last = wanted.at(-1);
    if (foods.length === 0) {
      if (this.isFood(phrase)) this.unusable.push(phrase);
    } else if (isAlternative && last) last.push(...foods.filter((food) => !last.includes(food)));
    else if (!wanted.some((group) => group.some((food) => foods.includes(food)))) wanted.push([...foods]);
  }

  private restrict({ diets = [], traits = [], foods = [], leanings = [], moods = [] }: Restriction): void {
    this.request.diets.push(...diets);
    this.request.avoidedTraits.push(...traits);
    this.request.avoidedFoods.push(...foods);
    this.request.leanings.push(...leanings);
    this.request.moods.push(...moods);
  }

  private dishesOf(phrase: string): string[] {
    return this.kitchen.dishesByWord.get(phrase) ?? [];
  }

  private cuisineOf(phrase: string): string | null {
    return this.kitchen.cuisineByWord.get(phrase) ?? null;
  }

  private isFood(phrase: string): boolean {
    if (FILLER.has(phrase)) return false;
    return this.foodsOf(phrase).length > 0 || (phrase.length > 2 && this.catalogueFood(phrase) !== null);
  }

  /** Of several words only the whole name counts: the chicken of 'chicken stir fry' is no food of its own. */
  private catalogueFood(phrase: string): Food | null {
    const { catalogue } = this.kitchen;
    if (!phrase.includes(' ')) return findFood(catalogue, phrase);
    if (FILLER.has(phrase.slice(0, phrase.indexOf(' ')))) return null;
    const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
    if (WORDS.meals.has(last) || WORDS.moods.has(last) || this.dishesOf(last).length > 0) return null;
    const [english, german, french] = [englishWords(phrase), germanWords(phrase), frenchWords(phrase)];
    return (
      catalogue.english.get(english.join(' ')) ??
      catalogue.german.get(german.join(' ')) ??
      (french.length > 1 ? catalogue.french.get(french.join(' ')) : undefined) ??
      null
    );
  }

  /** The larder's foods a phrase may mean. */
  private foodsOf(phrase: string): string[] {
    const group = WORDS.groups.get(phrase);
    if (group) return group;
    if (phrase.length < 3 || phrase.split(' ').every((word) => FILLER.has(word))) return [];
    const food = this.catalogueFood(phrase);
    return food ? (this.kitchen.byFoodId.get(food.id) ?? []).map(({ name }) => name) : [];
  }
}
