import { storedChoice } from './stored-choice.ts';

export type ListView = 'aisles' | 'plain';

/** The order this device shows the list in. */
export const useListView = storedChoice<ListView>('plateful-list-view', ['aisles', 'plain'], 'aisles');
