import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { WordsByInitial } from '../knowledge/name-index.ts';
import { SAID_OF_COLDS } from '../phrases/colds.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { CLAUSE_END, isAvoided } from '../safety/avoided-foods.ts';
import { FOOD_GROUPS } from '../safety/food-groups.ts';
import { NO_CUE } from '../safety/warning-cues.ts';
import { readWarnings } from '../safety/warnings.ts';
import { acronymsIn } from './acronyms.ts';
import { isKnownWord, isNotThere, isOrdinary, readClauses } from './ordinary-words.ts';
import { PLAIN_PHRASES } from './plain-phrases.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { TELLS_WHY, tellsOfHarm, tellsOfIllness } from './telling-words.ts';
import { bareWord, formsOf, NEVER_PLAIN } from './word-forms.ts';

const TOKEN = /\p{Extended_Pictographic}|[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;
const AMOUNT =
  /^x?\d+(?:st|nd|rd|th|g|kg|mg|ml|cl|dl|l|oz|lb|lbs|cm|min|mins|minutes?|h|hr|hrs|x|p|s|ish|am|pm|k|km|c|f)?$/;
/** Signs of refusal, disgust, illness, danger, religion, pregnancy and small children. */
const TELLING_EMOJI =
  /[🚫❌⛔🙅✖🛑👎🤢🤮🤧🤒🤕🥴😷😵🤯😱😨😰😖😣😡🤬☠💀⚠☣☢💊💉🩺🩹🚑🏥🧬🩸🦠🤰🤱👶🍼🚼🧷☪✝☦🕉✡🔯🕎☸🛐🙊♿⭕❎🆓🈚]/u;
/** Why somebody refuses a food, in the clause that does. */
const REASONS = new Set(
  'slimy gross disgusting yucky icky rubbery mushy smelly weird vile horrid horrible revolting soggy squishy nasty rank awful bland packing material cardboard slime rubber sponge spongy soap soapy dirt mush punishment tasteless flavourless overrated rabbit boring dull overrated pointless'.split(
    ' ',
  ),
);
/** How many a baby has says nothing more of what it may eat. */
const OF_TEETH = /^(?:teeth|tooth|teething|gums)$/;
/** In shorter words, one typo could turn too many other words into a plain one. */
const LEAST_LETTERS_OF_SLIP = 7;

const KIN =
  'nephew|niece|son|daughter|brother|sister|cousin|friend|mate|neighbou?r|husband|wife|partner|boyfriend|girlfriend|boss|colleague|grandson|granddaughter|uncle|aunt|auntie|mum|mom|dad|teenager|flatmate|housemate|lodger';
const NAMED = new RegExp(
  String.raw`\b(?:my|our|his|her|their) (?:\w+ )?(?:${KIN}),? (\p{Lu}\p{Ll}+)\b`,
  'gu',
);

/** A word with a capital in the middle of a sentence is a person or a place. A medicine is taken, and an illness is had. */
const OF_A_NAME =
  /(?<=[\p{L}\p{N},)] )(?<!\b(?:on|take|takes|taking|took|taken|prescribed|started|starting|has|have|had|having|got|with|uses?|using|for|needs?|my|his|her|their|of|than|and|or) )(\p{Lu}\p{Ll}{2,})(?:'s)?(?![\p{L}]| (?:diet|disease|syndrome|protocol|procedure|method)\b)/gu;
/** German writes every noun with a capital. */
const FROM_A_PLACE = /(?<![\p{L}])(?:aus|à|en|da|chez) (\p{Lu}\p{Ll}{3,})(?![\p{L}])/gu;
/** Behind these, a name may stand anywhere. */
const OF_KIN =
  /(?<![\p{L}])(?:[Aa]unt(?:ie|y)?|[Uu]ncle|[Nn]ana?|[Gg]ran(?:ny|dma|dpa|dad)?|[Cc]ousin|[Mm]rs?|[Mm]iss|[Mm]s|[Dd]r|[Oo]ur|(?:[Ll]ittle|[Bb]ig)) (\p{Lu}\p{Ll}{2,})(?![\p{L}])/gu;

/** 'And Jess is off dairy.' */
const IS_SOMEBODY =
  /(?<=^|[.!?] ?|\b[Aa]nd |\b[Bb]ut |\b[Ss]o )(\p{Lu}\p{Ll}{2,})(?='s\b| (?:is|was|has|can't|cannot|doesn't|won't|hates|reacts)\b)/gu;

type Warnings = ReturnType<typeof readWarnings>;

const LONG_PLAIN_WORDS = new WordsByInitial(
  [...PLAIN_WORDS, ...FOOD_GROUPS.keys()].filter((word) => word.length >= LEAST_LETTERS_OF_SLIP - 1),
);

const wordsOfCatalog = new WeakMap<Catalog, ReadonlySet<string>>();

/**
 * The words of a prompt that are neither foods, nor dishes, nor plain words, nor part of a warning that was understood.
 * One may be a warning itself ('warfarin'), so the chef should ask about it.
 */
export function unreadWords(prompt: string, knowledge: CookingKnowledge): string[] {
  const { catalog, names } = knowledge;
  const text = plainPrompt(prompt);
  const warnings = readWarnings(text, catalog);
  const rest = withoutWhatIsRead(text, warnings);
  const clauses = rest.split(CLAUSE_END);
  const beside = withoutRefused(rest, warnings).split(CLAUSE_END);
  const called = namesOf(prompt);
  const said = text.split(CLAUSE_END);
  const isInEnglish = isEnglish(prompt);
  const readers = readClauses(beside, prompt, knowledge);
  const isOfSmallChild = warnings.some(({ kind, foods }) => kind === 'person' && foods && foods.length > 0);
  const isHeeded = warnings.some(({ foods }) => foods !== null && foods.length > 0);
  const unread = clauses.flatMap((clause, n) =>
    [...new Set(clause.match(TOKEN))].filter(
      (token) =>
        !isPlain(token, catalog, names) &&
        !(isOfSmallChild && OF_TEETH.test(token)) &&
        !(isHeeded && TELLS_WHY.has(token)) &&
        !(clause !== beside[n] && isBesideBound(bareWord(token), beside[n] ?? '', knowledge)) &&
        !(REASONS.has(token) && clause !== beside[n]) &&
        !readers[n]?.isHarmless(bareWord(token)) &&
        !(called.has(token) && !tellsOfIllness(bareWord(token), knowledge)) &&
        !(isInEnglish && isNotThere(bareWord(token), said[n] ?? '', knowledge)) &&
        !isSlipOfPlain(plainPrompt(token)),
    ),
  );
  const acronyms = isInEnglish
    ? acronymsIn(prompt).filter((word) => rest.includes(word) && !isPlain(word, catalog, names))
    : [];
  const strange = isInEnglish ? clauses.flatMap((clause) => inOtherTongue(clause, knowledge)) : [];
  return [...new Set([...unread, ...acronyms, ...strange])];
}

/**
 * Whether a word is an ordinary one in a clause of which the hazard is understood, and which names nothing else that many avoid:
 * 'a genuine phobia of mushrooms'.
 */
const isBesideBound = (word: string, rest: string, knowledge: CookingKnowledge): boolean =>
  isOrdinary(word, knowledge) &&
  !tellsOfHarm(word, knowledge) &&
  !(rest.match(/[a-z']+/g) ?? []).some((each) => isAvoided(each, knowledge.catalog));

const LEAST_STRANGE = 2;

/** The words of a clause in a language that the chef does not read, such as 'jajka odpadają': nobody can tell what it refuses. */
function inOtherTongue(clause: string, knowledge: CookingKnowledge): string[] {
  const { catalog, names } = knowledge;
  const words = clause.match(/[a-z']{2,}/g) ?? [];
  const strange = words.filter(
    (word) => !isKnownWord(word, knowledge) && !isPlain(word, catalog, names) && !isSlipOfPlain(word),
  );
  const known = words.filter((word) => !strange.includes(word) && word.length > LEAST_STRANGE);
  return strange.length >= LEAST_STRANGE && strange.length > known.length ? strange : [];
}

/** What a child or a friend is called, or a place: 'my nephew Arlo', 'from Trev', 'aus Bamberg'. Medicines are neither. */
const namesOf = (prompt: string): ReadonlySet<string> =>
  new Set(
    (isEnglish(prompt) ? [NAMED, OF_A_NAME, OF_KIN, IS_SOMEBODY] : [FROM_A_PLACE]).flatMap((pattern) =>
      [...prompt.matchAll(pattern)].map(([, name = '']) => plainPrompt(name)),
    ),
  );

/** All words that are not known as they are written, also those that are a slip away from a plain word. */
export function strangeWords(prompt: string, { catalog, names }: CookingKnowledge): string[] {
  const text = plainPrompt(prompt);
  const tokens = [...new Set(withoutWhatIsRead(text, readWarnings(text, catalog)).match(TOKEN))];
  return tokens.filter((token) => !isPlain(token, catalog, names));
}

/** Without what is left out anyway: 'no mushrooms, they are slimy' only says why. As many clauses as before remain. */
function withoutRefused(text: string, warnings: Warnings): string {
  let rest = text;
  for (const { from, to, foods } of warnings)
    if (foods && foods.length > 0)
      rest = rest.slice(0, from) + rest.slice(from, to).replace(/[a-z]/g, ' ') + rest.slice(to);
  return rest;
}

/** Without the cues of warnings and the phrases that warn of nothing. As long as before, so that places stay. */
function withoutWhatIsRead(text: string, warnings: Warnings): string {
  const blank = (found: string) => ' '.repeat(found.length);
  let rest = text.replace(NO_CUE, blank).replace(PLAIN_PHRASES, blank).replace(SAID_OF_COLDS, blank);
  for (const { from, cueEnds } of warnings)
    rest = rest.slice(0, from) + ' '.repeat(cueEnds - from) + rest.slice(cueEnds);
  // Phrases that only stand together once a cue between them is gone.
  return rest.replace(NO_CUE, blank).replace(PLAIN_PHRASES, blank);
}

function isPlain(token: string, catalog: Catalog, names: ReadonlySet<string>): boolean {
  if (/\p{Extended_Pictographic}/u.test(token)) return !TELLING_EMOJI.test(token);
  if (AMOUNT.test(token)) return true;
  const word = bareWord(token);
  if (NEVER_PLAIN.has(word)) return false;
  const isKnown = (form: string) => PLAIN_WORDS.has(form) || FOOD_GROUPS.has(form) || names.has(form);
  return formsOf(word).some(isKnown) || knownWords(catalog).has(word) || findFood(catalog, word) !== null;
}

/** Every word in food names: 'spring' and 'onion' of 'spring onion'. */
function knownWords(catalog: Catalog): ReadonlySet<string> {
  const before = wordsOfCatalog.get(catalog);
  if (before) return before;
  const words = new Set(
    catalog.foods
      .filter(({ name }) => !name.includes(','))
      .flatMap(({ name, plural }) => plainPrompt(`${name} ${plural}`).match(/[a-z]{3,}/g) ?? []),
  );
  wordsOfCatalog.set(catalog, words);
  return words;
}

function isSlipOfPlain(token: string): boolean {
  const word = bareWord(token);
  if (word.length < LEAST_LETTERS_OF_SLIP) return false;
  return LONG_PLAIN_WORDS.oneSlipFrom(word).length > 0;
}
