import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The network address of whoever called. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so only
 * the last `trustedProxies` entries are believed; a caller can write anything in front of them.
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
