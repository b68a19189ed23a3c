import { CalendarDays, ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PLAN_PLACE, PROMO_PLACE, PROMOS } from './promos-loading.tsx';

const WEEK = [
  [t('Mon'), t('Lentil soup')],
  [t('Tue'), t('Sheet-pan salmon')],
  [t('Wed'), t('Leftovers, happily')],
  [t('Thu'), t('Taco night')],
  [t('Fri'), t('Mushroom risotto')],
  [t('Sat'), t('Friends bring dessert')],
  [t('Sun'), t('Roast chicken')],
] as const;

/** Suggestions for what to do next. */
export default function Promos() {
  return (
    <div className={PROMOS}>
      <div className={PLAN_PLACE}>
        <MealPlanPromo />
      </div>
      <div className={PROMO_PLACE}>
        <HeartOfThePlate />
      </div>
      <div className={PROMO_PLACE}>
        <FeedTheHungry />
      </div>
    </div>
  );
}

/** Shows an example of a meal plan. */
function MealPlanPromo() {
  return (
    <section
      aria-labelledby="plan-promo"
      className="flex h-full flex-col justify-between gap-8 overflow-hidden rounded-card bg-herb p-6 text-on-herb md:p-9"
    >
      <div>
        <h2 id="plan-promo" className="text-2xl md:text-3xl">
          {t('Plan the week, shop once')}
        </h2>
        <p className="mt-2 max-w-md">
          {t('Put recipes on a day and the grocery list writes itself, merged and sorted by aisle.')}
        </p>
        <div className="mt-5 flex flex-wrap gap-x-3 gap-y-2">
          <Button
            asLink
            to={paths.mealPlan()}
            variant="secondary"
            className="border-transparent!"
            icon={<CalendarDays aria-hidden="true" />}
          >
            {t('Open the meal plan')}
          </Button>
          <Button
            asLink
            to={paths.groceryList()}
            variant="ghost"
            className="text-on-herb! hover:bg-black/15!"
            icon={<ShoppingBasket aria-hidden="true" />}
          >
            {t('Grocery list')}
          </Button>
        </div>
      </div>
      <ol aria-hidden="true" className="-mb-6 grid gap-2 rounded-t-card bg-black/15 p-4 pb-6 md:-mb-9">
        {WEEK.map(([day, meal], at) => (
          <li
            key={day}
            className={`flex items-center gap-4 rounded-[10px] bg-black/15 px-4 py-2 ${at > 3 ? 'max-md:hidden' : ''}`}
          >
            <span className="w-9 font-semibold">{day}</span>
            {meal}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The search term, in English like most recipes. */
const STAPLES = [
  { q: 'eggs', name: t('Eggs') },
  { q: 'chickpeas', name: t('Chickpeas') },
  { q: 'tomatoes', name: t('Tomatoes') },
  { q: 'rice', name: t('Rice') },
  { q: 'mushrooms', name: t('Mushrooms') },
  { q: 'lemon', name: t('Lemon') },
];

function HeartOfThePlate() {
  return (
    <Promo id="heart" title={t('Heart of the plate')} tone="bg-primary-soft" picture="/art/categories/dash">
      <p>{t('Dinner begins with what is already in the kitchen. Pick one thing and see where it leads.')}</p>
      <ul aria-label={t('Start from an ingredient')} className="mt-4 flex flex-wrap gap-2">
        {STAPLES.map(({ q, name }) => (
          <li key={q}>
            <Link
              to={paths.search({ q })}
              className="inline-flex min-h-11 items-center rounded-full bg-raised px-4 text-[0.9375rem] font-medium transition-colors hover:bg-sunken"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link
          to={paths.create}
          className="inline-flex min-h-11 items-center font-semibold text-primary-ink underline underline-offset-4"
        >
          {t('Share the one your family asks for')}
        </Link>
      </p>
    </Promo>
  );
}

function FeedTheHungry() {
  return (
    <Promo
      id="feed"
      title={t('Feed the hungry')}
      tone="bg-saffron-soft"
      picture="/art/categories/flexitarian"
    >
      <p>
        {t(
          'Cooking for four? Cook for six: soups, stews and bakes travel well to a neighbor. And ask your local food bank or community fridge what is short this week; they will know.',
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asLink to={paths.search({ q: 'soup' })} variant="secondary">
          {t('Recipes that stretch')}
        </Button>
      </div>
    </Promo>
  );
}

interface Props {
  id: string;
  title: string;
  /** CSS class of the background. */
  tone: string;
  picture: string;
  children: ReactNode;
}

function Promo({ id, title, tone, picture, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={`grid h-full overflow-hidden rounded-card xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] ${tone}`}
    >
      <div className="flex flex-col justify-center p-6 md:p-8">
        <h2 id={id} className="text-2xl md:text-3xl">
          {title}
        </h2>
        <div className="mt-2 text-ink">{children}</div>
      </div>
      <Picture
        src={picture}
        alt=""
        sizes="(min-width: 1280px) 14rem, 100vw"
        className="size-full max-xl:hidden"
      />
    </section>
  );
}
