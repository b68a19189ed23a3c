import { isObject, type Json, type JsonObject, listOf } from './values.ts';

/**
 * The names that schema.org and other recipe apps use for the parts of a recipe, most reliable first, and those in tables
 * in other languages. Case, spaces and underscores do not matter: 'prep_time' and 'Prep Time' are 'preptime'.
 */
export const NAMES = {
  title: [
    'name',
    'headline',
    'title',
    'recipename',
    'titel',
    'rezept',
    'rezeptname',
    'titre',
    'nom',
    'título',
    'titulo',
    'nombre',
    'titolo',
    'nome',
    'naam',
  ],
  description: ['description', 'summary', 'beschreibung', 'descripción', 'descripcion', 'descrizione'],
  ingredients: [
    'recipeingredient',
    'recipeingredients',
    'ingredients',
    'zutaten',
    'ingrédients',
    'ingredientes',
    'ingredienti',
    'ingrediënten',
  ],
  steps: [
    'recipeinstructions',
    'instructions',
    'directions',
    'steps',
    'method',
    'preparation',
    'recipedirections',
    'zubereitung',
    'anleitung',
    'schritte',
    'préparation',
    'étapes',
    'preparación',
    'preparacion',
    'elaboración',
    'pasos',
    'preparazione',
    'procedimento',
    'bereiding',
  ],
  prepTime: [
    'preptime',
    'prepminutes',
    'preparationtime',
    'workingtime',
    'activetime',
    'vorbereitungszeit',
    'arbeitszeit',
  ],
  cookTime: ['cooktime', 'performtime', 'cookminutes', 'cookingtime', 'kochzeit', 'garzeit', 'backzeit'],
  waitingTime: ['waitingtime'],
  totalTime: [
    'totaltime',
    'totalminutes',
    'time',
    'duration',
    'gesamtzeit',
    'zubereitungszeit',
    'zeit',
    'dauer',
    'temps',
    'durée',
    'tiempo',
    'duración',
    'tempo',
  ],
  servings: [
    'recipeservings',
    'recipeyield',
    'yield',
    'servings',
    'yields',
    'portionen',
    'personen',
    'portions',
    'porciones',
    'raciones',
    'porzioni',
    'porties',
    'quantity',
  ],
  tags: [
    'keywords',
    'recipecategory',
    'recipecuisine',
    'tags',
    'categories',
    'category',
    'cuisine',
    'course',
    'recipecourse',
    'kategorie',
    'kategorien',
    'schlagwörter',
  ],
  author: ['author', 'creator', 'authorname', 'source', 'credittext', 'autor', 'autorin'],
  sourceUrl: [
    'url',
    'sourceurl',
    'orgurl',
    'link',
    'isbasedon',
    'source',
    'originallink',
    'recipesource',
    'mainentityofpage',
    'quelle',
  ],
  notes: ['notes', 'recipenotes', 'tips', 'cookingtips', 'notizen', 'tipps'],
  images: [
    'photodata',
    'image',
    'imageurl',
    'images',
    'photo',
    'recipeimage',
    'photo0',
    'photourl',
    'pictures',
    'originalpicture',
  ],
  published: ['datepublished', 'datecreated', 'created', 'createdat'],
  amount: ['amount', 'quantity', 'value', 'requiredquantity'],
  unit: ['unittext', 'unit', 'unitname'],
  food: ['name', 'text', 'item', 'food', 'ingredientname', 'ingredient'],
  line: ['display', 'originaltext', 'note'],
  step: ['text', 'description', 'instruction', 'step', 'item'],
  stepName: ['name', 'title'],
} as const satisfies Record<string, readonly string[]>;

type Part = keyof typeof NAMES;

/** The values that an object has under any of a part's names. */
export interface Fields {
  /** The first non-empty value. */
  first(part: Part): Json | undefined;
  /** All non-empty values. */
  all(part: Part): Json[];
}

export function fieldsOf(node: JsonObject): Fields {
  const byName = new Map<string, Json>();
  for (const [key, value] of Object.entries(node)) {
    const name = key.replace(/[\s_-]+/g, '').toLowerCase();
    if (!isEmpty(value) && !byName.has(name)) byName.set(name, value as Json);
  }
  const all = (part: Part) =>
    NAMES[part].map((name) => byName.get(name)).filter((value) => value !== undefined);
  return { all, first: (part) => all(part)[0] };
}

/** Whether an object without a type is a recipe: it has a title, and ingredients, either of the whole or of each step. */
export function looksLikeRecipe(node: JsonObject): boolean {
  const fields = fieldsOf(node);
  if (Object.hasOwn(node, 'recipeIngredient')) return true;
  if (typeof fields.first('title') !== 'string') return false;
  const isList = (value: Json | undefined) => typeof value === 'string' || Array.isArray(value);
  return isList(fields.first('ingredients')) || ingredientsOfSteps(fields).length > 0;
}

/** Ingredients stored with the steps that use them, one list per step. */
export function ingredientsOfSteps(fields: Fields): Json[][] {
  return listOf(fields.first('steps'))
    .map((step) => (isObject(step) ? listOf(fieldsOf(step).first('ingredients')) : []))
    .filter((list) => list.length > 0);
}

function isEmpty(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
