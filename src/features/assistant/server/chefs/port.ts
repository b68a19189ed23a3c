import type { PictureWish } from '../../contract.ts';

/** Makes the bytes of a picture file, not to be trusted more than an upload. */
export interface Painter {
  /** Throws `PainterTrouble` when there is no picture. */
  paint(wish: PictureWish): Promise<Uint8Array>;
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
