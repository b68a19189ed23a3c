import { createContext, useContext } from 'react';
import type { PlannedMeal } from '../../rules/calendar.ts';

/** All the ways to start dragging a meal. */
export interface Grip {
  grab(meal: PlannedMeal, by: MouseEvent | TouchEvent | KeyboardEvent): void;
  liftedId: string | null;
  /** The element with the instructions for dragging by keyboard. */
  instructionsId: string | undefined;
}

/** Each way to drag a meal reports when it is lifted, and how that ended. */
export interface Hold {
  /** Whether the meal can be dropped on a target. */
  takes(placeId: string): boolean;
  lift(): void;
  drop(): void;
  giveUp(): void;
}

const NO_GRIP: Grip = { grab: () => undefined, liftedId: null, instructionsId: undefined };

const GripContext = createContext(NO_GRIP);
export const GripProvider = GripContext.Provider;
export const useGrip = () => useContext(GripContext);
