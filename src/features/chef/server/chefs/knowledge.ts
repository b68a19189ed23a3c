import { foodCatalog } from '#features/foods/server/catalog.ts';
import { CHEF_TABLES } from '../../data/chef-tables.ts';
import { type CookingKnowledge, openKnowledge } from '../../rules/knowledge/cooking-knowledge.ts';

let opened: CookingKnowledge | undefined;

/** The tables the embedded chef cooks with; read on first use. */
export function chefKnowledge(): CookingKnowledge {
  opened ??= openKnowledge(foodCatalog(), CHEF_TABLES);
  return opened;
}
