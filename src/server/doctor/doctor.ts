import { damage } from './damage.ts';
import type { Finding, Patient } from './finding.ts';
import { brokenInvariants } from './invariants.ts';
import { login } from './login.ts';
import { misplacedFiles } from './media.ts';
import { place } from './place.ts';

/** The checks, in order; each yields its findings. */
export const CHECKS: readonly { name: string; find(patient: Patient): AsyncIterable<Finding> }[] = [
  { name: 'DATA_DIR and disk space', find: place },
  { name: 'The login of requests', find: login },
  { name: 'Tables and indexes', find: damage },
  { name: 'Counts and belongings', find: brokenInvariants },
  { name: 'Pictures and videos', find: misplacedFiles },
];

/** All findings. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { find } of CHECKS) for await (const finding of find(patient)) findings.push(finding);
  return findings;
}
