import type { MiddlewareHandler } from 'hono';
import { t } from '#shared/t.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from './html.ts';
import { noticePage } from './notice-page.ts';

type Address = Pick<Config, 'publicUrl' | 'hasPublicUrl' | 'port'>;

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const HTTP_PORT = 80;

/**
 * Refuses requests for any other host. A browser that reaches us by a foreign name (DNS rebinding) would let that site's
 * scripts read our responses. Health checks are exempt, because probes use the IP address.
 */
export function expectOwnHost(config: Address): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (isOwnHost(host, config) || context.req.path.startsWith('/health/')) return next();
    return context.html(wrongHostPage(host, config), 421, { 'cache-control': 'no-store' });
  };
}

/** Whether a `Host` header names this Plateful: the host of `PUBLIC_URL`, or this machine while that is unset. */
export function isOwnHost(header: string, { publicUrl, hasPublicUrl, port }: Address): boolean {
  const own = new URL(publicUrl);
  const host = header.toLowerCase();
  if (hasPublicUrl) return host === own.host || host === `${own.hostname}:${own.port || defaultPort(own)}`;
  const [, name = '', given] = /^(.*?)(?::(\d+))?$/.exec(host) ?? [];
  return LOOPBACK.test(name) && Number(given ?? HTTP_PORT) === port;
}

function defaultPort({ protocol }: URL): number {
  return protocol === 'https:' ? 443 : HTTP_PORT;
}

function wrongHostPage(host: string, { publicUrl }: Address): string {
  const own = escapeHtml(publicUrl);
  const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
  const wrong = t('This request was for {host}, but this Plateful is set up for {own}.', {
    host: code(host.slice(0, 255)),
    own: `<a href="${own}">${own}</a>`,
  });
  const mend = t(
    'If you run this Plateful, set {setting} to the address people use, such as {example}, and start it again. Behind a proxy, have the proxy pass the {header} header on.',
    {
      setting: code('PUBLIC_URL'),
      example: code('PUBLIC_URL=http://192.168.1.20:3000'),
      header: code('Host'),
    },
  );
  return noticePage({
    title: t('Plateful does not answer at this address'),
    body: `<p>${wrong}</p><p>${mend}</p>`,
  });
}
