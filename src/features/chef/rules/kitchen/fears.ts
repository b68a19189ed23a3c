import { OPENS } from '../questions/asking.ts';
import { wordsApart } from '../request/request-words.ts';
import { WORRIES } from './worry-advice.ts';

const begins = (ways: readonly string[], end: string) => new RegExp(`^${OPENS}(?:${ways.join('|')})${end}`);

/** How somebody says that they fear how it turns out, in the form of `wordsApart`. */
const FEARS = begins(
  [
    '(?:(?:i m|im|i am|i|we|we re|a|bit|little|always|kind of|kinda|also|still|just|really|so|only|very|my (?:only )?(?:worry|fear) is) )*(?:scared|worried|afraid|nervous|anxious|concerned|terrified|paranoid|worry|fear|dread)? ?(?:that )?(?=(?:it|they|this|that|these|mine|the [a-z]+|my [a-z]+)(?: [a-z]+)? ?(?:ll|will|might|would|may|could|won t|wont|doesn t|is|are|s|gets?|goes?|going|gonna|turns?)\\b)',
    '(?:(?:i m|im|i am|we re|a|bit|little|always|kind of|kinda|just|really|so|very) )*(?:scared|worried|afraid|nervous|anxious|concerned|terrified|paranoid) (?:of|about) (?=(?:(?:it|them|they|the [a-z]+|my [a-z]+) )?(?:being|[a-z]+ing) ?)',
    '(?:i |we )?(?:hope|pray|need|want|dont want|don t want|do not want|wouldn t want) (?=(?:it|they|this|the [a-z]+) (?:doesn t|don t|won t|wont|dont|doesnt|not|to|getting|going|turning)\\b)',
    '(?:ich |hab |habe |wir |haben |ein |bisschen |etwas |immer |mir |mich |mache )*(?:angst|sorgen?|bedenken|furchte|befurchte)(?: davor| mir)?(?: ,)? (?:dass|ob|wenn|das)',
    '(?:(?:j ai|je|on a|un peu|tres) )*(?:peur|crains|redoute) (?:que?|qu|d|de)',
    '(?:(?:me|da|tengo|un poco de|mucho|bastante) )*(?:miedo|temo|preocupa)(?: de)?(?: que)?',
    '(?:(?:ho|un po di|mi|molta) )*(?:paura|temo|preoccupa|timore)(?: che| di)?',
  ],
  '\\s*',
);
/** How somebody asks what to do about it, or against it. */
const ASKS = begins(
  [
    '(?:what|wat) (?:(?:happens|do i do|should i do|can i do|do we do|to do|now) )?(?:if|when)',
    'how (?:do|can|could|would|should|to)(?: (?:i|you|we))?(?= (?:flip|turn) )',
    'how (?:do|can|could|would|should|to)(?: (?:i|you|we))?(?: (?:best|really))? (?:stop|prevent|avoid|keep|make sure|ensure|get|fix|save|rescue|help)(?: that)?',
    '(?:is there )?(?:any|a)? ?(?:tips?|tricks?|way|ideas?)(?: (?:for|to|so|on|against|how))+(?: (?:stop|prevent|avoid|keep|make sure))?(?: that)?',
    '(?:(?:can|could) (?:i|you|we) (?:stop|prevent|avoid|keep))',
    '(?:will|would|won t|wont|does|doesn t|is|are|isn t)(?= (?:it|they|this|these|mine|the [a-z]+) (?:not )?(?:be|get|go|turn|come|end|dry|burn|stick|split|curdle|scramble|crack|sink|fall|collapse|separate|overcook|going|gonna)\\b)',
    'was (?:ist |passiert |mache ich |mach ich |tun |tue ich |soll ich (?:tun|machen) )?(?:, )?wenn',
    'wie (?:verhinder\\w*|vermeid\\w*|bekomm\\w*|krieg\\w*|halte|bleib\\w*|rette)(?: ich| man)?(?: es)?(?: ,)?(?: dass)?',
    '(?:et si|que faire (?:si|pour que|quand)|comment (?:eviter|empecher|faire pour|garder|rattraper)(?: qu?e?)?)',
    '(?:y si|que (?:pasa|hago|hacer|puedo hacer) (?:si|para que)|como (?:evit\\w+|hago para|impid\\w+|consigo|mantengo)(?: que)?)',
    '(?:e se|(?:che )?cosa (?:succede|faccio|fare) (?:se|perche)|come (?:evit\\w+|faccio (?:a|per)(?: evitare)?|impedi\\w+|mantengo)(?: che| di)?)',
  ],
  ' ',
);
/** Said of how it is to stay: what is feared is the opposite. */
const STAYS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:crisp\w*|crunchy|knusprig|kross|croustillant\w*|croquant\w*|crujiente\w*|croccant\w*)\b/, 'soggy'],
  [/\b(?:moist|juicy|succulent|saftig|moelleu\w*|juteu\w*|jugos[oa]s?|morbid[oaie]|succos[oa])\b/, 'dry'],
  [/\b(?:tender|zart|tendre|tiern[oa]s?|tener[oaie])\b/, 'tough'],
  [/\b(?:fluffy|airy|luftig|locker|esponjos[oa]|soffic[ei])\b/, 'dense'],
  [/\b(?:together|in one piece|whole|intact)\b/, 'falls apart'],
  [/\b(?:smooth|silky|glatt|lisse|lisc[ioa])\b/, 'lumpy'],
];
/** Raw egg and fish are feared for another reason, and so is what somebody cannot eat. */
const OF_HARM =
  /\b(?:raw|uncooked|undercook\w*|roh\w*|crud?[oae]?s?|crus?|crues?)\b.*\b(?:eggs?|yolks?|fish|ei(?:er)?|oeufs?|huevos?|uov[ao])\b|\b(?:eggs?|yolks?|fish|ei(?:er)?|oeufs?|huevos?|uov[ao])\b.*\b(?:raw|uncooked|undercook\w*|roh\w*|crud?[oae]?s?|crus?|crues?)\b|\b(?:allerg\w*|sick|ill|poison\w*|hurt\w*|harm\w*|chok\w*|pregnan\w*|safe|bab(?:y|ies)|toddlers?|kill\w*|him|her|he|she|sons?|daughters?|kids?|child\w*|husband|wife|mum|mom|dad|throat|mouth|tongue|lips|face|stomach|tummy|teeth)\b/;
/** What somebody would do instead asks for a change. */
const CHANGES =
  /\b(?:i|we|you) (?:(?:just|only|also) )*(?:use[ds]?|add|put|leave|left|skip|make|made|do|don t|dont|have|swap|take|want|serve|bake|cook|fry)\b|\b(?:instead|without(?! [a-z]+ing\b)|with|more|less|on (?:met|mettait|ajoute)|ich (?:nehme|mache|gebe))\b/;
/** Nobody wants these: what is 'not to be salty' asks for less salt. */
const ACCIDENT =
  /\b(?:scrambl\w*|curdl\w*|separat\w*|split\w*|crack\w*|s[iau]nk\w*|collaps\w*|burn\w*|stick\w*|stuck|fall\w* apart|seiz\w*|dry out|soggy|overcook\w*|undercook\w*)\b/;
const WANTS = begins(
  ['(?:i |we )?(?:hope|pray|need|want|dont want|don t want|do not want|wouldn t want)'],
  ' ',
);
/** The skin of a roast is nobody's. */
const OF_ROAST =
  /\b(?:the |its |my )?(?:skin|crackling|crust) (?=(?:will|won t|wont|might|is|isn t|get|gets|go|goes|going|turns|stays?|doesn t|crispy?)\b)/;
const LONGEST = 90;

/** Asked after a fear, and no more than it. */
const HELP =
  /^(?:(?:and|so|any|some|please|what|how|do|did|can|could|should|i|we|you|to|me|about|it|that|this|against|then|now|help|tips?|advice|ideas?|avoid|prevent|stop|fix|was|mache|kann|ich|tun|dagegen|wie|hilfe|que|quoi|faire|je|fais|como|lo|evito|hago|comment|eviter|cosa|faccio|fare|come|posso) ?)+$/;
export const asksForHelp = (clause: string): boolean => HELP.test(wordsApart(clause));

/** What somebody fears of how the dish turns out, or asks to do against it, in plain words; `null` if it is neither. */
export function fearOf(clause: string): string | null {
  const said = wordsApart(clause).replace(OF_ROAST, 'it ');
  if (said.length > LONGEST || OF_HARM.test(said)) return null;
  const opening = [ASKS, FEARS]
    .map((each) => each.exec(said)?.[0])
    .find((each) => each !== undefined && each !== '');
  if (opening === undefined) return null;
  const rest = said.slice(opening.length);
  if (CHANGES.test(rest) || (WANTS.test(said) && !ACCIDENT.test(rest))) return null;
  const isAsked = ASKS.test(said);
  const plain = rest.replace(
    /(?:^| )(?:will|ll|would|might|may|could|is going to|are going to|gonna)(?= )/g,
    '',
  );
  const feared = isAsked && !/\bfrom\b|^(?:it |they )?(?:not|never)\b/.test(rest) ? opposite(plain) : plain;
  return WORRIES.some(([trouble]) => trouble.test(feared)) ? feared : null;
}

const opposite = (rest: string): string =>
  STAYS.reduce((words, [stays, fails]) => words.replace(stays, fails), rest);
