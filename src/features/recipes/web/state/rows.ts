import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { showToast } from '#web/ui/toast.ts';
import type { RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules/recipe.ts';
import { type TextReader, useTextReader } from '../form/text-reader.tsx';
import { readIngredients, readSteps, useRecipePaste } from './pasted.ts';

export type ListName = 'ingredients' | 'instructions' | 'cookingTips';
type Row = RecipeForm[ListName][number];

interface List {
  /** A row in words: 'Ingredient'. */
  what: string;
  empty: Row;
  /** The fields a row begins and ends with. */
  first: string;
  last: string;
  most: number;
  /** The rows of a pasted block. */
  read(reader: TextReader, text: string): Promise<Row[]>;
}

const LISTS: Record<ListName, List> = {
  ingredients: {
    what: 'Ingredient',
    empty: { amount: '', name: '' },
    first: 'amount',
    last: 'name',
    most: LIMITS.ingredients,
    read: readIngredients,
  },
  instructions: {
    what: 'Step',
    empty: { text: '' },
    first: 'text',
    last: 'text',
    most: LIMITS.steps,
    read: readSteps,
  },
  cookingTips: {
    what: 'Tip',
    empty: { text: '' },
    first: 'text',
    last: 'text',
    most: LIMITS.tips,
    read: readSteps,
  },
};

export type Rows = ReturnType<typeof useRows>;

/** The rows of one list of the form, and what is done with them. The last one stays; the focus goes where work goes on. */
export function useRows(name: ListName) {
  const { what, empty, first, last, most, read } = LISTS[name];
  const form = useFormContext<RecipeForm>();
  const pasteRecipe = useRecipePaste();
  const reader = useTextReader();
  const { fields, insert, remove, move, replace } = useFieldArray<RecipeForm, ListName>({
    control: form.control,
    name,
  });
  const isFull = fields.length >= most;
  const focus = (at: number, field: string) =>
    requestAnimationFrame(() => form.setFocus(`${name}.${at}.${field}` as FieldPath<RecipeForm>));

  return {
    ids: fields.map(({ id }) => id),
    isFull,
    most,
    move,
    /** An empty row behind another, ready to write in. */
    addAfter(at: number): void {
      if (!isFull) insert(at + 1, empty, { focusName: `${name}.${at + 1}.${first}` });
    },
    /** Takes a row out; unless it was empty, a toast can bring it back. */
    removeAt(at: number): void {
      const row = form.getValues(name)[at];
      if (fields.length === 1 || !row) return;
      remove(at);
      focus(Math.max(0, at - 1), last);
      if (isEmpty(row)) return;
      showToast({
        title: `${what} removed`,
        description: wordsOf(row).slice(0, 80),
        action: { label: 'Undo', onClick: () => insert(at, row) },
      });
    },
    /** One place up or down. */
    step(at: number, by: -1 | 1): void {
      const to = at + by;
      if (to < 0 || to >= fields.length) return;
      move(at, to);
      focus(to, last);
    },
    /** A pasted block: a whole recipe fills the form, anything else becomes rows. */
    async paste(at: number, text: string): Promise<void> {
      if (await pasteRecipe(text)) return;
      const before: Row[] = form.getValues(name);
      const rows = await read(reader, text);
      const over = before[at] && isEmpty(before[at]) ? 1 : 0;
      const after = before.toSpliced(at + 1 - over, over, ...rows).slice(0, most);
      replace(after);
      focus(Math.min(after.length, at + 1 - over + rows.length) - 1, last);
      showToast({
        title: `${rows.length} ${what.toLowerCase()}s added`,
        action: { label: 'Undo', onClick: () => replace(before) },
      });
    },
  };
}

function wordsOf(row: Row): string {
  return 'text' in row ? row.text.trim() : `${row.amount} ${row.name}`.trim();
}

function isEmpty(row: Row): boolean {
  return wordsOf(row) === '';
}
