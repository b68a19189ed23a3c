import { sql } from 'drizzle-orm';
import { recordAudit } from '#features/audit/server/commands.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { t } from '#shared/t.ts';
import type { Provider } from '../rules/providers.ts';
import { testMail } from './mails.ts';

const PATIENCE_MS = 5_000;
const MAIL_PATIENCE_MS = 15_000;

/** Updates the email in the profiles of people with an active subscription. Two statements. */
export async function syncProfiles(
  context: RequestContext,
): Promise<{ subscribers: number; synced: number }> {
  const subscriber = sql`select user_id from subscription_states where state = 'ACTIVE'`;
  const { rowCount } = await context.db.execute(sql`
    insert into profiles (id, name, email)
    select users.id, users.name, users.email from users left join profiles on profiles.id = users.id
    where users.id in (${subscriber}) and (profiles.id is null or profiles.email is distinct from users.email)
    on conflict (id) do update set email = excluded.email, updated_at = now()`);
  const { rows } = await context.db.execute<{ count: number }>(
    sql`select count(distinct user_id)::integer as count from subscription_states where state = 'ACTIVE'`,
  );
  const synced = rowCount ?? 0;
  await recordAudit(context, {
    action: 'sync_profiles',
    subjectType: 'profiles',
    subjectId: 'all',
    details: { synced },
  });
  return { subscribers: rows[0]?.count ?? 0, synced };
}

/** External services, in addition to those in the configuration. */
export interface Outside {
  mailer: Mailer;
  payments: PaymentService;
}

/** The payment provider for new subscriptions. */
export interface PaymentService {
  name: string;
  label: string;
  /** A subscription by its id, `null` if there is none. */
  find(id: string): Promise<unknown>;
}

interface Tested {
  works: boolean;
  message: string;
}

/** Whether an external service responds. Never throws, because a failure is a result here. */
export async function testProvider(
  context: RequestContext,
  { mailer, payments }: Outside,
  provider: Provider,
): Promise<Tested> {
  const { chef, store, smtpUrl } = context.config;
  const builtIn = { works: true, message: t('Built in: nothing outside this machine is contacted.') };
  if (provider === 'mail') return testMailServer(context, mailer, smtpUrl !== null);
  if (provider === 'chef') return chef.text ? testModels(chef.text) : builtIn;
  if (provider === 'pictures') return chef.images ? testModels(chef.images) : builtIn;
  if (provider === 'payments') return payments.name === 'sandbox' ? builtIn : testPayments(payments);
  if (!store.kroger) return builtIn;
  const { url, clientId, clientSecret } = store.kroger;
  return ask(`${url}/v1/connect/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials&scope=product.compact',
  });
}

async function testMailServer(context: RequestContext, mailer: Mailer, isReal: boolean): Promise<Tested> {
  const { email, name } = signedIn(context);
  const sent = await within(
    MAIL_PATIENCE_MS,
    mailer.deliver(testMail(email, name, context.config.publicUrl)),
  );
  if (sent !== null) return { works: false, message: t('The email could not be sent: {sent}', { sent }) };
  return {
    works: true,
    message: isReal
      ? t('An email is on its way to {email}.', { email })
      : t('An email was put into the outbox.'),
  };
}

const NO_SUBSCRIPTION = 'plateful-test';

/** Requests a nonexistent subscription: the provider says 'not found' only if it accepts the key. */
async function testPayments({ label, find }: PaymentService): Promise<Tested> {
  const failure = await within(PATIENCE_MS, find(NO_SUBSCRIPTION));
  return failure === null
    ? { works: true, message: t('{service} responds, and accepts the key.', { service: label }) }
    : { works: false, message: t('{service} could not be reached: {failure}', { service: label, failure }) };
}

/** Why it failed or took too long; `null` if it succeeded in time. */
async function within(ms: number, work: Promise<unknown>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((tell) => {
    timer = setTimeout(() => tell(t('no response within {count} seconds.', { count: ms / 1000 })), ms);
  });
  const done = work.then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

function testModels({ url, key }: { url: string; key: string | null }): Promise<Tested> {
  return ask(`${url}/models`, { headers: key ? { authorization: `Bearer ${key}` } : {} });
}

async function ask(url: string, init: RequestInit): Promise<Tested> {
  const { host } = new URL(url);
  try {
    const { ok, status, body } = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    await body?.cancel();
    if (ok) return { works: true, message: t('{host} responds.', { host }) };
    const isRefused = status === 401 || status === 403;
    return {
      works: false,
      message: isRefused
        ? t('{host} refuses the key ({status}).', { host, status })
        : t('{host} responds with an error ({status}).', { host, status }),
    };
  } catch (error) {
    return {
      works: false,
      message: t('{host} does not respond: {reason}', { host, reason: reasonOf(error) }),
    };
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
}
