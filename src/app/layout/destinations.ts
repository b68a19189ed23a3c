import { paths } from '#web/paths.ts';
import { type MenuName, PAGES } from '../routes.ts';

export interface Destination {
  label: string;
  to: string;
  /** Left out of 'you are here': another entry leads to the same page. */
  alias?: boolean;
}

/** The pages of a menu in their order, as the table of pages says. */
export function menu(name: MenuName): Destination[] {
  return PAGES.flatMap(({ path, title, menus }) => {
    const entry = menus?.[name];
    if (entry === undefined) return [];
    const [place, label] = Array.isArray(entry) ? entry : [entry, title];
    return [{ place, label, to: path }];
  })
    .sort((a, b) => a.place - b.place)
    .map(({ label, to }) => ({ label, to }));
}

const SAVED_RECIPES: Destination = { label: 'Saved Recipes', to: paths.savedRecipes, alias: true };

/** The top bar (spec part 1 §2 'Navigation'). */
export const TOP_BAR: readonly Destination[] = menu('top').flatMap((destination) =>
  destination.to === paths.profile ? [SAVED_RECIPES, destination] : destination,
);

/** The `aria-current` of a link to `to` while the page at `pathname` is shown. */
export function currentMark(to: string, pathname: string): 'page' | undefined {
  return to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)) ? 'page' : undefined;
}

/** The columns of the footer; 'Connect' goes on with the pages elsewhere that the server's settings name. */
export const FOOTER: readonly { title: string; links: readonly Destination[]; hasOutside?: boolean }[] = [
  { title: 'Explore', links: menu('explore') },
  { title: 'Community', links: menu('community') },
  { title: 'Connect', links: menu('connect'), hasOutside: true },
];
