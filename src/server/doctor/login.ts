import { rightsBeyondRows, TWO_LOGINS } from '../database/login-rights.ts';
import type { Finding, Patient } from './finding.ts';

/** Whether requests bypass the row policies. */
export async function* login({ requests }: Patient): AsyncGenerator<Finding, void> {
  const what = requests ? await rightsBeyondRows(requests) : null;
  if (what) yield { what, advice: TWO_LOGINS };
}
