import { afterEach, describe, expect, it } from 'vitest';
import { IdleMemory } from './idle-memory.ts';

const MB = 1024 * 1024;
const started: IdleMemory[] = [];
afterEach(() => {
  for (const memory of started.splice(0)) memory.stop();
});

/** A process with this many megabytes, of which a collection leaves 150, on a clock that only the test moves. */
function processOf(megabytes: number) {
  const state = { seconds: 0, megabytes, collected: 0 };
  const memory = new IdleMemory({
    async collect() {
      state.collected++;
      state.megabytes = 150;
    },
    residentBytes: () => state.megabytes * MB,
    now: () => state.seconds * 1000,
  });
  started.push(memory);
  return { state, memory };
}

describe('the memory of an idle process', () => {
  it('is returned to the operating system twenty seconds after the last request', async () => {
    const { state, memory } = processOf(300);
    state.seconds = 30;
    memory.asked('/api/recipes');
    state.seconds = 49;
    await memory.check();
    expect(state.collected).toBe(0);
    state.seconds = 51;
    await memory.check();
    expect(state).toMatchObject({ collected: 1, megabytes: 150 });
  });

  it('is collected even if a proxy checks its health', async () => {
    const { state, memory } = processOf(300);
    for (state.seconds = 1; state.seconds < 30; state.seconds++) {
      memory.asked('/health/ready');
      memory.asked('/metrics');
    }
    await memory.check();
    expect(state.collected).toBe(1);
  });

  it('is collected again only if it has grown', async () => {
    const { state, memory } = processOf(300);
    state.seconds = 30;
    await memory.check();
    state.megabytes = 170;
    state.seconds = 90;
    await memory.check();
    expect(state.collected).toBe(1);
    state.megabytes = 190;
    await memory.check();
    expect(state.collected).toBe(2);
  });

  it('is never collected twice at once', async () => {
    const { state, memory } = processOf(300);
    state.seconds = 30;
    await Promise.all([memory.check(), memory.check()]);
    expect(state.collected).toBe(1);
  });
});
