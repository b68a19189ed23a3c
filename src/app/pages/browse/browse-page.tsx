import { redirect } from 'react-router';
import { paths } from '#shared/paths.ts';

/** /browse: an alias of /recipes (spec part 1 §2 'Route list'). */
export const loader = () => redirect(paths.recipes, 301);
export const clientLoader = () => redirect(paths.recipes);

export default function BrowsePage() {
  return null;
}
