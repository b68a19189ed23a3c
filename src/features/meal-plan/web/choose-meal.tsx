import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DEFAULT_MEAL_TYPE, dateChoices, dayLabel, MEAL_TYPES, type MealType } from '../rules.ts';
import { ChoiceRow } from './choice-row.tsx';
import { usePlanChanges } from './data/changes.ts';
import { useToday } from './data/today.ts';

export interface PlannableRecipe {
  id: string;
  title: string;
  image: string | null;
}

/** The day and the meal to plan a recipe for: 14 days from today, Dinner chosen (spec part 1 §2 'Recipe detail'). */
export function ChooseMeal({
  recipe,
  isOpen,
  onClose,
}: {
  recipe: PlannableRecipe;
  isOpen: boolean;
  onClose(): void;
}) {
  const today = useToday() ?? '';
  const [chosenDate, setDate] = useState<string | null>(null);
  const [mealType, setMealType] = useState<MealType>(DEFAULT_MEAL_TYPE);
  const navigate = useNavigate();
  const { add } = usePlanChanges();
  const choices = today ? dateChoices(today) : [];
  const date = choices.find((choice) => choice.date === chosenDate)?.date ?? today;

  const plan = () => {
    const added = add(
      { recipe },
      { date, mealType },
      {
        title: 'Added to meal plan',
        description: `${recipe.title}, ${mealType.toLowerCase()} · ${dayLabel(date, today)}`,
        tone: 'success',
        duration: 5000,
        action: {
          label: 'View Meal Plan',
          onClick: () => void navigate(paths.mealPlan({ date, view: 'daily' })),
        },
      },
    );
    if (added) onClose();
  };
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="Add to Meal Plan"
      size="md"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={plan}>Add meal</Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{recipe.title}</p>
      <ChoiceRow
        legend="Day"
        name="plan-date"
        options={choices.map((choice) => ({ value: choice.date, label: choice.label }))}
        value={date}
        onChange={setDate}
      />
      <ChoiceRow<MealType>
        legend="Meal"
        name="plan-meal-type"
        options={MEAL_TYPES.map((type) => ({ value: type, label: type }))}
        value={mealType}
        onChange={setMealType}
        className="mt-6"
      />
    </Sheet>
  );
}
