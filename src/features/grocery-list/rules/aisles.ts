import { AISLES } from '#features/foods/rules/catalog/food.ts';
import { type Message, msg } from '#shared/t.ts';

/** The aisle for foods not in the catalog, always last. */
export const OTHER_AISLE = 'other';

/** Where tap water and ice are listed: at home. */
export const HOME_AISLE = 'home';
/** Where tools are listed. */
export const TOOLS_AISLE = 'tools';

/** Aisles in walking order. */
export const SHOP: readonly { id: string; name: Message }[] = [
  ...AISLES,
  { id: OTHER_AISLE, name: msg('Other') },
];
