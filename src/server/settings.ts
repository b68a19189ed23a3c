import { z } from 'zod';
import { ACCESS_MODES } from '#shared/endpoint.ts';
import { CLUSTER_SETTINGS } from './cluster-settings.ts';
import { LOG_LEVELS } from './log.ts';
import { flag, optionalAddress, webAddress } from './setting-schemas.ts';

export interface OutsideLink {
  label: string;
  url: string;
}

/** Parses 'name=value,other=value', whose values are percent-encoded. */
function toHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const headers = pairs.map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair)?.slice(1) ?? null);
  try {
    return Object.fromEntries(headers.map((header) => [header![0]!, decodeURIComponent(header![1]!.trim())]));
  } catch {
    context.addIssue('must be names with percent-encoded values, such as "authorization=Bearer%20secret"');
    return {};
  }
}

const databaseAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
]);
/** Parses 'Mastodon https://social.example.org/@us, Pinterest https://…' into links. */
const namedLinks = z.string().transform((text, context): OutsideLink[] =>
  text.split(/,\s+/).flatMap((entry) => {
    if (entry === '') return [];
    const [, label = '', url = ''] = /^(\S.{0,39}?)\s+(\S+)$/.exec(entry.trim()) ?? [];
    if (webAddress.safeParse(url).success) return [{ label, url }];
    context.addIssue('must be names with addresses, such as "Mastodon https://social.example.org/@us"');
    return [];
  }),
);

/** Every setting, in the order of the documentation. `docs/configuration.md` is generated from this. */
export const SETTINGS = {
  PORT: {
    meaning: 'Port to listen on; 0 takes any free one.',
    fallback: '3000',
    schema: z.coerce.number('must be a number').int().min(0).max(65535),
  },
  HOST: {
    meaning: 'Address to listen on. `127.0.0.1` serves this machine only, `0.0.0.0` every network.',
    fallback: '127.0.0.1',
    schema: z.string().min(1).max(255),
  },
  DATA_DIR: {
    meaning: 'Folder for the embedded database, pictures and the mail outbox.',
    fallback: './data',
    schema: z.string().min(1).max(4096),
  },
  DATABASE_URL: {
    meaning: 'A PostgreSQL 15+ server to use instead of the embedded one.',
    fallback: '',
    schema: databaseAddress,
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'The same server without the pooler, if `DATABASE_URL` leads to one that shares connections between transactions, such as pgbouncer: for migrations, background jobs and notifications.',
    fallback: '',
    schema: databaseAddress,
  },
  DATABASE_REPLICA_URL: {
    meaning:
      'A streaming replica of that server, for what is the same for everyone. While it lags more than a second or is gone, the primary is read.',
    fallback: '',
    schema: databaseAddress,
  },
  CACHE_MB: {
    meaning:
      'Memory for cached pages, answers and sessions of each process, in MB. What was not used for longest goes first; 0 caches nothing.',
    fallback: '48',
    schema: z.coerce.number('must be a number').int().min(0).max(65_536),
  },
  BACKUP_TO: {
    meaning:
      'Folder for [backups](operate.md#backup), made by the clock or by `npm run backup`. Best on another disk or machine.',
    fallback: '(DATA_DIR/backups)',
    schema: z.string().max(4096),
  },
  BACKUP_PASSPHRASE: {
    meaning:
      'Encrypts backups made by the clock, and with `npm run backup -- --encrypt`. Without it, an encrypted backup cannot be restored: keep a copy elsewhere.',
    fallback: '',
    schema: z.union([z.literal(''), z.string().min(12, 'must have at least 12 characters').max(1000)]),
  },
  DATABASE_OWNER_URL: {
    meaning:
      'The same database as `DATABASE_URL`, by the login that owns it; used for migrations only. Then the login of `DATABASE_URL` needs no rights but to connect, and gets what it needs.',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
    ]),
  },
  PUBLIC_URL: {
    meaning: 'Public address of this Plateful, used for links in mails and shares.',
    fallback: '(http://localhost:PORT)',
    schema: z.union([z.literal(''), webAddress]).transform((text) => text.replace(/\/+$/, '')),
  },
  STOP_DELAY: {
    meaning:
      'Seconds to go on answering after `SIGTERM` while `/health/ready` says 503, for proxies that ask it. 0 for a single process.',
    fallback: '0',
    schema: z.coerce.number('must be a number').min(0).max(30),
  },
  LOG_FORMAT: {
    meaning:
      '`json`: one line of JSON for everything that is logged, and for each request. `text`: for people; requests only with `LOG_LEVEL=debug`.',
    fallback: '(text on a terminal, otherwise json)',
    schema: z.enum(['', 'text', 'json'], 'must be text or json'),
  },
  LOG_LEVEL: {
    meaning: 'The least that is logged: `error`, `warn`, `info` or `debug`.',
    fallback: 'info',
    schema: z.enum(LOG_LEVELS, `must be one of: ${LOG_LEVELS.join(', ')}`),
  },
  METRICS_TOKEN: {
    meaning:
      'Opens `/metrics` for Prometheus to whoever sends it as a bearer token ([how](operate.md#watching-it)).',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.string().regex(/^\S{16,500}$/, 'must have at least 16 characters and no spaces'),
    ]),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'OpenTelemetry collector that traces of requests are sent to by OTLP over HTTP, such as `http://127.0.0.1:4318`.',
    fallback: '',
    schema: optionalAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning: 'Headers that the collector wants, such as `authorization=Bearer%20secret`.',
    fallback: '',
    schema: z.string().max(4_000).transform(toHeaders),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'Share of requests that are traced, from 0 to 1.',
    fallback: '1',
    schema: z.coerce.number('must be a number').min(0).max(1),
  },
  TRUSTED_PROXIES: {
    meaning:
      'Number of reverse proxies in front that append to `X-Forwarded-For`. With any, the `X-Request-Id` and `traceparent` of a request are taken over.',
    fallback: '0',
    schema: z.coerce.number('must be a number').int().min(0).max(10),
  },
  ACCESS: {
    meaning:
      '`browse`: anyone may browse, everything else needs a subscription. `strict`: everything needs one. `open`: no paywall.',
    fallback: 'browse',
    schema: z.enum(ACCESS_MODES, 'must be browse, strict or open'),
  },
  SECRET: {
    meaning:
      'Signs sessions (at least 32 characters). Stored in `DATA_DIR/secret` if not set; several processes must share one.',
    fallback: '(generated)',
    schema: z.union([z.literal(''), z.string().min(32, 'must have at least 32 characters').max(500)]),
  },
  DEMO: {
    meaning:
      'Adds demo people, plans and views, and shows unsent mails at `/dev/outbox` on this machine. Turn it `off` before real people use this Plateful. Not available with `DATABASE_URL`.',
    fallback: '(on for a new embedded database)',
    schema: z.union([z.literal(''), flag]),
  },
  DEMO_PASSWORD: {
    meaning: 'Password of the demo accounts.',
    fallback: '(generated and printed)',
    schema: z.union([z.literal(''), z.string().min(8, 'must have at least 8 characters').max(128)]),
  },
  RATE_LIMITS: {
    meaning:
      '`loose` allows 400 attempts a minute per address for everything: for tests and load measurements, never on a network.',
    fallback: 'strict',
    schema: z.enum(['strict', 'loose'], 'must be strict or loose'),
  },
  SECOND_FACTOR: {
    meaning:
      '`required`: admins cannot log in as admin without an authenticator app. `optional`: each may set one up.',
    fallback: 'optional',
    schema: z.enum(['optional', 'required'], 'must be optional or required'),
  },
  OIDC_ISSUER: {
    meaning:
      'Issuer of an OpenID Connect provider (Authentik, Authelia, Keycloak …) that people may sign in with. Its redirect URI must be `PUBLIC_URL/api/auth/callback/oidc`.',
    fallback: '',
    schema: optionalAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  OIDC_CLIENT_ID: {
    meaning: 'Client id that the provider gave Plateful.',
    fallback: '',
    schema: z.string().max(500),
  },
  OIDC_CLIENT_SECRET: {
    meaning: 'Client secret; none for a public client.',
    fallback: '',
    schema: z.string().max(1000),
  },
  OIDC_NAME: {
    meaning: 'What the button calls the provider: "Continue with …".',
    fallback: 'OpenID Connect',
    schema: z.string().min(1).max(40),
  },
  OIDC_SCOPES: {
    meaning: 'Scopes to ask for.',
    fallback: 'openid profile email',
    schema: z
      .string()
      .max(500)
      .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  },
  OIDC_SIGN_UP: {
    meaning:
      '`on`: whoever the provider admits gets an account, whatever the setting for signing up says. `off`: only existing accounts.',
    fallback: 'on',
    schema: flag,
  },
  OIDC_TRUST_EMAIL: {
    meaning:
      '`on` for a provider that does not say whether it has confirmed an address, but has. Never with one where people enter any address.',
    fallback: 'off',
    schema: flag,
  },
  ...CLUSTER_SETTINGS,
  SMTP_URL: {
    meaning:
      'Mail server, such as smtp://user:password@mail.example.org:587. Without it, mails go to `DATA_DIR/outbox`.',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    ]),
  },
  MAIL_FROM: {
    meaning: 'Sender address of mails.',
    fallback: 'Plateful <plateful@localhost>',
    schema: z.string().min(3).max(320),
  },
  PAYMENTS: {
    meaning:
      'Who takes payments for new subscriptions: `paypal`, `stripe`, or `sandbox` for test payments without money.',
    fallback: '(paypal or stripe if set up, otherwise sandbox)',
    schema: z.enum(['', 'sandbox', 'paypal', 'stripe'], 'must be sandbox, paypal or stripe'),
  },
  PAYPAL_CLIENT_ID: {
    meaning: 'Client id of your PayPal app ([how to set it up](operate.md#payments)).',
    fallback: '',
    schema: z.string().max(200),
  },
  PAYPAL_CLIENT_SECRET: {
    meaning: 'Its secret.',
    fallback: '',
    schema: z.string().max(500),
  },
  PAYPAL_WEBHOOK_ID: {
    meaning:
      'Id of its webhook at `PUBLIC_URL/webhooks/paypal`. Without it, changes at PayPal are noticed within an hour.',
    fallback: '',
    schema: z.string().max(100),
  },
  PAYPAL_PLAN_ID: {
    meaning:
      'A plan of yours for the monthly price. Plateful makes plans itself where this one does not fit.',
    fallback: '',
    schema: z.string().max(100),
  },
  PAYPAL_URL: {
    meaning: "Address of PayPal's API; `https://api-m.sandbox.paypal.com` is its own sandbox.",
    fallback: 'https://api-m.paypal.com',
    schema: webAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  STRIPE_SECRET_KEY: {
    meaning: 'Secret or restricted key of your Stripe account.',
    fallback: '',
    schema: z.string().max(500),
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning:
      'Signing secret of its webhook at `PUBLIC_URL/webhooks/stripe`. Without it, changes at Stripe are noticed within an hour.',
    fallback: '',
    schema: z.string().max(500),
  },
  STRIPE_URL: {
    meaning: "Address of Stripe's API.",
    fallback: 'https://api.stripe.com',
    schema: webAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  KROGER_CLIENT_ID: {
    meaning: 'Client id of your Kroger API registration. Without it, a test store is used.',
    fallback: '',
    schema: z.string().max(200),
  },
  KROGER_CLIENT_SECRET: {
    meaning:
      'Client secret of that registration. Its redirect URI must be `PUBLIC_URL/grocery-store/connected`.',
    fallback: '',
    schema: z.string().max(500),
  },
  KROGER_URL: {
    meaning: "Address of Kroger's API.",
    fallback: 'https://api.kroger.com',
    schema: webAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  STORE_CART: {
    meaning:
      '`off` if your registration at the grocery store may not fill carts: people can then only choose products.',
    fallback: 'on',
    schema: flag,
  },
  AI_BASE_URL: {
    meaning: 'Base URL of an OpenAI-compatible AI service.',
    fallback: 'https://api.openai.com/v1',
    schema: webAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  AI_API_KEY: {
    meaning: 'API key for that service. Local models may need none.',
    fallback: '',
    schema: z.string().max(500),
  },
  AI_MODEL: {
    meaning: 'Model that writes recipes. Without it, the embedded chef does.',
    fallback: '',
    schema: z.string().max(200),
  },
  AI_DAILY_TOKENS: {
    meaning: 'Tokens of those models that one person, or one address, may use within 24 hours.',
    fallback: '100000',
    schema: z.coerce.number('must be a number').int().min(1).max(1_000_000_000),
  },
  AI_DAILY_TOKENS_TOTAL: {
    meaning: 'The same for everyone together.',
    fallback: '2000000',
    schema: z.coerce.number('must be a number').int().min(1).max(1_000_000_000_000),
  },
  AI_IMAGE_MODEL: {
    meaning: 'Model that makes pictures of recipes. Without it, Plateful draws them.',
    fallback: '',
    schema: z.string().max(200),
  },
  AI_IMAGE_URL: {
    meaning: 'Base URL of its service, if not `AI_BASE_URL`.',
    fallback: '',
    schema: optionalAddress.transform((text) => text.replace(/\/+$/, '')),
  },
  IMPORT_HOSTS: {
    meaning:
      'Hosts on your own network that recipes may be imported from, such as `recipes.lan, 192.168.1.5:8080`. The public internet is always allowed.',
    fallback: '',
    schema: z
      .string()
      .max(2000)
      .transform((text) =>
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
  },
  HOLD_FIRST_POSTS: {
    meaning: 'How many first posts of each account wait for a moderator before others see them.',
    fallback: '0',
    schema: z.coerce.number('must be a number').int().min(0).max(100),
  },
  SOURCE_URL: {
    meaning: 'Address of the source code, linked in the footer if set.',
    fallback: '',
    schema: optionalAddress,
  },
  SOCIAL_LINKS: {
    meaning:
      'External pages linked in the footer, such as `Mastodon https://social.example.org/@us, Pinterest https://…`.',
    fallback: '',
    schema: namedLinks,
  },
  NEWSLETTER_URL: {
    meaning:
      'Page of an external newsletter, which opens when someone subscribes. Without it, Plateful sends its own on Sundays.',
    fallback: '',
    schema: optionalAddress,
  },
  CONTACT_EMAIL: {
    meaning:
      'Where messages of the contact form are mailed; the privacy and terms pages show it too. Without it, admins read them on screen.',
    fallback: '',
    schema: z.union([z.literal(''), z.email('must be an email address').max(254)]),
  },
  OPERATOR: {
    meaning:
      'Who runs this Plateful, for the privacy and terms pages, such as `Jo Doe, 1 Main Street, Springfield`.',
    fallback: '',
    schema: z.string().max(300),
  },
} as const;
