import { keptChoice } from './kept-choice.ts';

export type ListView = 'aisles' | 'plain';

/** In which order this device shows the list. */
export const useListView = keptChoice<ListView>('plateful-list-view', ['aisles', 'plain'], 'aisles');
