import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { OnScreen } from '../turns/on-screen.ts';
import { shortcutsFor, simpleAlready } from './shortcuts.ts';

/** A change that a message asks for as a whole, once it is said plainly. */
const SIMPLER =
  /^(?:(?:can|could) (?:you |it |this )?(?:please )?(?:be )?)?(?:(?:make|keep) (?:it|this|them|that) )?(?:(?:a bit|a little|much|even|way) )?(?:simpler|easier)(?: (?:to (?:make|cook|do)|please|for (?:me|us)))*$/;

/** What saves work in the dish on screen; `null` if a message asks for something else. */
export function madeSimpler(prompt: string, cook: Pick<OnScreen, 'keep'>): ChefAnswer | null {
  if (
    !SIMPLER.test(
      prompt
        .toLowerCase()
        .replace(/[.!?]+/g, '')
        .trim(),
    )
  )
    return null;
  const same = cook.keep();
  if (same.kind !== 'recipe') return null;
  const simple = simpleAlready(same.recipe);
  const shortcuts = simple ? [] : shortcutsFor(same.recipe);
  const said = simple
    ? [simple]
    : shortcuts.length > 0
      ? [...shortcuts, t('Say “fewer ingredients”, and I will leave out what the dish can do without.')]
      : [t('I do not know a good way to make this simpler.')];
  return { ...same, why: [...said, ...same.why] };
}
