import { expect, it } from 'vitest';
import { LOADING_MESSAGE_MS, LOADING_MESSAGES } from './loading-messages.ts';

it('the chef has 25 different messages, one every 2.5 seconds', () => {
  expect(new Set(LOADING_MESSAGES).size).toBe(25);
  expect(LOADING_MESSAGES).toHaveLength(25);
  expect(LOADING_MESSAGE_MS).toBe(2_500);
});
