import { describe, expect, test } from 'vitest';
import type { DatabaseNotifications } from './database/notifications.ts';
import { Memory } from './memory.ts';

/** Notifications that the test itself sends. */
function heard() {
  const listeners: ((detail: string | null) => void)[] = [];
  const news: DatabaseNotifications = {
    listening: true,
    on: (topic, listener) => void (topic === 'shown' && listeners.push(listener)),
    caughtUp: async () => true,
    close: async () => {},
  };
  const tell = (detail: string | null) => {
    for (const listener of listeners) listener(detail);
  };
  return { news, tell };
}

function filledMemory(bytes = 1_000_000) {
  const { news, tell } = heard();
  const memory = new Memory(news, bytes);
  const keep = (key: string, ...shown: string[]) =>
    memory.keep(key, { value: key, size: 100, shown: new Set(shown), since: memory.now, ttl: 60_000 });
  return { memory, tell, keep };
}

describe('a process’s cache', () => {
  test('drops an entry only when something it shows changes', () => {
    const { memory, tell, keep } = filledMemory();
    keep('page', 'recipe:1', 'recipe:2');
    keep('other', 'recipe:3');
    tell('recipe:9\nrecipe:2');
    expect(memory.has('page')).toBe(false);
    expect(memory.has('other')).toBe(true);
  });

  test('is cleared when it is unknown what has changed', () => {
    const { memory, tell, keep } = filledMemory();
    keep('page', 'recipe:1');
    tell(null);
    expect(memory.has('page')).toBe(false);
  });

  test.each([
    ['popular>10.5', 'popular>11', true],
    ['popular>10.5', 'popular>10.5', true],
    ['popular>10.5', 'popular>9', false],
    ['popular>10.5', 'popular>11 9', true],
    ['popular>10.5', 'popular>9 11', true],
    ['popular>10.5', 'popular>11 10.5', true],
    ['popular>10.5', 'popular>12 11', false],
    ['popular>10.5', 'popular>9 8', false],
    ['popular>-1', 'popular>12 11', true],
    ['popular>10.5', 'liked>11', false],
    ['spelled^leek', 'spelled^leeks', true],
    ['spelled^leek', 'spelled^greenleek', true],
    ['spelled^leek', 'spelled^onion', false],
    ['spelled^leek', 'spelled^löffel', true],
    ['spelled^leek', 'spelled^öl', true],
    ['person~Jo', 'person~Banjo Player banjo', true],
    ['person~kim', 'person~Joanna', false],
    ['person~é', 'person~Zoé', true],
    ['person~zoe', 'person~ZOË', true],
  ])('drops an entry that shows %s after %s: %s', (shown, change, goes) => {
    const { memory, tell, keep } = filledMemory();
    keep('list', shown);
    tell(change);
    expect(memory.has('list')).toBe(!goes);
  });

  test('does not keep an entry that changed while it was being made', () => {
    const { memory, tell } = filledMemory();
    const since = memory.now;
    tell('recipe:1');
    const made = (key: string, shown: string) =>
      memory.keep(key, { value: key, size: 1, shown: new Set([shown]), since, ttl: 60_000 });
    made('stale', 'recipe:1');
    made('fresh', 'recipe:2');
    expect([memory.has('stale'), memory.has('fresh')]).toEqual([false, true]);
  });

  test('does not keep an entry if more changes arrived meanwhile than it can remember', () => {
    const { memory, tell } = filledMemory();
    const since = memory.now;
    for (let told = 0; told < 6_000; told++) tell(`recipe:${told}`);
    memory.keep('page', { value: 1, size: 1, shown: new Set(['recipe:x']), since, ttl: 60_000 });
    expect(memory.has('page')).toBe(false);
  });

  test('stays within its budget, and keeps the most recently used entries', () => {
    const { memory, keep } = filledMemory(20_000);
    for (let made = 0; made < 1_000; made++) {
      keep(`page ${made}`, `recipe:${made}`);
      memory.get('page 0');
    }
    expect(memory.bytes).toBeLessThanOrEqual(20_000);
    expect(memory.bytes).toBeGreaterThan(10_000);
    expect([memory.has('page 0'), memory.has('page 1'), memory.has('page 999')]).toEqual([true, false, true]);
  });

  test('is empty while changes cannot be received', () => {
    const { news } = heard();
    const memory = new Memory({ ...news, listening: false }, 1_000_000);
    memory.keep('page', { value: 1, size: 1, shown: new Set(), since: memory.now, ttl: 60_000 });
    expect(memory.has('page')).toBe(false);
  });
});
