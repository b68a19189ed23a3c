import { createHash } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const POLICY = 'content-security-policy';
const OPENER = 'cross-origin-opener-policy';

/** Browser features a page may use: wake lock, copying and sharing. */
const PERMISSIONS = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  usb: [],
  fullscreen: ['self'],
  screenWakeLock: ['self'],
  webShare: ['self'],
};

/** Headers on every response that keep out other sites and foreign scripts. */
export function securityHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler {
  const others = secureHeaders({
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: PERMISSIONS,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && 'max-age=31536000; includeSubDomains',
  });
  const withoutInline = contentSecurityPolicy("'self'");
  return async (context, next) => {
    await others(context, next);
    // Pages set their own, with the nonce of their scripts.
    if (!context.res.headers.has(POLICY)) context.res.headers.set(POLICY, withoutInline);
    // Windows that we open (the grocery store's) may report back; a page shown in one overrides this.
    if (!context.res.headers.has(OPENER)) context.res.headers.set(OPENER, 'same-origin-allow-popups');
  };
}

/** The same for responses that Node sends on its own. */
export async function fixedHeaders(
  config: Pick<Config, 'publicUrl'>,
): Promise<[name: string, value: string][]> {
  const { headers } = await new Hono()
    .all('*', securityHeaders(config), ({ body }) => body(null))
    .request('/');
  return [...headers];
}

/**
 * A page's HTML as it is sent, with one character per byte; sets the policy that allows its own scripts in its headers. A nonce
 * must not be used twice, so for a cached page the policy lists the hashes of its inline scripts instead: those that carry the
 * nonce the page was rendered with, which no user text can know. Vite's inline scripts carry none, so a nonce of `null` allows
 * any.
 */
export function withPolicy(
  html: string,
  headers: Headers,
  { nonce, isCached }: { nonce: string | null; isCached: boolean },
): string {
  if (nonce === null) {
    headers.set(POLICY, contentSecurityPolicy("'self' 'unsafe-inline'", "'self' ws:"));
    return html;
  }
  if (!isCached) {
    headers.set(POLICY, contentSecurityPolicy(`'self' 'nonce-${nonce}'`));
    return html;
  }
  const own = [...html.matchAll(new RegExp(`<script[^>]* nonce="${nonce}"[^>]*>(.*?)</script>`, 'gs'))];
  const hashes = new Set(own.flatMap(([, script]) => (script ? [hashOf(script)] : [])));
  headers.set(POLICY, contentSecurityPolicy(["'self'", ...hashes].join(' ')));
  return html.replaceAll(` nonce="${nonce}"`, '');
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}'`;

function contentSecurityPolicy(scripts: string, connections = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
