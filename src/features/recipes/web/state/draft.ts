import { newId } from '#shared/id.ts';
import type { Recipe, RecipeFields } from '../../contract.ts';
import { formOf, type RecipeForm, type WrittenRecipe } from '../../rules/form.ts';
import { DIFFICULTIES } from '../../rules/limits.ts';
import { givenPicture } from '../../rules/recipe.ts';

export interface DraftOrigin {
  kind: 'import' | 'recipe-book' | 'chef';
  /** A sentence for the cook: 'Imported from example.com.' */
  note?: string;
  /** The recipe book entry it was made from. */
  recipeBookId?: string;
}

/** A recipe being written, as stored on this device. */
export interface Draft {
  /** The recipe's id, created with the draft, so that saving twice creates one recipe. */
  id: string;
  /** The version the cook started from; `null` for a new recipe. */
  version: number | null;
  form: RecipeForm;
  origin: DraftOrigin | null;
}

const HANDED = 'plateful-handed-recipe';
const keyOf = (userId: string, recipeId: string | null) => `plateful-draft:${userId}:${recipeId ?? 'new'}`;

let handed: string | null = null;

/** Passes a recipe to the form; navigate to `/create` afterward. */
export function keepDraft(fields: Partial<RecipeFields>, origin?: DraftOrigin): void {
  const draft: Draft = {
    id: newId(),
    version: null,
    form: formOf(fields as Partial<WrittenRecipe>),
    origin: origin ?? null,
  };
  handed = JSON.stringify(draft);
  try {
    // Survives signing in, which reloads the page.
    sessionStorage.setItem(HANDED, handed);
  } catch {
    // Without storage it lasts as long as this page.
  }
}

export interface Start {
  draft: Draft;
  /** Restored from an earlier unsaved session on this device. */
  isRestored: boolean;
  /** The draft that a handed-over recipe replaced. */
  earlier: Draft | null;
}

/** Initial values of a new recipe: one handed over, otherwise the saved draft, otherwise an empty form. */
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

/** Initial values of an edit: the saved draft, otherwise the recipe. */
export function startEdit(userId: string, recipe: Recipe): Start {
  const kept = readDraft(userId, recipe.id);
  const { id, version } = recipe;
  return {
    draft: kept ?? { id, version, form: formOfRecipe(recipe), origin: null },
    isRestored: kept !== null,
    earlier: null,
  };
}

/** Form values for a stored recipe. */
export function formOfRecipe(recipe: Recipe): RecipeForm {
  const difficulty = DIFFICULTIES.find((known) => known === recipe.difficulty) ?? null;
  return formOf({ ...recipe, difficulty, image: givenPicture(recipe) });
}

/** Takes the handed-over recipe, once. */
function takeHandedDraft(): Draft | null {
  const kept = handed ?? read(sessionStorage, HANDED);
  handed = null;
  drop(sessionStorage, HANDED);
  return parse(kept);
}

/** The unsaved draft on this device, of one recipe or of a new one. */
function readDraft(userId: string, recipeId: string | null): Draft | null {
  return parse(read(localStorage, keyOf(userId, recipeId)));
}

/** Returns whether it could be stored: storage may be full or disabled. */
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
    // Nothing to remove.
  }
}

/** Outdated or malformed drafts are ignored. */
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
