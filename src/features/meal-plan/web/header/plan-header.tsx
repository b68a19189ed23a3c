import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { PlanAddress } from '../../rules/calendar.ts';
import { ShareMenu } from '../sharing/share-menu.tsx';
import { FindRecipes } from './find-recipes.tsx';
import { ICON_ONLY, Words } from './icon-only.tsx';

/** The plan's title, view switch and links to share it, shop for it and fill it. Only wide screens show their labels. */
export function PlanHeader({
  children,
  ...shown
}: PlanAddress & { /** Chooses the view. */ children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 sm:gap-x-2 short:gap-x-1 desk:gap-y-3 print:hidden">
      <h1 className="me-auto text-lg min-[22rem]:text-[1.375rem] short:text-lg desk:text-4xl">
        {t('Meal Plan')}
      </h1>
      <div className="max-sm:order-last max-sm:w-full">{children}</div>
      <div className="flex gap-1 sm:gap-2 short:gap-1">
        <ShareMenu {...shown} />
        <Button
          asLink
          to={paths.groceryList()}
          variant="secondary"
          title={t('Grocery List')}
          className={ICON_ONLY}
          icon={<ShoppingBasket aria-hidden="true" />}
        >
          <Words>{t('Grocery List')}</Words>
        </Button>
        <FindRecipes />
      </div>
    </div>
  );
}
