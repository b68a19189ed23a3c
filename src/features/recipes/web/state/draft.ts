import { newId } from '#shared/id.ts';
import { deviceStore } from '#web/device-store.ts';
import { deviceStores } from '#web/device-stores.ts';
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

const drafts = deviceStores<Draft>({ key: 'plateful-draft', parse: readDraft, whenFull: 'refuse' });
const draftOf = (userId: string, recipeId: string | null) => drafts.of(`${userId}:${recipeId ?? 'new'}`);

/** Survives signing in, which reloads the page. */
const handed = deviceStore<Draft | null>({
  key: 'plateful-handed-recipe',
  empty: null,
  parse: readDraft,
  lifetime: 'tab',
});

/** Passes a recipe to the form; navigate to `/create` afterward. */
export function keepDraft(fields: Partial<RecipeFields>, origin?: DraftOrigin): void {
  handed.set({
    id: newId(),
    version: null,
    form: formOf(fields as Partial<WrittenRecipe>),
    origin: origin ?? null,
  });
}

export interface Start {
  draft: Draft;
  /** Whether it was restored from an earlier unsaved session on this device. */
  isRestored: boolean;
  /** The draft that a handed-over recipe replaced. */
  earlier: Draft | null;
}

/** Initial values of a new recipe: one handed over, otherwise the saved draft, otherwise an empty form. */
export function startNew(userId: string): Start {
  const kept = draftOf(userId, null).get();
  const given = handed.get();
  handed.remove();
  if (given) {
    writeDraft(userId, null, given);
    return { draft: given, isRestored: false, earlier: kept };
  }
  const empty = { id: newId(), version: null, form: formOf(), origin: null };
  return { draft: kept ?? empty, isRestored: kept !== null && !kept.origin, earlier: null };
}

/** Initial values of an edit: the saved draft, otherwise the recipe. */
export function startEdit(userId: string, recipe: Recipe): Start {
  const kept = draftOf(userId, recipe.id).get();
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

/** Returns whether it was stored: storage may be full or disabled. */
export function writeDraft(userId: string, recipeId: string | null, draft: Draft): boolean {
  return draftOf(userId, recipeId).set(draft) === 'stored';
}

export function dropDraft(userId: string, recipeId: string | null): void {
  draftOf(userId, recipeId).remove();
}

/** A stored draft; `null` if it is malformed. */
function readDraft(stored: unknown): Draft | null {
  const draft = stored as Draft | null;
  if (!draft?.id || !draft.form) return null;
  const { ingredients, instructions, cookingTips, tags } = draft.form;
  const isWhole = [ingredients, instructions, cookingTips].every((rows) => rows.length > 0);
  return isWhole && Array.isArray(tags) ? { ...draft, form: { ...formOf(), ...draft.form } } : null;
}
