import type { Allergen } from '#features/accounts/rules/allergens.ts';
import { type Message, msg } from '#shared/t.ts';

/** Names of allergens for readers. */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, Message>> = {
  gluten: msg('gluten'),
  crustaceans: msg('crustaceans'),
  eggs: msg('eggs'),
  fish: msg('fish'),
  peanuts: msg('peanuts'),
  soybeans: msg('soy'),
  milk: msg('milk'),
  nuts: msg('nuts'),
  celery: msg('celery'),
  mustard: msg('mustard'),
  sesame: msg('sesame'),
  sulphites: msg('sulphites'),
  lupin: msg('lupin'),
  molluscs: msg('molluscs'),
};
