import { type ComponentProps, useId } from 'react';
import { t } from '#shared/t.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { Topic } from '../rules/topics.ts';

const CHOICES: readonly { topic: Topic; label: string; hint: string }[] = [
  { topic: 'weeklyRecipes', label: t('Weekly recipes'), hint: t('Five dishes worth cooking') },
  { topic: 'cookingTips', label: t('Cooking tips'), hint: t('One technique, explained well') },
  { topic: 'mealPlanning', label: t('Meal planning'), hint: t('A week of dinners, ready to plan') },
  { topic: 'specialOffers', label: t('Special offers'), hint: t('Now and then') },
];

interface Props {
  legend: string;
  error?: string | undefined;
  /** Registers a topic's checkbox with its form. */
  register(topic: Topic): ComponentProps<'input'>;
}

/** Chooses the topics to read. */
export function TopicChoice({ legend, error, register }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      <div className="grid sm:grid-cols-2">
        {CHOICES.map(({ topic, label, hint }) => (
          <Checkbox key={topic} label={label} hint={hint} {...register(topic)} />
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-1 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
