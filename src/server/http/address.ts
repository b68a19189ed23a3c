import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The caller's network address. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so only the last
 * `trustedProxies` entries count; a caller can forge anything before them.
 */
export function callerAddress(context: Context, trustedProxies: number): string {
  const direct = getConnInfo(context).remote.address ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const chain = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-trustedProxies) ?? chain[0] ?? direct;
}

/** The key for rate limits: an IPv4 address, or the first half of an IPv6 one, which identifies a single connection. */
export function callerNetwork(context: Context, trustedProxies: number): string {
  return networkOf(callerAddress(context, trustedProxies));
}

/** '2001:db8:1:2::/64' for '2001:db8:1:2::9'; IPv4 addresses unchanged, also IPv4-mapped ones. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (isIP(plain) !== 6) return address;
  const [left = '', right = ''] = plain.split('::');
  const groups = left.split(':').filter(Boolean);
  const after = right.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
    : [];
  const network = [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
