import { Agent, request } from 'node:http';

const AT_ONCE = 16;

export interface Once {
  perSecond: number;
  /** Milliseconds. */
  mean: number;
  p95: number;
  p97: number;
}

/** Requests each path once, 16 at a time, so that no cache answers. Fails if any is not answered with 200. */
export async function eachOnce(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<Once> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const queue = [...paths];
  const times: number[] = [];
  const began = performance.now();
  const worker = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const started = performance.now();
      await ask(origin + path, agent, headers);
      times.push(performance.now() - started);
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
  };
}

function ask(address: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${answer.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}
