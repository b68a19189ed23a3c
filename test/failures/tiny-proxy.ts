import { Agent, createServer, request, type Server } from 'node:http';

const CHECK_MS = 100;

/**
 * The simplest possible reverse proxy: round-robin over the servers that report to be ready, over persistent connections,
 * without retries.
 */
export class TinyProxy {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #origins: readonly string[];
  readonly #server: Server;
  readonly #checking: NodeJS.Timeout;
  #ready: string[] = [];
  #turn = 0;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
    this.#server = createServer((incoming, outgoing) => {
      const origin = this.#ready[this.#turn++ % this.#ready.length];
      if (!origin) return void outgoing.writeHead(502).end();
      const { method, url, headers } = incoming;
      const passed = request(`${origin}${url}`, { method, headers, agent: this.#agent }, (answer) => {
        const { connection: _, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
      incoming.pipe(passed);
    });
    this.#checking = setInterval(() => void this.check(), CHECK_MS);
  }

  get ready(): readonly string[] {
    return this.#ready;
  }

  async listen(port: number): Promise<void> {
    await this.check();
    await new Promise<void>((listening) => this.#server.listen(port, '127.0.0.1', listening));
  }

  async check(): Promise<void> {
    const isReady = await Promise.all(
      this.#origins.map((origin) =>
        fetch(`${origin}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.#ready = this.#origins.filter((_, at) => isReady[at]);
  }

  close(): void {
    clearInterval(this.#checking);
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
  }
}
