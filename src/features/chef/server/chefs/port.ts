import type { ChefEvent, ChefOrder, PictureInput } from '../../contract.ts';

/** Produces the bytes of a picture, as untrusted as an upload. */
export interface Painter {
  /** The image model; `null` if it is free. */
  readonly model: PaidModel | null;
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

/** A model as the ledger knows it. */
export interface PaidModel {
  name: string;
  /** What is reserved for a request until its cost is known, in tokens. */
  reserved: number;
}

/** The longest answer that a text model may give, in tokens. */
export const LONGEST_ANSWER_TOKENS = 3_000;

/** Paid tokens; zero for the embedded chef. */
export interface Tokens {
  prompt: number;
  answer: number;
}

/** Writes recipes. */
export interface Chef {
  /** `null` if it is free. */
  readonly model: PaidModel | null;
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
