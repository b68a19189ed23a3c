import type { ChefEvent, ChefOrder, PictureInput } from '../../contract.ts';

/** Produces the bytes of a picture, as untrusted as an upload. */
export interface Painter {
  /** The image model, for the ledger; `null` if it is free. */
  readonly model: string | null;
  /** Throws `PainterError` if there is no picture. `spend` receives the cost, also on failure. */
  paint(input: PictureInput, spend: (tokens: Tokens) => void): Promise<Uint8Array>;
}

/** `nothing`: an answer without a picture. `failed`: everything else. The message is for the log. */
export class PainterError extends Error {
  readonly kind: 'nothing' | 'failed';
  constructor(kind: 'nothing' | 'failed', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PainterError';
    this.kind = kind;
  }
}

/** Paid tokens; zero for the embedded chef. */
export interface Tokens {
  prompt: number;
  answer: number;
}

/** Writes recipes. */
export interface Chef {
  /** The model, for the ledger; `null` if it is free. */
  readonly model: string | null;
  /**
   * Streams its progress, ending with one `recipe`, `question` or `failed`. Throws `ChefError` if a model's answer is
   * unusable. `spend` receives the cost, also on failure.
   */
  cook(order: ChefOrder, signal: AbortSignal, spend: (tokens: Tokens) => void): AsyncIterable<ChefEvent>;
}

/** The message is for the log; the cook sees spec part 2 §8 'Generation Error'. */
export class ChefError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ChefError';
  }
}
