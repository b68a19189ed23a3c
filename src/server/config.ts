import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { AccessMode } from '#shared/endpoint.ts';
import { CannotStart } from './exit.ts';
import type { LogLevel } from './monitoring/log.ts';
import { SETTINGS } from './settings/all.ts';
import type { ServiceAccount } from './settings/phones.ts';
import type { OutsideLink } from './settings/site.ts';

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  backup: { to: string; passphrase: string | null };
  /** Logs in as the owner of the tables; `null` if `databaseUrl` does. */
  databaseOwnerUrl: string | null;
  /** Bypasses the pooler that `databaseUrl` then points to. */
  databaseDirectUrl: string | null;
  databaseReplicaUrl: string | null;
  /** The cache limit of one process. */
  cacheBytes: number;
  /** What one person may store, 0 for no limit, and how much of the disk to keep free. */
  media: { quotaBytes: number; keepFreeBytes: number };
  publicUrl: string;
  /** False while `publicUrl` is only the default. */
  hasPublicUrl: boolean;
  stopDelayMs: number;
  log: { format: 'text' | 'json'; level: LogLevel };
  /** `null` serves no metrics. */
  metricsToken: string | null;
  traces: { url: string; headers: Record<string, string>; share: number } | null;
  trustedProxies: number;
  /** The initial value of a setting that admins change. */
  access: AccessMode;
  secret: string | null;
  /** `null` until `startApp` decides: a new embedded database becomes a demo. */
  demo: boolean | null;
  demoPassword: string | null;
  rateLimits: 'strict' | 'loose';
  /** Whether admins need an authenticator app. */
  secondFactor: 'optional' | 'required';
  oidc: {
    issuer: string;
    clientId: string;
    clientSecret: string | null;
    name: string;
    scopes: string[];
    signUp: boolean;
    trustsEmail: boolean;
  } | null;
  /** The S3 storage for pictures and videos, and for backups in a bucket. */
  s3Server: { endpoint: string; region: string; keyId: string; secret: string; pathStyle: boolean };
  /** Where pictures and videos are stored; `null` for `dataDir`. */
  s3: (Config['s3Server'] & { bucket: string; prefix: string }) | null;
  /** A CDN in front, and how to purge it. */
  cdn: { purgeUrl: string; purgeToken: string | null; seconds: number } | null;
  smtpUrl: string | null;
  mailFrom: string;
  payments: {
    provider: 'sandbox' | 'paypal' | 'stripe';
    paypal: {
      clientId: string;
      clientSecret: string;
      webhookId: string | null;
      planId: string | null;
      url: string;
    } | null;
    stripe: { secretKey: string; webhookSecret: string | null; url: string } | null;
  };
  /** Without `kroger`, the embedded test store is used. */
  store: { kroger: { clientId: string; clientSecret: string; url: string } | null; fillsCart: boolean };
  /** Without models, the embedded chef writes and the embedded illustrator draws. */
  chef: {
    text: { url: string; key: string | null; model: string } | null;
    images: { url: string; key: string | null; model: string } | null;
    /** Tokens per 24 hours. */
    caps: { person: number; everybody: number };
  };
  /** Credentials for push notifications in the device app: Firebase for Android, Apple for iOS. */
  phones: {
    fcm: { account: ServiceAccount; url: string } | null;
    apns: { key: KeyObject; keyId: string; teamId: string; topic: string; url: string } | null;
  };
  /** Private hosts, with or without a port, that recipes may be imported from. */
  importHosts: string[];
  moderation: { firstPosts: number };
  /** External pages: footer links, and the newsletter's sign-up page. */
  outside: { links: OutsideLink[]; newsletter: string | null };
  /** The operator of this Plateful, and where email to them goes. */
  operator: { name: string | null; email: string | null };
}

/** Names all invalid settings at once. */
export class ConfigError extends CannotStart {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`Plateful cannot start with these settings:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

type Values = { [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']> };

/** Parses the settings from an environment; throws `ConfigError` listing every invalid one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const fallback = setting.fallback.startsWith('(') ? '' : setting.fallback;
    const text = environment[name]?.trim() || fallback;
    const result = (setting.schema as z.ZodType).safeParse(text);
    if (result.success) values[name] = result.data;
    else
      problems.push(
        `${name}: ${result.error.issues[0]?.message ?? 'is not valid'} (it is "${shown(name, text)}")`,
      );
  }
  const { DATABASE_URL: databaseUrl, DEMO: demo } = values as Values;
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
    if (values[name] && !databaseUrl) problems.push(`${name}: requires DATABASE_URL`);
  if (demo === true && databaseUrl) problems.push('DEMO: cannot be on with DATABASE_URL');
  if ((values as Values).DATABASE_OWNER_URL && !databaseUrl)
    problems.push('DATABASE_OWNER_URL: needs DATABASE_URL, the login that requests use');
  if (!values.KROGER_CLIENT_ID !== !values.KROGER_CLIENT_SECRET)
    problems.push('KROGER_CLIENT_ID: requires KROGER_CLIENT_SECRET, and vice versa');
  const hasKeys = values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY;
  if (values.S3_BUCKET && !hasKeys)
    problems.push('S3_BUCKET: requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  if (isBucket(String(values.BACKUP_TO)) && !hasKeys)
    problems.push('BACKUP_TO: a bucket requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  if (!values.OIDC_ISSUER !== !values.OIDC_CLIENT_ID)
    problems.push('OIDC_ISSUER: requires OIDC_CLIENT_ID, and vice versa');
  if (!values.PAYPAL_CLIENT_ID !== !values.PAYPAL_CLIENT_SECRET)
    problems.push('PAYPAL_CLIENT_ID: requires PAYPAL_CLIENT_SECRET, and vice versa');
  if (values.PAYMENTS === 'paypal' && !values.PAYPAL_CLIENT_ID)
    problems.push('PAYMENTS: paypal requires PAYPAL_CLIENT_ID');
  if (values.PAYMENTS === 'stripe' && !values.STRIPE_SECRET_KEY)
    problems.push('PAYMENTS: stripe requires STRIPE_SECRET_KEY');
  if (values.PAYMENTS === '' && values.PAYPAL_CLIENT_ID && values.STRIPE_SECRET_KEY)
    problems.push('PAYMENTS: PayPal and Stripe are both set up; say which of them takes new subscriptions');
  const ofApple = ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'];
  const isGiven = (name: string) => Boolean(environment[name]?.trim());
  if (ofApple.some(isGiven))
    for (const name of ofApple)
      if (!isGiven(name)) problems.push(`${name}: is missing; ${ofApple.join(', ')} are needed together`);
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(values as Values);
}

function toConfig(values: Values): Config {
  const dataDir = resolve(values.DATA_DIR);
  const s3Server = {
    endpoint: values.S3_ENDPOINT || `https://s3.${values.S3_REGION}.amazonaws.com`,
    region: values.S3_REGION,
    keyId: values.S3_ACCESS_KEY_ID,
    secret: values.S3_SECRET_ACCESS_KEY,
    pathStyle: values.S3_PATH_STYLE,
  };
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    backup: {
      to: values.BACKUP_TO ? placeIn(values.BACKUP_TO) : join(dataDir, 'backups'),
      passphrase: values.BACKUP_PASSPHRASE || null,
    },
    databaseUrl: values.DATABASE_URL || null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL || null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL || null,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL || null,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    media: {
      quotaBytes: values.MEDIA_QUOTA_MB * 1024 * 1024,
      keepFreeBytes: values.KEEP_FREE_MB * 1024 * 1024,
    },
    publicUrl: values.PUBLIC_URL || `http://localhost:${values.PORT}`,
    hasPublicUrl: values.PUBLIC_URL !== '',
    stopDelayMs: values.STOP_DELAY * 1000,
    log: {
      format: values.LOG_FORMAT || (process.stdout.isTTY ? 'text' : 'json'),
      level: values.LOG_LEVEL,
    },
    metricsToken: values.METRICS_TOKEN || null,
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${values.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
          headers: values.OTEL_EXPORTER_OTLP_HEADERS,
          share: values.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    trustedProxies: values.TRUSTED_PROXIES,
    access: values.ACCESS,
    secret: values.SECRET || null,
    demo: values.DATABASE_URL ? false : values.DEMO === '' ? null : values.DEMO,
    demoPassword: values.DEMO_PASSWORD || null,
    rateLimits: values.RATE_LIMITS,
    secondFactor: values.SECOND_FACTOR,
    oidc: values.OIDC_ISSUER
      ? {
          issuer: values.OIDC_ISSUER,
          clientId: values.OIDC_CLIENT_ID,
          clientSecret: values.OIDC_CLIENT_SECRET || null,
          name: values.OIDC_NAME,
          scopes: values.OIDC_SCOPES,
          signUp: values.OIDC_SIGN_UP,
          trustsEmail: values.OIDC_TRUST_EMAIL,
        }
      : null,
    s3Server,
    s3: values.S3_BUCKET ? { ...s3Server, bucket: values.S3_BUCKET, prefix: values.S3_PREFIX } : null,
    cdn: values.CDN_PURGE_URL
      ? {
          purgeUrl: values.CDN_PURGE_URL,
          purgeToken: values.CDN_PURGE_TOKEN || null,
          seconds: values.CDN_SECONDS,
        }
      : null,
    smtpUrl: values.SMTP_URL || null,
    mailFrom: values.MAIL_FROM,
    payments: paymentsOf(values),
    store: {
      kroger: values.KROGER_CLIENT_ID
        ? {
            clientId: values.KROGER_CLIENT_ID,
            clientSecret: values.KROGER_CLIENT_SECRET,
            url: values.KROGER_URL,
          }
        : null,
      fillsCart: values.STORE_CART,
    },
    chef: {
      text: values.AI_MODEL
        ? { url: values.AI_BASE_URL, key: values.AI_API_KEY || null, model: values.AI_MODEL }
        : null,
      caps: { person: values.AI_DAILY_TOKENS, everybody: values.AI_DAILY_TOKENS_TOTAL },
      images: values.AI_IMAGE_MODEL
        ? {
            url: values.AI_IMAGE_URL || values.AI_BASE_URL,
            key: values.AI_API_KEY || null,
            model: values.AI_IMAGE_MODEL,
          }
        : null,
    },
    phones: phonesOf(values),
    importHosts: values.IMPORT_HOSTS,
    moderation: { firstPosts: values.HOLD_FIRST_POSTS },
    outside: {
      links: [
        ...(values.SOURCE_URL ? [{ label: 'Source Code', url: values.SOURCE_URL }] : []),
        ...values.SOCIAL_LINKS,
      ],
      newsletter: values.NEWSLETTER_URL || null,
    },
    operator: { name: values.OPERATOR || null, email: values.CONTACT_EMAIL || null },
  };
}

function paymentsOf(values: Values): Config['payments'] {
  const isPayPal = values.PAYPAL_CLIENT_ID !== '';
  const isStripe = values.STRIPE_SECRET_KEY !== '';
  return {
    provider: values.PAYMENTS || (isPayPal ? 'paypal' : isStripe ? 'stripe' : 'sandbox'),
    paypal: isPayPal
      ? {
          clientId: values.PAYPAL_CLIENT_ID,
          clientSecret: values.PAYPAL_CLIENT_SECRET,
          webhookId: values.PAYPAL_WEBHOOK_ID || null,
          planId: values.PAYPAL_PLAN_ID || null,
          url: values.PAYPAL_URL,
        }
      : null,
    stripe: isStripe
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET || null,
          url: values.STRIPE_URL,
        }
      : null,
  };
}

function phonesOf(values: Values): Config['phones'] {
  return {
    fcm: values.FCM_SERVICE_ACCOUNT ? { account: values.FCM_SERVICE_ACCOUNT, url: values.FCM_URL } : null,
    apns: values.APNS_KEY
      ? {
          key: values.APNS_KEY,
          keyId: values.APNS_KEY_ID,
          teamId: values.APNS_TEAM_ID,
          topic: values.APNS_TOPIC,
          url: values.APNS_URL,
        }
      : null,
  };
}

/**
 * The address for migrations and the command line: of the owner's login, and past a pooler, through which no lock of a
 * session would hold. `null` for the embedded database.
 */
export function ownerAddress({
  databaseOwnerUrl,
  databaseDirectUrl,
  databaseUrl,
}: Pick<Config, 'databaseOwnerUrl' | 'databaseDirectUrl' | 'databaseUrl'>): string | null {
  return databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl;
}

/** Whether a backup address is a bucket, which is not a path. */
export const isBucket = (address: string) => address.startsWith('s3://');

/** A folder as an absolute path; bucket addresses stay as they are. */
export function placeIn(to: string, folder = ''): string {
  return isBucket(to) ? to : resolve(folder, to);
}

function shown(name: string, text: string): string {
  return /SECRET|PASSWORD|PASSPHRASE|TOKEN|HEADERS|KEY|ACCOUNT|URL/.test(name)
    ? text.replace(/./g, '*').slice(0, 12)
    : text.slice(0, 80);
}

/** The settings of this process. */
export function configFromEnvironment(): Config {
  return readConfig(process.env);
}

/** The folder the command was run from. */
export function workingFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/**
 * The environment for programs that Plateful starts, without the allocator settings of its own process. With them,
 * PostgreSQL would ask the OS for memory on each query.
 */
export function environmentOfPrograms(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')));
}
