import { use } from 'react';
import type { ToldChoice, Viewer } from '#shared/viewer.ts';
import { type DeviceStore, storedChoice, useStored } from './device-store.ts';
import { ViewerContext } from './viewer.ts';

/** A choice on this device that the server may use when rendering. */
export interface ToldStore<Choice extends string> extends DeviceStore<Choice> {
  readonly key: ToldChoice;
  readonly choices: readonly Choice[];
}

export function toldChoice<Choice extends string>(
  key: ToldChoice,
  choices: readonly Choice[],
  unlessChosen: Choice,
): ToldStore<Choice> {
  return { ...storedChoice(key, choices, unlessChosen), key, choices };
}

/** The choice that a device reported; the default if it reported nothing usable. */
export function choiceOf<Choice extends string>(
  { key, choices, empty }: ToldStore<Choice>,
  viewer: Viewer | null,
): Choice {
  return choices.find((choice) => choice === viewer?.choices[key]) ?? empty;
}

/** The stored choice; until hydration, the one the server rendered with. */
export function useTold<Choice extends string>(store: ToldStore<Choice>): Choice {
  return useStored(store, choiceOf(store, use(ViewerContext)));
}
