import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { type MenuName, PAGES } from '../routes.ts';

export interface Destination {
  label: string;
  to: string;
  /** Never marked as the current page: another entry links to it too. */
  alias?: boolean;
}

/** The pages of a menu in order, from the route table. */
export function menu(name: MenuName): Destination[] {
  return PAGES.flatMap(({ path, title, menus }) => {
    const entry = menus?.[name];
    if (entry === undefined) return [];
    const [place, label] = Array.isArray(entry) ? entry : [entry, title];
    return [{ place, label, to: path }];
  })
    .sort((a, b) => a.place - b.place)
    .map(({ label, to }) => ({ label: t(label), to }));
}

const SAVED_RECIPES: Destination = { label: t('Saved Recipes'), to: paths.savedRecipes, alias: true };

/** The top bar (spec part 1 §2 'Navigation'). */
export const TOP_BAR: readonly Destination[] = menu('top').flatMap((destination) =>
  destination.to === paths.profile ? [SAVED_RECIPES, destination] : destination,
);

/** The `aria-current` value of a link to `to` on the page at `pathname`. */
export function currentMark(to: string, pathname: string): 'page' | undefined {
  return to === pathname || (to !== paths.home && pathname.startsWith(`${to}/`)) ? 'page' : undefined;
}

/** The last line of the footer. */
export const LEGAL: readonly Destination[] = menu('legal');

/** The columns of the footer; 'Connect' ends with the external pages from the server's settings. */
export const FOOTER: readonly { title: string; links: readonly Destination[]; hasOutside?: boolean }[] = [
  { title: t('Explore'), links: menu('explore') },
  { title: t('Community'), links: menu('community') },
  { title: t('Connect'), links: menu('connect'), hasOutside: true },
];
