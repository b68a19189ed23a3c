import { createContext, useContext } from 'react';

interface Point {
  x: number;
  y: number;
}

/** A drop target, in page pixels. */
export interface MeasuredPlace {
  id: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from the top or bottom edge at which the page scrolls. */
const EDGE_PX = 72;
const FASTEST_PX = 16;
/** Movement after which this drag owns the pointer; the touch menu gives up at half of it. */
const FAR_PX = 20;
/** Tolerance around a target; without it, each gap between days would clear the highlight. */
const GAP_PX = 8;
/** Distance from the side edge at which the meal moves to the next period. */
const SIDE_PX = 20;
/** Events that accompany `pointermove`, for which React would walk the tree twice per move; and the second button's menu. */
const NOT_FOR_PAGE = ['mousemove', 'touchmove', 'contextmenu'] as const;
const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Where a meal is held and over which target. Kept out of React state: only the dragged label and the highlight follow each
 * move (docs/decisions/0021-drag.md).
 */
export class HeldMeal {
  #place: MeasuredPlace | null = null;
  #at: Point | null = null;
  #taken: Point = { x: 0, y: 0 };
  #isFar = false;
  #pointer: number | null = null;
  #finger: number | null = null;
  #places: MeasuredPlace[] = [];
  #height = 0;
  #width = 0;
  #isByKeys = false;
  #scroll: Point = { x: 0, y: 0 };
  #frame = 0;
  #cancel: (() => void) | null = null;
  #takes: (id: string) => boolean = () => true;
  #listening = new AbortController();
  #resized: ResizeObserver | null = null;
  readonly #placed = new Set<() => void>();
  readonly #moved = new Set<() => void>();

  /** In viewport pixels; `null` when no pointer holds a meal. */
  get at(): Point | null {
    return this.#at;
  }

  /** The current target. Kept after the drop for the announcement, until it is forgotten. */
  get place(): MeasuredPlace | null {
    return this.#place;
  }

  /** The window edge it is held at: left (-1), right (1) or none (0). */
  get side(): -1 | 0 | 1 {
    if (!this.#at || this.#isByKeys) return 0;
    if (this.#at.x < SIDE_PX) return -1;
    return this.#at.x > this.#width - SIDE_PX ? 1 : 0;
  }

  has(id: string): boolean {
    return this.#places.some((place) => place.id === id);
  }

  readonly forgetPlace = () => {
    this.#place = null;
  };

  /** `by` is the event that started the drag; `takes` tells which targets count; `cancel` ends it. */
  readonly take = (at: Point, by: Event, takes: (id: string) => boolean, cancel: () => void) => {
    this.forgetPlace();
    this.#takes = takes;
    this.#isByKeys = false;
    this.#taken = at;
    this.#isFar = false;
    this.#pointer = null;
    this.#finger = (by as Partial<TouchEvent>).touches?.[0]?.identifier ?? null;
    this.#cancel = cancel;
    this.#measure();
    this.#listen();
    this.#move(at);
  };

  /** Holds it by keyboard at the first of the wanted targets found on the page. */
  readonly takeByKeys = (wanted: readonly string[], takes: (id: string) => boolean, cancel: () => void) => {
    this.forgetPlace();
    this.#takes = takes;
    this.#isByKeys = true;
    this.#cancel = cancel;
    this.#measure();
    this.#watchPage();
    this.goTo(wanted.find((id) => this.has(id)) ?? '');
  };

  /** Moves it over a target and scrolls there. */
  readonly goTo = (id: string) => {
    placesOnPage()
      .find((element) => element.dataset.place === id)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    this.#measure();
    this.#moveTo(this.#places.find((place) => place.id === id) ?? null);
  };

  #moveTo(place: MeasuredPlace | null): void {
    this.#place = place;
    if (place)
      this.#at = {
        x: place.left + place.width / 2 - this.#scroll.x,
        y: place.top + place.height / 2 - this.#scroll.y,
      };
    for (const listener of [...this.#moved, ...this.#placed]) listener();
  }

  #watchPage(): AbortSignal {
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('scroll', this.#scrolled, { capture: true, passive: false, signal });
    // Changes from other devices and toasts move the targets.
    this.#resized = new ResizeObserver(this.#measureAgain);
    this.#observe();
    signal.addEventListener('abort', () => this.#resized?.disconnect());
    return signal;
  }

  #observe(): void {
    this.#resized?.disconnect();
    for (const element of [document.body, ...placesOnPage()]) this.#resized?.observe(element);
  }

  /** The page now shows other days. */
  readonly placesChanged = () => {
    if (!this.#at) return;
    this.#observe();
    this.#measureAgain();
  };

  #listen(): void {
    const signal = this.#watchPage();
    const options = { capture: true, passive: false, signal };
    window.addEventListener('pointermove', this.#follow, options);
    for (const type of NOT_FOR_PAGE) window.addEventListener(type, keepFromPage, options);
    for (const type of ENDS) window.addEventListener(type, this.#keepOtherEnd, options);
  }

  readonly #follow = (event: PointerEvent) => {
    this.#pointer ??= event.isPrimary ? event.pointerId : null;
    if (event.pointerId !== this.#pointer) return;
    // It was dropped outside of the window.
    if (event.buttons === 0) return this.cancel();
    const at = { x: event.clientX, y: event.clientY };
    if (this.#isFar) event.stopPropagation();
    this.#isFar ||= Math.hypot(at.x - this.#taken.x, at.y - this.#taken.y) > FAR_PX;
    this.#move(at);
  };

  /** A second finger or button would end the drag. */
  readonly #keepOtherEnd = (event: MouseEvent | TouchEvent) => {
    const isOther =
      'button' in event
        ? event.button !== 0
        : ![...event.changedTouches].some(({ identifier }) => identifier === this.#finger);
    if (isOther) event.stopPropagation();
  };

  #move(at: Point): void {
    this.#at = at;
    this.#look(at);
    for (const listener of this.#moved) listener();
    if (this.#frame === 0 && this.#speed(at) !== 0) this.#frame = requestAnimationFrame(this.#goOn);
  }

  /** Drops the meal and swallows the click that may follow, which would open what lies below. */
  readonly letGo = () => {
    if (this.#at && !this.#isByKeys) keepNextClick();
    this.#cancel = null;
    this.#listening.abort();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#at = null;
  };

  /** Cancels the drag; does nothing if no meal is held. */
  readonly cancel = () => {
    const cancel = this.#cancel;
    this.forgetPlace();
    this.letGo();
    cancel?.();
  };

  onMoved(listener: () => void): () => void {
    this.#moved.add(listener);
    return () => {
      this.#moved.delete(listener);
    };
  }

  /** Subscribes to changes of the target. */
  onPlaced(listener: () => void): () => void {
    this.#placed.add(listener);
    return () => {
      this.#placed.delete(listener);
    };
  }

  /** Cached: hit tests and heights would force a layout on every move. */
  #measure(): void {
    this.#height = window.innerHeight;
    this.#width = window.innerWidth;
    this.#scroll = { x: window.scrollX, y: window.scrollY };
    this.#places = placesOnPage().flatMap((element) => {
      const id = element.dataset.place ?? '';
      if (!this.#takes(id)) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      return { id, left: left + this.#scroll.x, top: top + this.#scroll.y, width, height };
    });
  }

  readonly #measureAgain = () => {
    this.#measure();
    this.#lookAgain();
  };

  #lookAgain(): void {
    if (this.#isByKeys) this.#moveTo(this.#places.find(({ id }) => id === this.#place?.id) ?? null);
    else if (this.#at) this.#look(this.#at);
  }

  #look(inWindow: Point): void {
    const x = inWindow.x + this.#scroll.x;
    const y = inWindow.y + this.#scroll.y;
    const isWithin = ({ left, top, width, height }: MeasuredPlace, around = 0) =>
      x >= left - around && x < left + width + around && y >= top - around && y < top + height + around;
    // Slots follow the day that contains them, so the last hit wins.
    let place = this.#places.findLast((place) => isWithin(place)) ?? null;
    if (!place && this.#place && isWithin(this.#place, GAP_PX)) place = this.#place;
    if (this.#place === place) return;
    this.#place = place;
    for (const listener of this.#placed) listener();
  }

  readonly #scrolled = (event: Event) => {
    event.stopPropagation();
    this.#scroll = { x: window.scrollX, y: window.scrollY };
    this.#lookAgain();
  };

  readonly #goOn = () => {
    this.#frame = 0;
    const speed = this.#at ? this.#speed(this.#at) : 0;
    if (!this.#at || speed === 0) return;
    window.scrollBy({ top: speed, behavior: 'instant' });
    this.#move(this.#at);
  };

  /** Pixels per frame, negative for up, faster near the edge; 0 if there is no target beyond. */
  #speed({ y }: Point): number {
    const fromBottom = this.#height - y;
    const [first, last] = [this.#scroll.y + EDGE_PX, this.#scroll.y + this.#height - EDGE_PX];
    if (y < EDGE_PX && this.#places.some(({ top }) => top < first))
      return -FASTEST_PX * (1 - Math.max(0, y) / EDGE_PX);
    if (fromBottom < EDGE_PX && this.#places.some(({ top, height }) => top + height > last))
      return FASTEST_PX * (1 - Math.max(0, fromBottom) / EDGE_PX);
    return 0;
  }
}

function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Swallows the next click, unless another gesture starts first. */
function keepNextClick(): void {
  const done = new AbortController();
  const keep = (event: Event) => {
    if (event.type === 'click') keepFromPage(event);
    done.abort();
  };
  for (const type of ['click', 'pointerdown', 'keydown'] as const)
    window.addEventListener(type, keep, { capture: true, signal: done.signal });
}

function placesOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-place]')];
}

const Held = createContext(new HeldMeal());
export const HeldMealProvider = Held.Provider;
export const useHeldMeal = () => useContext(Held);
