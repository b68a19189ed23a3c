import { flushSync } from 'react-dom';
import { type FieldPath, useFieldArray, useFormContext } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { RecipeForm } from '../../rules/form.ts';
import { LIMITS } from '../../rules/limits.ts';
import { type TextReader, useTextReader } from '../form/text-reader.tsx';
import { readIngredients, readSteps, useRecipePaste } from './pasted.ts';
import { ROW_TEXTS } from './row-texts.ts';

export type ListName = 'ingredients' | 'instructions' | 'cookingTips';
type Row = RecipeForm[ListName][number];

interface List {
  /** An empty row. */
  empty: Row;
  /** The first and last field of a row. */
  first: string;
  last: string;
  most: number;
  /** Splits a pasted block into rows. */
  read(reader: TextReader, text: string): Promise<Row[]>;
}

const LISTS: Record<ListName, List> = {
  ingredients: {
    empty: { amount: '', name: '' },
    first: 'amount',
    last: 'name',
    most: LIMITS.ingredients,
    read: readIngredients,
  },
  instructions: {
    empty: { text: '' },
    first: 'text',
    last: 'text',
    most: LIMITS.steps,
    read: readSteps,
  },
  cookingTips: {
    empty: { text: '' },
    first: 'text',
    last: 'text',
    most: LIMITS.tips,
    read: readSteps,
  },
};

export type Rows = ReturnType<typeof useRows>;

/** The rows of a form list with their operations. The last row cannot be removed; focus follows the edit. */
export function useRows(name: ListName) {
  const { empty, first, last, most, read } = LISTS[name];
  const form = useFormContext<RecipeForm>();
  const pasteRecipe = useRecipePaste();
  const reader = useTextReader();
  const { fields, insert, remove, move, replace } = useFieldArray<RecipeForm, ListName>({
    control: form.control,
    name,
  });
  const isFull = fields.length >= most;
  /** Immediately instead of in the next frame, because the next key belongs in that field. */
  const focusAfter = (change: () => void, at: number, field: string) => {
    flushSync(change);
    form.setFocus(`${name}.${at}.${field}` as FieldPath<RecipeForm>);
  };

  return {
    ids: fields.map(({ id }) => id),
    isFull,
    most,
    move,
    /** Inserts an empty row after another and focuses it. */
    addAfter(at: number): void {
      if (!isFull) insert(at + 1, empty, { focusName: `${name}.${at + 1}.${first}` });
    },
    /** Removes a row; unless it was empty, a toast offers to undo. */
    removeAt(at: number): void {
      const row = form.getValues(name)[at];
      if (fields.length === 1 || !row) return;
      focusAfter(() => remove(at), Math.max(0, at - 1), last);
      if (isEmpty(row)) return;
      showToast({
        title: ROW_TEXTS[name].removed,
        description: wordsOf(row).slice(0, 80),
        action: { label: t('Undo'), onClick: () => insert(at, row) },
      });
    },
    /** Moves a row up or down. */
    step(at: number, by: -1 | 1): void {
      const to = at + by;
      if (to < 0 || to >= fields.length) return;
      focusAfter(() => move(at, to), to, last);
    },
    /** Handles a pasted block: a whole recipe fills the form, anything else becomes rows. */
    async paste(at: number, text: string): Promise<void> {
      if (await pasteRecipe(text)) return;
      const before: Row[] = form.getValues(name);
      const rows = await read(reader, text);
      const over = before[at] && isEmpty(before[at]) ? 1 : 0;
      const after = before.toSpliced(at + 1 - over, over, ...rows).slice(0, most);
      focusAfter(() => replace(after), Math.min(after.length, at + 1 - over + rows.length) - 1, last);
      showToast({
        title: ROW_TEXTS[name].added(rows.length),
        action: { label: t('Undo'), onClick: () => replace(before) },
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
