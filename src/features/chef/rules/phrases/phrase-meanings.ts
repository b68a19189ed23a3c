import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { englishWords, frenchWords, germanWords } from '#features/foods/rules/catalog/food-names.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { WORDS } from '../request/request-words.ts';
import { FILLER } from '../request/small-words.ts';

/** What a phrase of one prompt names: a dish, a cuisine or foods. */
export class PhraseMeanings {
  private readonly knowledge: CookingKnowledge;
  /** Foods of the catalog by phrase: each phrase is asked about several times. */
  private readonly looked = new Map<string, Food | null>();

  constructor(knowledge: CookingKnowledge) {
    this.knowledge = knowledge;
  }

  /** Whether it names anything, apart from foods that many avoid. */
  isNamed(phrase: string): boolean {
    const { diets, moods, meals, equipment, heat } = WORDS;
    return (
      [diets, moods, meals, equipment, heat].some((list) => list.has(phrase)) ||
      this.classicOf(phrase) !== undefined ||
      this.dishesOf(phrase).length > 0 ||
      this.cuisineOf(phrase) !== null ||
      this.isFood(phrase)
    );
  }

  classicOf(phrase: string): string | undefined {
    const { classicByWord } = this.knowledge;
    const named = classicByWord.get(phrase);
    // Chocolate lava cakes are several of one.
    return (
      named ??
      (phrase.includes(' ') && /[a-z]{3}s$/.test(phrase) ? classicByWord.get(phrase.slice(0, -1)) : undefined)
    );
  }

  dishesOf(phrase: string): string[] {
    return this.knowledge.dishesByWord.get(phrase) ?? [];
  }

  cuisineOf(phrase: string): string | null {
    return this.knowledge.cuisineByWord.get(phrase) ?? null;
  }

  isFood(phrase: string): boolean {
    if (FILLER.has(phrase)) return false;
    return this.foodsOf(phrase).length > 0 || (phrase.length > 2 && this.catalogFood(phrase) !== null);
  }

  private catalogFood(phrase: string): Food | null {
    const known = this.looked.get(phrase);
    if (known !== undefined) return known;
    const found = this.namedFood(phrase);
    this.looked.set(phrase, found);
    return found;
  }

  /** In a multi-word name only the whole counts: the chicken of 'chicken stir fry' is not a separate food. */
  private namedFood(phrase: string): Food | null {
    const { catalog } = this.knowledge;
    if (!phrase.includes(' ')) return findFood(catalog, phrase);
    if (FILLER.has(phrase.slice(0, phrase.indexOf(' ')))) return null;
    if (this.cuisineOf(phrase.slice(0, phrase.indexOf(' ')))) return null;
    const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
    if (WORDS.meals.has(last) || WORDS.moods.has(last) || this.dishesOf(last).length > 0) return null;
    if (WORDS.equipment.has(phrase.slice(0, phrase.indexOf(' ')))) return null;
    if (WORDS.diets.has(phrase.slice(0, phrase.indexOf(' '))) && !this.knowledge.larder.has(phrase))
      return null;
    const [english, german, french] = [englishWords(phrase), germanWords(phrase), frenchWords(phrase)];
    return (
      catalog.english.get(english.join(' ')) ??
      catalog.german.get(german.join(' ')) ??
      (french.length > 1 ? catalog.french.get(french.join(' ')) : undefined) ??
      null
    );
  }

  /** Larder foods a phrase may mean. */
  foodsOf(phrase: string): string[] {
    const group = WORDS.groups.get(phrase);
    if (group) return group;
    if (phrase.startsWith('canned ')) return this.cannedOf(phrase.slice('canned '.length));
    if (phrase.length < 3 || phrase.split(' ').every((word) => FILLER.has(word))) return [];
    // 'Linguine' is no other pasta.
    const own = this.knowledge.larder.get(phrase);
    if (own?.kinds.has('pasta')) return [own.name, 'durum wheat pasta', 'gluten-free pasta'];
    if (own && ['leftover', 'smoked', 'noodle', 'lentil'].some((kind) => own.kinds.has(kind)))
      return [own.name];
    const food = this.catalogFood(phrase);
    const all = food ? (this.knowledge.byFoodId.get(food.id) ?? []) : [];
    // Mackerel that is not called smoked is fresh.
    const fresh = all.filter(({ kinds }) => !kinds.has('smoked'));
    return (fresh.length > 0 ? fresh : all).map(({ name }) => name);
  }

  /** A food in a tin, if the larder has it so; otherwise the food. */
  private cannedOf(phrase: string): string[] {
    const own = this.knowledge.larder.get(`canned ${phrase}`);
    const all = [...(own ? [own.name] : []), ...this.foodsOf(phrase)];
    const canned = all.filter((name) => name.startsWith('canned '));
    return canned.length > 0 ? [...new Set(canned)] : all;
  }
}
