import { type ReactNode, useMemo, useState } from 'react';
import { FormProvider, type Resolver, set, useForm } from 'react-hook-form';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import type { Recipe } from '../../contract.ts';
import { formOf, problemsOf, type RecipeForm } from '../../rules/form.ts';
import { type Draft, formOfRecipe, type Start } from '../state/draft.ts';
import { useSavedDraft } from '../state/saved-draft.ts';
import { type Arrive, useSaving } from '../state/saving.ts';
import { BasicFields } from './basic-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { IngredientRows } from './ingredient-rows.tsx';
import { type DrawPicture, PictureSection } from './picture-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { TextRows } from './text-rows.tsx';

const ConflictNotice = part(() => import('./conflict-notice.tsx'));

interface Props {
  userId: string;
  /** The recipe to edit; `null` for a new one. */
  recipe: Recipe | null;
  start: Start;
  /** Shown above the fields of a new recipe: ways to fill them. */
  filling?: ReactNode;
  drawPicture: DrawPicture;
  arrive: Arrive;
}

/** The recipe form, with an autosaved draft on this device. */
export function RecipeEditor({ userId, recipe, start: given, filling, drawPicture, arrive }: Props) {
  const [start] = useState(given);
  const [stored, setStored] = useState(recipe);
  const [isStoring, setStoring] = useState(false);
  const [draft, setDraft] = useState<Draft>(start.draft);
  const base = useMemo(() => (stored ? formOfRecipe(stored) : formOf()), [stored]);
  const form = useForm<RecipeForm>({ defaultValues: start.draft.form, resolver });
  const kept = useSavedDraft({ userId, recipeId: recipe?.id ?? null, draft, base, form });
  const { save, isSaving, theirs, setTheirs } = useSaving({
    form,
    draft,
    onSaved: kept.finish,
    arrive,
    // If the draft is based on an outdated version, say so now rather than on save.
    outdated: recipe && draft.version !== null && draft.version < recipe.version ? recipe : null,
  });

  const takeOver = (newer: Recipe, mine: RecipeForm) => {
    setStored(newer);
    setDraft({ ...draft, version: newer.version });
    setTheirs(null);
    form.reset(mine);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={recipe ? t('Edit Recipe') : t('Create Recipe')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isStoring) void save('recipe');
        }}
        onKeyDown={(event) => {
          const isSave = (event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 's';
          if (isSave) {
            event.preventDefault();
            if (!isStoring) void save('recipe');
          }
          // Enter has a meaning in rows and tags; it must not submit a half-written recipe.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
        className="mt-6 grid gap-10"
      >
        <DraftNotice
          start={start}
          onReset={(to) => {
            setDraft(to);
            form.reset(to.form);
          }}
          base={base}
          draft={draft}
        />
        {filling}
        <BasicFields />
        <PictureSection onBusy={setStoring} drawPicture={drawPicture} />
        <IngredientRows />
        <TextRows name="instructions" />
        <TextRows name="cookingTips" />
        {theirs && (
          <ConflictNotice
            theirs={theirs}
            base={base}
            onTakeTheirs={() => takeOver(theirs, formOfRecipe(theirs))}
            onKeepMine={() => {
              takeOver(theirs, form.getValues());
              void save('recipe', theirs.version);
            }}
          />
        )}
        <SaveBar
          isNew={recipe === null}
          state={isStoring ? 'storing' : isSaving ? 'saving' : 'ready'}
          onSave={save}
        />
      </form>
    </FormProvider>
  );
}

const resolver: Resolver<RecipeForm> = (form) => {
  const problems = problemsOf(form);
  if (problems.length === 0) return { values: form, errors: {} };
  const errors = {};
  for (const { path, message } of problems) set(errors, path, { type: 'required', message });
  return { values: {}, errors };
};
