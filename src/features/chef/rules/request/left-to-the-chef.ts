import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isForeignWord, isKnownWord } from '../words/known-words.ts';
import { isVerbForm, namesOf } from '../words/unknown-words.ts';
import { hintsAtIllness } from '../words/warning-words.ts';
import { plainPrompt } from './plain-prompt.ts';
import { foreignLanguagesOf } from './prompt-language.ts';
import type { Understood } from './read-request.ts';
import { isEmptyRequest } from './request.ts';

/** One word may be a name that the chef does not know, or a greeting. */
const LEAST_WORDS = 3;
const ASKS_OF_THE_WORLD =
  /^(?:who|why|where|when|whose|which|how (?:old|far|big|tall|much is|many)|what(?:'s| is| are| was) (?!for\b|good\b|a good\b|nice\b|easy\b|quick\b)|is|are|do you|does|did|wer|warum|wieso|wo|wann|wessen|wie (?:alt|weit|groß|viel|viele|heißt|geht)|bist du|qui|pourquoi|où|quand|quel âge|es-tu|quién|por qué|dónde|cuándo|cómo (?:te|se|estás)|eres|chi|perché|dove|quando|sei|come (?:ti|si|stai))(?![\p{L}'])/iu;

/** Somebody who wants to be talked to wants no dinner. */
const CHATS =
  /^(?:(?:hey|hi|hello|hallo|salut|hola|ciao)\b,? ?)?(?:how are you|how'?s it going|what'?s up|wie geht|comment (?:ca|tu) va|que tal|come va)\b|\b(?:tell|write|sing|draw|read|erzahl\w*|schreib\w*|raconte|ecris|cuenta|escribe|racconta\w*|scrivi\w*) (?:me|us|mir|moi|me|mi)? ?(?:an? |eine?n? |une? |una? |un )?(?:jokes?|stor(?:y|ies)|poems?|songs?|essay|letter|code|witz|gedicht|lied|geschichte|brief|blague|poeme|histoire|chiste|poema|cuento|barzelletta|poesia|storia)\b|\binstructions\b/;

/** Whether somebody tells of the day and wishes for nothing: 'just moved in, own one saucepan', 'Schulfest, ich soll was mitbringen'. */
export function leavesItToTheChef(
  prompt: string,
  { request, unknown, unusable }: Understood,
  knowledge: CookingKnowledge,
): boolean {
  const languages = foreignLanguagesOf(prompt, knowledge.foreignWords);
  const called = namesOf(prompt);
  return (
    isEmptyRequest(request) &&
    unusable.length === 0 &&
    prompt.trim().split(/\s+/).length >= LEAST_WORDS &&
    !ASKS_OF_THE_WORLD.test(prompt.trim()) &&
    !CHATS.test(plainPrompt(prompt).trim()) &&
    // What tells of an illness is read by rules of its own.
    unknown.every(
      (word) =>
        called.has(word) ||
        isKnownWord(word, knowledge) ||
        hintsAtIllness(word, knowledge) ||
        isForeignWord(word, languages, knowledge) ||
        isVerbForm(word, languages),
    )
  );
}

export const surprising = (understood: Understood): Understood => ({
  ...understood,
  request: { ...understood.request, moods: ['any'] },
  unknown: [],
});
