import type { Frying } from './fried-pieces.ts';
import { HEATS_FAT } from './little-oil.ts';
import { restOf, signOf } from './pot-steps.ts';
import { heat } from './sentences.ts';

export type HotAir = 'air-fryer' | 'oven';

export const DROPS =
  /\b[Dd]rop(?: in)? ((?:[a-z]+ )*spoonfuls)(?: of the mixture)?(?: into the (?:hot )?oil)?/;

/** What nobody does without a pan of oil. */
export function tidied(sentence: string, device: HotAir): string {
  if (/^(?:Light|Heat) (?:the|a) (?:barbecue|grill|griddle)\b[^.]*\.$/.test(sentence)) return '';
  if (HEATS_FAT.test(sentence) || /^Brush a pan with [^.]*\.$/.test(sentence)) return '';
  const bare = sentence
    .replace(/^Heat the (?:[a-z]+ )?oil (?:to \d+ °C \(\d+ °F\)|in [^.]*?)(?:,| and) (?=[a-z])/, '')
    .replace(/^Heat the (?:[a-z]+ )?oil to \d+ °C \(\d+ °F\)\.$/, '')
    .replace(/^Drain(?: well| on (?:a rack|(?:kitchen )?paper)| for \d+ minutes)*\.$/, '')
    .replace(/^Drain(?: well| on (?:a rack|(?:kitchen )?paper))*(?:,| and) (?=[a-z])/, '')
    .replace(/^Pour off (?:most|all but [^.]*?) of the oil(?: from the pan)?(?:,| and) (?=[a-z])/, '')
    .replace(/^Pour off most of the oil\.$/, '')
    .replace(/^Melt the butter in [^.]*? and (shape [^.]*?) straight into it\.$/, '$1.')
    .replace(
      DROPS,
      `Drop $1 onto ${device === 'air-fryer' ? 'pieces of oiled baking paper' : 'a lined tray'}`,
    );
  return bare;
}

/** The sentence that fries, with the device and its heat in place of the pan. */
export function aired(
  { before, what, after }: Frying,
  how: {
    device: HotAir;
    minutes: number;
    celsius: number;
    safe: string | null;
    fat: string | null;
    isLoose: boolean;
    /** Whether it bakes after that, as long as it takes. */
    isOntoTray: boolean;
  },
): string {
  const fat = how.fat
    ?.replace(/\bdeep oil\b/, 'other oil')
    .replace(/^(?!the|half|a |most|two)/, 'the ')
    .replace(/\bthe (?:sunflower |olive )?fat\b/, 'the fat');
  const isLoose = how.isLoose || /chips|wedges|cubes|chunks|florets|dice|vegetables|beans/.test(what);
  const named = /^(?:the|them|it|all|both)\b/.test(what)
    ? what.replace(/ (?:again|on|with|a few|two|one)\b.*$/, '')
    : '';
  const start = before
    .replace(
      /(?:^|(?<=\. ))(?:[Hh]eat|[Mm]elt) (?:(?:half|a third|most|some|a little) of )?the [a-z ]*?(?:oil|butter)\b(?![^.]*\b(?:shape|dip|turn|roll)\b)[^.]*$/,
      '',
    )
    .replace(/,? (?:and )?heat the [a-z ]*oil[^.,]*$/, '');
  const oiled =
    fat && !/\bbrush(?:ed)? [^.]*\boil\b/i.test(start)
      ? `${isLoose ? 'Toss' : 'Brush'} ${named || (isLoose ? 'them' : '')}${named || isLoose ? ' ' : 'all over '}with ${fat} and `
      : '';
  const place =
    how.device === 'air-fryer'
      ? `cook in the air fryer at ${heat(how.celsius)}, in one layer and in batches if need be, for ${how.minutes} minutes, turning once`
      : `bake on a lined tray at ${heat(220)}, or ${heat(200)} with the fan on, for ${how.minutes} minutes, turning once`;
  const sign =
    signOf(after)
      .replace(/, turning[^,.]*/, '')
      .replace(/\bpuffed, /, '') || ', until golden';
  const isSafe = /\d °C/.test(sign);
  const rest = restOf(after).replace(
    / (?:Drain|Lift out|Lift it out|Lift them out)(?: well| on [a-z ]+)*(?:\.|,? (?:and )(?=\w))/,
    ' ',
  );
  if (how.isOntoTray)
    return `${start.trim() === '' ? '' : `${start.trim()}. `}${oiled}lay on a hot tray.`.replace(
      /^lay/,
      'Lay',
    );
  const first = start.trim() === '' ? '' : `${start.trim().replace(/\.$/, '')}. `;
  const text = `${first}${oiled}${oiled === '' ? place.charAt(0).toUpperCase() + place.slice(1) : place}${sign}${how.safe && !isSafe ? `, ${how.safe}` : ''}.${rest.trim() === '' ? '' : ` ${rest.trim().charAt(0).toUpperCase()}${rest.trim().slice(1)}`}`;
  return text.replace(/\s+/g, ' ');
}
