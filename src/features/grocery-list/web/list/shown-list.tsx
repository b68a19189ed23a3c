import { t } from '#shared/t.ts';
import type { GroceryFood } from '../../rules/list.ts';
import type { ShownRows } from '../state/rows.ts';
import type { ListView } from '../state/view.ts';
import { Aisles } from './aisles.tsx';
import { FoldedRows } from './folded-rows.tsx';
import { GroceryRow } from './grocery-row.tsx';
import { StapleRow } from './staple-row.tsx';

/** The rows left to buy in the chosen order, then the folded groups. */
export function ShownList({ rows, view }: { rows: ShownRows; view: ListView }) {
  const { inPlace, inCart, atHome, earlier, staples, tools, isEarlierOpen, openEarlier } = rows;
  return (
    <>
      {view === 'aisles' ? (
        <div className="print:columns-2 print:gap-8">
          <Aisles
            rows={inPlace}
            headingClass="sticky top-[calc(var(--top-bar)+3.5rem)] z-10 bg-surface px-4 pt-2 pb-0.5 leading-4.5 md:px-5 print:static print:px-0 [@media(height<30rem)]:static"
          >
            {(row) => <GroceryRow key={row.food.key} row={row} />}
          </Aisles>
        </div>
      ) : (
        <ul className="divide-y divide-line">
          {inPlace.map((row) => (
            <GroceryRow key={row.food.key} row={row} hasBadges />
          ))}
        </ul>
      )}
      {inPlace.length === 0 && !isEarlierOpen && (
        <p className="px-4 py-6 text-center text-muted print:hidden">{t('Nothing left to buy.')}</p>
      )}
      <FoldedRows title={t('In the cart')} count={inCart.length}>
        {inCart.map((row) => (
          <GroceryRow key={row.food.key} row={row} />
        ))}
      </FoldedRows>
      <FoldedRows title={t('At home')} count={atHome.length}>
        {atHome.map((row) => (
          <GroceryRow key={row.food.key} row={row} />
        ))}
      </FoldedRows>
      <FoldedRows title={t('Always at home')} count={staples.length}>
        {staples.map(({ food }: { food: GroceryFood }) => (
          <StapleRow key={food.key} food={food} />
        ))}
      </FoldedRows>
      <FoldedRows title={t('You will need')} count={tools.length}>
        {tools.map((row) => (
          <GroceryRow key={row.food.key} row={row} />
        ))}
      </FoldedRows>
      <FoldedRows
        title={t('For earlier days')}
        count={earlier.length}
        isOpen={isEarlierOpen}
        onToggle={openEarlier}
      >
        {earlier.map((row) => (
          <GroceryRow key={row.food.key} row={row} />
        ))}
      </FoldedRows>
    </>
  );
}
