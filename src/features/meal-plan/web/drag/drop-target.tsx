import { useDroppable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { type ComponentProps, type ElementType, useMemo } from 'react';
import { type DropPlace, placeId } from './places.tsx';
import { useIsPointedAt } from './pointed-place.tsx';

type Props<Tag extends ElementType> = { as: Tag; place: DropPlace; className?: string } & Omit<
  ComponentProps<Tag>,
  'as' | 'className' | 'ref'
>;

/** A place that takes a dragged meal, and shows that it would. Only that is drawn anew while one is dragged. */
export function DropTarget<Tag extends ElementType>(props: Props<Tag>) {
  const { setNodeRef, isOver: isOverByKeys } = useDroppable({ id: placeId(props.place) });
  const isPointedAt = useIsPointedAt(props.place);
  const isOver = isOverByKeys || isPointedAt;
  return useMemo(() => {
    const { as, place: _place, className, ...rest } = props;
    const Element: ElementType = as;
    return (
      <Element
        ref={setNodeRef}
        className={clsx(className, isOver && 'outline-2 -outline-offset-2 outline-primary outline-solid')}
        {...rest}
      />
    );
  }, [props, setNodeRef, isOver]);
}
