import { randomUUID } from 'node:crypto';
import type { RequestContext } from '#server/context.ts';
import { auditLog } from './tables.ts';

export interface AuditEntry {
  /** A verb: 'remove', 'suspend'. */
  action: string;
  subjectType: string;
  subjectId: string;
  details?: Record<string, unknown>;
}

/** Records an action of the caller, in the same transaction. */
export async function recordAudit(
  { db, caller, now }: Pick<RequestContext, 'db' | 'caller' | 'now'>,
  entry: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    id: randomUUID(),
    at: now,
    actorId: caller.user?.id ?? null,
    onBehalfOf: caller.impersonator?.id ?? null,
    ...entry,
  });
}
