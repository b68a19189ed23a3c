import { splitIngredientLine } from '#features/foods/rules.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { GroceryItem, GroceryList } from '../../contract.ts';
import { GroceryRow } from './grocery-row.tsx';

/** The list from A to Z, each line as its recipes have it, with badges of those (spec part 2 §2). */
export function PlainView({ list, isShopping }: { list: GroceryList; isShopping: boolean }) {
  const foods = new Map(list.foods.map((food) => [food.key, food]));
  return (
    <ul className="divide-y divide-line border-t border-line">
      {list.items
        .filter((item) => !item.isStaple)
        .map((item) => {
          const { amount, name } = splitIngredientLine(item.text);
          return (
            <GroceryRow
              key={item.key}
              of={{ key: item.key, name }}
              amount={amount}
              title={name}
              items={[item]}
              isChanged={foods.get(item.food)?.isChanged ?? false}
              isShopping={isShopping}
            >
              <Recipes item={item} />
            </GroceryRow>
          );
        })}
    </ul>
  );
}

function Recipes({ item: { recipes, isOwn } }: { item: GroceryItem }) {
  return (
    <div className="flex flex-wrap gap-1.5 pb-1.5 md:justify-end md:pb-0 print:hidden">
      {isOwn && <Badge>Added by you</Badge>}
      {recipes.map((recipe) => (
        <Badge key={recipe.recipeId} className="max-w-full">
          <span className="truncate">{recipe.title}</span>
          {recipe.times > 1 && <span className="tabular-nums">× {recipe.times}</span>}
        </Badge>
      ))}
    </div>
  );
}
