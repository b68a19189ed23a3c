import { newId } from '#shared/id.ts';
import type { Recipe, RecipeFields } from '../../contract.ts';
import { DIFFICULTIES, formOf, type RecipeForm, type WrittenRecipe } from '../../rules/form.ts';
import { givenPicture } from '../../rules/recipe.ts';

export interface DraftOrigin {
  kind: 'import' | 'recipe-book' | 'chef';
  /** A sentence for the cook: 'Read from example.com.' */
  note?: string;
  /** The entry of the recipe book it was made from. */
  recipeBookId?: string;
}

/** A recipe while it is written, as this device keeps it. */
export interface Draft {
  /** The recipe's id, made with the draft: a save that is sent twice makes one recipe. */
  id: string;
  /** Of the recipe that is changed, as it was when the cook started; `null` for a new one. */
  version: number | null;
  form: RecipeForm;
  origin: DraftOrigin | null;
}

const HANDED = 'plateful-handed-recipe';
const keyOf = (userId: string, recipeId: string | null) => `plateful-draft:${userId}:${recipeId ?? 'new'}`;

let handed: string | null = null;

/** Hands a recipe to the form: whoever calls this goes to `/create` next, where it stands filled in. */
export function keepDraft(fields: Partial<RecipeFields>, origin?: DraftOrigin): void {
  const draft: Draft = {
    id: newId(),
    version: null,
    form: formOf(fields as Partial<WrittenRecipe>),
    origin: origin ?? null,
  };
  handed = JSON.stringify(draft);
  try {
    // It outlives signing in, which opens the page anew.
    sessionStorage.setItem(HANDED, handed);
  } catch {
    // Without storage it lasts as long as this page.
  }
}

export interface Start {
  draft: Draft;
  /** It was written on this device before and not saved. */
  isRestored: boolean;
  /** What stood in the form before a recipe was handed to it. */
  earlier: Draft | null;
}

/** What a new recipe starts from: one that was handed over, else what was written before, else an empty form. */
export function startNew(userId: string): Start {
  const kept = readDraft(userId, null);
  const given = takeHandedDraft();
  if (given) {
    writeDraft(userId, null, given);
    return { draft: given, isRestored: false, earlier: kept };
  }
  const empty = { id: newId(), version: null, form: formOf(), origin: null };
  return { draft: kept ?? empty, isRestored: kept !== null && !kept.origin, earlier: null };
}

/** What a change of a recipe starts from: what was written before and not saved, else the recipe. */
export function startEdit(userId: string, recipe: Recipe): Start {
  const kept = readDraft(userId, recipe.id);
  const { id, version } = recipe;
  return {
    draft: kept ?? { id, version, form: formOfRecipe(recipe), origin: null },
    isRestored: kept !== null,
    earlier: null,
  };
}

/** The form filled with a recipe as it is stored. */
export function formOfRecipe(recipe: Recipe): RecipeForm {
  const difficulty = DIFFICULTIES.find((known) => known === recipe.difficulty) ?? null;
  return formOf({ ...recipe, difficulty, image: givenPicture(recipe) });
}

/** The recipe that was handed over, once. */
function takeHandedDraft(): Draft | null {
  const kept = handed ?? read(sessionStorage, HANDED);
  handed = null;
  drop(sessionStorage, HANDED);
  return parse(kept);
}

/** What someone wrote on this device and did not save: of one recipe, or of a new one. */
function readDraft(userId: string, recipeId: string | null): Draft | null {
  return parse(read(localStorage, keyOf(userId, recipeId)));
}

/** Answers whether it could be kept: a device may be full, or allow no storage. */
export function writeDraft(userId: string, recipeId: string | null, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(userId, recipeId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(userId: string, recipeId: string | null): void {
  drop(localStorage, keyOf(userId, recipeId));
}

function read(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function drop(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // There is none to drop.
  }
}

/** A draft of another shape, of an older Plateful or tampered with, is none. */
function parse(kept: string | null): Draft | null {
  try {
    const draft = JSON.parse(kept ?? 'null') as Draft | null;
    if (!draft?.id || !draft.form) return null;
    const { ingredients, instructions, cookingTips, tags } = draft.form;
    const isWhole = [ingredients, instructions, cookingTips].every((rows) => rows.length > 0);
    return isWhole && Array.isArray(tags) ? { ...draft, form: { ...formOf(), ...draft.form } } : null;
  } catch {
    return null;
  }
}
