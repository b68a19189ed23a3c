import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { whole } from '../questions/asking.ts';
import { distinct } from '../request/request.ts';
import type { Reply } from './reply.ts';

const SURE =
  '(?:(?:(?:are |r )?(?:you|u) )?(?:(?:really|absolutely|quite|100|totally|definitely) )?(?:sure|certain|positive)(?: that)? )?';
const IT = '(?:it|this|that|(?:the|this) (?:dish|recipe|sauce|food|meal|cake|one))';
const PERSON =
  '(?:him|her|them|me|us|(?:my |our |the )?(?:son|daughter|kid|kids|child|boy|girl|wife|husband|partner|dad|mum|mom|mother|father|sister|brother|friend|guest|guests|oh))';
const SAFE = '(?:safe|ok|okay|fine|all right|alright|suitable)';
const ASKS = whole(
  [
    `(?:${SURE}${IT}(?: is| s)?|${SURE}its|is ${IT}) (?:(?:really|definitely|actually|still|all|100|totally|completely) )*${SAFE}(?: to (?:eat|have))?(?: for ${PERSON})?(?: to (?:eat|have))?`,
    `${SURE}(?:can|could) ${PERSON.replace('him|her|them|me|us', 'he|she|they|i|we')} (?:really|definitely|safely|actually) (?:eat|have) ${IT}`,
    `${SURE}(?:he|she|they|i|we) (?:can|could) (?:really |definitely |safely |actually )?(?:eat|have) ${IT}`,
    '(?:bist du |ist das |ist es )(?:(?:dir |auch |da |ganz |wirklich |denn )*sicher)(?: dass (?:das|es|er|sie|ich)(?: (?:fur (?:ihn|sie|mich|uns)|das|es|sicher|ok|essen|geht|ist|kann|darf|unbedenklich))*)?(?: fur (?:ihn|sie|mich|uns))?',
    '(?:tu es|t es|vous etes|es tu|c est) (?:vraiment )?(?:sure?|certaine?)(?: que c est (?:bon|ok|sans (?:danger|risque)|sur))?(?: pour (?:lui|elle|moi|eux|nous))?',
    '(?:estas |es )?(?:de verdad )?segur[oa](?: de)?(?: que (?:es segur[oa]|esta bien|puede comerl[oa]))?(?: para (?:el|ella|mi|ellos|nosotros))?',
    '(?:sei |e )?(?:davvero )?sicur[oa](?: che (?:va bene|sia sicur[oa]|e sicur[oa]|puo mangiarl[oa]))?(?: per (?:lui|lei|me|loro|noi))?',
  ].join('|'),
);

const OF_ONE = /\bfor (?:him|her|them)\b|\b(?:he|she|they) (?:can|could)\b|\b(?:can|could) (?:he|she|they)\b/;
const OF_SOMEBODY =
  /\bfor (?!a\b)|\b(?:sure|certain|positive|definitely|really|actually|safely|sicher|certaine?|segur[oa]|sicur[oa])\b|\b(?:pour|para|per|fur) /;

/** Whether the dish is safe for somebody of whom the chef was told: the proof is in the lines, so they are named. */
export const safeFor: Reply = ({ said, previous, recipe }) => {
  const plain = said.replace(/ ,/g, '');
  // 'Is it safe to eat?' asks of the cooking, and 'is it good for children?' of their age.
  const isOfPerson = previous.heeded.length > 0 ? OF_SOMEBODY.test(plain) : OF_ONE.test(plain);
  const shown = isOfPerson && ASKS.test(plain) ? recipe() : null;
  if (!shown) return null;
  const foods = listed(distinct(shown.ingredients.map(foodOf)));
  const told = previous.heeded.slice(-MOST_TOLD);
  return told.length > 0
    ? t(
        'Every line was checked against what you told me ({told}), and none breaks it. In it are {foods}. Read the labels as well: what is bought in packets and jars may hold traces.',
        { told: told.map((each) => `“${each}”`).join(', '), foods },
      )
    : t(
        'You have not told me yet what is to be avoided: say it, such as “no nuts, he is allergic”, and I will check every line. In it are {foods}.',
        { foods },
      );
};
const MOST_TOLD = 3;
