import { Controller, useFormContext } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { difficultyName } from '../../rules/difficulty.ts';
import type { RecipeForm } from '../../rules/form.ts';
import { FORM_CATEGORIES } from '../../rules/kinds.ts';
import { DIFFICULTIES, LIMITS } from '../../rules/limits.ts';
import { useCategories } from '../queries/recipes.ts';
import { isBlock, useRecipePaste } from '../state/pasted.ts';
import { FormSection } from './form-section.tsx';
import { TagsField } from './tags-field.tsx';

const NUMBER = { inputMode: 'numeric', autoComplete: 'off', className: 'tabular-nums' } as const;

/** Title, description, times and category. */
export function BasicFields() {
  const { register, control, formState, setValue } = useFormContext<RecipeForm>();
  const { errors } = formState;
  const pasteRecipe = useRecipePaste();
  const pasteTitle = async (text: string) => {
    if (await pasteRecipe(text)) return;
    setValue('title', text.replace(/\s+/g, ' ').trim().slice(0, LIMITS.title), { shouldDirty: true });
  };
  return (
    <FormSection title={t('About the recipe')}>
      <TextField
        label={t('Title')}
        autoComplete="off"
        maxLength={LIMITS.title}
        error={errors.title?.message}
        {...register('title')}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isBlock(text)) return;
          event.preventDefault();
          void pasteTitle(text);
        }}
      />
      <TextArea
        label={t('Description')}
        rows={3}
        maxLength={LIMITS.description}
        placeholder={t('What makes it good, and when you cook it')}
        error={errors.description?.message}
        {...register('description')}
      />
      {/* Labels with one and two lines share a baseline, with their fields side by side. */}
      <div className="grid grid-cols-3 gap-x-3 gap-y-1.5 *:row-span-3 *:grid-rows-subgrid md:gap-x-4 [&_label]:self-end">
        <TextField
          label={t('Prep (min)')}
          {...NUMBER}
          maxLength={5}
          error={errors.prepTime?.message}
          {...register('prepTime')}
        />
        <TextField
          label={t('Cook (min)')}
          {...NUMBER}
          maxLength={5}
          error={errors.cookTime?.message}
          {...register('cookTime')}
        />
        <TextField
          label={t('Servings')}
          {...NUMBER}
          maxLength={4}
          error={errors.servings?.message}
          {...register('servings')}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        <SelectField
          label={t('Difficulty')}
          options={[
            { value: '', label: t('Not specified') },
            ...DIFFICULTIES.map((value) => ({ value, label: difficultyName(value) })),
          ]}
          error={errors.difficulty?.message}
          {...register('difficulty')}
        />
        <CategoryField />
      </div>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagsField
            tags={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            error={errors.tags?.message}
          />
        )}
      />
      <TextField
        label={t('Source')}
        optional
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={LIMITS.address}
        error={errors.sourceUrl?.message}
        {...register('sourceUrl')}
      />
    </FormSection>
  );
}

/** The spec's eight categories, plus the recipe's own if it is a different one. */
function CategoryField() {
  const { register, formState, getValues } = useFormContext<RecipeForm>();
  const known = useCategories().categories;
  const own = formState.defaultValues?.category ?? getValues('category');
  const ids = [...new Set<string>([...FORM_CATEGORIES, own])];
  const nameOf = (id: string) => known.find((category) => category.id === id)?.name ?? NAMES[id] ?? id;
  return (
    <SelectField
      label={t('Category')}
      options={ids.map((value) => ({ value, label: nameOf(value) }))}
      error={formState.errors.category?.message}
      {...register('category')}
    />
  );
}

const NAMES: Record<string, string> = {
  breakfast: t('Breakfast'),
  lunch: t('Lunch'),
  dessert: t('Dessert'),
  drinks: t('Drinks'),
  snacks: t('Snacks'),
  seafood: t('Seafood'),
  bbq: t('BBQ'),
  dinner: t('Dinner'),
};
