import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { paths } from '#shared/paths.ts';
import type { Decision, Status } from '../../rules/statuses.ts';
import { firstPaidUntil } from '../../rules/terms.ts';
import { sandboxSubscriptions as books } from '../tables.ts';
import { deadline } from './ask.ts';
import { PaymentError, type PaymentProvider } from './port.ts';

type Entry = typeof books.$inferSelect;

const STATUSES: Record<Entry['status'], Status> = {
  APPROVAL_PENDING: 'PENDING',
  ACTIVE: 'ACTIVE',
  DECLINED: 'INACTIVE',
  CANCELLED: 'CANCELLED',
  EXPIRED: 'EXPIRED',
};

/**
 * Test payments: no money moves. The sandbox keeps its own records, which Plateful reads only through the port, and takes no
 * part in Plateful's transactions.
 */
export function createSandbox(db: Db): PaymentProvider {
  const entry = async (id: string): Promise<Entry | null> => {
    const [found] = await db.select().from(books).where(eq(books.id, id));
    if (found?.mood === 'hanging') {
      await wait(60_000, undefined, { signal: deadline() }).catch(() => {});
      throw new PaymentError('unavailable', 'The test payments hang, as they were told to');
    }
    if (found?.mood === 'failing')
      throw new PaymentError('unavailable', 'The test payments fail, as they were told to', { status: 500 });
    return found ?? null;
  };
  const become = (id: string, from: Entry['status'], to: Entry['status']) =>
    db
      .update(books)
      .set({ status: to })
      .where(and(eq(books.id, id), eq(books.status, from)));

  return {
    name: 'sandbox',
    label: 'Test payments',
    async create({ reference, terms }) {
      const id = randomUUID();
      await db.insert(books).values({ id, reference, status: 'APPROVAL_PENDING', terms });
      // A path rather than PUBLIC_URL, so that it works on any host the person uses.
      return { checkoutId: id, approvalUrl: paths.testPayment(id), planId: null };
    },
    async find(id) {
      const found = await entry(id);
      if (!found) return null;
      const { reference, status, startedAt, paidUntil } = found;
      return { subscriptionId: id, reference, planId: null, status: STATUSES[status], startedAt, paidUntil };
    },
    async cancel(id) {
      await entry(id);
      await become(id, 'ACTIVE', 'CANCELLED');
    },
    async expire(id) {
      await entry(id);
      await become(id, 'APPROVAL_PENDING', 'DECLINED');
    },
    async resume(id) {
      await entry(id);
      await become(id, 'CANCELLED', 'ACTIVE');
    },
    readWebhook: null,
  };
}

/** Applies a person's decision on the test payment page; returns whether it was possible. */
export async function decideInSandbox(db: Db, id: string, decision: Decision, now: Date): Promise<boolean> {
  if (decision === 'work' || decision === 'fail' || decision === 'hang') {
    const mood = ({ work: 'working', fail: 'failing', hang: 'hanging' } as const)[decision];
    const { rowCount } = await db.update(books).set({ mood }).where(eq(books.id, id));
    return rowCount === 1;
  }
  const [found] = await db.select().from(books).where(eq(books.id, id));
  if (!found) return false;
  if (isAlready(found, decision)) return true;
  const changes = changesFor(found, decision, now);
  if (!changes) return false;
  const { rowCount } = await db
    .update(books)
    .set(changes)
    .where(and(eq(books.id, id), eq(books.status, found.status)));
  return rowCount === 1;
}

type Change = Exclude<Decision, 'work' | 'fail' | 'hang'>;

/** Repeating a decision does no harm. */
function isAlready({ status }: Entry, decision: Change): boolean {
  const result = { approve: 'ACTIVE', decline: 'DECLINED', lapse: 'EXPIRED', cancel: 'CANCELLED' }[decision];
  return status === result;
}

/** `null` if it is impossible in this state. */
function changesFor({ status, terms }: Entry, decision: Change, now: Date): Partial<Entry> | null {
  if (status === 'APPROVAL_PENDING' && decision === 'approve')
    return { status: 'ACTIVE', startedAt: now, paidUntil: firstPaidUntil(terms, now) };
  if (status === 'APPROVAL_PENDING' && decision === 'decline') return { status: 'DECLINED' };
  if (status === 'ACTIVE' && decision === 'cancel') return { status: 'CANCELLED' };
  if (status === 'ACTIVE' && decision === 'lapse') return { status: 'EXPIRED', paidUntil: now };
  // A canceled one stays canceled after its paid time.
  if (status === 'CANCELLED' && decision === 'lapse') return { paidUntil: now };
  return null;
}

/** An entry as its page shows it. */
export async function sandboxEntry(db: Db, id: string): Promise<Entry | null> {
  const [found] = await db.select().from(books).where(eq(books.id, id));
  return found ?? null;
}
