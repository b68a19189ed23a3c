import type { MiddlewareHandler } from 'hono';
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
    strictTransportSecurity: publicUrl.startsWith('https:') ? undefined : false,
  });
  const withoutInline = contentSecurityPolicy("'self'");
  return async (context, next) => {
    await others(context, next);
    // Pages set their own, with the nonce of their scripts.
    if (!context.res.headers.has(POLICY)) context.res.headers.set(POLICY, withoutInline);
    // Windows we open (the grocery store's) may report back; a page shown in one overrides this.
    if (!context.res.headers.has(OPENER)) context.res.headers.set(OPENER, 'same-origin-allow-popups');
  };
}

/** The policy of a page whose inline scripts carry this nonce. Vite's inline scripts have none, so `null` allows any. */
export function pagePolicy(nonce: string | null): [name: string, value: string] {
  const policy = nonce
    ? contentSecurityPolicy(`'self' 'nonce-${nonce}'`)
    : contentSecurityPolicy("'self' 'unsafe-inline'", "'self' ws:");
  return [POLICY, policy];
}

function contentSecurityPolicy(scripts: string, connections = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob:",
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
