import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { plainPhrase } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import { CLOSES, either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory, Version } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import type { Wish } from '../turns/wish.ts';

const whole = (...texts: readonly string[]) => new RegExp(`^${OPENS}${either(...texts)}${CLOSES}$`);

/** What somebody says of a change before it is taken back: 'no, that is too light'. */
const COMPLAINS =
  '(?:(?:no |nah |nope |oh |hm+ |, )*(?:that|it|this|thats|its|they)(?: s| is| was| are| were| looks?| sounds?| gets?)?(?: way| far| a bit| much| now)? (?:too|not|worse|wrong|awful|horrible|terrible|boring|nothing)(?: [a-z]+){0,3} , )?';
export const SIGHS =
  '(?:(?:no|nah|wait|ok|okay|oh|actually|never mind|changed my mind|i ve changed my mind|forget it|forget that|lass mal|laisse tomber|olvidalo|lascia stare|sorry|hm+|,) )*';
const GO = either(
  '(?:can i have|can we have|give me|bring|take me|show me|i want|i d like|i ll take|let s have|lets have|go|switch|change it|put it|make it)(?: back)?(?: to)? | back to',
  '(?:zeig|gib) mir | ich will | ich nehme | ich mochte | zuruck(?: zu[mr]?)? | wieder | nehmen wir | doch(?: lieber)? | lieber',
  '(?:reviens|revenons|retour|retourne) (?:a|au|aux|en) | remets | redonne moi | je veux | je prends | plutot | finalement',
  '(?:vuelve|volvamos|volver) (?:a|al) | quiero | dame | prefiero | mejor',
  '(?:torna|torniamo|tornare) (?:a|al|alla|all|ai|alle) | ridammi | voglio | preferisco | meglio',
);
const BETTER = either(
  '(?:was|is|were|looked|sounded) (?:better|nicer|best|fine|good) | please | back | again | after all',
  '(?:war|ist|klang|gefiel mir) (?:besser|schoner|gut) | etait (?:mieux|meilleure?|bien|plus simple) | (?:era|estaba|sonaba) (?:mejor|bien) | era (?:meglio|migliore)',
);
const LIKED = either(
  'i (?:preferred|prefer|liked|like) | (?:mir gefiel|mir gefallt|ich mochte|ich fand) | je prefere | je preferais | j aimais mieux | (?:prefiero|preferia|me gustaba mas|me gusta mas) | (?:preferisco|preferivo|mi piaceva di piu)',
);
const THING =
  '(?: (?:one|dish|recipe|idea|version|gericht|rezept|variante|plat|recette|idee|plato|receta|version|ricetta|piatto|versione))?';
const MORE = '(?: (?:more|better|besser|mieux|mas|mejor|di piu|meglio))?';

/** The dish as it was before the last message. */
const UNDONE = whole(
  `${COMPLAINS}${SIGHS}(?:make it |leave it |keep it |put it back |back to |do it )?(?:(?:as|like|how|the way) it was|as before|like before|before|normal|plain|(?:the )?basics?)(?: before| again)?`,
  `${COMPLAINS}${SIGHS}(?:undo|revert|scrap|cancel|reverse)(?: (?:it|that|this|the last (?:change|one)))?(?: ,? back to (?:how|what|the way) it was)?`,
  `${COMPLAINS}${SIGHS}back to (?:how|what|the way) it was(?: before| originally)? | ${COMPLAINS}${SIGHS}go back(?: to (?:how|what|the way) it was(?: before)?)? | (?:actually )?(?:put|bring|add|have) (?:it|that|them|those) back(?: in| on)?(?: again)? | take (?:it|that|them) (?:out|back) | leave (?:it|that|them) out | without (?:it|that|them)(?: again| after all)? | that back`,
  '(?:tu|gib|mach|pack|nimm) (?:es|das|sie|ihn|die|den) (?:doch )?wieder (?:rein|hinein|dazu|drauf|drueber|druber) | (?:es|das|sie|ihn|die|den) (?:doch )?wieder (?:rein|hinein|dazu) | wie (?:vorher|zuvor|vorhin) | (?:mach(?:s)? )?(?:es |das )?(?:wieder )?ruckgangig | (?:nein )?(?:,? )?zuruck | doch ohne | lass es wie es war',
  '(?:remets|remettez|rajoute) ?-?(?:l[ea]s?|en|tout|ca) | sans finalement | comme avant | annule(?: (?:ca|cela|le|la))? | (?:reviens|retour) en arriere | remets comme (?:avant|c etait)',
  '(?:vuelve a ponerl[oa]s?|ponl[oa]s? (?:otra vez|de nuevo|de vuelta)) | (?:deja ?lo )?como (?:antes|estaba|era) | deshaz(?:lo| eso)? | deshacer | vuelve atras | (?:anula|cancela)(?:lo)?',
  '(?:rimettil[aoie]|rimettici(?:l[aoie])?)(?: dentro)? | come (?:prima|era) | com era | annulla(?: tutto)? | torna indietro | rimetti com era',
);
const THE_FIRST = either(
  '(?:the |my )?(?:first|original|initial|very first) | erste[ns]? | ursprungliche[ns]? | original | (?:der|die|das|dem|den|zum|zur) (?:ersten?|original)',
  '(?:la |le |l )?(?:premiere?|originale?|original) | (?:la |el |lo )?(?:primer[oa]?|original) | (?:la |il |l )?(?:prim[oa]|originale)',
);
const THE_LAST = either(
  '(?:the )?(?:previous|one before|earlier) | the (?:last|other|old) | (?:das|die|der|dem|den|zum|zur) (?:vorige[nrs]?|vorherige[nrs]?|andere[nrs]?|davor|letzte[nrs]?|alte[nrs]?)',
  '(?:la |le )?precedente? | (?:l |la |le )(?:autre|d avant) | celle d avant | (?:la |el )?anterior | (?:la|el) (?:otr[oa]|de antes)',
  '(?:la |il )?precedente | (?:la |il |l |quell[ao] )(?:altr[oa]|di prima)',
);
const AT_START = either(
  '(?:like |as |how )?(?:it was )?(?:at|in) the (?:beginning|start) | wie am anfang | comme au debut | como al principio | come all inizio',
);
const named = (which: string) => [
  `${SIGHS}(?:${GO} )*${which}${THING}(?: ${BETTER})*`,
  `${SIGHS}${LIKED} ${which}${THING}${MORE}`,
];
const FIRST = whole(...named(THE_FIRST), `(?:${GO} )*${AT_START}`);
const LAST = whole(...named(THE_LAST));

const BACK_TO =
  '(?:(?:(?:can we|can you|could we|could you|i want to|i d like to|let s|lets) )?(?:go|take me|take us|switch|change|bring|swap|turn|put|move)? ?(?:it |this )?back to|(?:(?:can we|could we|let s|lets) )?(?:return|revert)(?: it)?(?: back)? to|(?:doch )?(?:lieber )?(?:wieder|zuruck zu[mr]?)|(?:reviens?|revenons|retour) (?:a|au|aux)|(?:vuelve|volvamos) (?:a|al)|(?:torna|torniamo) (?:a|al|alla|ai|alle))';
const WITH_FOOD = [
  whole(`${SIGHS}${BACK_TO} ${NAME}`),
  whole(
    `${SIGHS}(?:${GO} )*(?:the |das |la |el |quell[ao] )?(?:one|version|dish|recipe|mit|celle|la|el)? ?(?:with|mit|avec|de|con) (?:the |dem |der |la |le |el |il )?${NAME}(?: ${BETTER})+`,
  ),
  whole(
    `${SIGHS}${BACK_TO} (?:the |das |la |el |quell[ao] )?(?:one|version|dish|recipe|celle|version)? ?(?:with|mit|avec|a la|au|de|con|alla|al) (?:the )?${NAME}`,
  ),
  whole(
    `${SIGHS}(?:${GO} )+(?:the |das |die |la |el |quell[ao] )?(?:one|version|dish|recipe|gericht|rezept|variante|celle) (?:with|mit|avec|de|con) ${NAME}`,
  ),
  whole(
    `${SIGHS}(?:${GO} )*(?:the |das |die |la |el )${NAME} (?:one|version|dish|recipe|variante) (?:${BETTER} ?)+`,
  ),
  whole(
    `${SIGHS}${LIKED} (?:it with |the one with |the |das mit |celle avec |la de |la con |quella con )?${NAME}(?: (?:one|version|dish))?${MORE}`,
  ),
  whole(
    `${SIGHS}(?:the |das |die |la |le |el |il )?${NAME}(?: (?:one|version|dish))? (?:was|were|war|etait|era) (?:better|nicer|best|besser|mieux|meilleure?|mejor|meglio)`,
  ),
];
/** What is said of a dish beside the food that tells it from others: 'the original beef one'. */
const EARLIER =
  /^(?:(?:the|a|my|our|that|das|die|der|la|le|el|il) )?(?:(?:original|first|old|earlier|previous|normal|regular|usual|proper|real|full|one|big|large|whole|single|round|gross\w*|grand\w*|ganz\w*) )*(?:(?:one|version|recipe|dish) )?(?:(?:with|made with|using) )?(?:the )?/;
const ONE = / (?:one|ones|version|recipe|dish|variant|variety|way|option|variante|fassung|rezept)$/;
const DIETS: readonly (readonly [RegExp, string])[] = [
  [/^(?:veggie|veg|vegetarian|meat ?-?free|meatless|vegetarische[nrs]?)$/, 'vegetarian'],
  [/^(?:vegan|plant ?-?based|vegane[nrs]?)$/, 'vegan'],
  [/^(?:gluten ?-?free|gf|glutenfreie[nrs]?)$/, 'gluten-free'],
];
const isOfDiet = ({ request }: Version, diet: string): boolean =>
  (request.diets as readonly string[]).includes(diet);
const MEAT = /^(?:the |la |le |el |il |das |der )?(?:meat|meaty|fleisch|viande|carne)$/;

/** The dish of an earlier turn that a message asks back, by 'undo', by its place in the conversation or by a food in it. */
export function backIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const { earlier = [] } = shown;
  const turn = UNDONE.test(said)
    ? earlier[0]
    : FIRST.test(said)
      ? earlier.at(-1)
      : LAST.test(said)
        ? (earlier.find(({ dish }) => dish !== shown.dish) ?? earlier[0])
        : null;
  if (turn !== null) return { kind: 'back', version: turn ?? null, isTurn: true };
  for (const pattern of WITH_FOOD) {
    const [, name] = pattern.exec(said) ?? [];
    const food = name?.replace(EARLIER, '').replace(ONE, '');
    if (!food) continue;
    const diet = DIETS.find(([called]) => called.test(food))?.[1];
    const ofDiet = diet && earlier.find((each) => isOfDiet(each, diet));
    if (ofDiet && !isOfDiet(shown, diet)) return { kind: 'back', version: ofDiet };
    const version = earlier.find((each) => hasFood(food, each, knowledge) || isCalledSo(food, each));
    // Who goes back to the chicken does without what came to it since.
    if (version && (!hasFood(food, shown, knowledge) || isOfMore(shown, version)))
      return { kind: 'back', version };
  }
  const [, how] = THE_OTHER.exec(said) ?? [];
  const version = how && earlier.find((each) => isMadeSo(how, each) && !isMadeSo(how, shown));
  return version ? { kind: 'back', version } : null;
}

const THE_OTHER = whole(
  `${SIGHS}(?:${GO} )*(?:the|das|die|den) ([a-z]+(?: [a-z]+)?) (?:one|version|dish|recipe)(?: ${BETTER})*`,
);
const NO_BAKE = /no ?bake/;
/** Whether a version is told from others by a word: the baked one, the vegan one, the curry. */
const isMadeSo = (how: string, version: Version): boolean =>
  /^(?:oven )?baked$/.test(how) ? !NO_BAKE.test(plainPhrase(version.title)) : isCalledSo(how, version);
const isCalledSo = (said: string, { title }: Version): boolean =>
  ` ${plainPhrase(title)} `.includes(` ${said.replace(/^(?:the|das|die|den) /, '')} `);
const isOfMore = (shown: Version, { lines, title }: Version): boolean =>
  shown.title !== title && shown.lines.length > lines.length;

const FISH = /^(?:the |la |le |el |il |das |der )?(?:fish|fisch|poisson|pescado|pesce)$/;

const hasFood = (said: string, version: Version, knowledge: CookingKnowledge): boolean =>
  FISH.test(said)
    ? version.lines.some(({ name }) => findFood(knowledge.catalog, foodOf({ name }))?.traits.includes('fish'))
    : MEAT.test(said)
      ? version.lines.some(
          (line) => rolesOf(foodOf(line), knowledge).has('main') && !MEATLESS.test(line.name),
        )
      : isOf(said, lineCalled(said, version, knowledge));
/** Anyone who speaks of lamb means no stock of it. */
const isOf = (said: string, line: string | null): boolean =>
  line !== null && (!/\bstock$/.test(line) || /stock/.test(said));
const MEATLESS =
  /tofu|tempeh|seitan|paneer|halloumi|jackfruit|portobello|falafel|\begg|fish|salmon|cod|prawn|tuna/;
