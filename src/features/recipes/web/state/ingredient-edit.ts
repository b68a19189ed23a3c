import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { RecipeForm } from '../../rules/form.ts';
import { isBlock, splitLine } from './pasted.ts';
import type { Rows } from './rows.ts';

type Ingredient = RecipeForm['ingredients'][number];
type Field = keyof Ingredient;

const BEGINS_WITH_AMOUNT = /^\s*[\d½¼¾⅓⅔⅛]/;

/** Handles keys and pasted text in the fields of an ingredient. */
export function useIngredientEdit(at: number, rows: Rows, row: Ingredient) {
  const { setValue, setFocus, formState } = useFormContext<RecipeForm>();
  const isOnly = rows.ids.length === 1;
  const changed = () => ({ shouldDirty: true, shouldValidate: formState.isSubmitted });

  /** Splits a whole line in one field into amount and name; a line without an amount stays. */
  const split = async (line: string, field: Field) => {
    const read = await splitLine(line);
    const parted = read.amount ? read : { amount: '', name: '', [field]: line };
    setValue(`ingredients.${at}`, parted, changed());
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    void rows.paste(at, text);
  };
  return {
    press: (field: Field) => (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      const isEmpty = row.amount === '' && row.name === '';
      if (event.key === 'Enter') {
        event.preventDefault();
        if (field === 'amount') setFocus(`ingredients.${at}.name`);
        else rows.addAfter(at);
      } else if (event.key === 'Backspace' && isEmpty && !isOnly) {
        event.preventDefault();
        rows.removeAt(at);
      } else if (event.key === 'Backspace' && field === 'name' && row.name === '') {
        event.preventDefault();
        setFocus(`ingredients.${at}.amount`);
      }
    },
    paste,
    pasteIntoAmount(event: ClipboardEvent): void {
      paste(event);
      if (event.isDefaultPrevented() || row.amount || row.name) return;
      event.preventDefault();
      void split(event.clipboardData.getData('text/plain').trim(), 'amount');
    },
    leaveName(): void {
      if (BEGINS_WITH_AMOUNT.test(row.name) && !row.amount.trim()) void split(row.name, 'name');
    },
    /** Adds words such as 'to taste' to the name. */
    say(words: string): void {
      setValue(`ingredients.${at}.name`, `${row.name.trim()}, ${words}`, changed());
      setFocus(`ingredients.${at}.name`);
    },
  };
}
