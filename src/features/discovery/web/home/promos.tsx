import { CalendarDays, HandHeart, HeartHandshake, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

const WEEK = [
  ['Mon', 'Lentil soup'],
  ['Tue', 'Sheet-pan salmon'],
  ['Wed', 'Leftovers, happily'],
  ['Thu', 'Taco night'],
] as const;

/** What the meal plan is for, shown rather than told. */
export function MealPlanPromo() {
  return (
    <section
      aria-labelledby="plan-promo"
      className="grid h-full gap-8 overflow-hidden rounded-card bg-herb p-6 text-on-herb md:p-9"
    >
      <div>
        <h2 id="plan-promo" className="text-2xl md:text-3xl">
          Plan the week, shop once
        </h2>
        <p className="mt-2 max-w-md text-on-herb/90">
          Put recipes on a day and the grocery list writes itself, merged and sorted by aisle.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            asLink
            to={paths.mealPlan()}
            variant="secondary"
            className="border-transparent"
            icon={<CalendarDays aria-hidden="true" />}
          >
            Open the meal plan
          </Button>
          <Button
            asLink
            to={paths.groceryList()}
            variant="ghost"
            className="text-on-herb! hover:bg-white/15"
            icon={<ShoppingBasket aria-hidden="true" />}
          >
            Grocery list
          </Button>
        </div>
      </div>
      <ol aria-hidden="true" className="-mb-9 grid gap-2 self-end rounded-t-card bg-black/15 p-4 pb-9">
        {WEEK.map(([day, meal]) => (
          <li key={day} className="flex items-center gap-4 rounded-[10px] bg-black/15 px-4 py-2.5">
            <span className="w-9 font-semibold">{day}</span>
            {meal}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function HeartOfThePlate() {
  return (
    <Promo
      id="heart"
      title="Heart of the plate"
      tone="bg-primary-soft"
      icon={<HeartHandshake className="text-primary-ink" />}
    >
      <p>
        Every recipe here was cooked by someone for someone. Share the one your family asks for, and it may
        end up on a table you will never see.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asLink to={paths.create}>
          Share a recipe
        </Button>
        <Button asLink to={paths.communityGuidelines} variant="ghost">
          How we cook together
        </Button>
      </div>
    </Promo>
  );
}

export function FeedTheHungry() {
  return (
    <Promo
      id="feed"
      title="Feed the hungry"
      tone="bg-saffron-soft"
      icon={<HandHeart className="text-saffron-ink" />}
    >
      <p>
        Cooking for four? Cook for six. Soups, stews and bakes travel well to a neighbour, a shelter kitchen
        or the community fridge round the corner.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asLink to={paths.search({ q: 'soup' })} variant="secondary">
          Recipes that stretch
        </Button>
      </div>
    </Promo>
  );
}

interface Props {
  id: string;
  title: string;
  tone: string;
  icon: ReactNode;
  children: ReactNode;
}

function Promo({ id, title, tone, icon, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`flex h-full flex-col justify-center rounded-card p-6 md:p-9 ${tone}`}
    >
      <span aria-hidden="true" className="[&_svg]:size-9">
        {icon}
      </span>
      <h2 id={id} className="mt-3 text-2xl md:text-3xl">
        {title}
      </h2>
      <div className="mt-2 text-ink/85">{children}</div>
    </section>
  );
}
