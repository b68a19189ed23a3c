import { describe, expect, it } from 'vitest';
import { sendingOnce } from './second-press.ts';

/** What is sent by presses with these counts: the browser counts presses in quick succession on the same place. */
function presses(busy: boolean | undefined, details: number[], buttons: EventTarget[] = []) {
  let sent = 0;
  let prevented = 0;
  const press = sendingOnce(busy, () => sent++);
  const button = new EventTarget();
  for (const [i, detail] of details.entries())
    press({ detail, currentTarget: buttons[i] ?? button, preventDefault: () => prevented++ });
  return { sent, prevented };
}

describe('a button that sends something', () => {
  it('counts a double press once, even before it is drawn as busy, and submits no form twice', () => {
    expect(presses(false, [1, 2])).toEqual({ sent: 1, prevented: 1 });
  });

  it('can be pressed again after a while, and by keyboard', () => {
    expect(presses(false, [1, 1]).sent).toBe(2);
    expect(presses(false, [0, 0]).sent).toBe(2);
  });

  it('takes the press that follows one on another button in the same place', () => {
    expect(presses(false, [1, 2], [new EventTarget(), new EventTarget()]).sent).toBe(2);
  });

  it('ignores presses while it is busy', () => {
    expect(presses(true, [1])).toEqual({ sent: 0, prevented: 1 });
  });
});

it('a button that sends nothing takes every press', () => {
  expect(presses(undefined, [1, 2, 3]).sent).toBe(3);
});
