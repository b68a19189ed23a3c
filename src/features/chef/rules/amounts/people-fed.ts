import { whole } from '../questions/asking.ts';

/** How many eat, as words. */
export const NUMBERS: readonly (readonly [words: string, count: number])[] = [
  ['two|zwei|deux|dos|due', 2],
  ['three|drei|trois|tres|tre', 3],
  ['four|vier|quatre|cuatro|quattro', 4],
  ['five|funf|cinq|cinco|cinque', 5],
  ['six|sechs|seis|sei', 6],
  ['seven|sieben|sept|siete|sette', 7],
  ['eight|acht|huit|ocho|otto', 8],
  ['nine|neun|neuf|nueve|nove', 9],
  ['ten|zehn|dix|diez|dieci', 10],
  ['twelve|zwolf|douze|doce|dodici', 12],
];
/** More are counted in another way: 'for 90 minutes'. */
export const COUNT = `(\\d{1,2}|${NUMBERS.map(([words]) => words).join('|')})`;
/** Who eats, behind a number. */
export const EATERS =
  '(?: (?:of us|(?:(?:hungry|small|little|big|grown|hungrige|kleine|petits?|grands?|pequenos|piccoli) )?(?:people|persons?|kids|children|adults|teenagers|teens|guests|eaters|friends|mouths|personen|leute|kinder|erwachsene|gaste|esser|personnes|enfants|adultes|invites|convives|personas|ninos|adultos|invitados|comensales|persone|bambini|adulti|ospiti)))?';
const FOR = '(?:for|fur|pour|para|per)';
const AMOUNT =
  '(?:about |roughly )?(?:how (?:much|many)|what amounts?|which amounts?|wie ?viele?|combien|cuant[oa]s?|quant[oaie])';
const NEED =
  '(?: (?:of|it|this|that|everything|the|do|does|should|would|will|i|we|you|need|needed|make|cook|buy|use|have|to|davon|brauche?n?|mache?n?|nehme?n?|muss|mussen|ich|wir|man|dann|denn|il|m|nous|en|faut|je|dois|fais|on|ne|mi|ci|serve|servono|faccio|devo|fare|necesito|necesitamos|hago|tengo|que|hacer|hace|falta))*';

const HOW_MUCH_FOR = whole(`${AMOUNT}${NEED} ${FOR} ${COUNT}${EATERS}`);
const ENOUGH_FOR = whole(
  [
    `(?:para )?que (?:me |nos )?(?:sea|sean|alcance|llegue|rinda|sirva|de|haya|coman|comamos) (?:bastante )?(?:para )?${COUNT}${EATERS}`,
    `che (?:ne )?(?:basti|bastino|sia|siano|mangino|mangiamo) (?:per |in )?${COUNT}${EATERS}`,
    `(?:pour )?qu(?:e l)? ?on (?:soit|sera|est|serait) (?:a )?${COUNT}${EATERS}(?: a table)?`,
    `(?:so that it |it should |must |needs to |soll |muss |sollte )(?:serves?|feeds?|be enough for|stretch to|fur) ?${COUNT}${EATERS}(?: (?:reichen|sein))?`,
  ].join('|'),
);
/** 'How many does it feed? We're 14.' */
const WE_ARE = whole(
  `how many(?: people| portions| servings| of us)? (?:will|does|do|would|is|are) (?:it|this|that|these|they)(?: be)? (?:feeds?|serves?|for|make|enough for) ?[,?]? ?(?:but |and |as |because |since )?(?:we are|we re|were|there (?:are|will be)|there s|there re|we ll be|we have|i have) ${COUNT}${EATERS}`,
);
/** How many a message in the form of `wordsApart` wants to feed, as a wish. */
export function peopleFed(said: string): string | null {
  const wanted = (HOW_MUCH_FOR.exec(said) ?? ENOUGH_FOR.exec(said) ?? WE_ARE.exec(said))
    ?.slice(1)
    .find(Boolean);
  return wanted ? `for ${wanted} people` : null;
}
