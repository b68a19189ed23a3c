import type { Condition } from './condition.ts';

/** Words for a condition, in the form of `plainPrompt`, and what replaces them when the rest of the request is read. */
export interface Cue {
  /** `null` if the words only mean something else. */
  condition: Condition | null;
  said: RegExp;
  /** `null` if the words stay. */
  meant?: string | null;
}

export const said = (...words: string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})(?![a-z])`, 'g');
