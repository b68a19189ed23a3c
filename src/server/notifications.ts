import type pg from 'pg';
import { openConnection } from './db.ts';

export type Topic = 'catalog' | 'callers' | 'kitchen' | 'settings';

/** Called with what changed; with `null` if the notification does not say, or notifications may have been missed. */
type Listener = (detail: string | null) => void;

/** Database changes by any process, received through `NOTIFY`. */
export interface DatabaseNotifications {
  /** Whether notifications arrive; while they do not, nothing that depends on them may be cached. */
  readonly listening: boolean;
  on(topic: Topic, listener: Listener): void;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const RECONNECT_MS = 500;

/** Listens for `pg_notify('changes', 'topic')` and `'topic:detail'`, reconnecting when necessary. */
export async function listenToDatabase(connection: pg.PoolConfig): Promise<DatabaseNotifications> {
  const listeners: Record<Topic, Listener[]> = { catalog: [], callers: [], kitchen: [], settings: [] };
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
      // Notifications sent while disconnected are lost.
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
      // A hung database would never close the connection.
      void client?.end();
    },
  };
}
