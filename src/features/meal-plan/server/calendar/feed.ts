import { Hono } from 'hono';
import ical, { type ICalEventData } from 'ical-generator';
import type { Db } from '#server/database/db.ts';
import { fromCached, isCacheable, sizeOf, toCached } from '#server/http/cache/cached-response.ts';
import { type Entry, InTheMaking } from '#server/http/cache/in-the-making.ts';
import { acceptedBy } from '#server/http/requests.ts';
import { eachInTurns } from '#server/in-turns.ts';
import { inLanguage } from '#server/language.ts';
import type { Memory } from '#server/memory.ts';
import { withShown } from '#server/shown.ts';
import { addDays } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { storable } from '#shared/text.ts';
import type { MealType, PlannedMeal } from '../../rules/calendar.ts';
import { mealName } from '../../rules/meal-names.ts';
import { mealsOf } from '../queries/meals.ts';
import { kitchenShared } from '../queries/share.ts';

const DAYS_BACK = 60;
const DAYS_AHEAD = 400;
const MINUTES = 45;
const END = 'END:VCALENDAR';
const REFRESH_SECONDS = 3600;
/** Clients may keep it longer. */
const KEPT_MS = 60_000;
const STARTS: Record<MealType, string> = {
  Breakfast: '08:00',
  Lunch: '12:30',
  Dinner: '18:30',
  Snack: '15:30',
};

/**
 * The plan as an iCalendar feed: `/calendar/{secret}.ics`, from 60 days ago to 400 days ahead, opened by the share link's
 * secret. An unchanged plan yields the same bytes, and so the same `ETag`. Anyone with the link may request it, so it is
 * generated once, however often that happens.
 */
export function serveCalendar({ db, publicUrl, memory }: Parts): Hono {
  const calendar = new Hono();
  const making = new InTheMaking(memory, isCacheable);
  calendar.get('/:file', async (context) => {
    const [, secret] = /^([\w-]{1,100})\.ics$/.exec(context.req.param('file')) ?? [];
    const kitchen = secret ? await kitchenShared(db, secret) : null;
    if (!kitchen) return context.text(t('This calendar is no longer available.'), 404);
    const today = new Date().toISOString().slice(0, 10);
    // Calendar apps do not send a language: most subscribers are the people who share the plan.
    const spoken = kitchen.language ?? language();
    const write = async () => {
      const meals = await mealsOf(db, kitchen.id, addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD));
      const text = await inLanguage(spoken, () => calendarOf(meals, kitchen.owner, publicUrl));
      return new Response(text, { headers: HEADERS });
    };
    const key = `calendar ${kitchen.id} ${today} ${spoken} ${kitchen.owner}`;
    const entry =
      memory.get<Entry>(key) ??
      (await making.once(key, async (since) => {
        const { made, shown } = await withShown(write);
        const value = { ...(await toCached(made)), shown: shown.add(`kitchen:${kitchen.id}`) };
        memory.keep(key, { value, size: sizeOf(value), shown, since, ttl: KEPT_MS });
        return value;
      }));
    return fromCached(entry, acceptedBy(context.req.raw), { isPersonal: true });
  });
  return calendar;
}

interface Parts {
  db: Db;
  publicUrl: string;
  memory: Memory;
}

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'cache-control': 'private, max-age=300',
  'x-robots-tag': 'noindex',
};

/** Written event by event, so that a plan of 2,000 meals delays no other request. */
async function calendarOf(meals: readonly PlannedMeal[], owner: string, publicUrl: string): Promise<string> {
  const written = (events: ICalEventData[]) =>
    `${ical({ name: t('Meal plan of {owner}', { owner }), prodId: '//Plateful//Meal plan//EN', ttl: REFRESH_SECONDS, events })}`;
  const head = written([]).slice(0, -END.length);
  const events: string[] = [];
  await eachInTurns(meals, (meal) => {
    events.push(written([eventOf(meal, publicUrl)]).slice(head.length, -END.length));
  });
  return `${head}${events.join('')}${END}\r\n`;
}

/** Floating times: breakfast is at eight wherever the cook is. */
function eventOf(meal: PlannedMeal, publicUrl: string): ICalEventData {
  const start = new Date(`${meal.date}T${STARTS[meal.mealType]}:00Z`);
  const added = new Date(meal.addedAt);
  return {
    id: `${meal.id}@plateful`,
    floating: true,
    start,
    end: new Date(start.getTime() + MINUTES * 60_000),
    summary: `${mealName(meal.mealType)}: ${storable(meal.recipeName)}`,
    description: describe(meal),
    url: meal.recipeId && !meal.recipeGone ? publicUrl + paths.recipe(meal.recipeId) : null,
    stamp: added,
    lastModified: added,
  };
}

function describe({ servings, note }: PlannedMeal): string | null {
  const portions =
    servings === null ? '' : t('{servings, plural, one {# serving} other {# servings}}', { servings });
  return [portions, storable(note)].filter(Boolean).join('\n') || null;
}
