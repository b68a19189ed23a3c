import type { ChefEvent, ChefOrder, PictureWish } from '../../contract.ts';

/** Makes the bytes of a picture file, not to be trusted more than an upload. */
export interface Painter {
  /** The model that paints, for the ledger; `null` when nothing is paid for. */
  readonly model: string | null;
  /** Throws `PainterTrouble` when there is no picture. `spend` is told what it cost, also when it fails. */
  paint(wish: PictureWish, spend: (tokens: Tokens) => void): Promise<Uint8Array>;
}

/** `nothing`: it answered, with no picture. `failed`: everything else. The message is for the log. */
export class PainterTrouble extends Error {
  readonly kind: 'nothing' | 'failed';
  constructor(kind: 'nothing' | 'failed', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PainterTrouble';
    this.kind = kind;
  }
}

/** Words that a model was paid for; none for the embedded chef. */
export interface Tokens {
  prompt: number;
  answer: number;
}

/** Writes recipes. */
export interface Chef {
  /** The model that answers, for the ledger; `null` when nothing is paid for. */
  readonly model: string | null;
  /**
   * Tells what it writes, and in the end one `recipe`, `question` or `failed`. Throws `ChefTrouble` when nothing can be
   * made of what a model answers. `spend` is told what it cost, also when it fails.
   */
  cook(order: ChefOrder, signal: AbortSignal, spend: (tokens: Tokens) => void): AsyncIterable<ChefEvent>;
}

/** The message is for the log; the cook reads spec part 2 §8 'Generation Error'. */
export class ChefTrouble extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ChefTrouble';
  }
}
