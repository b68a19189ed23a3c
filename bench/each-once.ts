import { Agent, request } from 'node:http';
import type { Processor } from './processor.ts';

const AT_ONCE = 16;

export interface Once {
  perSecond: number;
  /** Milliseconds. */
  mean: number;
  p95: number;
  p97: number;
  /** How many were refused with 503; all other figures exclude these. */
  refused: number;
  /** CPU time per request, if it was measured. */
  cost: string;
}

/** Requests each path once, 16 at a time, so that no cache helps. Fails if any response is neither 200 nor 503. */
export async function eachOnce(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
  processor?: Processor,
): Promise<Once> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const queue = [...paths];
  const times: number[] = [];
  let refused = 0;
  const costOf = processor?.watch();
  const began = performance.now();
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const started = performance.now();
      if (await ask(origin + path, agent, headers)) times.push(performance.now() - started);
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const below = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return {
    perSecond: times.length / seconds,
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p95: below(0.95),
    p97: below(0.975),
    refused,
    // Refusing a request costs next to nothing.
    cost: costOf?.(Math.max(1, times.length)) ?? '',
  };
}

/** Whether the request was served; otherwise it was refused. */
function ask(address: string, agent: Agent, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        if (answer.statusCode === 200 || answer.statusCode === 503) resolve(answer.statusCode === 200);
        else reject(new Error(`${address} answered ${answer.statusCode}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
