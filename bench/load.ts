import autocannon from 'autocannon';
import type { Processor } from './processor.ts';

export interface Load {
  perSecond: number;
  /** 97.5th percentile in milliseconds: slightly stricter than the targets' 95 %. */
  p97: number;
  errors: number;
  /** CPU time per request, if it was measured. */
  cost: string;
}

const CONNECTIONS = 16;
const WARM_UP_S = 1;

/** Sends requests to a server's addresses in turn, over 16 connections. */
export async function drive(
  origin: string,
  requests: autocannon.Request[],
  options: { seconds?: number; headers?: Record<string, string>; processor?: Processor } = {},
): Promise<Load> {
  const settings = { url: origin, connections: CONNECTIONS, requests, headers: options.headers };
  await autocannon({ ...settings, duration: WARM_UP_S });
  const costOf = options.processor?.watch();
  const result = await autocannon({ ...settings, duration: options.seconds ?? 4 });
  return {
    perSecond: result.requests.average,
    p97: result.latency.p97_5,
    errors: result.errors + result.non2xx,
    cost: costOf?.(result.requests.total) ?? '',
  };
}
