import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { costOf } from '#features/foods/rules/catalog/food-words.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { PhraseMeanings } from './phrase-meanings.ts';
import { type ChefRequest, distinct, EMPTY_REQUEST } from './request.ts';
import { plainPhrase, type Restriction, WORDS } from './request-words.ts';
import { slipAmong } from './slips.ts';
import {
  AFTER_FREE,
  BESIDE,
  CHANGES,
  FILLER,
  JOINTS,
  NEGATORS,
  NOT_MEANT,
  REFUSES_NOTHING,
  TURNS,
} from './small-words.ts';
import { isNumber, readNumbers } from './understand-numbers.ts';

export interface Understood {
  request: ChefRequest;
  /** Words the chef does not know, and foods it cannot cook with. */
  unknown: string[];
  unusable: string[];
  /** Words that change the previous request: 'spicier'. */
  changes: string[];
  /** Further dishes that were named beside the one to cook, by id. */
  others: string[];
}

const LONGEST_PHRASE = 7;
const LEAST_LETTERS_OF_SLIP = 7;
const MOST_UNKNOWN = 6;
const MOST_WANTED = 8;
/** What is cooked for whoever likes no vegetables, if nothing else is named. */
const PLAIN_FARE = 'dish:stovetop mac and cheese';

/** Reads a request phrase by phrase. */
export class RequestReader {
  readonly request: ChefRequest = structuredClone(EMPTY_REQUEST);
  private readonly knowledge: CookingKnowledge;
  private readonly names: PhraseMeanings;
  private readonly unknown: string[] = [];
  private readonly unusable: string[] = [];
  private readonly changes: string[] = [];
  private readonly others: string[] = [];
  private isRefusing = false;
  /** Whether vegetables are not liked. */
  private isPlain = false;
  /** Foods read just before the current phrase. */
  private before: string[] = [];
  /** Whether the current refusal has named something yet. */
  private hasRefused = false;

  constructor(knowledge: CookingKnowledge) {
    this.knowledge = knowledge;
    this.names = new PhraseMeanings(knowledge);
  }

  understood(): Understood {
    const { request } = this;
    const isOpen = request.dishes.length + request.wanted.length === 0;
    if (this.isPlain && isOpen && (request.meal === null || /lunch|dinner/.test(request.meal)))
      request.dishes = [PLAIN_FARE];
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
      others: distinct(this.others),
    };
  }

  /** In 'gluten, dairy and nut free' all three are refused. */
  readSentence(clauses: string[]): void {
    const end = clauses.findIndex((clause) => / (?:free|frei)\b/.test(clause));
    clauses.forEach((clause, index) => {
      const isBeforeFree =
        index < end &&
        clauses
          .slice(index, end)
          .every((each) => this.isListOf(each, (phrase) => WORDS.avoidable.has(phrase)));
      this.readClause(clause, isBeforeFree);
    });
  }

  /** A refusal continues across commas as long as only foods follow: 'no nuts, eggs or milk'. */
  private readClause(clause: string, isRefused: boolean): void {
    // 'No, beef' rejects the previous recipe, not beef.
    if (/^(?:no|nope|nah|nein|non)$/.test(clause)) return;
    const numbered = this.knowledge.numberedNames.find((name) => ` ${clause} `.includes(` ${name} `));
    if (numbered) this.take(numbered, isRefused, '');
    const { servings, minutes, rest } = readNumbers(numbered ? clause.replace(numbered, ' ') : clause);
    this.request.servings ??= servings;
    this.request.minutes ??= minutes;
    const isThing = (phrase: string) =>
      WORDS.avoidable.has(phrase) ||
      (this.names.foodsOf(phrase).length > 0 &&
        this.names.dishesOf(phrase).length === 0 &&
        this.names.classicOf(phrase) === undefined);
    // In 'no pork, chicken instead' the chicken is wanted.
    const isInstead = / instead$/.test(rest) && !clause.startsWith('no ');
    this.isRefusing = isRefused || (this.isRefusing && !isInstead && this.isListOf(rest, isThing));
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
    const { wanted, dishes } = this.request;
    if (words[at] === 'side' && words[at + 1] === 'salad' && wanted.length + dishes.length > 0) {
      this.others.push(this.names.dishesOf('salad')[0] ?? '');
      return 2;
    }
    const phraseOf = (length: number) => words.slice(at, at + length).join(' ');
    const known = this.longest(words, at, (phrase) => this.isKnown(phrase));
    const harmless = this.longest(words, at, (phrase) => REFUSES_NOTHING.has(phrase));
    if (harmless > 0) return harmless;
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
      const isFree = this.isFreeOf(words, at + known);
      const isRefused = isFree || this.isRefusing;
      this.take(phraseOf(known), isRefused, words[at - 1] ?? '');
      this.before = isRefused ? [] : this.names.foodsOf(phraseOf(known));
      return AFTER_FREE.has(words[at + known] ?? '') ? known + 1 : known;
    }
    const meant = this.slipOf(words[at] ?? '');
    if (meant) {
      this.take(meant, this.isRefusing, words[at - 1] ?? '');
      return 1;
    }
    this.before = [];
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
  private isFreeOf(words: string[], next: number): boolean {
    if (AFTER_FREE.has(words[next] ?? '')) return true;
    if (!JOINTS.has(words[next] ?? '')) return false;
    const length = this.longest(words, next + 1, (phrase) => WORDS.avoidable.has(phrase));
    return length > 0 && this.isFreeOf(words, next + 1 + length);
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
      this.refuse(phrase);
      return;
    }
    if (isRefused) this.isRefusing = false;
    this.want(phrase, before);
  }

  private refuse(phrase: string): void {
    const { request } = this;
    const heat = WORDS.heat.get(phrase);
    const equipment = WORDS.equipment.get(phrase);
    if (heat) request.heat = heat === 'hot' ? 'mild' : request.heat;
    else if (equipment) request.missing.push(equipment);
    else if (WORDS.avoidable.has(phrase)) this.restrict(WORDS.avoidable.get(phrase)!);
    else if (this.names.classicOf(phrase) && !this.names.isFood(phrase))
      request.refused.push(this.names.classicOf(phrase)!);
    else if (this.names.dishesOf(phrase).length > 0) request.refused.push(...this.names.dishesOf(phrase));
    else if (this.names.cuisineOf(phrase)) request.refused.push(this.names.cuisineOf(phrase)!);
    else if (this.names.isFood(phrase)) request.avoidedFoods.push(phrase);
    else if (WORDS.moods.get(phrase) === 'healthy') this.isPlain = true;
  }

  private want(phrase: string, before: string): void {
    const diet = WORDS.diets.get(phrase);
    const dishes = this.names.dishesOf(phrase);
    const classic = this.names.classicOf(phrase);
    const kind = this.knowledge.classics.get(classic ?? '')?.kind;
    const isNamed = this.request.wanted.length > 0 || this.request.dishes.length > 0;
    if (diet) this.restrict(diet);
    // The mint sauce of 'lamb chops with mint sauce' comes beside the dish.
    else if (classic && isNamed && BESIDE.has(before) && (kind === 'sauce' || kind === 'dip'))
      this.others.push(classic);
    // 'Pesto' is a dish, but only a food in 'chicken with pesto'.
    else if (classic && !(this.names.foodsOf(phrase).length > 0 && (isNamed || BESIDE.has(before))))
      this.wantClassic(phrase, classic);
    else if (dishes.length > 0) this.wantDish(phrase, dishes, before);
    else if (!this.wantManner(phrase)) this.wantFood(phrase, /^(?:or|oder|ou|o)$/.test(before));
  }

  /** The dish that a misspelled word means: 'lasanga'. */
  private slipOf(word: string): string | null {
    if (word.length < LEAST_LETTERS_OF_SLIP || FILLER.has(word) || TURNS.has(word)) return null;
    return slipAmong(word, this.knowledge.classicByWord.keys());
  }

  private isSide(phrase: string, before: string): boolean {
    if (this.request.dishes.some((id) => this.names.dishesOf(phrase).includes(id))) return false;
    return (
      /\b(?:salads?|salat|salade|ensalada|insalata)$/.test(phrase) &&
      (BESIDE.has(before) || /^(?:a|side|green|mixed|little|small|simple|crisp|fresh|leafy|of)$/.test(before))
    );
  }

  private wantClassic(phrase: string, id: string): void {
    const { request } = this;
    if (request.dishes.some((dish) => this.knowledge.classics.has(dish) && dish !== id)) {
      this.others.push(id);
      return;
    }
    request.dishes = [id];
    const named = this.knowledge.classics.get(id);
    const own = new Set(plainPhrase(named?.title ?? '').split(' '));
    const words = phrase.split(' ');
    // The pepper of 'pepper steak' takes no steak's place.
    const lead = named?.lines.find(({ isLead }) => isLead)?.name ?? '';
    const isLeadNamed = words.some(
      (word) => own.has(word) && lead.split(' ').some((each) => each.startsWith(word)),
    );
    const variant = words.filter((word) => !own.has(word));
    // The courgettes of a courgette lasagne do not take the place of its meat.
    const parts = named?.lines.filter(({ isLead }) => !isLead) ?? [];
    const isPartOf = (name: string) =>
      parts.some(
        (part) =>
          findFood(this.knowledge.catalog, part.name)?.id === this.knowledge.larder.get(name)?.food.id,
      );
    request.leading = [
      ...this.before,
      ...(isLeadNamed ? [] : [phrase, ...variant].flatMap((each) => this.names.foodsOf(each))).filter(
        (name) => !isPartOf(name),
      ),
    ];
    if (/^gluten free /.test(phrase)) this.restrict({ diets: ['gluten-free'], traits: ['gluten'] });
    for (const word of variant) {
      const diet = WORDS.diets.get(word);
      if (diet) this.restrict({ ...diet, dishes: [] });
    }
  }

  private wantDish(phrase: string, dishes: string[], before: string): void {
    // The side salad of 'steak and chips with a side salad' is another dish.
    if (this.request.dishes.length > 0 && this.isSide(phrase, before)) {
      this.others.push(dishes[0] ?? '');
      return;
    }
    // 'Carbonara pasta' is still carbonara, and a teriyaki bowl is teriyaki on rice.
    if (this.request.dishes.some((dish) => this.knowledge.classics.has(dish))) {
      if (/\bbowls?$/.test(phrase)) this.wantFood('rice', false);
      for (const word of phrase.split(' '))
        if (!this.names.dishesOf(word).length) this.wantNamedIn(word, true);
      return;
    }
    if (phrase !== 'salad') this.request.leading.push(...this.names.foodsOf(phrase));
    const both = this.request.dishes.filter((id) => dishes.includes(id));
    this.request.dishes = both.length > 0 ? both : dishes;
    // 'Korma' means a curry and Indian cuisine.
    this.request.cuisine ??= this.names.cuisineOf(phrase);
    const words = phrase.split(' ');
    const isSeveral = words.length > 1;
    for (const word of words) this.wantNamedIn(word, isSeveral);
  }

  /** Reads a cuisine, meal, heat level, piece of equipment or mood. Returns whether the phrase is one. */
  private wantManner(phrase: string): boolean {
    const { request } = this;
    const [cuisine, mood, meal] = [
      this.names.cuisineOf(phrase),
      WORDS.moods.get(phrase),
      WORDS.meals.get(phrase),
    ];
    const [equipment, heat] = [WORDS.equipment.get(phrase), WORDS.heat.get(phrase)];
    request.cuisine = cuisine ?? request.cuisine;
    request.meal ??= meal ?? null;
    request.heat = heat ?? request.heat;
    if (equipment) request.using.push(equipment);
    if (mood) request.moods.push(mood);
    this.isPlain ||= mood === 'plain';
    return [cuisine, mood, meal, equipment, heat].some(Boolean);
  }

  /** A dish may name its foods: the egg of 'egg fried rice', the shape of 'spaghetti'. */
  private wantNamedIn(word: string, isPart: boolean): void {
    this.request.cuisine ??= isPart ? this.names.cuisineOf(word) : null;
    const kinds = this.names.foodsOf(word).map((name) => this.knowledge.larder.get(name)?.kinds);
    const isMeant = isPart || (word !== 'pasta' && kinds.some((all) => all?.has('pasta')));
    if (isMeant && kinds.length > 0 && !kinds.some((all) => NOT_MEANT.some((kind) => all?.has(kind))))
      this.wantFood(word, false);
  }

  private wantFood(phrase: string, isAlternative: boolean): void {
    const { wanted } = this.request;
    if (FILLER.has(phrase)) return;
    const foods = this.names.foodsOf(phrase);
    const last = wanted.at(-1);
    if (foods.length === 0) {
      if (this.names.isFood(phrase)) this.unusable.push(phrase);
    } else if (isAlternative && last) last.push(...foods.filter((food) => !last.includes(food)));
    else if (!wanted.some((group) => group.some((food) => foods.includes(food)))) wanted.push([...foods]);
  }

  private restrict({
    diets = [],
    traits = [],
    foods = [],
    leanings = [],
    moods = [],
    dishes = [],
    missing = [],
  }: Restriction): void {
    this.request.missing.push(...missing);
    this.request.diets.push(...diets);
    this.request.avoidedTraits.push(...traits);
    this.request.avoidedFoods.push(...foods);
    this.request.leanings.push(...leanings);
    this.request.moods.push(...moods);
    if (this.request.dishes.length === 0) this.request.dishes = [...dishes];
  }
}
