import { toldChoice, useTold } from '#web/told-choice.ts';

export type ListView = 'aisles' | 'plain';

const view = toldChoice<ListView>('plateful-list-view', ['aisles', 'plain'], 'aisles');

/** The order this device shows the list in, and its setter. */
export function useListView(): [ListView, (view: ListView) => void] {
  return [useTold(view), view.set];
}
