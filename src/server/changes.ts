import type pg from 'pg';
import { openConnection } from './db.ts';

export type Topic = 'catalogue' | 'callers' | 'kitchen';

/** Hears of a topic; what exactly changed where the news say, `null` where they do not or may have been missed. */
type Listener = (detail: string | null) => void;

export interface Changes {
  /** Whether news arrive; while they do not, nothing that depends on them may be kept. */
  readonly listening: boolean;
  on(topic: Topic, listener: Listener): void;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const RECONNECT_MS = 500;

/** Hears what any process changes in the database (`pg_notify` of a topic, or of `topic:detail`). */
export async function listenForChanges(connection: pg.PoolConfig): Promise<Changes> {
  const listeners: Record<Topic, Listener[]> = { catalogue: [], callers: [], kitchen: [] };
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tellAll = () => {
    for (const listener of Object.values(listeners).flat()) listener(null);
  };

  const connect = async (): Promise<void> => {
    const next = openConnection(connection, CONNECT_MS);
    next.on('end', () => {
      if (client === next) client = null;
      if (closed) return;
      clearTimeout(retry);
      retry = setTimeout(() => void connect(), RECONNECT_MS);
    });
    next.on('notification', ({ payload }) => {
      const [, topic = '', detail] = /^(\w+)(?::(.*))?$/.exec(payload ?? '') ?? [];
      for (const listener of listeners[topic as Topic] ?? []) listener(detail ?? null);
    });
    try {
      await next.connect();
      await next.query('listen changes');
      client = next;
      // What changed while nobody listened is not known.
      tellAll();
    } catch {
      void next.end();
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
      // A database that hangs would never say goodbye.
      void client?.end();
    },
  };
}
