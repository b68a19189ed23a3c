import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config.ts';

const POLICY = 'content-security-policy';
const OPENER = 'cross-origin-opener-policy';

/** What a page may ask the device for: to keep the screen on in the kitchen, to copy and to share. */
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

/** Headers that keep other sites and foreign scripts out, on every answer. */
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
    // A page brings its own, with the nonce its scripts carry.
    if (!context.res.headers.has(POLICY)) context.res.headers.set(POLICY, withoutInline);
    // Windows that we open (the grocery store's) may answer us; a page shown in one says so itself.
    if (!context.res.headers.has(OPENER)) context.res.headers.set(OPENER, 'same-origin-allow-popups');
  };
}

/** The policy of a page whose inline scripts carry this nonce. Vite's inline scripts carry none, so `null` allows any. */
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
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
