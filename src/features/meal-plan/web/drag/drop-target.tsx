import { useDroppable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { type ComponentProps, type ElementType, useMemo } from 'react';
import { type DropPlace, placeId } from './places.tsx';

type Props<Tag extends ElementType> = { as: Tag; place: DropPlace; className?: string } & Omit<
  ComponentProps<Tag>,
  'as' | 'className' | 'ref'
>;

/** A place that takes a dragged meal, and shows that it would take one that is moved by keys. */
export function DropTarget<Tag extends ElementType>(props: Props<Tag>) {
  const { setNodeRef, isOver } = useDroppable({ id: placeId(props.place) });
  return useMemo(() => {
    const { as, place, className, ...rest } = props;
    const Element: ElementType = as;
    return (
      <Element
        ref={setNodeRef}
        data-place={placeId(place)}
        className={clsx(className, isOver && 'outline-2 -outline-offset-2 outline-primary outline-solid')}
        {...rest}
      />
    );
  }, [props, setNodeRef, isOver]);
}
