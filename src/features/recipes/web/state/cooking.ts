import { useSyncExternalStore } from 'react';
import { newId } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { deviceStores } from '#web/device-stores.ts';
import { showToast } from '#web/ui/states/toast.ts';
import {
  addMinute,
  type CookTimer,
  isOver,
  newTimer,
  pauseTimer,
  resumeTimer,
  withTimer,
} from '../../rules/cook-timers.ts';
import { COOKING_KEY } from '../../rules/cooking-key.ts';
import { askToNotify, readyAlarm, readyAlarmOnTouch, soundAlarm, stopAlarm } from './alarm.ts';

/** A recipe being cooked, stored on this device for 12 hours. */
export interface Cooking {
  recipeId: string;
  title: string;
  /** Counted from 0. */
  step: number;
  servings: number;
  /** Whether cook mode is open, even after a reload. */
  isOpen: boolean;
  timers: CookTimer[];
  /** Milliseconds since 1970. */
  savedAt: number;
}

const KEPT_MS = 12 * 3_600_000;

const cookings = deviceStores<Cooking>({ key: COOKING_KEY, parse: readCooking });
const listeners = new Map<string, Set<() => void>>();
const allListeners = new Set<() => void>();
const waiting = new Map<string, ReturnType<typeof setTimeout>[]>();

/** The cooking state of a recipe; `null` if it is not being cooked, and until that is known. */
export function useCooking(recipeId: string): Cooking | null {
  return useSyncExternalStore(
    (changed) => listen(recipeId, changed),
    () => cookingOf(recipeId),
    () => null,
  );
}

const NONE: readonly Cooking[] = [];
let all: readonly Cooking[] | null = null;

/** Every recipe being cooked on this device. */
export function useCookedRecipes(): readonly Cooking[] {
  return useSyncExternalStore(listenToAll, cookedRecipes, () => NONE);
}

function listenToAll(changed: () => void): () => void {
  allListeners.add(changed);
  follow();
  return () => allListeners.delete(changed);
}

function cookedRecipes(): readonly Cooking[] {
  all ??= cookings.names().flatMap((recipeId) => cookingOf(recipeId) ?? []);
  return all;
}

/** Opens cook mode at the last step, or at the first. */
export function openCooking({ id, title }: { id: string; title: string }, servings: number): void {
  dropOld();
  readyAlarm();
  const before = cookingOf(id) ?? { step: 0, timers: [] };
  keep({ ...before, recipeId: id, title, servings, isOpen: true, savedAt: Date.now() });
}

export function changeCooking(
  recipeId: string,
  change: Partial<Pick<Cooking, 'step' | 'servings' | 'isOpen'>>,
): void {
  const cooking = cookingOf(recipeId);
  if (cooking) keep({ ...cooking, ...change, savedAt: Date.now() });
}

/** Finishes cooking, so that the next time starts over. Running timers continue. */
export function finishCooking(recipeId: string): void {
  const cooking = cookingOf(recipeId);
  if (cooking && cooking.timers.length > 0) keep({ ...cooking, step: 0, isOpen: false });
  else cookings.of(recipeId).remove();
}

export function startTimer(recipeId: string, what: Pick<CookTimer, 'step' | 'text' | 'seconds'>): void {
  readyAlarm();
  askToNotify();
  const now = Date.now();
  changeTimers(recipeId, (timers) => withTimer(timers, newTimer(newId(), what, now), now));
}

export function pauseOrResume(recipeId: string, id: string): void {
  readyAlarm();
  changeTimer(recipeId, id, (timer) =>
    timer.endsAt === null ? resumeTimer(timer, Date.now()) : pauseTimer(timer, Date.now()),
  );
}

export function giveMinute(recipeId: string, id: string): void {
  stopAlarm();
  readyAlarm();
  changeTimer(recipeId, id, (timer) => addMinute(timer, Date.now()));
}

/** Removes a timer, whether it rings or runs. */
export function dropTimer(recipeId: string, id: string): void {
  stopAlarm();
  changeTimers(recipeId, (timers) => timers.filter((timer) => timer.id !== id));
}

function changeTimer(recipeId: string, id: string, change: (timer: CookTimer) => CookTimer): void {
  changeTimers(recipeId, (timers) => timers.map((timer) => (timer.id === id ? change(timer) : timer)));
}

function changeTimers(recipeId: string, change: (timers: CookTimer[]) => CookTimer[]): void {
  const cooking = cookingOf(recipeId);
  if (cooking) keep({ ...cooking, timers: change(cooking.timers), savedAt: Date.now() });
}

function listen(recipeId: string, changed: () => void): () => void {
  const own = listeners.get(recipeId) ?? new Set();
  listeners.set(recipeId, own.add(changed));
  follow();
  return () => own.delete(changed);
}

let isFollowing = false;

/** Sets up the stored timers, and follows changes in any tab: a timer stopped elsewhere must not ring here. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  cookings.subscribe((changed) => {
    for (const recipeId of changed === null ? waiting.keys() : [changed]) {
      waitForTimers(recipeId);
      tell(recipeId);
    }
  });
  for (const recipeId of cookings.names()) waitForTimers(recipeId);
  if (cookedRecipes().some(({ timers }) => timers.length > 0)) readyAlarmOnTouch();
}

function tell(recipeId: string): void {
  all = null;
  for (const changed of [...(listeners.get(recipeId) ?? []), ...allListeners]) changed();
}

function cookingOf(recipeId: string): Cooking | null {
  return cookings.of(recipeId).get();
}

function keep(cooking: Cooking): void {
  follow();
  cookings.of(cooking.recipeId).set(cooking);
}

/** One timeout per timer instead of a chain: browsers throttle chained timeouts in hidden pages. */
function waitForTimers(recipeId: string): void {
  const timers = cookingOf(recipeId)?.timers ?? [];
  for (const wait of waiting.get(recipeId) ?? []) clearTimeout(wait);
  waiting.set(
    recipeId,
    timers.flatMap((timer) =>
      timer.hasRung || timer.endsAt === null
        ? []
        : [setTimeout(() => ring(recipeId, timer.id), Math.max(0, timer.endsAt - Date.now()))],
    ),
  );
}

function ring(recipeId: string, id: string): void {
  const cooking = cookingOf(recipeId);
  const timer = cooking?.timers.find((one) => one.id === id);
  if (!cooking || !timer || timer.hasRung) return;
  if (!isOver(timer, Date.now())) {
    waitForTimers(recipeId);
    return;
  }
  changeTimer(recipeId, id, (one) => ({ ...one, hasRung: true }));
  const title = t('Timer for step {step}: {text}', { step: timer.step, text: timer.text });
  soundAlarm(title, cooking.title);
  // The recipe's own page shows the timer itself.
  if ((listeners.get(recipeId)?.size ?? 0) > 0) return;
  showToast({
    title,
    description: cooking.title,
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: t('Show'),
      onClick: () => {
        stopAlarm();
        window.location.assign(paths.recipe(recipeId));
      },
    },
  });
}

/** A stored state; `null` if it is malformed or was left long ago. */
function readCooking(stored: unknown): Cooking | null {
  const cooking = stored as Cooking | null;
  const isWhole = Array.isArray(cooking?.timers) && typeof cooking.recipeId === 'string' && cooking.step >= 0;
  return isWhole && cooking.savedAt > Date.now() - KEPT_MS ? cooking : null;
}

/** Removes recipes cooked long ago. */
function dropOld(): void {
  for (const recipeId of cookings.names()) if (!cookingOf(recipeId)) cookings.of(recipeId).remove();
}
