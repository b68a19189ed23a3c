import { kindNamedAfter } from '../classics/unknown-dish.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isKnownWord, isPlain } from '../words/known-words.ts';
import { hintsAtIllness } from '../words/warning-words.ts';

/** A prompt this short with one unknown word is taken as the name of a dish: 'chicken muamba'. */
const LONGEST_NAME = 3;
/** Behind these comes the name of a dish. */
const NAMED_AFTER =
  /\b(?:recipe for|(?:make|cook|making|cooking|want|craving)(?: some| an?| the| my| real| proper| authentic)*|ricetta d(?:i|el|ei|ella|elle|egli)|recette d(?:e|es|u)|receta del?|rezept (?:fur|von))(?: (?:la|los|las|les?|il|lo|i|gli|die|der|das|eine?n?|una?))? $/;

/** The unknown word that names the requested dish: 'kontomire like in Ghana', 'ricetta dei canederli'. */
export function dishNamed(
  unread: readonly string[],
  notUnderstood: readonly string[],
  prompt: string,
  knowledge: CookingKnowledge,
): string | undefined {
  const text = plainPrompt(prompt).trim();
  const { wanted, dishes } = understandRequest(prompt, knowledge).request;
  if (dishes.length > 0) return unread.find((word) => kindNamedAfter(word, prompt) !== null);
  const isName = text.split(/\s+/).length <= LONGEST_NAME && !/[,;]/.test(text);
  return [...unread, ...(isName ? notUnderstood.filter((word) => text.includes(word)) : [])].find((word) => {
    if (isPlain(word, knowledge) || isKnownWord(word, knowledge) || hintsAtIllness(word, knowledge))
      return false;
    return (
      isName ||
      (wanted.length === 0 && text.startsWith(word)) ||
      kindNamedAfter(word, prompt) !== null ||
      NAMED_AFTER.test(text.slice(0, Math.max(0, text.indexOf(word))))
    );
  });
}
