import { hasSavedPages } from '../tools/import-model/saved-pages.ts';
import { measureChef, measureDishes, measureWarnings, openChef } from './chef.ts';
import { measureCatalog } from './foods.ts';
import { commonPageMisses, scoreAcross } from './import-pages.ts';
import { commonMisses, hasLabeledLines, scoreLabeledLines } from './ingredients.ts';
import { hasRealRecipes, measureLists } from './lists.ts';
import { note } from './report.ts';

/** What can be measured without a server: ingredient lines, recipe pages, the food catalog, and the chef. */
export function noteKnowledge(): void {
  if (hasLabeledLines) noteIngredients();
  if (hasSavedPages()) notePages();
  if (hasRealRecipes) noteLists();
  noteCatalog();
  noteChef();
}

function noteIngredients(): void {
  const scores = scoreLabeledLines();
  const share = scores.right / scores.lines;
  const lines = scores.lines.toLocaleString('en');
  note(
    `ingredient lines parsed correctly, of ${lines}`,
    `${(share * 100).toFixed(1)} %`,
    '≥ 95.9 %',
    share >= 0.959,
  );
  note('ingredient lines parsed wrongly, by part', commonMisses(scores).kinds.join(', '), '–');
  const perSecond = Math.round(scores.perSecond);
  note('ingredient lines parsed per second', perSecond.toLocaleString('en'), '≥ 50,000', perSecond >= 50_000);
}

/** Each set of pages is read with a model trained on the other. */
function notePages(): void {
  const { all, bare, stripped } = scoreAcross();
  const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;
  for (const [what, { pages, right }, target] of [
    ['unseen recipe pages imported correctly', all, 0.93],
    ['unseen recipe pages without structured data', bare, 0.75],
    ['unseen recipe pages with their structured data removed', stripped, 0.7],
  ] as const)
    note(`${what}, of ${pages}`, share(right, pages), `≥ ${target * 100} %`, right / pages >= target);
  note('recipe pages imported wrongly, by part', commonPageMisses(all).join(', '), '–');
  const { timed, timesRight, yielding, yieldsRight } = all;
  note(
    `times of recipe pages correct, of ${timed}`,
    share(timesRight, timed),
    '≥ 95 %',
    timesRight / timed >= 0.95,
  );
  note(
    `yields of recipe pages correct, of ${yielding}`,
    share(yieldsRight, yielding),
    '≥ 95 %',
    yieldsRight / yielding >= 0.95,
  );
  const [far, farTold] = [bare.far + stripped.far, bare.farTold + stripped.farTold];
  const [whole, wholeTold] = [bare.whole + stripped.whole, bare.wholeTold + stripped.wholeTold];
  note(
    'imports without structured data that warn of missing or wrong lines',
    `${farTold} of ${far} bad ones, ${wholeTold} of ${whole} good ones`,
    '–',
  );
  const mean = all.milliseconds / all.pages;
  note(
    'time to import a recipe page',
    `mean ${mean.toFixed(1)} ms, slowest ${all.slowest.toFixed(0)} ms`,
    '≤ 30 ms, none over 300 ms',
    mean <= 30 && all.slowest <= 300,
  );
}

function noteLists(): void {
  const { rows, wrong, suspected, missed, otherShare } = measureLists();
  note('grocery lists of 30 real recipes: mean rows', rows.toFixed(0), '–');
  note('wrong merges per list (two products in one row)', wrong.toFixed(3), '≤ 0.05', wrong <= 0.05);
  note('suspected wrong merges per list, by a word such as ‘dried’', suspected.toFixed(2), '–');
  note('missed merges per list (one product in two rows)', missed.toFixed(2), '≤ 0.2', missed <= 0.2);
  note('rows without an aisle', `${(otherShare * 100).toFixed(1)} %`, '≤ 2 %', otherShare <= 0.02);
}

function noteCatalog(): void {
  const { kilobytes, foods, names, substituted } = measureCatalog();
  note('food catalog, compressed', `${kilobytes} kB`, '≤ 150 kB', kilobytes <= 150);
  const counts = [`${foods} foods`, `${names} names`, `${substituted} with substitutes`];
  note('food catalog, contents', counts.join(', '), '–');
}

function noteChef(): void {
  const knowledge = openChef();
  const { prompts, first, median, slowest } = measureChef(knowledge);
  note('first prompt after the chef starts: processor time', `${first.toFixed(0)} ms`, '–');
  note(
    `the chef composes a recipe, ${prompts} prompts: processor time`,
    `median ${median.toFixed(1)} ms, slowest ${slowest.ms.toFixed(1)} ms ('${slowest.prompt}')`,
    '≤ 300 ms each',
    slowest.ms <= 300,
  );
  const { dishes, names, asItself, adapted } = measureDishes(knowledge);
  note('dishes the chef knows by name', `${dishes}, by ${names} names`, '≥ 300', dishes >= 300);
  note('dish names answered with that dish', `${asItself} of ${names}`, 'all', asItself === names);
  note('dishes that can be adapted', adapted.join(', '), '–');
  const { wordings, cooked, violated } = measureWarnings(knowledge);
  note(
    `exclusions violated, of ${wordings} wordings`,
    `${violated.length} (${cooked} cooked, the rest questioned)`,
    '0',
    violated.length === 0,
  );
}
