import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { PictureField } from '#features/media/web/picture-field.tsx';
import { t } from '#shared/t.ts';
import type { RecipeForm } from '../../rules/form.ts';
import { FormSection } from './form-section.tsx';

/** The input for a drawn picture. */
export interface PictureWords {
  prompt: string;
  ingredients: string[];
  tags: string[];
  category: string;
}

/** Renders an option to draw a picture, from the form's values at that time. */
export type DrawPicture = (words: () => PictureWords, onDrawn: (image: string) => void) => ReactNode;

/** The recipe's picture: chosen, taken, or drawn from the form so far. */
export function PictureSection({
  onBusy,
  drawPicture,
}: {
  onBusy(isBusy: boolean): void;
  drawPicture: DrawPicture;
}) {
  const { control, getValues, formState } = useFormContext<RecipeForm>();
  const error = formState.errors.image?.message;
  const input = (): PictureWords => {
    const { title, description, ingredients, tags, category } = getValues();
    return {
      prompt: description.trim() && `${title}. ${description}`.slice(0, 5_000),
      ingredients: ingredients.map((ingredient) => ingredient.name).filter(Boolean),
      tags,
      category,
    };
  };
  return (
    <FormSection title={t('Picture')} hint={t('Without one, Plateful draws a cover from your ingredients.')}>
      <div className="max-w-md">
        <Controller
          control={control}
          name="image"
          render={({ field: { value, onChange } }) => (
            <PictureField label={t('Picture of the dish')} value={value} onChange={onChange} onBusy={onBusy}>
              {drawPicture(input, onChange)}
            </PictureField>
          )}
        />
        {error && <p className="mt-2 text-sm font-medium text-danger-ink">{error}</p>}
      </div>
    </FormSection>
  );
}
