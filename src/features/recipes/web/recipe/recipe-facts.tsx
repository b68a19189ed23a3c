import { clsx } from 'clsx';
import { ChefHat, Clock, Gauge, Timer, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import type { Recipe } from '../../contract.ts';
import { difficultyName } from '../../rules/difficulty.ts';
import { formatMinutes, totalTime } from '../../rules/recipe.ts';

/**
 * Times, servings and difficulty, if known: in one row, or five in two where one row is too narrow for every language. On a
 * phone, the servings are next to the ingredients.
 */
export function RecipeFacts({ recipe }: { recipe: Recipe }) {
  const { prepTime, cookTime, servings, difficulty } = recipe;
  const total = totalTime(recipe);
  const isBare = !prepTime && !cookTime && !difficulty;
  const isFull = prepTime && cookTime && difficulty;
  return (
    <dl
      className={clsx(
        'mt-3 flex flex-wrap gap-x-4 gap-y-1 max-[22.5rem]:gap-x-2.5 desk:mt-6 desk:gap-x-5 desk:border-y desk:border-line desk:py-4 print:mt-3 print:gap-x-7 print:border-0 print:py-0 print:text-sm',
        isBare && 'phone:hidden',
        // Not by a container query: those make the browser lay out the page in the same task as its styles.
        isFull && 'desk:lg:max-[72rem]:grid desk:lg:max-[72rem]:grid-cols-3 desk:lg:max-[72rem]:gap-y-3',
      )}
    >
      {prepTime ? <Fact icon={<Timer />} name={t('Prep time')} value={formatMinutes(prepTime)} /> : null}
      {cookTime ? <Fact icon={<ChefHat />} name={t('Cook time')} value={formatMinutes(cookTime)} /> : null}
      {/* With only one part, the total would repeat it. */}
      {total !== null && prepTime && cookTime ? (
        <Fact icon={<Clock />} name={t('Total time')} value={formatMinutes(total)} />
      ) : null}
      <Fact
        icon={<Users />}
        name={t('Servings')}
        value={String(servings)}
        className="phone:hidden print:hidden"
      />
      {difficulty && <Fact icon={<Gauge />} name={t('Difficulty')} value={difficultyName(difficulty)} />}
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  value: string;
  className?: string;
}

function Fact({ icon, name, value, className }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-xs whitespace-nowrap text-muted desk:text-sm">
        <span
          aria-hidden="true"
          className="mb-1 block text-primary-ink phone:hidden print:hidden [&_svg]:size-5"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="text-[0.9375rem] font-semibold whitespace-nowrap tabular-nums max-[22.5rem]:text-[0.8125rem] desk:text-base">
        {value}
      </dd>
    </div>
  );
}
