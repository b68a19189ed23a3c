import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Category } from '#features/recipes/contract.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Picture } from '#web/ui/picture.tsx';

/** Scroll distance per pixel dragged (spec part 1 §9). */
const DRAG_SPEED = 1.5;
/** Shorter drags count as clicks. */
const DRAG_START_PX = 5;

/** The categories in one row: draggable by mouse, swipeable, navigable by arrow keys. */
export function CategoryStrip({ categories }: { categories: readonly Category[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const drag = useRef<{ x: number; left: number; moved: boolean } | null>(null);

  const start = (event: PointerEvent) => {
    // Touch scrolls natively, with momentum.
    if (event.pointerType !== 'mouse' || event.button !== 0 || !strip.current) return;
    drag.current = { x: event.clientX, left: strip.current.scrollLeft, moved: false };
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (!from || !strip.current) return;
    const way = event.clientX - from.x;
    if (!from.moved && Math.abs(way) < DRAG_START_PX) return;
    if (!from.moved) strip.current.setPointerCapture(event.pointerId);
    from.moved = true;
    strip.current.scrollLeft = from.left - way * DRAG_SPEED;
  };
  // With the pointer captured, the click that ends a drag hits the strip and opens no category.
  const end = () => {
    drag.current = null;
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !strip.current) return;
    const links = [...strip.current.querySelectorAll('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    event.preventDefault();
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
  };
  return (
    <nav aria-label={t('Categories')} className="relative -mx-4 md:-mx-8">
      <ul
        ref={strip}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onKeyDown={walk}
        onDragStart={(event) => event.preventDefault()}
        className="flex cursor-grab gap-2.5 overflow-x-auto overscroll-x-contain px-4 py-1 [scrollbar-width:none] select-none active:cursor-grabbing md:px-8 [mask-image:linear-gradient(to_right,transparent,black_1.5rem,black_calc(100%-1.5rem),transparent)]"
      >
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <Chip
              asLink
              to={paths.category(id)}
              draggable={false}
              className="min-h-12! gap-2.5! ps-1.5!"
              icon={
                <Picture
                  src={image}
                  alt=""
                  sizes="36px"
                  aspect="1/1"
                  className="size-9 shrink-0 rounded-full"
                />
              }
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
