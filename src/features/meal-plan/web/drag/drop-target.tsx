import { useDroppable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import { type DropPlace, placeId } from './places.tsx';

/** A place that takes a dragged meal, and shows that it would. Its content is not drawn anew while one is dragged. */
export function DropTarget<Tag extends ElementType>({
  as,
  place,
  className,
  ...rest
}: { as: Tag; place: DropPlace; className?: string } & Omit<
  ComponentProps<Tag>,
  'as' | 'className' | 'ref'
>) {
  const { setNodeRef, isOver } = useDroppable({ id: placeId(place) });
  const Element: ElementType = as;
  return (
    <Element
      ref={setNodeRef}
      className={clsx(className, isOver && 'outline-2 -outline-offset-2 outline-primary outline-solid')}
      {...rest}
    />
  );
}
