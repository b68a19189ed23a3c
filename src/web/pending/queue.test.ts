import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device, offline, refusal, settled } from '../../../test/web/pending-device.ts';

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('changes reach the server', () => {
  it('in order, each once', async () => {
    const { server, openTab } = device();
    const { queue, saved, pending } = openTab();
    for (const id of ['a', 'b', 'c']) queue.add(id, id);
    expect(pending()).toEqual(['a', 'b', 'c']);
    await settled();
    expect(server.attempts).toEqual(['a', 'b', 'c']);
    expect(saved).toEqual(['saved a', 'saved b', 'saved c']);
    expect(pending()).toEqual([]);
  });

  it('one after the other, if one is made while another is in flight', async () => {
    const { server, openTab } = device();
    const { queue, pending } = openTab();
    const letGo = server.hold();
    queue.add('a', 'a');
    await settled();
    queue.add('b', 'b');
    await settled();
    expect(server.attempts).toEqual(['a']);
    expect(pending()).toEqual(['a', 'b']);
    letGo();
    await settled();
    expect(server.attempts).toEqual(['a', 'b']);
    expect(pending()).toEqual([]);
  });

  it('even if one is made the moment the last one finishes', async () => {
    const { server, openTab } = device();
    const tab = openTab();
    let isFirst = true;
    tab.queue.subscribe(() => {
      if (tab.queue.pending.length > 0 || !isFirst) return;
      isFirst = false;
      void Promise.resolve()
        .then(() => {})
        .then(() => tab.queue.add('b', 'b'));
    });
    tab.queue.add('a', 'a');
    await settled();
    expect(server.applied).toEqual(['a', 'b']);
  });

  it('after a reload, in the order they were made', async () => {
    const { server, openTab } = device();
    const before = openTab();
    server.failures = [offline()];
    before.queue.add('a', 'a');
    before.queue.add('b', 'b');
    await settled();
    before.close();
    const after = openTab();
    expect(after.pending()).toEqual(['a', 'b']);
    await settled();
    expect(server.applied).toEqual(['a', 'b']);
    expect(after.pending()).toEqual([]);
  });

  it('once, if the page closed between request and response', async () => {
    const { server, openTab } = device();
    const before = openTab();
    server.hold();
    before.queue.add('a', 'a');
    await settled();
    before.close();
    server.held = null;
    const after = openTab();
    await settled();
    expect(server.attempts).toEqual(['a', 'a']);
    expect(server.applied).toEqual(['a']);
    expect(after.pending()).toEqual([]);
  });
});

describe('without a connection', () => {
  it('changes wait, and are sent once the browser is online', async () => {
    const { server, openTab } = device();
    const { queue, pending, wake } = openTab();
    server.failures = [offline(), offline()];
    queue.add('a', 'a');
    await settled();
    queue.add('b', 'b');
    await settled();
    expect(pending()).toEqual(['a', 'b']);
    expect(server.applied).toEqual([]);
    wake();
    await settled();
    expect(server.applied).toEqual(['a', 'b']);
    expect(pending()).toEqual([]);
  });

  it('the first is retried after 1 s, doubling up to 30 s', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    const started = Date.now();
    const times: number[] = [];
    server.failures = Array.from({ length: 8 }, offline);
    const { send } = server;
    server.send = (change) => {
      times.push((Date.now() - started) / SECOND);
      return send(change);
    };
    queue.add('a', 'a');
    await vi.advanceTimersByTimeAsync(200 * SECOND);
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
    expect(server.applied).toEqual(['a']);
  });

  it('a change whose response was lost is applied once', async () => {
    const { server, openTab } = device();
    const { queue, saved } = openTab();
    server.losesAnswers = true;
    queue.add('a', 'a');
    await settled();
    server.losesAnswers = false;
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(server.attempts).toEqual(['a', 'a']);
    expect(server.applied).toEqual(['a']);
    expect(saved).toEqual(['saved a']);
  });
});

describe('a change that the server rejects', () => {
  it.each(['invalid_input', 'not_found', 'conflict'] as const)(
    'is reported and leaves the queue, and those after it are sent (%s)',
    async (code) => {
      const { server, openTab } = device();
      const { queue, refused, saved, pending } = openTab();
      server.refusing.set('b', refusal(code));
      for (const id of ['a', 'b', 'c']) queue.add(id, id);
      await settled();
      expect(server.attempts).toEqual(['a', 'b', 'c']);
      expect(refused).toEqual(['b']);
      expect(saved).toEqual(['saved a', 'saved c']);
      expect(pending()).toEqual([]);
    },
  );

  it('is sent three times if it crashes, and only then reported', async () => {
    const { server, openTab } = device();
    const { queue, refused } = openTab();
    server.refusing.set('a', refusal('internal'));
    queue.add('a', 'a');
    queue.add('b', 'b');
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(server.attempts).toEqual(['a', 'a']);
    expect(refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(server.attempts).toEqual(['a', 'a', 'a', 'b']);
    expect(refused).toEqual(['a']);
    expect(server.applied).toEqual(['b']);
  });

  it('is not reported as failed after a single error that follows a long time offline', async () => {
    const { server, openTab } = device();
    const { queue, refused } = openTab();
    server.failures = [...Array.from({ length: 6 }, offline), refusal('internal')];
    queue.add('a', 'a');
    await vi.advanceTimersByTimeAsync(200 * SECOND);
    expect(refused).toEqual([]);
    expect(server.applied).toEqual(['a']);
  });

  it.each(['unavailable', 'rate_limited', 'not_signed_in'] as const)(
    'for now stays, and so do those after it (%s)',
    async (code) => {
      const { server, openTab } = device();
      const { queue, refused, pending } = openTab();
      server.failures = Array.from({ length: 5 }, () => refusal(code));
      queue.add('a', 'a');
      queue.add('b', 'b');
      await vi.advanceTimersByTimeAsync(30 * SECOND);
      expect(pending()).toEqual(['a', 'b']);
      await vi.advanceTimersByTimeAsync(30 * SECOND);
      expect(server.applied).toEqual(['a', 'b']);
      expect(refused).toEqual([]);
    },
  );
});

describe('undo', () => {
  it('drops a change that was never sent', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    const letGo = server.hold();
    queue.add('a', 'a');
    queue.add('b', 'b');
    await settled();
    expect(queue.takeBack('b')).toBe(true);
    letGo();
    await settled();
    expect(server.attempts).toEqual(['a']);
    expect(queue.pending).toEqual([]);
  });

  it('reverts a change in flight once it is saved', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    const letGo = server.hold();
    queue.add('a', 'a');
    await settled();
    expect(queue.takeBack('a')).toBe(true);
    letGo();
    await settled();
    expect(server.applied).toEqual(['a', 'undo of a']);
    expect(queue.pending).toEqual([]);
  });

  it('reverts a change that was in flight when the page closed, from the next page', async () => {
    const { server, openTab } = device();
    const before = openTab();
    server.hold();
    before.queue.add('a', 'a');
    await settled();
    before.queue.takeBack('a');
    before.close();
    server.held = null;
    openTab();
    await settled();
    expect(server.applied).toEqual(['a', 'undo of a']);
  });

  it('leaves a change that is no longer pending to the caller', async () => {
    const { browser, openTab } = device();
    const { queue } = openTab();
    queue.add('a', 'a');
    await settled();
    expect(queue.takeBack('a')).toBe(false);
    expect(browser.openTab().area.length).toBe(0);
  });

  it('changes nothing else if the server then rejects the change', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    server.failures = [offline()];
    queue.add('a', 'a');
    await settled();
    server.refusing.set('a', refusal('conflict'));
    queue.takeBack('a');
    await settled();
    expect(server.applied).toEqual([]);
    expect(queue.pending).toEqual([]);
  });
});

describe('a change of household', () => {
  it('keeps each change, and its undo, in the kitchen it was made for', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    server.failures = [offline()];
    queue.add('a', 'a');
    await settled();
    server.kitchen = 'shared';
    queue.add('b', 'b');
    queue.takeBack('a');
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(server.applied).toEqual(['a', 'b', 'undo of a']);
    expect(server.kitchens).toEqual(['home', 'home', 'shared', 'home']);
  });

  it('can wait until all changes are done', async () => {
    const { server, openTab } = device();
    const { queue } = openTab();
    expect(await queue.settle(SECOND)).toBe(true);
    queue.add('a', 'a');
    const done = queue.settle(SECOND);
    await settled();
    expect(await done).toBe(true);
    server.failures = Array.from({ length: 3 }, offline);
    queue.add('b', 'b');
    const tried = queue.settle(2 * SECOND);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(await tried).toBe(false);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(await queue.settle(SECOND)).toBe(true);
    expect(server.applied).toEqual(['a', 'b']);
  });
});
