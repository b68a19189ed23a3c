import pg from 'pg';

export type Topic = 'catalogue' | 'callers';

export interface Changes {
  /** Whether news arrive; while they do not, nothing that depends on them may be kept. */
  readonly listening: boolean;
  on(topic: Topic, listener: () => void): void;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/** Hears what any process changes in the database (`pg_notify` from triggers). */
export async function listenForChanges(connection: pg.PoolConfig): Promise<Changes> {
  const listeners: Record<Topic, (() => void)[]> = { catalogue: [], callers: [] };
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tellAll = () => {
    for (const listener of [...listeners.catalogue, ...listeners.callers]) listener();
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client(connection);
    const lost = () => {
      if (client === next) client = null;
      if (!closed) {
        clearTimeout(retry);
        retry = setTimeout(() => void connect(), RECONNECT_MS);
      }
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      for (const listener of listeners[payload as Topic] ?? []) listener();
    });
    try {
      await next.connect();
      await next.query('listen changes');
      client = next;
      // What changed while nobody listened is not known.
      tellAll();
    } catch {
      await next.end().catch(() => {});
    }
  };
  await connect();

  return {
    get listening() {
      return client !== null;
    },
    on: (topic, listener) => void listeners[topic].push(listener),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
