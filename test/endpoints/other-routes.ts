import { LARGEST_VIDEO } from '../../src/features/reels/rules/limits.ts';
import { PEOPLE, type PersonRole, type Role } from './policy.ts';

/** An address that is not an endpoint: a feed, a file, a stream. */
export interface OtherRoute {
  method: string;
  path: string;
  what: string;
  /** The status for each role whose status differs. API tokens count as visitors: they open only endpoints. */
  except?: Partial<Record<PersonRole, number>>;
  status: number;
  body?: string;
  headers?: Record<string, string>;
}

const OWNED = { moderator: 200, admin: 200 } as const;
const UPLOAD = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Each address at which the server serves something other than a page or an endpoint. `{video}`, `{picture}`, `{secret}` and
 * `{upload}` are somebody else's; that video and picture are withheld. `{recipe}` may be anybody's.
 */
export const OTHER_ROUTES: readonly OtherRoute[] = [
  { method: 'GET', path: '/health/live', what: 'Health', status: 200 },
  { method: 'GET', path: '/health/ready', what: 'Readiness', status: 200 },
  { method: 'GET', path: '/metrics', what: 'Metrics, for holders of their token', status: 401 },
  { method: 'GET', path: '/manifest.webmanifest', what: 'Web app manifest', status: 200 },
  { method: 'GET', path: '/robots.txt', what: 'Rules for crawlers', status: 200 },
  { method: 'GET', path: '/sitemap.xml', what: 'Every public page', status: 200 },
  { method: 'GET', path: '/api/openapi.json', what: 'The API document', status: 200 },
  { method: 'GET', path: '/api/docs', what: 'The API documentation', status: 200 },
  { method: 'GET', path: '/personal?path=/', what: 'Personal data for shared pages', status: 200 },
  {
    method: 'GET',
    path: '/api/events',
    what: 'Events of one’s own kitchen',
    status: 200,
    except: { visitor: 401 },
  },
  { method: 'GET', path: '/calendar/{secret}.ics', what: 'A shared plan; the secret opens it', status: 200 },
  {
    method: 'GET',
    path: '/calendar/nothing-that-exists.ics',
    what: 'A plan that is not shared',
    status: 404,
  },
  { method: 'GET', path: '/videos/{video}.mp4', what: 'A withheld video', status: 404, except: OWNED },
  { method: 'GET', path: '/videos/{video}.vtt', what: 'Its captions', status: 404, except: OWNED },
  {
    method: 'GET',
    path: '/pictures/stored/{picture}-320.webp',
    what: 'A withheld picture',
    status: 404,
    except: OWNED,
  },
  {
    method: 'GET',
    path: '/pictures/recipes/{recipe}/madeup-320.webp',
    what: 'An old drawing of a recipe, which redirects to the current one',
    status: 302,
  },
  {
    method: 'POST',
    path: '/uploads/reels',
    what: 'An upload that declares too large a size',
    status: 413,
    except: { visitor: 401 },
    headers: { ...UPLOAD, 'upload-length': String(LARGEST_VIDEO + 1) },
  },
  ...(['HEAD', 'PATCH', 'DELETE'] as const).map((method) => ({
    method,
    path: '/uploads/reels/{upload}',
    what: 'Somebody else’s upload',
    status: 404,
    except: { visitor: 401 } as const,
    headers: { ...UPLOAD, 'upload-offset': '0' },
    ...(method === 'PATCH' ? { body: 'x' } : {}),
  })),
  {
    method: 'GET',
    path: '/export/plateful.zip',
    what: 'An export of one’s own data',
    status: 200,
    except: { visitor: 401, impersonator: 403 },
  },
  ...['users', 'subscriptions'].map((file) => ({
    method: 'GET',
    path: `/admin/export/${file}.csv`,
    what: `CSV of ${file}`,
    status: 403,
    except: { visitor: 401, admin: 200 } as const,
  })),
  { method: 'GET', path: '/dev/outbox', what: 'Unsent mails (only in a demo)', status: 404 },
  ...['paypal', 'stripe'].map((provider) => ({
    method: 'POST',
    path: `/webhooks/${provider}`,
    what: 'A webhook of a provider that is not used',
    status: 404,
    body: '{}',
  })),
  {
    method: 'GET',
    path: '/api/auth/oidc',
    what: 'Signing in elsewhere, which redirects to the provider',
    status: 302,
  },
  {
    method: 'GET',
    path: '/api/auth/callback/oidc?code=stolen&state=made-up',
    what: 'A provider’s response that nobody requested',
    status: 302,
  },
  {
    method: 'POST',
    path: '/newsletter/preferences?secret=made-up',
    what: 'One-click unsubscribe with an invalid secret',
    status: 404,
    headers: FORM,
    body: 'List-Unsubscribe=One-Click',
  },
  {
    method: 'POST',
    path: '/notification-mails?secret=made-up',
    what: 'The same for notification mails',
    status: 404,
    headers: FORM,
    body: 'List-Unsubscribe=One-Click',
  },
  {
    method: 'POST',
    path: '/share-target',
    what: 'Content shared by another app, which only opens the import screen',
    status: 303,
    headers: FORM,
    body: 'text=Soup',
  },
];

/** The status of another route for a role. */
export function statusOf({ except, status }: OtherRoute, role: Role): number {
  const person: PersonRole = role in PEOPLE ? (role as PersonRole) : 'visitor';
  return except?.[person] ?? status;
}
