import { plainPrompt } from './plain-prompt.ts';
import type { Understood } from './read-request.ts';

/** Somebody who stays away from the heat: 'cannot face the stove'. */
const STAYS_AWAY =
  /\b(?:can ?not|can'?t|won'?t|don'?t want to|not going to|refuse to) (?:even )?(?:face|bear|touch|go near|light|use|stand (?:at|over|by)|(?:put|turn)(?: on)?) (?:the |my |our |a )?(?:stove|cooker|hob|kitchen|heat)\b/;

/** On a hot day, who has or wants no stove gets something cold, rather than something quick from the pan. */
export function onHotDays(prompt: string, understood: Understood): Understood {
  const { request } = understood;
  const { moods, missing, dishes } = request;
  const isTooHot =
    moods.includes('summer') &&
    !moods.includes('nocook') &&
    dishes.length === 0 &&
    (missing.includes('stove') || STAYS_AWAY.test(plainPrompt(prompt)));
  return isTooHot ? { ...understood, request: { ...request, moods: [...moods, 'nocook'] } } : understood;
}
