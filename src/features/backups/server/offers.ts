import type { Offers } from '#server/offers.ts';
import { backupHistory } from './queries.ts';

export const backupsOffers: Offers = {
  measures: [
    {
      name: 'backup_timestamp_seconds',
      help: 'When the last good backup was made.',
      async value(db) {
        const { lastGood } = await backupHistory(db);
        return lastGood && lastGood.startedAt.getTime() / 1000;
      },
    },
  ],
};
