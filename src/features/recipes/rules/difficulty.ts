import { type Message, msg, t } from '#shared/t.ts';
import type { Difficulty } from './limits.ts';

const NAMES: Record<Difficulty, Message> = { Easy: msg('Easy'), Medium: msg('Medium'), Hard: msg('Hard') };

/** The reader's word for a difficulty: 'Easy'. */
export function difficultyName(level: string): string {
  return Object.hasOwn(NAMES, level) ? t(NAMES[level as Difficulty]) : level;
}
