import { createContext, useContext } from 'react';

interface Point {
  x: number;
  y: number;
}

/** A place that takes a meal, in pixels of the page. */
export interface MeasuredPlace {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** So near to the upper or lower edge of the window the page goes on. */
const EDGE_PX = 72;
const FASTEST_PX = 16;

/**
 * Where a mouse or finger holds a meal, and over which place. It is kept beside the drag's own state, of which the whole
 * plan hears at every move: of this only what hangs by the pointer does, and what marks the place (docs/decisions/0021-drag.md).
 */
export class HeldMeal {
  /** The place it is over; it stays after the drag, for what is said of it. */
  place: MeasuredPlace | null = null;
  #at: Point | null = null;
  #places: MeasuredPlace[] = [];
  #height = 0;
  #scrollY = 0;
  #frame = 0;
  readonly #placed = new Set<() => void>();
  readonly #moved = new Set<() => void>();

  /** In pixels of the window; `null` when no pointer holds a meal. */
  get at(): Point | null {
    return this.#at;
  }

  readonly take = (at: Point) => {
    this.place = null;
    this.#measure();
    window.addEventListener('scroll', this.#scrolled, { passive: true });
    this.move(at);
  };

  readonly move = (at: Point) => {
    this.#at = at;
    this.#look(at);
    for (const listener of this.#moved) listener();
    if (this.#frame === 0 && this.#speed(at) !== 0) this.#frame = requestAnimationFrame(this.#scroll);
  };

  readonly letGo = () => {
    window.removeEventListener('scroll', this.#scrolled);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#at = null;
  };

  onMoved(listener: () => void): () => void {
    this.#moved.add(listener);
    return () => {
      this.#moved.delete(listener);
    };
  }

  /** Hears when it comes over another place. */
  onPlaced(listener: () => void): () => void {
    this.#placed.add(listener);
    return () => {
      this.#placed.delete(listener);
    };
  }

  /** Asking the page what is under a pointer, or how high it is, at every move would lay it out anew each time. */
  #measure(): void {
    this.#height = window.innerHeight;
    this.#scrollY = window.scrollY;
    this.#places = [...document.querySelectorAll<HTMLElement>('[data-place]')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { id: element.dataset.place ?? '', left, top: top + this.#scrollY, width, height };
    });
  }

  #look({ x, y: inWindow }: Point): void {
    const y = inWindow + this.#scrollY;
    const isUnder = ({ left, top, width, height }: MeasuredPlace) =>
      x >= left && x < left + width && y >= top && y < top + height;
    // The slots of a day come after the day that is around them.
    const place = this.#places.findLast(isUnder) ?? null;
    if (this.place === place) return;
    this.place = place;
    for (const listener of this.#placed) listener();
  }

  readonly #scrolled = () => {
    this.#scrollY = window.scrollY;
    if (this.#at) this.#look(this.#at);
  };

  readonly #scroll = () => {
    this.#frame = 0;
    const speed = this.#at ? this.#speed(this.#at) : 0;
    if (!this.#at || speed === 0) return;
    window.scrollBy({ top: speed, behavior: 'instant' });
    this.move(this.#at);
  };

  /** Pixels a frame: upwards below 0, faster the nearer to the edge. */
  #speed({ y }: Point): number {
    const fromBottom = this.#height - y;
    if (y < EDGE_PX) return -FASTEST_PX * (1 - Math.max(0, y) / EDGE_PX);
    return fromBottom < EDGE_PX ? FASTEST_PX * (1 - Math.max(0, fromBottom) / EDGE_PX) : 0;
  }
}

const Held = createContext(new HeldMeal());
export const HeldMealProvider = Held.Provider;
export const useHeldMeal = () => useContext(Held);
