import { withoutAccents } from '#shared/text.ts';
import { MOST_SERVINGS } from '../limits.ts';

/** Numbers of people in words, in the five languages, without accents. */
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one a an someone somebody einer eine ein un une uno una unos',
    'two zwei deux dos due',
    'three drei trois tres tre',
    'four vier quatre cuatro quattro',
    'five funf cinq cinco cinque',
    'six sechs seis sei',
    'seven sieben sept siete sette',
    'eight acht huit ocho otto',
  ].flatMap((words, n) => words.split(' ').map((word) => [word, n + 1])),
);
const MANY = `(\\d{1,2}|${Object.keys(WORDS)
  .sort((one, other) => other.length - one.length)
  .join('|')})`;
const PERSONS =
  '(?:people|persons?|guests?|friends?|mouths?|eaters?|adults?|kids?|children|mates?|leute|personen|gaste|personnes?|invites?|personas?|invitad[oa]s|persone|ospiti)';
/** Somebody who is 'coming out in hives' is not counted, nor who 'can't come near nuts'. */
const ENDS =
  '(?=\\s*(?:$|[.,;!?)]| (?:too|now|as well|after all|so|tonight|today|tomorrow|for|and|but|then)(?![\\p{L}])))';
const COME = `(?:(?:is|are|'s|will be|have|has) )?(?:coming|joining(?: us)?|turning up|invited|arriving|staying(?: for (?:dinner|lunch))?|showing up)${ENDS}`;
const GONE = `(?:(?:has|have|just|now|'s|'ve) )*(?:cancell?ed|cancels?|bailed|dropped out|pulled out|can'?t (?:come|make it)|won'?t (?:come|make it|be (?:coming|there|here))|(?:is|are)(?:n'?t| not) coming)${ENDS}`;
const KIN =
  '(?:mum|mom|mother|dad|father|sister|brother|son|daughter|friend|neighbou?r|boyfriend|girlfriend|cousin|aunt|uncle|nan|gran|grandma|grandad|flatmate|colleague|boss|mate)';
const COUPLE = '(?:parents|in[- ]laws|grandparents|grandchildren|neighbou?rs)';

const at = (said: string) => new RegExp(`(?<![\\p{L}'-])(?:${said})(?![\\p{L}])`, 'iu');
const count = (said = ''): number => WORDS[said.toLowerCase()] ?? Number(said);
/** How many come or stay away, by what is said of them. */
const CHANGES: readonly (readonly [said: RegExp, more: (found: readonly string[]) => number])[] = [
  [
    at(
      `(?:(?:there (?:are|will be|'s)|we(?:'re| are| have)|i(?:'ve| have)(?: got)?|plus|with|got|and|now) )*${MANY} (?:more|extra|additional|other) (?:${PERSONS}(?: ${COME})?|${COME})(?: (?:too|now|as well|after all))?`,
    ),
    ([many]) => count(many),
  ],
  [
    at(
      `(?:es )?(?:kommen|kommt|sind) (?:(?:jetzt|doch|auch) )*(?:noch (?:(?:jetzt|doch|mal) )*${MANY}(?: (?:${PERSONS}|mehr|dazu|weitere))*|${MANY}(?: ${PERSONS})? (?:mehr|dazu))|${MANY} ${PERSONS} mehr`,
    ),
    (found) => count(found.find((each) => each !== undefined)),
  ],
  [
    at(
      `(?:(?:il y a|on a|nous avons|avec|il y aura) )?${MANY} (?:${PERSONS} )?(?:de|en) plus|(?:vienen |hay |somos )${MANY} (?:${PERSONS} )?mas|${MANY} ${PERSONS} mas|(?:arrivano|vengono|siamo) (?:altr[ei] )?${MANY} (?:${PERSONS} )?in piu|(?:arrivano|vengono) altr[ei] ${MANY}`,
    ),
    (found) => count(found.find((each) => each !== undefined)),
  ],
  [at(`(?:my|our|his|her) ${COUPLE} (?:${COME})(?: too| as well| now)?`), () => 2],
  [at(`(?:my|our|his|her) ${KIN} and (?:his|her|my) [a-z]+ (?:${COME})(?: too| as well| now)?`), () => 2],
  [
    at(`(?:my|our|his|her|a) ${KIN} (?:${COME}|'s (?:coming|joining(?: us)?))(?: too| as well| now)?`),
    () => 1,
  ],
  [at(`${MANY} (?:${PERSONS} |of (?:them|us|the [a-z]+) )?${GONE}`), ([many]) => -count(many)],
  [at(`(?:my|our|his|her) ${COUPLE} ${GONE}`), () => -2],
  [at(`(?:my|our|his|her|a) ${KIN} ${GONE}`), () => -1],
];

/**
 * A follow-up in which who else comes, or stays away, is the number of all who eat: 'two more are coming'.
 *
 * @param servings of the dish on screen
 */
export function countingEaters(prompt: string, servings: number): string {
  const plain = withoutAccents(prompt).replace(/[’‘`´]/g, "'");
  if (SAYS_HOW_MANY.test(plain)) return prompt;
  for (const [said, more] of CHANGES) {
    const found = said.exec(plain);
    const by = found ? more(found.slice(1)) : Number.NaN;
    if (!found || Number.isNaN(by)) continue;
    const people = Math.min(MOST_SERVINGS, Math.max(1, servings + by));
    return plain.replace(found[0], `for ${people} people`);
  }
  return prompt;
}

/** 'My parents are coming too, so 6': the number of all is said. */
const SAYS_HOW_MANY =
  /\bso (?:that'?s |it'?s |we(?:'re| are) |make it )?\d{1,2}(?: (?:of us|people|now|in total))*[ .!]*$/i;
