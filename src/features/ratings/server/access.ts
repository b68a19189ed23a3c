import type { Db } from '#server/db.ts';
import type { Screen } from '#server/offers.ts';

export interface RatingServices {
  screen: Screen;
  /** Throws `forbidden` if the first person may not answer the second, because one has blocked the other. */
  refuseBlocked(db: Db, userId: string, otherId: string): Promise<void>;
}
