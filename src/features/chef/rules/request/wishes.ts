import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { CLASSIC_KINDS, type Classic, type ClassicKind } from '../classics/classic.ts';
import { kindRefusal } from '../classics/how-suitable.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { namedTogether, STARCHES } from '../phrases/named-together.ts';
import type { PhraseMeanings } from '../phrases/phrase-meanings.ts';
import { type ChefRequest, EMPTY_REQUEST } from './request.ts';
import { plainPhrase, WORDS } from './request-words.ts';
import type { Restriction } from './restriction-words.ts';
import { BESIDE, FILLER, NOT_MEANT } from './small-words.ts';

/** Kinds that are the dish when another stands before them: apple pie pancakes are pancakes. */
const HEADS: ReadonlySet<ClassicKind | undefined> = new Set(['pizza', 'griddle', 'drink', 'cake']);

/** What the phrases of one prompt ask for and refuse. */
export class Wishes {
  readonly request: ChefRequest = structuredClone(EMPTY_REQUEST);
  /** Foods that the chef cannot cook with. */
  readonly unusable: string[] = [];
  /** Further dishes, by id. */
  readonly others: string[] = [];
  /** Whether vegetables are not liked. */
  isPlain = false;
  /** Whether a diet without meat was refused. */
  wantsMeat = false;
  /** Whether nothing but baking says that it is a dessert. */
  isBaking = false;
  /** Foods read just before the current phrase. */
  before: string[] = [];
  /** Whether a diet without meat was named just before the current phrase. */
  private isOfPlants = false;
  /** Wanted foods that are meat only by name: vegan mince. */
  private readonly meatless: string[][] = [];
  /** Kinds of dishes and foods, as they were said. */
  private readonly kinds: string[] = [];
  private readonly foods: string[] = [];
  /** What named the known dish. */
  namedAs: string | null = null;
  private readonly knowledge: CookingKnowledge;
  private readonly names: PhraseMeanings;

  constructor(knowledge: CookingKnowledge, names: PhraseMeanings) {
    this.knowledge = knowledge;
    this.names = names;
  }

  /** @param isReplaced whether something is named in place of what is refused */
  refuse(phrase: string, isReplaced = false): void {
    const { request } = this;
    if (isReplaced) request.replaced = [...(request.replaced ?? []), phrase];
    const heat = WORDS.heat.get(phrase);
    const equipment = WORDS.equipment.get(phrase);
    if (this.refuseForm(phrase)) return;
    if (heat) request.heat = heat === 'hot' ? 'mild' : request.heat;
    // Somebody who is bored of roasts has an oven.
    else if (equipment && /^roast/.test(phrase)) request.refused.push(kindRefusal('roast'));
    else if (equipment) request.missing.push(equipment);
    else if (isMeatless(WORDS.diets.get(phrase))) this.wantsMeat = true;
    else if (WORDS.avoidable.has(phrase)) this.restrict(WORDS.avoidable.get(phrase)!);
    else if (this.names.classicOf(phrase) && !this.names.isFood(phrase))
      request.refused.push(this.names.classicOf(phrase)!);
    // A bake with potatoes instead of pasta is one still.
    else if (isReplaced && this.isStarch(phrase)) request.avoidedFoods.push(phrase);
    else if (this.names.dishesOf(phrase).length > 0) {
      request.refused.push(...this.names.dishesOf(phrase));
      const kind = phrase.replace(/(?<=[a-z]{3})s$/, '');
      if (kind in CLASSIC_KINDS) request.refused.push(kindRefusal(kind as ClassicKind));
      // Somebody who wants no pasta wants it in no other dish either.
      if (this.isStarch(phrase)) request.avoidedFoods.push(phrase);
    } else if (this.names.cuisineOf(phrase)) request.refused.push(this.names.cuisineOf(phrase)!);
    else if (this.names.isFood(phrase)) request.avoidedFoods.push(phrase);
    else if (WORDS.moods.get(phrase) === 'healthy') this.isPlain = true;
  }

  /** Refuses a dish of which the food is wanted: 'oats but not porridge'. Returns whether it is one. */
  private refuseForm(phrase: string): boolean {
    const { request } = this;
    const classic = this.names.classicOf(phrase);
    const dishes = [...this.names.dishesOf(phrase), ...(classic ? [classic] : [])];
    const foods = this.names.foodsOf(phrase);
    // The word for the food may name the dish as well.
    const isNamed = foods.length > 0 && request.dishes.some((dish) => dishes.includes(dish));
    const isWanted = request.wanted.some((group) => group.some((name) => foods.includes(name)));
    if (dishes.length === 0 || !(isNamed || isWanted)) return false;
    request.dishes = request.dishes.filter((dish) => !dishes.includes(dish));
    if (!isWanted) request.wanted.push([...foods]);
    request.refused.push(...dishes);
    return true;
  }

  /** The vegan mince of a lasagne is what that dish has for vegans; alone, it is asked about. */
  withoutMeatless(): string[][] {
    const { dishes, wanted, isHinted } = this.request;
    return dishes.length === 0 || isHinted
      ? wanted
      : wanted.filter((group) => !this.meatless.includes(group));
  }

  /** The dish that a food and a kind of dish name together: 'a soup with tomatoes' is tomato soup. */
  named(): string | null {
    const { request, kinds, foods, knowledge, names } = this;
    return namedTogether({ request, kinds, foods }, names, knowledge);
  }

  want(phrase: string, before: string): void {
    this.isOfPlants = /^(?:vegan|vegetarian|veggie|meatless|meat free|plant based|based)$/.test(before);
    const diet = WORDS.diets.get(phrase);
    const dishes = this.names.dishesOf(phrase);
    const classic = this.names.classicOf(phrase);
    const kind = this.knowledge.classics.get(classic ?? '')?.kind;
    const isNamed =
      this.request.wanted.length > 0 || (this.request.dishes.length > 0 && !this.request.isHinted);
    if (diet) this.restrict(diet);
    // In 'a noodle stir fry with beef and broccoli' that dish's name lists foods.
    else if (classic && isNamed && BESIDE.has(before) && this.isList(phrase, kind ?? ''))
      for (const food of phrase.split(' and ')) this.want(food, 'and');
    // The mint sauce of 'lamb chops with mint sauce' comes beside the dish.
    else if (classic && isNamed && BESIDE.has(before) && (kind === 'sauce' || kind === 'dip'))
      this.others.push(classic);
    // 'Pesto' is a dish, but only a food in 'chicken with pesto'.
    else if (
      classic &&
      !(
        this.names.foodsOf(phrase).length > 0 &&
        (isNamed || (BESIDE.has(before) && !this.isOnlyIn(phrase, classic)))
      )
    )
      this.wantClassic(phrase, classic, before);
    else if (dishes.length > 0) this.wantDish(phrase, dishes, before);
    else if (!this.wantManner(phrase)) this.wantFood(phrase, /^(?:or|oder|ou|o)$/.test(before));
  }

  /** Whether a word is the last of the dish that was named before. */
  private isRightBehind(before: string): boolean {
    return this.kinds.at(-1)?.split(' ').at(-1) === before;
  }

  private isOfAnimal(name: string): boolean {
    const { traits = [] } = this.knowledge.larder.get(name)?.food ?? {};
    return traits.some((trait) => ANIMALS.includes(trait));
  }

  private isNamedDish(): boolean {
    return this.request.dishes.some((dish) => this.knowledge.classics.has(dish));
  }

  /** Whether a name of a dish lists foods, and another kind of dish is to have them: 'a soup with ham and peas'. */
  private isList(phrase: string, kind: string): boolean {
    const { dishes, wanted } = this.request;
    if (wanted.length === 0 && dishes.some((id) => id.includes(kind))) return false;
    const foods = phrase.split(' and ');
    return foods.length > 1 && foods.every((food) => this.names.foodsOf(food).length > 0);
  }

  private isStarch(phrase: string): boolean {
    const foods = this.names.foodsOf(phrase);
    return (
      foods.length > 0 &&
      foods.every((name) => STARCHES.some((kind) => this.knowledge.larder.get(name)?.kinds.has(kind)))
    );
  }

  /** Whether a food is known for the dish alone that is made of it: green tomatoes are fried. */
  private isOnlyIn(phrase: string, id: string): boolean {
    const title = plainPhrase(this.knowledge.classics.get(id)?.title ?? '');
    return phrase.includes(' ') && title !== phrase && ` ${title} `.includes(` ${phrase} `);
  }

  private isSide(phrase: string, before: string): boolean {
    if (this.request.dishes.some((id) => this.names.dishesOf(phrase).includes(id))) return false;
    return (
      /\b(?:salads?|salat|salade|ensalada|insalata)$/.test(phrase) &&
      (BESIDE.has(before) || /^(?:a|side|green|mixed|little|small|simple|crisp|fresh|leafy|of)$/.test(before))
    );
  }

  private wantClassic(phrase: string, id: string, before: string): void {
    const { request } = this;
    const earlier = request.dishes.find((dish) => this.knowledge.classics.has(dish) && dish !== id);
    if (earlier !== undefined) {
      const [kind, next] = [earlier, id].map((each) => this.knowledge.classics.get(each)?.kind);
      const isBehind = this.isRightBehind(before);
      // The margherita of 'low carb pizza margherita' says what is on that pizza.
      if (isBehind && kind === next) return;
      const isHead = isBehind && HEADS.has(next);
      this.others.push(isHead ? earlier : id);
      if (!isHead) return;
    }
    request.dishes = [id];
    this.namedAs = phrase;
    this.kinds.push(phrase);
    delete request.isHinted;
    const named = this.knowledge.classics.get(id);
    const { words: variant, foods } = variantIn(phrase, named, this.names, this.knowledge);
    request.leading = [...this.before, ...foods];
    if (/^gluten free /.test(phrase)) this.restrict({ diets: ['gluten-free'], traits: ['gluten'] });
    for (const word of variant) {
      const diet = WORDS.diets.get(word);
      // The campfire of 'campfire damper' is where it comes from, and takes nobody's oven away.
      if (diet) this.restrict({ ...diet, dishes: [], missing: [], moods: [] });
    }
  }

  private wantDish(phrase: string, dishes: string[], before: string): void {
    // 'A gratin with pasta' is a gratin.
    const isOtherKind = this.request.dishes.length > 0 && !this.request.isHinted && !this.isNamedDish();
    if (isOtherKind && BESIDE.has(before) && this.isStarch(phrase)) {
      this.wantFood(phrase, false);
      return;
    }
    this.kinds.push(phrase);
    // The side salad of 'steak and chips with a side salad' is another dish.
    if (this.request.dishes.length > 0 && this.isSide(phrase, before)) {
      this.others.push(dishes[0] ?? '');
      return;
    }
    // 'Carbonara pasta' is still carbonara, and a teriyaki bowl is teriyaki on rice.
    if (this.isNamedDish()) {
      // The noodles of 'chicken stir fry with noodles' are in it.
      if (BESIDE.has(before) && this.isStarch(phrase)) {
        this.wantFood(phrase, false);
        return;
      }
      if (/\bbowls?$/.test(phrase)) this.wantFood('rice', false);
      for (const word of phrase.split(' '))
        if (!this.names.dishesOf(word).length) this.wantNamedIn(word, true);
      return;
    }
    // A curry need not be made of curry powder.
    if (!/^(?:salad|currys?|curries)$/.test(phrase)) this.request.leading.push(...this.names.foodsOf(phrase));
    const both = this.request.dishes.filter((id) => dishes.includes(id));
    this.request.dishes = both.length > 0 && !this.request.isHinted ? both : dishes;
    delete this.request.isHinted;
    // 'Korma' means a curry and Indian cuisine.
    this.request.cuisine ??= this.names.cuisineOf(phrase);
    const words = phrase.split(' ');
    const isSeveral = words.length > 1;
    // Rice noodles are no rice.
    if (!isSeveral || this.names.foodsOf(phrase).length === 0)
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
    // Snacks for a lunchbox are not lunch.
    if (meal === 'snacks' && request.meal === 'lunch') request.meal = meal;
    this.isBaking ||= request.meal === null && meal === 'dessert' && /^bak(?:e|ing)$/.test(phrase);
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
    this.foods.push(phrase);
    const last = wanted.at(-1);
    if (foods.length === 0) {
      if (this.names.isFood(phrase)) this.unusable.push(phrase);
    } else if (isAlternative && last) last.push(...foods.filter((food) => !last.includes(food)));
    else if (!wanted.some((group) => group.some((food) => foods.includes(food)))) {
      const group = [...foods];
      wanted.push(group);
      if (this.isOfPlants && foods.every((name) => this.isOfAnimal(name))) this.meatless.push(group);
    }
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
    if (this.request.dishes.length > 0 || dishes.length === 0) return;
    this.request.dishes = [...dishes];
    this.request.isHinted = true;
  }
}

const isMeatless = (restriction: Restriction | undefined): boolean =>
  restriction?.diets?.some((diet) => diet === 'vegan' || diet === 'vegetarian') ?? false;

/** The words of a dish's name that are not in its title, and the foods among them that take a place in it. */
function variantIn(
  phrase: string,
  named: Classic | undefined,
  names: PhraseMeanings,
  { catalog, larder }: CookingKnowledge,
): { words: string[]; foods: string[] } {
  const own = new Set(plainPhrase(named?.title ?? '').split(' '));
  const said = phrase.split(' ');
  const words = said.filter((word) => !own.has(word));
  // The pepper of 'pepper steak' takes no steak's place.
  const lead = named?.lines.find(({ isLead }) => isLead)?.name ?? '';
  if (said.some((word) => own.has(word) && lead.split(' ').some((each) => each.startsWith(word))))
    return { words, foods: [] };
  // The courgettes of a courgette lasagne do not take the place of its meat.
  const parts = named?.lines.filter(({ isLead }) => !isLead) ?? [];
  const isPart = (name: string) =>
    parts.some((part) => findFood(catalog, part.name)?.id === larder.get(name)?.food.id);
  const foods = [phrase, ...words].flatMap((each) => names.foodsOf(each)).filter((name) => !isPart(name));
  return { words, foods };
}
