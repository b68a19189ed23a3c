import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { device, fakeServer, offline, refusal, settled } from '../../../test/web/pending-device.ts';
import { DeviceStorage } from '../device-store.ts';

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a change that the service worker sends while no page is open', () => {
  it('is confirmed by the next page, and not sent again', async () => {
    const { server, openTab, outbox, wakeWorker } = device();
    const before = openTab();
    server.failures = [offline()];
    before.queue.add('a', 'a');
    before.queue.add('b', 'b');
    await settled();
    before.close();
    await wakeWorker();
    expect(server.attempts).toEqual(['a', 'a', 'b']);
    const after = openTab();
    await settled();
    expect(after.saved).toEqual(['saved a', 'saved b']);
    expect(after.pending()).toEqual([]);
    expect(server.attempts).toEqual(['a', 'a', 'b']);
    expect(outbox.size).toBe(0);
  });

  it('is reverted if it was undone before the page knew that it was sent', async () => {
    const { server, openTab, wakeWorker } = device();
    const tab = openTab();
    server.failures = [offline()];
    tab.queue.add('a', 'a');
    await settled();
    await wakeWorker();
    tab.queue.takeBack('a');
    await settled();
    expect(server.applied).toEqual(['a', 'undo of a']);
    expect(tab.pending()).toEqual([]);
  });

  it('is never one that a page has already sent or undone', async () => {
    const { server, openTab, outbox, wakeWorker } = device();
    const { queue } = openTab();
    queue.add('a', 'a');
    await settled();
    server.failures = [offline()];
    queue.add('b', 'b');
    await settled();
    queue.takeBack('b');
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(outbox.size).toBe(0);
    await wakeWorker();
    expect(server.attempts.filter((change) => change === 'a')).toHaveLength(1);
  });
});

describe('two tabs', () => {
  it('show each other’s changes, and send each once and in order', async () => {
    const { server, openTab } = device();
    const [one, other] = [openTab(), openTab()];
    const letGo = server.hold();
    one.queue.add('a', 'a');
    other.queue.add('b', 'b');
    one.queue.add('c', 'c');
    expect([one.pending(), other.pending()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
    letGo();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(server.attempts).toEqual(['a', 'b', 'c']);
    expect([one.pending(), other.pending()]).toEqual([[], []]);
  });

  it('lose no change if both add one before either is notified of the other', async () => {
    const { browser, server, openTab } = device();
    server.failures = [offline(), offline()];
    const [one, other] = [openTab(), openTab()];
    one.queue.add('a', 'a');
    other.queue.add('b', 'b');
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    const { area } = browser.openTab();
    expect(server.applied.toSorted()).toEqual(['a', 'b']);
    expect(area.length).toBe(0);
  });

  it('both learn the result, so that either can undo', async () => {
    const { server, openTab } = device();
    const one = openTab();
    server.failures = [offline()];
    one.queue.add('a', 'a');
    await settled();
    const other = openTab();
    await vi.advanceTimersByTimeAsync(100);
    expect(other.saved).toEqual(['saved a']);
    expect(one.saved).toEqual(['saved a']);
    expect(server.attempts).toEqual(['a', 'a']);
  });

  it('revert a change once if one tab sends it while the other undoes it', async () => {
    const { server, openTab } = device();
    const [one, other] = [openTab(), openTab()];
    const letGo = server.hold();
    one.queue.add('a', 'a');
    await settled();
    expect(other.queue.takeBack('a')).toBe(true);
    letGo();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(server.applied).toEqual(['a', 'undo of a']);
    expect(server.attempts).toEqual(['a', 'undo of a']);
  });

  it('revert it even if the sending tab saw the undo too late', async () => {
    const { browser, server, openTab } = device();
    const { area, news } = browser.openTab();
    const late: Storage = {
      ...area,
      get length() {
        return area.length;
      },
      getItem: (key) => area.getItem(key)?.replace('"undone":true', '"undone":false') ?? null,
    };
    const one = openTab('ann', new DeviceStorage(() => late, news));
    const other = openTab();
    const letGo = server.hold();
    one.queue.add('a', 'a');
    await settled();
    expect(other.queue.takeBack('a')).toBe(true);
    letGo();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(server.applied).toEqual(['a', 'undo of a']);
    expect(server.attempts).toEqual(['a', 'undo of a']);
    expect([one.pending(), other.pending()]).toEqual([[], []]);
  });

  it('send the remaining changes if the sending tab is closed', async () => {
    const { server, openTab } = device();
    const [one, other] = [openTab(), openTab()];
    server.hold();
    one.queue.add('a', 'a');
    await settled();
    other.queue.add('b', 'b');
    await settled();
    one.close();
    server.held = null;
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(server.applied).toEqual(['a', 'b']);
  });

  it('without locks may send a change twice, which is applied once and reported per tab', async () => {
    const { server, openTab } = device(fakeServer(), { hasLocks: false });
    const [one, other] = [openTab(), openTab()];
    const letGo = server.hold();
    one.queue.add('a', 'a');
    other.wake();
    await settled();
    letGo();
    await settled();
    expect(server.attempts).toEqual(['a', 'a']);
    expect(server.applied).toEqual(['a']);
    expect([one.pending(), other.pending()]).toEqual([[], []]);
  });
});

describe('when someone else signs in', () => {
  it('nothing is sent as them, and everything once the first person is back', async () => {
    const { server, openTab } = device();
    const ann = openTab('ann');
    server.failures = [offline()];
    ann.queue.add('a', 'a');
    await settled();
    server.signedIn = 'ben';
    const ben = openTab('ben');
    ann.wake();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(server.attempts).toEqual(['a']);
    expect(ben.pending()).toEqual([]);
    server.signedIn = 'ann';
    ann.queue.retry();
    await settled();
    expect(server.applied).toEqual(['a']);
  });

  it('between two changes, the second one waits', async () => {
    const { server, openTab } = device();
    const { queue, pending } = openTab('ann');
    const letGo = server.hold();
    queue.add('a', 'a');
    queue.add('b', 'b');
    await settled();
    server.signedIn = 'ben';
    letGo();
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(server.attempts).toEqual(['a']);
    expect(pending()).toEqual(['b']);
  });

  it('a refusal is kept for the person it concerns', async () => {
    const { server, openTab } = device();
    const { queue, refused } = openTab('ann');
    server.refusing.set('a', refusal('conflict'));
    const { send } = server;
    server.send = async (change) => {
      server.signedIn = 'ben';
      return send(change);
    };
    queue.add('a', 'a');
    await settled();
    expect(refused).toEqual([]);
    server.signedIn = 'ann';
    server.send = send;
    queue.retry();
    await settled();
    expect(refused).toEqual(['a']);
  });
});

describe('a device that cannot store a change', () => {
  it('still sends it if its storage is full, and asks before the tab is closed', async () => {
    const { browser, server, openTab } = device();
    const { queue, pending, isSafe } = openTab();
    browser.room = 0;
    server.failures = [offline()];
    queue.add('a', 'a');
    await settled();
    expect(pending()).toEqual(['a']);
    expect(queue.isStored).toBe(false);
    expect(isSafe()).toBe(false);
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(server.applied).toEqual(['a']);
    expect(isSafe()).toBe(true);
  });

  it('keeps it if another tab makes space', async () => {
    const { browser, server, openTab } = device();
    const [one, other] = [openTab(), openTab()];
    server.failures = Array.from({ length: 4 }, offline);
    other.queue.add('a', 'a');
    await settled();
    browser.room = 0;
    one.queue.add('b', 'b');
    await settled();
    browser.room = Number.POSITIVE_INFINITY;
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(server.applied).toEqual(['a', 'b']);
    expect([one.pending(), other.pending()]).toEqual([[], []]);
  });

  it('works if storage is blocked', async () => {
    const { server, openTab } = device();
    const blocked = new DeviceStorage(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    const { queue, pending } = openTab('ann', blocked);
    queue.add('a', 'a');
    expect(pending()).toEqual(['a']);
    expect(queue.isStored).toBe(false);
    await settled();
    expect(server.applied).toEqual(['a']);
    expect(queue.isStored).toBe(true);
  });

  it('accepts 2,000 changes, and says so at the next', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    server.signedIn = 'nobody';
    for (let n = 0; n < 2000; n++) queue.add(`c${n}`, 'x');
    expect(() => queue.add('one more', 'x')).toThrow('Too many changes are waiting to sync.');
    expect(queue.pending).toHaveLength(2000);
  });
});

test('malformed stored changes are skipped and block nothing', async () => {
  const { browser, server, openTab } = device();
  const { area } = browser.openTab();
  const whole = { kitchenId: 'home', at: 1, tries: 0, failures: 0, isSent: false, undone: false };
  const store = (name: string, value: object) =>
    area.setItem(`pending:ann:${name}`, JSON.stringify({ version: 1, value }));
  area.setItem('pending:ann:1', '{');
  area.setItem('pending:ann:2', 'null');
  store('3', { ...whole, id: '3', change: { kind: 'unknown' } });
  store('4', { ...whole, id: 'another', change: 'b' });
  store('5', { ...whole, id: '5', change: 'a' });
  const { pending } = openTab();
  expect(pending()).toEqual(['a']);
  await settled();
  expect(server.applied).toEqual(['a']);
  expect(pending()).toEqual([]);
});

test('listeners are called for each change to the queue until they unsubscribe', async () => {
  const { queue } = device().openTab();
  const changed = vi.fn();
  const stop = queue.subscribe(changed);
  queue.add('a', 'a');
  await settled();
  expect(changed.mock.calls.length).toBeGreaterThanOrEqual(2);
  const before = queue.pending;
  expect(queue.pending).toBe(before);
  stop();
  changed.mockClear();
  queue.add('b', 'b');
  await settled();
  expect(changed).not.toHaveBeenCalled();
});
