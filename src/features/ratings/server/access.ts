import type { Screen } from '#server/offers.ts';

export interface RatingServices {
  screen: Screen;
}
