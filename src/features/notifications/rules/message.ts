import { addDays, formatDate, type PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { type Message as Marked, t } from '#shared/t.ts';
import type { EventType } from './categories.ts';
import { listed } from './digest.ts';

/** Something somebody did. */
export interface EventFacts {
  type: EventType;
  actorName: string;
  /** Title of the recipe or video. */
  title: string;
  path: string;
  /** Text of a comment or of a rating's note. */
  text: string;
  stars: number | null;
}

/** A day's meals, as planned when they were announced. */
export interface MealFacts {
  date: PlainDate;
  meals: { name: string; path: string | null }[];
  /** What has to be taken out of the freezer, and for which meal. */
  thaw: { food: string; meal: string }[];
  /** Meals with a step that takes the night. */
  overnight: string[];
}

/** What a notification is about. Events are sorted newest first; `count` is their total number. */
export type Facts =
  | { kind: 'new_recipes' | 'talk' | 'ratings'; events: EventFacts[]; count: number }
  | ({ kind: 'meals' } & MealFacts)
  | { kind: 'tip'; title: Marked; text: Marked }
  | { kind: 'promotion'; title: string; text: string; path: string | null };

export interface Message {
  title: string;
  text: string;
  /** The page it links to; `null` if there is none. */
  path: string | null;
  /** The parts it gathers, each once, if there is more than one. */
  lines: { text: string; path: string | null }[];
}

/** The text of a notification for a person, on a day in their time zone. */
export function messageOf(facts: Facts, today: PlainDate): Message {
  switch (facts.kind) {
    case 'meals':
      return mealsMessage(facts, today);
    case 'tip':
      return {
        title: t('Tip of the week: {title}', { title: t(facts.title) }),
        text: t(facts.text),
        path: null,
        lines: [],
      };
    case 'promotion':
      return { title: facts.title, text: facts.text, path: facts.path, lines: [] };
    default:
      return eventsMessage(facts);
  }
}

/** Combines notifications that are sent together into one message, newest first. */
export function asOne(messages: readonly Message[]): Message {
  const [only, ...others] = messages;
  if (only && others.length === 0) return only;
  const text = messages.map(({ title }) => title).join('. ');
  return { title: t('New on Plateful'), text: `${text}.`, path: null, lines: [] };
}

const DIGEST_TITLES = {
  new_recipes: (count: number) => t('{count, plural, one {# new recipe} other {# new recipes}}', { count }),
  talk: (count: number) => t('{count, plural, one {# new comment} other {# new comments}}', { count }),
  ratings: (count: number) => t('{count, plural, one {# new rating} other {# new ratings}}', { count }),
};

function eventsMessage({ kind, events, count }: Extract<Facts, { events: EventFacts[] }>): Message {
  const [newest] = events;
  if (newest && count === 1)
    return { title: lineOf(newest), text: quotedText(newest), path: newest.path, lines: [] };
  const paths = new Set(events.map(({ path }) => path));
  const who = listed(events.map(({ actorName }) => actorName));
  const what = listed(events.map(({ title }) => title));
  return {
    title: DIGEST_TITLES[kind](count),
    text: kind === 'new_recipes' ? t('{what} by {who}', { what, who }) : t('{who} on {what}', { who, what }),
    path: paths.size === 1 && events.length === count ? (newest?.path ?? null) : null,
    lines: [...new Map(events.map((event) => [lineOf(event), event.path]))].map(([text, path]) => ({
      text,
      path,
    })),
  };
}

function lineOf({ type, actorName: name, title, stars }: EventFacts): string {
  switch (type) {
    case 'recipe':
      return t('{name} posted {title}', { name, title });
    case 'reply':
      return t('{name} replied to you on {title}', { name, title });
    case 'mention':
      return t('{name} mentioned you on {title}', { name, title });
    case 'comment':
      return t('{name} commented on {title}', { name, title });
    case 'rating':
      return t('{name} gave {title} {stars, plural, one {# star} other {# stars}}', {
        name,
        title,
        stars: stars ?? 0,
      });
  }
}

function quotedText({ type, text }: EventFacts): string {
  if (type === 'recipe') return t('Have a look at their new recipe.');
  return text === '' ? '' : t('“{text}”', { text });
}

function mealsMessage({ date, meals, thaw, overnight }: MealFacts, today: PlainDate): Message {
  const day =
    date === addDays(today, 1) ? t('Tomorrow') : date === today ? t('Today') : formatDate(date, 'EEE, MMM d');
  const names = meals.map(({ name }) => name);
  const tasks = [
    ...thaw.map(({ food, meal }) => t('Take it out of the freezer: {food} ({meal})', { food, meal })),
    ...overnight.map((meal) => t('Begin the evening before: {meal}', { meal })),
  ];
  return {
    title: `${day}: ${listed(names, 3)}`,
    text: tasks.length > 0 ? `${tasks.join('. ')}.` : t('See what you need on your plan.'),
    path: paths.mealPlan({ date, view: 'daily' }),
    lines: [],
  };
}
