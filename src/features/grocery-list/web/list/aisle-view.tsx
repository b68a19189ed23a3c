import type { GroceryFood, GroceryItem, GroceryList } from '../../contract.ts';
import { SHOP } from '../../rules/foods-to-buy.ts';
import { GroceryRow } from './grocery-row.tsx';

/** The list as one walks through a shop: foods by aisle, each once. */
export function AisleView({ list, isShopping }: { list: GroceryList; isShopping: boolean }) {
  const items = new Map(list.items.map((item) => [item.key, item]));
  const byAisle = Map.groupBy(
    list.foods.filter((food) => !food.isStaple),
    ({ aisle }) => aisle,
  );
  const aisles = SHOP.map(({ id, name }) => {
    const foods = byAisle.get(id);
    if (!foods) return null;
    return (
      <section key={id} aria-labelledby={`aisle-${id}`} className="border-t border-line print:border-t-0">
        <h3
          id={`aisle-${id}`}
          className="sticky top-16 z-10 bg-surface px-4 md:px-5 pt-3 pb-1 font-sans text-sm font-semibold tracking-normal text-herb-ink print:static print:px-0"
        >
          {name}
        </h3>
        <ul className="pb-2">
          {foods.map((food) => (
            <GroceryRow
              key={food.key}
              of={food}
              amount={food.amount}
              title={food.name}
              items={linesOf(food, items)}
              isChanged={food.isChanged}
              isShopping={isShopping}
            />
          ))}
        </ul>
      </section>
    );
  });
  return <div className="print:columns-2 print:gap-8">{aisles}</div>;
}

function linesOf(food: GroceryFood, items: ReadonlyMap<string, GroceryItem>): GroceryItem[] {
  return food.lines.flatMap((key) => items.get(key) ?? []);
}
