import { plainLetters } from '#shared/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { Language } from '../request/prompt-language.ts';
import { isStrange } from '../safety/reason-to-ask.ts';
import { isNameOfFood } from '../words/known-words.ts';
import type { Tongue } from '../words/tongues.ts';
import { namesOf } from '../words/unknown-words.ts';

/** A word of a message, and what it means if a tongue has it. */
interface Read {
  said: string;
  meaning: string | undefined;
}

const CLAUSE = /[,.;:!?\n()、。，；：！？،؛]/;
const TOKEN = /[\p{L}\p{M}']+/gu;
const OTHER_SCRIPT =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Devanagari}]/gu;
/** Japanese and Chinese put no space between words. */
const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const ARTICLE = /^(?:و)?(?:بال|لل|ال)/;
/** What stands in a message for no food and no dish. */
const SAYS_HOW = new Set(['without', 'allergic', 'vegan', 'vegetarian', 'pregnant', 'ill', 'who', 'and']);
/** What else is in the table beside dishes. */
const FOODS = new Set(
  'milk lactose cheese butter cream eggs gluten wheat nuts peanuts fish shellfish soy sesame mustard celery onions garlic pork meat alcohol carrot rice chicken chocolate paneer pasta noodles tofu tomato beef potatoes'.split(
    ' ',
  ),
);
const DIETS = new Set(['vegan', 'vegetarian', 'pregnant']);
/** Words of so many languages that they tell nothing of which it is. */
const SHARED =
  /^(?:all?erg|alerg|intol|diabet|gluten|la[ck]to[sz]|vegan|veget|gravid|so[jy]a|sesam|mandel|al[ck]o|sell?er|celer|crem|cak)/;
/** One word alone tells it only if it is long enough, and nothing else is English. */
const SHORTEST_SIGN = 5;
const IN_ENGLISH = /\b(?:the|with|for|and|of|my|some|make|i|want|to|it|a|an|day|on|in)\b/;

const folded = (text: string): string =>
  plainLetters(
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/(?<=[a-z])\p{M}+/gu, '')
      .normalize('NFC'),
  );

/** A message in a language of which the chef knows a few words, in English as far as it goes. */
export interface InPart {
  /** `null` if nobody can tell what is wished for, or what must be lacking. */
  prompt: string | null;
}

/** What a message says in a language that the chef does not read; `null` if it is in none. */
export function inOtherTongue(
  written: string,
  isFollowUp: boolean,
  knowledge: CookingKnowledge,
): InPart | null {
  const text = folded(written);
  const other = text.match(OTHER_SCRIPT)?.length ?? 0;
  const latin = text.match(/[a-z]/g)?.length ?? 0;
  if (other > latin) return { prompt: promptOf(inScript(text, knowledge.otherTongues.scripts), isFollowUp) };
  const tongue = latinTongue(text, written, knowledge);
  return tongue && { prompt: promptOf(inLatin(text, tongue, knowledge), isFollowUp) };
}

const meaningOf = (token: string, { words }: Tongue): string | undefined =>
  words.find(({ stem, isOpen }) => token === stem || (isOpen && token.startsWith(stem)))?.meaning;

const isNew = (token: string, knowledge: CookingKnowledge): boolean =>
  isStrange(token, Object.keys(knowledge.foreignWords) as Language[], knowledge);

/** The tongue that most of the words are of which no dictionary of the chef has. */
function latinTongue(text: string, written: string, knowledge: CookingKnowledge): Tongue | null {
  const called = namesOf(written);
  const strange = (text.match(TOKEN) ?? []).filter(
    (token) => !SHARED.test(token) && !called.has(token) && isNew(token, knowledge),
  );
  if (strange.length === 0) return null;
  const [most] = knowledge.otherTongues.latin
    .map((tongue) => ({ tongue, found: strange.filter((token) => meaningOf(token, tongue) !== undefined) }))
    .filter(({ found: [only = '', ...more] }) => more.length > 0 || isSign(only, text))
    .sort((one, other) => other.found.length - one.found.length);
  return most?.tongue ?? null;
}

const isSign = (word: string, text: string): boolean =>
  word.length >= SHORTEST_SIGN && !IN_ENGLISH.test(text);

/** Words in English; others stay, so that the rules for unknown words ask about them. */
function inLatin(text: string, tongue: Tongue, knowledge: CookingKnowledge): (Told | null)[] {
  const said = tongue.words
    .filter(({ stem }) => stem.includes(' '))
    .reduce((all, { stem, meaning }) => all.replaceAll(stem, meaning), text);
  return said.split(CLAUSE).map((clause, at) => {
    const words = (clause.match(TOKEN) ?? []).map((token): Read => {
      const meaning = meaningOf(token, tongue);
      const isRead = meaning !== undefined && (SAYS_HOW.has(meaning) || !isNameOfFood(token, knowledge));
      return { said: token, meaning: isRead ? meaning : undefined };
    });
    const isKnown = words.every(({ said: token, meaning }) => meaning ?? !isNew(token, knowledge));
    const isCue = words.some(({ meaning }) => meaning && SAYS_HOW.has(meaning) && meaning !== 'who');
    return at > 0 && !isKnown && !isCue
      ? { wish: clause, refused: '' }
      : ofClause(words, (word) => isNameOfFood(word, knowledge));
  });
}

interface Told {
  wish: string;
  /** `null` if somebody is allergic to what nobody can tell. */
  refused: string | null;
}

/** A message of clauses; `null` if one of them may say anything, or none says what to cook. */
function promptOf(read: readonly (Told | null)[], isFollowUp: boolean): string | null {
  const clauses = read.filter((clause) => clause !== null);
  if (clauses.length < read.length) return null;
  const refused = clauses.map((clause) => clause.refused);
  // 'Bez jajek, syn ma alergię' tells why.
  if (refused.includes(null) && !refused.some((each) => each)) return null;
  const wish = clauses
    .map((clause) => clause.wish.trim())
    .filter((each) => each !== '')
    .join(', ');
  const said = [wish, ...refused].filter((each) => each).join('. ');
  return said === '' || (wish === '' && !isFollowUp) ? null : said;
}

/** What a clause wishes for, and what it refuses: the foods behind the word that refuses or, if there are none, before it. */
function ofClause(words: readonly Read[], isName: (word: string) => boolean): Told | null {
  const meanings = words.map(({ meaning }) => meaning);
  if (meanings.includes('ill')) return null;
  const diets = meanings.filter((meaning) => meaning && DIETS.has(meaning));
  const ready = meanings.filter((meaning) => meaning?.startsWith('no '));
  const cue = meanings.findIndex((meaning) => meaning === 'without' || meaning === 'allergic');
  const isFood = ({ said, meaning }: Read) => (meaning === undefined ? isName(said) : FOODS.has(meaning));
  const sayOf = ({ said, meaning }: Read) => meaning ?? said;
  const isWished = (word: Read) =>
    !(word.meaning && (SAYS_HOW.has(word.meaning) || word.meaning.startsWith('no ')));
  const rest = [...diets, ...ready].join('. ');
  if (cue < 0) return { wish: words.filter(isWished).map(sayOf).join(' '), refused: rest };
  const isBehind = words.some((word, at) => at > cue && isFood(word));
  const isAllergy = meanings.includes('allergic');
  const side = isBehind ? words.slice(cue + 1) : words.slice(0, cue);
  // What is joined to a food is one, known or not.
  const refused = side.filter(
    (word, at) => isFood(word) || (side[at - 1]?.meaning === 'and' && word.meaning === undefined),
  );
  const isDish = (word: Read) => word.meaning !== undefined && isWished(word) && !isFood(word);
  const wish = isBehind
    ? [...words.slice(0, cue).filter(isWished), ...side.filter(isDish)]
    : words.filter(isDish);
  const isOfPeople = isAllergy && !wish.some((word) => isFood(word) || isDish(word));
  return {
    wish: isOfPeople ? '' : wish.map(sayOf).join(' '),
    refused:
      refused.length === 0
        ? rest || null
        : [rest, `${isAllergy ? 'allergic to' : 'without'} ${refused.map(sayOf).join(' and ')}`]
            .filter((each) => each !== '')
            .join('. '),
  };
}

/** What a message in another script says, as far as the words are known: the rest is left out. */
function inScript(text: string, tongue: Tongue): (Told | null)[] {
  return text
    .split(CLAUSE)
    .map((clause) =>
      ofClause(
        UNSPACED.test(clause) ? wordsUnspaced(clause, tongue) : wordsSpaced(clause, tongue),
        () => true,
      ),
    );
}

function wordsSpaced(clause: string, tongue: Tongue): Read[] {
  return (clause.match(TOKEN) ?? []).flatMap((said) => {
    if (/^[a-z']+$/.test(said)) return [{ said, meaning: said }];
    const bare = said.replace(ARTICLE, '');
    const meaning = meaningOf(said, tongue) ?? meaningOf(bare, tongue);
    return meaning === undefined ? [] : [{ said, meaning }];
  });
}

/** Words where no space parts them: the longest at each place. */
function wordsUnspaced(clause: string, tongue: Tongue): Read[] {
  const found: Read[] = [];
  for (let at = 0; at < clause.length; ) {
    const word = tongue.words.find(({ stem }) => clause.startsWith(stem, at));
    if (word) found.push({ said: word.stem, meaning: word.meaning });
    at += word?.stem.length ?? 1;
  }
  return found;
}
