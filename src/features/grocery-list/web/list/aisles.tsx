import { type ReactNode, useId } from 'react';
import { SHOP } from '../../rules/aisles.ts';
import type { Row } from '../../rules/rows.ts';

interface Props {
  rows: readonly Row[];
  /** Classes for the headings, such as their sticky position. */
  headingClass: string;
  children(row: Row): ReactNode;
}

/** Rows grouped by aisle, in walking order. */
export function Aisles({ rows, headingClass, children }: Props) {
  const listId = useId();
  const byAisle = Map.groupBy(rows, ({ food }) => food.aisle);
  return SHOP.map(({ id, name }) => {
    const inAisle = byAisle.get(id);
    if (!inAisle) return null;
    return (
      <section key={id} aria-labelledby={`${listId}-${id}`}>
        <h2
          id={`${listId}-${id}`}
          className={`font-sans text-sm font-semibold tracking-normal text-herb-ink ${headingClass}`}
        >
          {name}
        </h2>
        <ul className="pb-1">{inAisle.map(children)}</ul>
      </section>
    );
  });
}
