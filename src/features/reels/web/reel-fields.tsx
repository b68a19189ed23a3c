import type { UseFormReturn } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { isSeen } from '#shared/text.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { REEL_LIMITS } from '../rules/limits.ts';

export interface ReelWords {
  title: string;
  description: string;
  /** Empty for none. */
  recipeId: string;
}

interface Props {
  form: UseFormReturn<ReelWords>;
  /** Recipes to choose from. */
  recipes: readonly { id: string; title: string }[];
}

/** The fields that describe a reel. */
export function ReelFields({ form: { register, formState }, recipes }: Props) {
  return (
    <>
      <TextField
        label={t('Title')}
        maxLength={REEL_LIMITS.title}
        error={formState.errors.title?.message}
        {...register('title', { validate: (title) => isSeen(title) || t('Please give the video a title.') })}
      />
      <TextArea
        label={t('Description')}
        optional
        rows={3}
        maxLength={REEL_LIMITS.description}
        {...register('description')}
      />
      <SelectField
        label={t('Recipe')}
        optional
        hint={t('Viewers get a ‘Cook this’ button that opens it.')}
        options={[
          { value: '', label: t('None') },
          ...recipes.map((recipe) => ({ value: recipe.id, label: recipe.title })),
        ]}
        {...register('recipeId')}
      />
    </>
  );
}
