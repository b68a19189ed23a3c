import { killDuringWrites } from '../test/kill.ts';
import type { Report } from './report.ts';

export const title = 'Durability';

const KILLS = 400;

/** Kills the app and the database in turn while meals are planned. */
export async function prove(report: Report): Promise<void> {
  const { acknowledged, lost, ended } = await killDuringWrites(KILLS);
  report.add('acknowledged writes lost', `${lost.length} of ${acknowledged}`, '0', lost.length === 0);
  report.add('ends of the app after a kill of its database', String(ended), '0', ended === 0);
}
