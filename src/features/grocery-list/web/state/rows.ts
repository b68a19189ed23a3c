import { useMemo, useState } from 'react';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import type { GroceryList } from '../../rules/list.ts';
import { type Row, rowsOf } from '../../rules/rows.ts';

export interface ShownRows {
  /** All rows counted, and shared unless ticked. */
  counted: Row[];
  /** Rows in place; a newly ticked row stays there until the next visit. */
  inPlace: Row[];
  atHome: Row[];
  inCart: Row[];
  /** Needs of earlier days only; counted while unfolded. */
  earlier: Row[];
  isEarlierOpen: boolean;
  openEarlier(isOpen: boolean): void;
  staples: Row[];
  tools: Row[];
}

/**
 * The displayed rows. Without a range, needs of earlier days only are folded unless there is nothing else. `visit`
 * identifies this visit: rows ticked before it are grouped.
 */
export function useRows(list: GroceryList | undefined, hasRange: boolean, visit: string): ShownRows {
  const today = useToday();
  const { toBuy, earlier, staples, tap, tools } = useMemo(
    () => (list ? rowsOf(list, hasRange ? null : today) : NOTHING),
    [list, hasRange, today],
  );
  const [opened, openEarlier] = useState<boolean | null>(null);
  const [began, setBegan] = useState<{ visit: string; ticked: ReadonlySet<string> }>(NEVER);
  if (list && began.visit !== visit) {
    const ticked = [...toBuy, ...earlier].filter(({ place }) => place !== null);
    setBegan({ visit, ticked: new Set(ticked.map(({ food }) => food.key)) });
  }
  const isEarlierOpen = earlier.length > 0 && (opened ?? toBuy.length === 0);
  const counted = useMemo(
    () => (list && isEarlierOpen ? rowsOf(list, null).toBuy : toBuy),
    [list, isEarlierOpen, toBuy],
  );
  const isFolded = ({ food, place }: Row) => place !== null && began.ticked.has(food.key);
  return {
    counted,
    inPlace: toBuy.filter((row) => !isFolded(row)),
    atHome: [...toBuy.filter((row) => isFolded(row) && row.place === 'home'), ...tap],
    inCart: toBuy.filter((row) => isFolded(row) && row.place === 'cart'),
    earlier,
    isEarlierOpen,
    openEarlier,
    staples,
    tools,
  };
}

const NOTHING = { toBuy: [], earlier: [], staples: [], tap: [], tools: [] };
const NEVER = { visit: '', ticked: new Set<string>() };
