import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  /** Milliseconds that 97.5 % of the answers stay below: a little stricter than the 95 % the targets name. */
  p97: number;
  errors: number;
}

const CONNECTIONS = 16;
const WARM_UP_S = 1;

/** Drives addresses of one server in turn with 16 connections. */
export async function drive(
  origin: string,
  requests: autocannon.Request[],
  options: { seconds?: number; headers?: Record<string, string> } = {},
): Promise<Load> {
  const settings = { url: origin, connections: CONNECTIONS, requests, headers: options.headers };
  await autocannon({ ...settings, duration: WARM_UP_S });
  const result = await autocannon({ ...settings, duration: options.seconds ?? 4 });
  return {
    perSecond: result.requests.average,
    p97: result.latency.p97_5,
    errors: result.errors + result.non2xx,
  };
}
