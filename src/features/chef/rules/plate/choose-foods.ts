import { AT_HAND } from '../at-hand/at-hand.ts';
import type { Cuisine } from '../knowledge/cuisine.ts';
import type { LarderFood, Portion, Use } from '../knowledge/larder.ts';
import type { CuisineKey, Dish, Slot } from './dish.ts';
import { type Choosing, scoreOf, slowness } from './score-foods.ts';
import { accepts, canBeUsed, cuisineUses, isOfKind } from './slot-fit.ts';

/** A food in a slot of a dish. */
export interface Chosen {
  food: LarderFood;
  use: Use | null;
  /** Per serving. */
  portion: Portion;
}

/** A dish with all slots filled. */
export interface FilledDish {
  dish: Dish;
  cuisine: Cuisine | null;
  slots: ReadonlyMap<string, Chosen[]>;
  /** Replacements of the dish's usual foods: 'olive oil' for 'butter'. */
  swaps: { usual: string; taken: string }[];
}

/** Fallbacks when a cuisine's own fats are refused. */
const ANY_FAT = ['olive oil', 'sunflower oil', 'butter', 'ghee', 'lard', 'coconut oil'];
/** What a dish begins with if neither onion nor garlic may be in it. */
export const NO_ONION = 'celery';
/** Share of a serving each gets if several form the bulk of a dish. */
const BULK_SHARE = 0.75;
/** How much more of the only vegetable goes into a dish of several. */
const ALONE_SHARE = 1.4;
/** Slots that hold meat, fish or a substitute. */
const ANIMAL_SLOTS = new Set(['protein', 'meat', 'bacon', 'ready', 'seafood']);
/** What children leave on the plate. */
const SHARP = ['briny', 'chilli', 'hot', 'hot-sauce'];
/** How much chance adds to a score at most. */
const CHANCE = 2.4;

/** Fills the slots of a dish; `null` if no allowed food fits a required slot. */
export function fillDish(dish: Dish, cuisine: Cuisine | null, choosing: Choosing): FilledDish | null {
  const filling = new Filling(dish, cuisine, choosing);
  for (const slot of dish.slots) if (!filling.fill(slot)) return null;
  return { dish, cuisine, slots: filling.slots, swaps: filling.swaps };
}

class Filling {
  readonly slots = new Map<string, Chosen[]>();
  readonly swaps: FilledDish['swaps'] = [];
  private readonly taken = new Set<string>();
  private readonly dish: Dish;
  private readonly cuisine: Cuisine | null;
  private readonly choosing: Choosing;

  constructor(dish: Dish, cuisine: Cuisine | null, choosing: Choosing) {
    this.dish = dish;
    this.cuisine = cuisine;
    this.choosing = choosing;
  }

  /** Returns whether filling can continue. */
  fill(slot: Slot): boolean {
    if (slot.condition && !this.isMet(slot.condition)) return true;
    const wanted = this.wantedFor(slot);
    const isSkipped = wanted.length === 0 && this.isSkipped(slot);
    const foods = isSkipped ? [] : this.choose(slot, wanted);
    if (foods.length > 0) {
      this.slots.set(slot.name, foods);
      for (const { food } of foods) this.taken.add(food.food.id);
    }
    return foods.length > 0 || slot.presence !== 'needed';
  }

  private isMet({ slot, kind, isFilled }: NonNullable<Slot['condition']>): boolean {
    const foods = this.slots.get(slot) ?? [];
    return foods.some(({ food }) => kind === '' || food.kinds.has(kind)) === isFilled;
  }

  /** If the cook names foods but no meat, leaves out optional meat. */
  private isSkipped({ name, presence, source }: Slot): boolean {
    const { heat, moods, wanted } = this.choosing.request;
    if (presence === 'needed' || this.choosing.isSame) return false;
    if (moods.includes('kids') && this.isSharp(source)) return true;
    if (ANIMAL_SLOTS.has(name) && wanted.length > 0) return true;
    if (presence === 'if-possible') return false;
    if (name === 'heat' && heat === 'hot') return false;
    if (moods.includes('light') && /cream|cheese|butter/.test(name)) return true;
    return this.choosing.random() < 0.5;
  }

  private isSharp(source: Slot['source']): boolean {
    if (source.from === 'kinds') return source.kinds.every(({ kind }) => SHARP.includes(kind));
    if (source.from !== 'first') return false;
    const foods = source.options.map(({ name }) => this.choosing.knowledge.larder.get(name));
    return foods.every((food) => SHARP.some((kind) => food?.kinds.has(kind)));
  }

  /** For each requested food not yet used, the one that fits here. */
  private wantedFor(slot: Slot): LarderFood[] {
    const { request, knowledge } = this.choosing;
    return request.wanted.flatMap((names) => {
      const foods = names.flatMap((name) => knowledge.larder.get(name) ?? []);
      if (foods.some((food) => this.isTaken(food))) return [];
      const fitting = foods.filter((food) => this.isAllowed(food) && accepts(slot, food));
      const best = this.best(fitting, 1, [], slot.uses);
      return best ? [best] : [];
    });
  }

  private choose(slot: Slot, wanted: LarderFood[]): Chosen[] {
    const { source } = slot;
    switch (source.from) {
      case 'first':
        return this.first(slot, source.options, wanted);
      case 'all':
        return source.names.flatMap((name) => this.one(slot, name));
      case 'cuisine':
        return this.ofCuisine(slot, source.key, wanted);
      case 'kinds':
        return this.ofKinds(slot, source.kinds, wanted);
    }
  }

  private one(slot: Slot, name: string): Chosen[] {
    const food = this.choosing.knowledge.larder.get(name);
    return food && this.isAllowed(food) && !this.isTaken(food) ? [this.chosen(slot, food)] : [];
  }

  private first(
    slot: Slot,
    options: { name: string; portion: Portion | null }[],
    wanted: LarderFood[],
  ): Chosen[] {
    const sorted = [...options].sort(
      (one, other) => this.rank(other.name, wanted) - this.rank(one.name, wanted),
    );
    for (const { name, portion } of sorted) {
      const food = this.choosing.knowledge.larder.get(name);
      if (!food || !this.isAllowed(food)) continue;
      // Avoid a food similar to one already in the dish.
      if (this.isTaken(food) && slot.presence !== 'needed') return [];
      if (this.isTaken(food)) continue;
      const usual = options[0]?.name ?? name;
      if (usual !== name && !this.choosing.allowed.has(usual)) this.swaps.push({ usual, taken: name });
      const chosen = this.chosen(slot, food);
      return [portion ? { ...chosen, portion: times(portion, slot.factor) } : chosen];
    }
    return [];
  }

  private rank(name: string, wanted: LarderFood[]): number {
    return wanted.some((food) => food.name === name) ? 2 : this.choosing.kept.has(name) ? 1 : 0;
  }

  private ofCuisine(slot: Slot, key: CuisineKey, wanted: LarderFood[]): Chosen[] {
    const names = this.cuisine?.[key] ?? [];
    if (key === 'fat' || key === 'salty') {
      const options = [...wanted.map(({ name }) => name), ...names, ...(key === 'fat' ? ANY_FAT : [])].map(
        (name) => ({ name, portion: null }),
      );
      return this.first(slot, options, wanted);
    }
    const most = Math.max(slot.most, wanted.length);
    const own = names.flatMap((name) => this.choosing.knowledge.larder.get(name) ?? []);
    const fitting = own.filter((food) => canBeUsed(food, cuisineUses(key, slot.uses)));
    const hot =
      key === 'spices' && this.choosing.request.heat === 'hot' ? ['cayenne pepper', 'chilli flakes'] : [];
    const more = hot.flatMap((name) => this.choosing.knowledge.larder.get(name) ?? []).slice(0, 1);
    const rest = [...more, ...fitting].filter((food) => !wanted.includes(food));
    const sorted = key === 'spices' || key === 'aromatics' ? rest : this.sorted(rest);
    // Without onion and garlic the same dish begins with celery.
    const isBare = key === 'aromatics' && this.choosing.isSame && !rest.some((food) => this.isAllowed(food));
    const others = (isBare && this.choosing.knowledge.larder.get(NO_ONION)) || [];
    return [...wanted, ...sorted]
      .concat(others)
      .filter(
        (food, index, all) =>
          this.isAllowed(food) &&
          !this.isTaken(food) &&
          all.findIndex((other) => other.food.id === food.food.id) === index,
      )
      .slice(0, most)
      .map((food) => this.chosen(slot, food));
  }

  private ofKinds(
    slot: Slot,
    kinds: { kind: string; onlyWanted: boolean }[],
    wanted: LarderFood[],
  ): Chosen[] {
    const open = kinds.filter(({ onlyWanted }) => !onlyWanted);
    const wantedHere = wanted.slice(0, slot.most + 1);
    const foods = [...this.choosing.knowledge.larder.values()].filter(
      (food) =>
        !wantedHere.includes(food) &&
        !food.kinds.has('rare') &&
        open.some(({ kind }) => isOfKind(food, kind)) &&
        canBeUsed(food, slot.uses) &&
        this.isAllowed(food) &&
        !this.isTaken(food) &&
        !this.isForAnother(food) &&
        !this.isBesideLeftovers(food) &&
        !this.isLikeAnother(food) &&
        !this.hasItsPlace(food, slot),
    );
    const spread = slot.most - slot.least + 1;
    // Anyone who says what they have is not sent to the shop for more of the kind.
    const isAtHand = wantedHere.length > 0 && this.choosing.request.moods.includes(AT_HAND);
    const least = isAtHand ? Math.min(slot.least, wantedHere.length) : slot.least;
    const count = this.choosing.isSame
      ? Math.max(slot.most, wantedHere.length + foods.length)
      : isAtHand
        ? least
        : slot.least + Math.floor(this.choosing.random() * spread);
    const picked = [...wantedHere];
    while (picked.length < count) {
      const rest = foods.filter((food) => !picked.some((other) => isLike(food, other)));
      const next = this.best(rest, CHANCE, picked, slot.uses);
      if (!next) break;
      picked.push(next);
    }
    if (picked.length < least) return [];
    // Two foods share the room of one that is the bulk of a dish.
    const room = slot.factor > 1 ? Math.max(slot.least, picked.length * BULK_SHARE) : slot.most;
    const alone = isAtHand && picked.length < slot.least ? ALONE_SHARE : 1;
    const shared = picked.length > room ? room / picked.length : alone;
    return this.inOrderKept(picked).map((food) => this.chosen(slot, food, shared));
  }

  /** The few potatoes that thicken a soup stay that when it is cooked again. */
  private hasItsPlace({ name }: LarderFood, slot: Slot): boolean {
    return (
      this.choosing.isSame === true &&
      this.dish.slots.some(
        (other) =>
          other !== slot &&
          other.source.from === 'first' &&
          // What that place has instead leaves the food free.
          other.source.options.find((option) => {
            const food = this.choosing.knowledge.larder.get(option.name);
            return food !== undefined && this.isAllowed(food);
          })?.name === name,
      )
    );
  }

  /** What stays in a dish keeps its place in the lines and steps. */
  private inOrderKept(foods: readonly LarderFood[]): LarderFood[] {
    const order = [...this.choosing.kept];
    return [...foods].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  }

  /** A requested food may wait for a later slot, but must not be added twice under two names. */
  private isForAnother(food: LarderFood): boolean {
    return this.choosing.request.wanted.some((names) => names.includes(food.name)) && !this.isTaken(food);
  }

  /** Anyone who has meat left over buys no other, nor what stands for it. */
  private isBesideLeftovers({ kinds }: LarderFood): boolean {
    const { request, knowledge } = this.choosing;
    return (
      ['meat', 'poultry', 'tofu'].some((kind) => kinds.has(kind)) &&
      request.wanted.flat().some((name) => knowledge.larder.get(name)?.kinds.has('leftover'))
    );
  }

  /** Two kinds of mushroom in two slots are as dull as in one. */
  private isLikeAnother(food: LarderFood): boolean {
    return [...this.slots.values()]
      .flat()
      .some((chosen) => food.say === chosen.food.say || sharesKind(food, chosen.food, DULL_TWICE));
  }

  private sorted(foods: LarderFood[]): LarderFood[] {
    return foods
      .map((food) => ({ food, score: this.score(food, CHANCE) }))
      .sort((one, other) => other.score - one.score)
      .map(({ food }) => food);
  }

  private best(
    foods: LarderFood[],
    chance: number,
    beside: LarderFood[] = [],
    uses: string[] = [],
  ): LarderFood | null {
    let best: LarderFood | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const food of foods) {
      const score = this.score(food, chance, beside) - slowness(food, uses, this.choosing.request);
      if (score > bestScore) [best, bestScore] = [food, score];
    }
    return best;
  }

  private score(food: LarderFood, chance: number, beside: readonly LarderFood[] = []): number {
    const chosen = [...beside, ...[...this.slots.values()].flat().map((each) => each.food)];
    return scoreOf(food, chosen, this.cuisine, this.choosing) + this.choosing.random() * chance;
  }

  private chosen(slot: Slot, food: LarderFood, shared = 1): Chosen {
    const uses = slot.uses.length > 0 ? slot.uses : ['fry', 'fresh', 'raw'];
    const name = uses.find((use) => food.uses.has(use));
    return {
      food,
      use: name ? (food.uses.get(name) ?? null) : (food.uses.get('fresh') ?? null),
      portion: times(food.portion, slot.factor * shared),
    };
  }

  private isAllowed(food: LarderFood): boolean {
    return this.choosing.allowed.has(food.name);
  }

  private isTaken(food: LarderFood): boolean {
    return this.taken.has(food.food.id);
  }
}

/** Kinds allowed once per dish, and kinds allowed once per slot. */
const DULL_TWICE = ['pepper', 'cabbage', 'mushroom', 'squash', 'leaf'];
const DULL_TOGETHER = [...DULL_TWICE, 'tomato', 'onion', 'salad', 'earthy', 'potato'];

function isLike(one: LarderFood, other: LarderFood): boolean {
  return one.food.id === other.food.id || one.say === other.say || sharesKind(one, other, DULL_TOGETHER);
}

const sharesKind = (one: LarderFood, other: LarderFood, kinds: readonly string[]) =>
  kinds.some((kind) => one.kinds.has(kind) && other.kinds.has(kind));

const times = (portion: Portion, factor: number): Portion => ({ ...portion, count: portion.count * factor });
