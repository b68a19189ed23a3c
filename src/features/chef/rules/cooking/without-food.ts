import { listed } from '../answer/write-steps.ts';
import type { Part } from '../classics/classic.ts';
import { type Filled, textWriter } from '../classics/text.ts';
import { capital } from '../devices/sentences.ts';
import { minutesOf, TIME } from './minutes.ts';

const VERB = 'Add|Stir in|Return|Put in|Lay in|Tip in|Slide in|Lower in';
/** What is done to the food itself, rather than to the dish. */
const HANDLED =
  /^,? and (?:turn|stir|brown|toss|fry|coat|sear|seal|cook)\b(?: (?:it|them)\b)?(?:(?! and )[^.;])*/;
const SEASONING = /^(?:(?:half|a little|a quarter|a third|the rest) of the )?(?:salt|black pepper|pepper)$/;

/** A sentence without the food that it put into the pot, and the minutes that were only the food's. */
export function withoutFood(
  sentence: string,
  said: string,
  taken: Part,
  lines: readonly Filled[],
): { text: string; minutes: number } | null {
  const text = sentence.replace(/ with (?:its|their|the) marinade\b/, '');
  const returned = text.replace(
    new RegExp(
      `,? (?:and )?return the ${said}(?: to the [a-z]+)?(?=,|\\.| and (?:cover|simmer|cook|bring|let)\\b| for )`,
    ),
    '',
  );
  if (returned !== text) return { text: returned, minutes: 0 };
  const whole = new RegExp(
    `^(${VERB}) ((?:(?! and (?:turn|stir|brown|toss|fry|coat|sear|seal|cook|simmer|cover|bring|boil|let)\\b|, (?:cover|bring|then|simmer|cook|until)\\b| for \\d)[^.;])*)(.*)$`,
  ).exec(text);
  if (whole) {
    const [, verb = '', list = '', tail = ''] = whole;
    const foods = list.split(/, and |, | and | with /).map((each) => each.replace(/^the /, ''));
    const left = foods.filter((food) => food !== said);
    if (left.length < foods.length) {
      const handled =
        HANDLED.exec(tail)?.[0] ?? /^ for \d+ minutes?(?:, until [^.,;]*)?/.exec(tail)?.[0] ?? '';
      const isOwn = left.every((food) => SEASONING.test(food));
      if (!isOwn) {
        const shared = handled === '' ? tail : tail.replace(TIME, (found) => briefly(found));
        const isDoing = /^(?:pour|add|stir|tip|put)\b/.test(left[0] ?? '');
        const start = isDoing ? '' : `${verb === 'Return' && !/bacon/.test(list) ? 'Add' : verb} the `;
        return {
          text: capital(`${start}${listed(left)}${shared}`),
          minutes: handled === '' ? 0 : minutesOf(tail) - minutesOf(shared),
        };
      }
      const further = capital(
        tail
          .slice(handled.length)
          .replace(/^(?:,| and) (?:and )?/, '')
          .replace(/^then (?=the )/, 'add '),
      );
      const season = left.length > 0 ? `Season with the ${listed(left)}.` : '';
      const isEnd = /^[.]?$/.test(further);
      return {
        text: [season, isEnd ? '' : further].filter(Boolean).join(' '),
        minutes: minutesOf(handled),
      };
    }
  }
  const alone = new RegExp(
    `,? (?:and )?(?:then|add) the ${said}(?: and ((?:half of )?the )?(salt))?(?: and (?:turn|stir|brown|toss)\\b[^.,;]*?)? for (\\d+) minutes`,
  ).exec(text);
  if (alone)
    return {
      text: text.replace(alone[0], alone[2] ? `, then the ${alone[2]}` : ''),
      minutes: Number(alone[3]),
    };
  const browned = new RegExp(
    `^(Heat [^.]*?) and (?:brown|fry|sear|cook) the ${said}( with [^.,;]*?)? for (\\d+) minutes(?:, until [^.,;]*)?\\.$`,
  ).exec(text);
  if (browned)
    return {
      text: `${browned[2] ? `Season the ${said}${browned[2]}. ` : ''}${browned[1]}.`,
      minutes: Number(browned[3]),
    };
  const write = textWriter(
    [
      ...lines.flatMap(({ taken: other }) =>
        other && other.name !== taken.name ? [{ own: other, taken: other }] : [],
      ),
      { own: taken, taken: null },
    ],
    { isLeadOther: false, scale: 1 },
  );
  const rest = write(text);
  if (rest === null || new RegExp(`\\b${said}\\b`, 'i').test(rest)) return null;
  return { text: rest, minutes: 0 };
}

/** Spices that are stirred alone burn in the time of meat. */
const briefly = (found: string) => (Number.parseInt(found, 10) > 2 ? '2 minutes' : found);

/** A sentence that no longer waits for the food. */
export function withoutSign(text: string, said: string, sign: string): string {
  const ready = `(?:is|are|has|have)?[^.,;]*?`;
  return text
    .replace(new RegExp(`(until )the ${said} ${ready},? and (?=the [a-z ]+ (?:is|are)\\b)`), '$1')
    .replace(
      new RegExp(
        `,? (?:until|and) the ${said} (?:is |are )?(?:cooked|tender|done|hot|pink|opaque|white)[^.,;]*`,
      ),
      '',
    )
    .replace(new RegExp(`,? ${sign}`), '')
    .replace(/, crushing (?:a few|some)\b/, '')
    .replace(/(until )(?:it is |they are |nearly )?cooked through,? and (?=the [a-z ]+ is\b)/, '$1')
    .replace(/,? until (?:it is |they are |nearly )?cooked through(?: and tender)?/, '')
    .replace(/,? until (?:the meat (?:is|falls)|a fork|it falls|almost|nearly tender|no pink)[^.;]*/, '')
    .replace(/,? \d+ °C[^.;]*inside/, '');
}
