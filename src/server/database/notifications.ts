import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openConnection } from './db.ts';

export type Topic = 'shown' | 'kitchen' | 'settings';

/** Called with what changed, or with `null` if the notification does not say, or notifications may have been missed. */
type Listener = (detail: string | null) => void;

/** Database changes by any process, received through `NOTIFY`. */
export interface DatabaseNotifications {
  /** Whether notifications arrive; while they do not, nothing that depends on them may be cached. */
  readonly listening: boolean;
  on(topic: Topic, listener: Listener): void;
  /** Waits until all changes committed so far have been received; false if that takes too long. */
  caughtUp(): Promise<boolean>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const RECONNECT_MS = 500;
const CATCH_UP_MS = 500;
const BEAT_MS = 1_000;
const SILENT_MS = 2_000;

/** Listens for `pg_notify('changes', 'topic')` and `'topic:detail'`, reconnecting when necessary. */
export async function listenToDatabase(connection: pg.PoolConfig): Promise<DatabaseNotifications> {
  const listeners: Record<Topic, Listener[]> = { shown: [], kitchen: [], settings: [] };
  let client: Asked | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const tellAll = () => {
    for (const listener of Object.values(listeners).flat()) listener(null);
  };

  const connect = async (): Promise<void> => {
    const next = openConnection(connection, CONNECT_MS);
    next.on('end', () => {
      if (client?.connection === next) client = null;
      if (closed) return;
      clearTimeout(retry);
      retry = setTimeout(() => void connect(), RECONNECT_MS);
    });
    next.on('notification', ({ payload }) => {
      const [, topic = '', detail] = /^(\w+)(?::(.*))?$/s.exec(payload ?? '') ?? [];
      for (const listener of listeners[topic as Topic] ?? []) listener(detail ?? null);
    });
    try {
      await next.connect();
      await next.query('listen changes');
      client = new Asked(next);
      // Notifications sent while disconnected are lost.
      tellAll();
    } catch {
      void next.end();
    }
  };
  await connect();

  const answers = (patienceMs: number): Promise<boolean> =>
    Promise.race([client?.answered() ?? false, wait(patienceMs, false, { ref: false })]);

  // A machine that has gone down does not close its connections, so check.
  const beating = setInterval(async () => {
    const asked = client;
    if (asked && !(await answers(SILENT_MS)) && client === asked) breakOff(asked.connection);
  }, BEAT_MS);
  beating.unref();

  return {
    get listening() {
      return client !== null;
    },
    on: (topic, listener) => void listeners[topic].push(listener),
    caughtUp: () => answers(CATCH_UP_MS),
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(beating);
      // A hung database would never close the connection.
      void client?.connection.end();
    },
  };
}

/** A connection that runs one check at a time. */
class Asked {
  readonly connection: pg.Client;
  #now: Promise<boolean> | null = null;
  #next: Promise<boolean> | null = null;

  constructor(connection: pg.Client) {
    this.connection = connection;
  }

  /**
   * Whether the connection answered a statement sent after this call. PostgreSQL delivers a connection's notifications
   * before the answer to its next statement. A statement in progress may have been answered already, so callers that arrive
   * meanwhile share the next one.
   */
  answered(): Promise<boolean> {
    if (!this.#now) return this.#ask();
    this.#next ??= this.#now.then(() => {
      this.#next = null;
      return this.#ask();
    });
    return this.#next;
  }

  #ask(): Promise<boolean> {
    this.#now = this.connection
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#now = null;
      });
    return this.#now;
  }
}

/** Closes a connection without waiting for an answer. */
function breakOff(client: pg.Client): void {
  // Missing from pg's types.
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
