import { t } from '#shared/t.ts';

const NEARLY = 200;

/** What a field says about its limit: nothing until a text comes near it. Typing on is possible, so that nothing is cut. */
export function roomLeft(text: string, most: number): string | undefined {
  const left = most - text.length;
  if (left >= NEARLY) return undefined;
  return left < 0
    ? t('{count} characters too many', { count: -left })
    : t('{left} characters left', { left });
}
