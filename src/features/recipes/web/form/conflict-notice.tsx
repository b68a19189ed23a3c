import { ExternalLink, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Recipe } from '../../contract.ts';
import { changedFields, type RecipeForm } from '../../rules/form.ts';
import { formOfRecipe } from '../state/draft.ts';

interface Props {
  /** The current recipe. */
  theirs: Recipe;
  /** The version the cook started from. */
  base: RecipeForm;
  onTakeTheirs(): void;
  onKeepMine(): void;
}

const FIELDS: Record<keyof RecipeForm, string> = {
  title: t('title'),
  description: t('description'),
  prepTime: t('prep time'),
  cookTime: t('cook time'),
  servings: t('servings'),
  difficulty: t('difficulty'),
  category: t('category'),
  tags: t('tags'),
  ingredients: t('ingredients'),
  instructions: t('instructions'),
  cookingTips: t('cooking tips'),
  image: t('picture'),
  sourceUrl: t('source'),
};

/** Warns the slower of two simultaneous editors; nothing is overwritten without their consent. */
export default function ConflictNotice({ theirs, base, onTakeTheirs, onKeepMine }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const changed = changedFields(base, formOfRecipe(theirs)).map((field) => FIELDS[field]);
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="card border-saffron/60 bg-saffron-soft p-5 text-saffron-ink outline-none"
    >
      <h2 className="flex items-center gap-2.5 text-xl">
        <Users aria-hidden="true" className="size-5 shrink-0" />
        {t('This recipe has changed since you opened it')}
      </h2>
      <p className="mt-2">
        {changed.length > 0 && `${t('Their changes: {changes}.', { changes: changed.join(', ') })} `}
        {t('Your changes are still here, and nothing was overwritten.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a
          href={paths.recipe(theirs.id)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <ExternalLink aria-hidden="true" />
          {t('View their version')}
        </a>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('Use theirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('Overwrite with mine')}</Button>
      </div>
    </div>
  );
}
