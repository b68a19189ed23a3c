import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { CLOSES, either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';

const LESS = either(
  'cut down on | cut back on | cut down | cut back | reduce | reducing | lower | cut | tone down | dial down | dial back | go easy on | easy on | go easier on',
  'easier on | go lighter on | go light on | lighter on | ease up on | turn down | bring down | take down | take some of | lessen | decrease | scale back',
  'reduzier(?:e|en)? | verringer(?:e|n)? | senk(?:e|en)? | spar(?:e|en)?(?: an| am| bei)?',
  'reduis | reduire | reduisez | diminue[rz]? | baisse[rz]? | limite[rz]? | leve le pied sur',
  'reducir | baja | bajar | bajale | disminuye | recorta | quita un poco de',
  'riduci | riduciamo | ridurre | diminuisci | diminuire | cala | calare | abbassa | taglia',
);
const MORE = either(
  'increase | up on | up | bump up | ramp up | raise | boost | heavier on | go heavy on | go heavier on | heavy on | be generous with | go big on | dial up | pump up',
  'erhoh(?:e|en)? | steiger(?:e|n)? | spar(?:e|en)? nicht (?:an|am|mit)',
  'augmente[rz]? | force sur | forcer sur | booste[rz]?',
  'aumenta | aumentar | sube | subir | subele | aumente',
  'aumentare | aumentiamo | abbonda con | abbondare con | alza',
);
const A_BIT = either(
  'a bit | a little | a little bit | slightly | somewhat | a touch | some | just | etwas | ein bisschen | ein wenig | bisschen | un peu | legerement | un poco | algo | un po | leggermente',
);
const A_LOT = either(
  'a lot | by a lot | lots | much | loads | way | drastically | stark | deutlich | kraftig | beaucoup | fortement | mucho | bastante | molto | parecchio | tanto',
);
const HOW = `(?:(?:${A_BIT}|${A_LOT}) )*`;
const ARTICLE =
  '(?:(?:of|the|my|all|amount|quantity|die|das|den|der|dem|menge|an|von|la|le|les|l|du|de|d|quantite|el|los|las|cantidad|il|lo|gli|i|di|del|della|dose) )*';
const IN_IT = `(?: (?:${A_BIT}|${A_LOT}|in it|in this|in there|drin|da|down|up|dedans|there))*`;
const RATHER =
  '(?:(?:please|i d|i would|like to|want to|i|we|you|we should|let s|bitte|kannst du|konntest du|peux tu|tu peux|puedes|podrias|puoi) )*';

const order = (verbs: string) =>
  new RegExp(`^${OPENS}${RATHER}${HOW}${verbs} ${HOW}${ARTICLE}${NAME}${IN_IT}${CLOSES}$`);
const verbLast = (verbs: string) =>
  new RegExp(`^${OPENS}${RATHER}${ARTICLE}${NAME} ${HOW}${verbs}${CLOSES}$`);
const GERMAN_LESS = '(?:reduzieren|verringern|senken|runterschrauben|weniger)';
const GERMAN_MORE = '(?:erhohen|aufstocken|steigern|mehr)';

const READINGS: readonly (readonly [said: RegExp, isMore: boolean])[] = [
  [order(LESS), false],
  [order(MORE), true],
  [verbLast(GERMAN_LESS), false],
  [verbLast(GERMAN_MORE), true],
];
const IS_A_LOT = new RegExp(`(?:^| )${A_LOT}(?: |$)`);

/** 'Reduce the sugar a bit', 'heavier on the garlic', of a food in the list: how much of it there shall be. */
export function amountByVerb(said: string, shown: ChefMemory, knowledge: CookingKnowledge): string | null {
  for (const [pattern, isMore] of READINGS) {
    const [, named] = pattern.exec(said) ?? [];
    const food = named ? lineCalled(bareName(named), shown, knowledge) : null;
    if (!food || !named) continue;
    const isLot = IS_A_LOT.test(said);
    if (isMore) return isLot ? `double the ${bareName(named)}` : `50 percent more ${bareName(named)}`;
    return isLot ? `half the ${bareName(named)}` : `a third less ${bareName(named)}`;
  }
  return null;
}
