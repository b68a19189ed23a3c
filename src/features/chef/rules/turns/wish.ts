import type { Change } from './change.ts';
import type { Version } from './chef-memory.ts';

/** What a message asks to change, with what has still to be chosen. */
export type Wish =
  | Exclude<Change, { kind: 'swap' }>
  /**
   * `come` is `null` where the chef is to choose. `words` say the same to the rules that read words. What is spared is left out if there
   * is nothing like it.
   */
  | {
      kind: 'swap';
      gone: string;
      come: string | null;
      share: number;
      words: string;
      isMixed?: boolean;
      isSpared?: boolean;
      /** Lines of the same sort that go with it, without anything in their place. */
      also?: string[];
    }
  /** A food that is to make place and is not there, or what is to come is; one that was refused does not come later either. */
  | { kind: 'absent'; food: string; has?: string; isRefused?: boolean }
  /** The dish as it was before; `null` if there was none. By its turn in the conversation, rather than by a food in it. */
  | { kind: 'back'; version: Version | null; isTurn?: boolean }
  /** With fewer lines. */
  | { kind: 'fewer' }
  /** The dish as it is. */
  | { kind: 'keep' };
