const ROOM = 'translate 200ms ease';

interface Place {
  top: number;
  height: number;
}

/** A row that is lifted out of its list: it follows the pointer or the keyboard, and the others make room. */
export class LiftedRow {
  readonly #row: HTMLElement;
  readonly #handle: HTMLElement;
  readonly #rows: readonly HTMLElement[];
  /** Where each row was. */
  readonly #places: readonly Place[];
  readonly #onPlaced: (to: number) => void;
  readonly from: number;
  #to: number;

  /** `onPlaced` is called when the position where it would drop changes. */
  constructor(row: HTMLElement, handle: HTMLElement, onPlaced: (to: number) => void) {
    this.#row = row;
    this.#handle = handle;
    this.#onPlaced = onPlaced;
    this.#rows = [...(row.parentElement?.children ?? [])] as HTMLElement[];
    this.#places = this.#rows.map(({ offsetTop: top, offsetHeight: height }) => ({ top, height }));
    this.from = this.#rows.indexOf(row);
    this.#to = this.from;
    row.dataset.lifted = '';
    handle.ariaPressed = 'true';
    for (const other of this.#rows) if (other !== row) other.style.transition = ROOM;
  }

  /** The index where it would drop. */
  get to(): number {
    return this.#to;
  }

  /** Offsets the row by this many pixels; it drops where its middle is nearest. */
  hang(by: number): void {
    this.#row.style.translate = `0 ${Math.round(by)}px`;
    const middle = middleOf(this.#own) + by;
    const distances = this.#places.map((place) => Math.abs(middleOf(place) - middle));
    this.#makeRoom(distances.indexOf(Math.min(...distances)));
  }

  /** Moves it by one position. */
  step(by: -1 | 1): void {
    const to = this.#to + by;
    const place = this.#places[to];
    if (!place) return;
    const { top, height } = this.#own;
    const below = place.top + place.height - (top + height);
    this.#row.style.translate = `0 ${to > this.from ? below : place.top - top}px`;
    this.#makeRoom(to);
    this.#row.scrollIntoView({ block: 'nearest' });
  }

  letGo(): void {
    delete this.#row.dataset.lifted;
    this.#handle.ariaPressed = null;
    for (const row of this.#rows) row.style.translate = row.style.transition = '';
  }

  get #own(): Place {
    return this.#places[this.from] ?? { top: 0, height: 0 };
  }

  #makeRoom(to: number): void {
    if (to === this.#to) return;
    this.#to = to;
    const [first, second] = this.#places;
    const gap = first && second ? second.top - first.top - first.height : 0;
    const room = this.#own.height + gap;
    this.#rows.forEach((row, at) => {
      if (row === this.#row) return;
      const isPassedDown = at > this.from && at <= to;
      const isPassedUp = at < this.from && at >= to;
      row.style.translate = isPassedDown ? `0 ${-room}px` : isPassedUp ? `0 ${room}px` : '';
    });
    this.#onPlaced(to);
  }
}

const middleOf = ({ top, height }: Place) => top + height / 2;
