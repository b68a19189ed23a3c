import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { AFTER_LACK, HAS_NOT, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, foodCalled, lineCalled } from '../turns/foods-called.ts';
import { rolesOf } from './roles.ts';

const ASIDE =
  '(?: (?:actually|though|tho|sorry|unfortunately|i m afraid|after all|turns out|it turns out|what now|now what|any ideas|what can i do|leider|was nun|und nun|que faire|y ahora|e ora|doch|eigentlich|en fait|finalement|malheureusement|en realidad|al final|pero|purtroppo|in realta))*';
const HAS =
  '(?:(?:but|so|and|only|just|i|we|ve|ive|weve|have|has|got|there s|there is|theres|is|found|bought|some|a bit of|plenty of|aber|nur|ich|wir|hab|habe|haben|noch|etwas|dafur|mais|j ai|il y a|on a|du|de la|des|juste|tengo|hay|tenemos|un poco de|solo|algo de|ma|ho|abbiamo|c e|ci sono|del|della|dei|un po di) )+';
const LAST =
  '(?: (?:instead|though|tho|here|at home|left|in the (?:fridge|house|freezer|cupboard)|will that do|is that ok|ok|okay|does that work|can i use that|da|zu hause|en casa|a casa|a la maison|statt dessen|stattdessen|a la place|en su lugar|invece))*';
/** 'I don't have feta actually, got goat cheese.' */
const LACKS_AND_HAS = new RegExp(
  `^(?:oh |ah |hm+ |um+ |sorry |oops |wait |actually |turns out |, )*${OPENS}(?:actually |really |sorry )*(?:${HAS_NOT}|no) ${NAME}${AFTER_LACK}${ASIDE}(?: ,)? ${HAS}${NAME}${LAST}$`,
);
/** What only tells which sort of a food it is. */
const SORT =
  /^(?:white|brown|dark|light|plain|milk|red|green|black|yellow|sweet|smoked|ground|fresh|dried|frozen|canned|whole|bread|strong|double|single|salted|unsalted|normal|regular)$/;
/** 'Got goat cheese but no feta.' */
const HAS_AND_LACKS = new RegExp(
  `^${OPENS}(?:i |we )?(?:have|ve|ve got|have got|got|only have|only got) ${NAME}(?: ,)?(?: but| and)? (?:no|not|${HAS_NOT}) ${NAME}${AFTER_LACK}${LAST}$`,
);
const USES = '(?:use|using|put in|put|add|take|try|have|make it with|do it with|nimm|mets|usa|pon|metti)';
/** 'No noodles, use rice instead', 'skip the noodles and use rice'. */
const LEFT_FOR_OTHER = new RegExp(
  `^${OPENS}(?:no|without|skip|leave out|lose|ditch|drop|forget|swap out|take out|ohne|kein(?:e|en)?|sans|sin|senza)(?: the| any)? ${NAME}(?: ,)?(?: and| but| then)? ${USES}(?: some| the)? ${NAME}${LAST}(?: please)?$`,
);

/**
 * A message that names a food of the dish and what there is in its place, as a swap. What is only left out for another is read so if both
 * fill: nobody is warned of noodles who takes rice. `null` if it is none.
 */
export function hasOther(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  const [, lacked, there] = LACKS_AND_HAS.exec(said) ?? [];
  const [, has = there, no = lacked] = HAS_AND_LACKS.exec(said) ?? [];
  const isThere = (name: string) => lineCalled(name, shown, knowledge) !== null;
  if (has && no) {
    // 'No brown sugar, only white' is said of white sugar, whatever else is white.
    const kind = no.split(' ').at(-1) ?? '';
    const isSort = SORT.test(bareName(has)) && foodCalled(`${bareName(has)} ${kind}`, knowledge) !== null;
    const come = isSort ? `${bareName(has)} ${kind}` : bareName(has);
    return isThere(no) && (isSort || !isThere(come)) && foodCalled(come, knowledge) !== null
      ? `${come} instead of ${bareName(no)}`
      : null;
  }
  const [, gone, come] = LEFT_FOR_OTHER.exec(said) ?? [];
  if (!gone || !come || !isThere(gone)) return null;
  const fills = (name: string) => rolesOf(name, knowledge).has('starch');
  const line = lineCalled(gone, shown, knowledge) ?? gone;
  const named = foodCalled(come, knowledge);
  return fills(line) && named !== null && fills(named)
    ? `${bareName(come)} instead of ${bareName(gone)}`
    : null;
}
