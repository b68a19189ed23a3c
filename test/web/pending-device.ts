import { vi } from 'vitest';
import type { ErrorCode } from '../../src/shared/errors.ts';
import { DeviceStorage } from '../../src/web/device-store.ts';
import { Refusal } from '../../src/web/errors.ts';
import { type Delivery, PendingQueue, type Surroundings } from '../../src/web/pending/queue.ts';
import { BrowserStorage } from './browser-storage.ts';

export const offline = () => new TypeError('Failed to fetch');
export const refusal = (code: ErrorCode) => new Refusal(code, code);

/** A server that applies each change once, however often it is sent; each response can be held back or replaced. */
export function fakeServer() {
  const server = {
    signedIn: 'ann',
    /** The kitchen of the person signed in. */
    kitchen: 'home',
    applied: [] as string[],
    attempts: [] as string[],
    /** The kitchens named by the attempts. */
    kitchens: [] as string[],
    /** Errors for the next attempts before they reach the server, oldest first. */
    failures: [] as Error[],
    /** Refuses these changes every time. */
    refusing: new Map<string, Error>(),
    /** Loses responses while true. */
    losesAnswers: false,
    held: null as Promise<void> | null,
    async send(change: string, kitchen?: string): Promise<string> {
      server.attempts.push(change);
      server.kitchens.push(kitchen ?? 'unnamed');
      const failure = server.failures.shift() ?? server.refusing.get(change);
      if (failure) throw failure;
      if (!server.applied.includes(change)) server.applied.push(change);
      await server.held;
      if (server.losesAnswers) throw offline();
      return `saved ${change}`;
    },
    hold(): () => void {
      let letGo = () => {};
      server.held = new Promise((resolve) => {
        letGo = () => {
          server.held = null;
          resolve();
        };
      });
      return letGo;
    },
  };
  return server;
}

/** One device with any number of tabs. */
export function device(server = fakeServer(), { hasLocks = true } = {}) {
  const browser = new BrowserStorage();
  const locks = new Set<string>();
  /** What the service worker finds, with the output once sent. */
  const outbox = new Map<string, { input: unknown; output?: string }>();
  const channels = new Map<string, Set<{ onmessage: BroadcastChannel['onmessage'] }>>();
  const openTab = (person = 'ann', storage = tabStorage(browser)) => {
    const saved: string[] = [];
    const refused: string[] = [];
    const wakes: (() => void)[] = [];
    let isOpen = true;
    let isSafe = () => true;
    const surroundings: Surroundings = {
      storage,
      async alone(name, work) {
        if (!hasLocks) return work().then(() => true);
        if (locks.has(name)) return false;
        locks.add(name);
        await work().finally(() => locks.delete(name));
        return true;
      },
      outbox: () => ({
        put: ({ id }, { input }) => void outbox.set(id, { input }),
        remove: (id) => void outbox.delete(id),
        answered: async () =>
          new Map([...outbox].flatMap(([id, { output }]) => (output === undefined ? [] : [[id, output]]))),
      }),
      channel(name) {
        const all = channels.get(name) ?? new Set();
        const own = {
          onmessage: null as BroadcastChannel['onmessage'],
          // As in a browser, other tabs receive it later.
          postMessage: (data: unknown) => {
            const others = [...all].filter((other) => other !== own);
            setTimeout(() => {
              for (const { onmessage } of others)
                onmessage?.call({} as BroadcastChannel, { data: structuredClone(data) } as MessageEvent);
            }, 10);
          },
        };
        channels.set(name, all.add(own));
        return own;
      },
      onWake: (wake) => void wakes.push(wake),
      beforeClosing: (check) => {
        isSafe = check;
      },
    };
    const delivery: Delivery<string, string> = {
      readChange: (stored) => (typeof stored === 'string' ? stored : null),
      maySend: () => isOpen && server.signedIn === person,
      kitchenId: () => server.kitchen,
      send: (change, kitchen) => server.send(change, kitchen),
      callOf: (change) => ({ path: [], input: change }),
      answerOf: (_change, output) => String(output),
      saved: ({ id, undone, kitchenId }, answer) => {
        saved.push(answer);
        if (undone) queue.add(`undo-${id}`, `undo of ${id}`, kitchenId);
      },
      refused: ({ change }) => void refused.push(change),
    };
    const queue = new PendingQueue(`pending:${person}`, delivery, surroundings);
    return {
      queue,
      saved,
      refused,
      isSafe: () => isSafe(),
      wake: () => {
        for (const wake of wakes) wake();
      },
      pending: () => queue.pending.map(({ change }) => change),
      /** Nothing in this tab runs any more, and the browser releases its lock. */
      close: () => {
        isOpen = false;
        locks.clear();
      },
    };
  };
  /** Sends what it finds, as the service worker does. */
  const wakeWorker = async () => {
    for (const entry of outbox.values()) entry.output ??= await server.send(String(entry.input));
  };
  return { browser, server, openTab, outbox, wakeWorker };
}

function tabStorage(browser: BrowserStorage): DeviceStorage {
  const { area, news } = browser.openTab();
  return new DeviceStorage(() => area, news);
}

/** Lets everything happen that takes no time. */
export const settled = () => vi.advanceTimersByTimeAsync(0);
