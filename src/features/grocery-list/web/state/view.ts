import { storedChoice } from './stored-choice.ts';

export type ListView = 'aisles' | 'plain';

/** In which order this device shows the list. */
export const useListView = storedChoice<ListView>('plateful-list-view', ['aisles', 'plain'], 'aisles');
