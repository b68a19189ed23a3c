import type { ChefRequest } from '../request/request.ts';
import type { Tweak } from '../request/tweaks.ts';
import type { Change } from './change.ts';

/** A dish as it was shown. Small, plain JSON. */
export interface Version {
  request: ChefRequest;
  dish: string;
  /** Its foods, by larder name. */
  foods: string[];
  title: string;
  /** Total minutes. */
  minutes: number;
  servings: number;
  /** Its ingredients, to show what a follow-up changes. */
  lines: { amount: string; name: string }[];
  /** Changes of amounts that stay for the conversation: 'creamier'. */
  tweaks: Tweak[];
  /** Further changes of this dish, in their order. */
  changes?: Change[];
}

/** What a follow-up needs to know about the previous recipe and the conversation. */
export interface ChefMemory extends Version {
  /** Prompts of the conversation that contained warnings. */
  heeded: string[];
  /** Warnings that the chef asked about, and that nobody has explained yet. */
  open?: string[];
  /** Those that were explained: what is unclear in them is not a question any more. */
  settled?: string[];
  /** What was wished for and not cooked, if no dish is on screen. */
  wish?: string;
  /** The message that said how much there is of the foods of this dish. */
  atHand?: string;
  /** What was on screen before, the last first. */
  earlier?: Version[];
  /** The work that was asked about last: 'fry'. */
  topic?: string;
}
