import type { Element } from './tree.ts';

const LONGEST = 300;

/** Tag and class of an element and its two closest ancestors: units of one list look the same. */
export function looksOf(element: Element): string {
  const look = ({ tag, attributes }: Element) =>
    `${tag}.${(attributes.class ?? '').slice(0, LONGEST).replace(/\d+/g, '0')}`;
  const { parent } = element;
  return [element, parent, parent?.parent].map((one) => (one ? look(one) : '')).join('<');
}
