import { ShoppingBasket } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { FindRecipes } from './find-recipes.tsx';

/** The title of the plan, and the ways out of it: to share it, shop for it, and fill it. */
export function PlanHeader() {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-4 print:hidden">
      <h1 className="mr-auto text-3xl md:text-4xl">Meal Plan</h1>
      <ShareMenu />
      <div className="flex gap-2 max-sm:w-full">
        <Button
          asLink
          to={paths.groceryList()}
          variant="secondary"
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-3.5!"
          icon={<ShoppingBasket aria-hidden="true" />}
        >
          Grocery List
        </Button>
        <FindRecipes className="max-sm:flex-1" />
      </div>
    </div>
  );
}
