import type { Message } from '#shared/t.ts';

/** A sentence, and the foods that it names: it is said if everybody at the table may eat those. */
export type Idea = readonly [said: Message, foods: string];

/** The dish that it goes with. */
export interface Shown {
  title: string;
  /** The names of its lines. */
  lines: string;
  cuisine?: string;
}
