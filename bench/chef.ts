import { CHEF_TABLES } from '../src/features/chef/data/chef-tables.ts';
import { REAL_PROMPTS } from '../src/features/chef/data/real-prompts.ts';
import { composeRecipe } from '../src/features/chef/rules/chef.ts';
import { openKnowledge } from '../src/features/chef/rules/cooking-knowledge.ts';
import { foodCatalog } from '../src/features/foods/server/catalog.ts';

/** CPU milliseconds the embedded chef takes for real prompts, each asked once. */
export function measureChef() {
  const knowledge = openKnowledge(foodCatalog(), CHEF_TABLES);
  const times = REAL_PROMPTS.map((prompt) => {
    const before = process.cpuUsage();
    composeRecipe({ prompt, seed: 1 }, knowledge);
    const { user, system } = process.cpuUsage(before);
    return { prompt, ms: (user + system) / 1000 };
  }).sort((a, b) => a.ms - b.ms);
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)];
  if (!median || !slowest) throw new Error('There is nothing to ask the chef.');
  return { prompts: times.length, median: median.ms, slowest };
}
