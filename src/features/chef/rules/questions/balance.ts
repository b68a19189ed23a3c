import { type Message, msg, t } from '#shared/t.ts';

/** What is too much of in the taste, and what evens it out. */
const BALANCES: readonly (readonly [RegExp, Message])[] = [
  [
    /\b(?:sweet|suss|sucre|dulce|dolce)\b/,
    msg(
      'Against sweetness, stir in a teaspoon of vinegar or lemon juice and a pinch of salt, then taste; a little chili or mustard helps, too.',
    ),
  ],
  [
    /\b(?:sour|acidic|tart|sharp|sauer|acide|acido|aspro|agrio)\b/,
    msg(
      'Against sourness, stir in a pinch of sugar or a spoonful of something creamy, then taste; a tiny pinch of bicarbonate takes the edge off tomatoes.',
    ),
  ],
  [
    /\b(?:salty|salted|salzig|versalzen|sale|salado|salato)\b/,
    msg(
      'Against too much salt, add more of what has none: water, unsalted stock, potatoes, rice or cream. A squeeze of lemon hides a little of it.',
    ),
  ],
  [
    /\b(?:bitter|amer|amargo|amaro)\b/,
    msg('Against bitterness, stir in a pinch of salt and a pinch of sugar, or a knob of butter.'),
  ],
  [
    /\b(?:hot|spicy|scharf|epice|pique|picante|piccante)\b/,
    msg(
      'Against too much heat, stir in yogurt, cream or coconut milk, or a little sugar, and eat bread or rice with it.',
    ),
  ],
  [
    /\b(?:flat|bland|boring|fade|soso|insipido|dull|missing something|nothing)\b/,
    msg(
      'If it tastes flat, salt comes first, a pinch at a time; then a squeeze of lemon or a dash of vinegar, and something savory such as soy sauce or parmesan if you all eat it.',
    ),
  ],
  [
    /\b(?:greasy|fatty|rich|heavy|fettig|gras|grasiento|unto)\b/,
    msg('Against richness, skim the fat and finish with lemon, vinegar or plenty of fresh herbs.'),
  ],
];
const ASKS_BALANCE =
  /\b(?:balance|fix|rescue|save|help|counter|cut (?:it|the|through)|what (?:can|could|should|do) (?:i|we) do|what now|was (?:hilft|tun|kann ich tun|mache ich)|que faire|comment (?:rattraper|corriger)|que (?:hago|puedo hacer)|come (?:rimedio|rimediare|sistemo)|cosa (?:faccio|posso fare))\b/;
const COMPLAINS =
  /\b(?:too|a bit|bit|a little|quite|rather|very|so|tastes?|zu|etwas|ein bisschen|trop|un peu|demasiado|muy|un poco|troppo|un po)\b/;

/** What evens out what somebody has too much of in the taste; `null` if nobody asks. */
export function balanceFor(said: string): string | null {
  if (!ASKS_BALANCE.test(said) || !COMPLAINS.test(said)) return null;
  const [, advice] = BALANCES.find(([taste]) => taste.test(said)) ?? [];
  return advice ? t(advice) : null;
}
