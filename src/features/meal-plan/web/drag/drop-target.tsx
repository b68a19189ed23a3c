import type { ComponentProps, ElementType } from 'react';
import { type DropPlace, placeId } from './places.tsx';

type Props<Tag extends ElementType> = { as: Tag; place: DropPlace } & Omit<ComponentProps<Tag>, 'as'>;

/** A drop target, found and highlighted by `HeldMeal`. */
export function DropTarget<Tag extends ElementType>({ as, place, ...rest }: Props<Tag>) {
  const Element: ElementType = as;
  return <Element data-place={placeId(place)} {...rest} />;
}
