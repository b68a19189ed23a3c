import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { DEFAULT_MEAL_TYPE, dateChoices, MEAL_TYPES, type MealType } from '../rules/calendar.ts';
import { mealName } from '../rules/meal-names.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { DayChoice } from './day-choice.tsx';
import { usePlanAccess } from './queries/plan-access.ts';
import { type PlannableRecipe, usePlanRecipe } from './queries/plan-recipe.ts';
import { stopChoosing } from './state/choosing.ts';
import type { Place } from './state/place.ts';
import { useToday } from './state/today.ts';

interface Props {
  recipe: PlannableRecipe;
  /** The preselected day (any) and meal; today's dinner by default. */
  at?: Place | null;
  isOpen: boolean;
  onClose(): void;
}

/** Asks for the day and meal of a recipe: 14 days from today, Dinner preselected (spec part 1 §2 'Recipe detail'). */
export default function ChooseMeal({ recipe, at, isOpen, onClose }: Props) {
  return isOpen ? <OpenChooseMeal recipe={recipe} at={at ?? null} onClose={onClose} /> : null;
}

function OpenChooseMeal({
  recipe,
  at,
  onClose,
}: {
  recipe: PlannableRecipe;
  at: Place | null;
  onClose(): void;
}) {
  const today = useToday() ?? '';
  const [chosenDate, setDate] = useState<string | null>(at?.date ?? null);
  const [mealType, setMealType] = useState<MealType>(at?.mealType ?? DEFAULT_MEAL_TYPE);
  const choices = today ? dateChoices(today, at?.date) : [];
  const date = choices.find((choice) => choice.date === chosenDate)?.date ?? today;
  const access = usePlanAccess();
  const navigate = useNavigate();
  const planRecipe = usePlanRecipe();

  const plan = () => {
    if (!access.admit) {
      // After signing in or paying, the cook returns to the open sheet with these choices.
      const from = paths.recipe(recipe.id, { plan: date, meal: mealType });
      const { redirect } = access;
      return void navigate(
        redirect === 'subscription' ? paths.subscription({ reason: access.reason, from }) : paths.login(from),
      );
    }
    if (!planRecipe(recipe, { date, mealType })) return;
    stopChoosing();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('Add to Meal Plan')}
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={plan}>{t('Add meal')}</Button>
        </>
      }
    >
      <p className="mb-3 text-muted wrap-anywhere">
        {recipe.title}
        {recipe.servings !== undefined && (
          <>
            {' · '}
            {t('{servings, plural, one {For # serving} other {For # servings}}', {
              servings: recipe.servings,
            })}
          </>
        )}
      </p>
      <DayChoice today={today} choices={choices} value={date} onChange={setDate} />
      <ChoiceGrid<MealType>
        legend={t('Meal')}
        name="plan-meal-type"
        options={MEAL_TYPES.map((type) => ({ value: type, label: mealName(type) }))}
        value={mealType}
        onChange={setMealType}
        className="mt-4"
      />
    </Sheet>
  );
}
