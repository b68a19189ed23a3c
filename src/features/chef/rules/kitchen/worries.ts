import { wordsApart } from '../request/request-words.ts';
import { asksForHelp, fearOf } from './fears.ts';
import { WORRIES } from './worry-advice.ts';

/** That something went wrong before, or does each time. */
const BEFORE =
  /\b(?:last time|last year|the last one|my last one|other day|always|usually|often|every (?:single )?time|each time|keeps?|tends? to|never|worried|afraid|nervous|scared|turned out|came out|ended up|letztes mal|jedes mal|immer|la derniere fois|toujours|la ultima vez|siempre|l ultima volta|sempre)\b/;
/** What it did. */
const DID =
  /\b(?:be|is|was|were|are|went|goes?|gets?|got|comes?|came|turns?|turned|ends?|ended|tastes?|tasted|been|stays?|stayed|burn\w*|stick\w*|stuck|over ?cook\w*|under ?cook\w*|scrambl\w*|crack\w*|seiz\w*|falls?|fell|sank|sunk|sinks?|collaps\w*|crumbl\w*|broke|curdl\w*|split\w*|separat\w*|catch\w*|caught|ris\w*|rose|wird|wurde|war|ist|est|etait|queda|quedo|viene)\b/;
/** Said of how somebody likes it, not of how it went. */
const WISHED =
  /\b(?:i|we|they|he|she|kids) (?:(?:always|usually|never) )?(?:like|love|want|prefer|need|make|eat|have|has|add|use|buy|cook)s? /;

/** What is asked has an answer of its own. */
const ASKS =
  /\b(?:why|what (?:am|did|do|went|have)|how (?:do|can|did|come)|any (?:tips?|ideas?)|warum|wieso|pourquoi|por qu[eé]|perch[eé])\b/i;

const CLAUSES = /(?<=[.!?;])\s+|\s*[,;–]\s*|\s+(?=(?:but|because|as|since|cause|cos|aber|mais|pero|ma)\s)/i;
/** 'Ich habe Angst, dass sie reißt' is one clause. */
const BEFORE_THAT = /\b(angst|sorgen?|befürchte|fürchte|mache ich|tun|was) ?, ?(?=(?:dass|das|wenn|ob)\b)/giu;
const LONGEST = 70;
/** What is asked for because of it is no part of it. */
const INSTEAD = /\b(?:this time|so (?:i|we|it|this)|instead|diesmal|esta vez|cette fois|stavolta)\b/;
const JOINS = /^(?:but|because|as|since|cause|cos|and|aber|mais|pero|ma|though|although)\s+/i;

/** Of how it turns out, nobody is afraid for their health. */
const FEARS =
  /\b(?:(?:i m|im|we re|i am) )?(?:(?:a bit|really|so|just) )*(?:scared|worried|afraid|nervous)(?: that)? (?=(?:it|they|this|that|the [a-z]+) ?(?:ll|will|might|would|may|is going to|are going to|s going to|re going to)\b)/;
/** The skin of a roast is nobody's. */
const OF_ROAST =
  /\b(?:the |its |my )?(?:skin|crackling|crust) (?=(?:was|is|were|went|got|came|turned|always|never|stayed)\b)/;
export const withoutFears = (worry: string): string => worry.replace(FEARS, '').replace(OF_ROAST, 'it ');

/** A worry about how the dish turns out, and what else a message says. `null` if it tells of none. */
export function worryIn(written: string): { worry: string; rest: string } | null {
  const clauses = written
    .replace(BEFORE_THAT, '$1 ')
    .split(CLAUSES)
    .filter((each) => each.trim() !== '');
  const fears = clauses.map(fearOf);
  const isAfraid = fears.some((each) => each !== null);
  const isAsked = (clause: string) => ASKS.test(clause) && !asksForHelp(clause);
  if (!isAfraid && clauses.some(isAsked)) return null;
  const isWorry = (clause: string) => {
    const said = wordsApart(clause);
    if (said.length > LONGEST || INSTEAD.test(said)) return false;
    return (
      BEFORE.test(said) &&
      DID.test(said) &&
      !WISHED.test(said) &&
      !clause.includes('?') &&
      WORRIES.some(([each]) => each.test(said))
    );
  };
  const at = clauses.findIndex((clause, n) => fears[n] === null && isWorry(clause));
  // 'Last time, it was watery'.
  const joined = clauses.map((clause, n) =>
    BEFORE.test(wordsApart(clauses[n - 1] ?? '')) ? `${clauses[n - 1]} ${clause}` : '',
  );
  const two = at < 0 && !isAfraid ? joined.findIndex((each) => each !== '' && isWorry(each)) : -1;
  const before = at >= 0 ? [at] : two >= 0 ? [two - 1, two] : [];
  const isTold = (n: number) => before.includes(n) || typeof fears[n] === 'string';
  const told = clauses.flatMap((clause, n) => (isTold(n) ? [fears[n] ?? clause] : []));
  if (told.length === 0) return null;
  return {
    worry: wordsApart(told.join(', ')),
    rest: clauses
      .filter((clause, n) => !isTold(n) && !asksForHelp(clause))
      .map((each, n) => (n === 0 ? each : each.replace(JOINS, '')))
      .join(', ')
      .replace(/[.!]+,/g, ','),
  };
}
