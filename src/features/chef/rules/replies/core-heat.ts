import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { OPENS } from '../questions/asking.ts';
import type { Reply } from './reply.ts';

const HEAT = '(?:temp(?:erature)?s?|heat|degrees|grad|kerntemperatur|temperature a coeur|temperatura)';
const DONENESS =
  '(?:pink|rare|medium|well[- ]?done|blue|rosa|englisch|durch|medium rare|medium well|saignant|a point|bien cuit|rose|rosee|al punto|poco hech[oa]|muy hech[oa]|al sangue|ben cott[oa]|rosat[oa])';
const ASKS = new RegExp(
  `^${OPENS}(?:(?:what|which|welche|bei welcher|a quelle|quelle|a que|que|a che|quale) .*${HEAT}.*\\b${DONENESS}\\b|(?:what|which) (?:core|internal|inside|meat|inner|cent(?:re|er)) ${HEAT}.*|(?:core|internal|inner) ${HEAT}(?: .*)?|(?:welche )?kerntemperatur(?: .*)?|(?:quelle )?temperature a coeur(?: .*)?|how (?:hot|many degrees) (?:inside|in the middle|in the cent(?:re|er))(?: .*)?)$`,
);

/** What is read in the thickest part, by what meat it is. Poultry, mince and pork have no pink in them. */
const READS: readonly (readonly [of: (traits: readonly string[], name: string) => boolean, said: Message])[] =
  [
    [
      (_, name) => /\b(?:minced?|mince|ground|sausages?|burger)\b/i.test(name),
      msg('Minced meat is safe at 71 °C (160 °F) in the middle: no pink may be left.'),
    ],
    [
      (traits, name) => traits.includes('poultry') && !/duck|goose/i.test(name),
      msg(
        'Poultry is done at 74 °C (165 °F) in the thickest part, without touching the bone: no pink may be left.',
      ),
    ],
    [
      (_, name) => /duck breast/i.test(name),
      msg(
        'Duck breast is pink at 57 °C (135 °F) and done right through at 74 °C (165 °F), which is the safe one.',
      ),
    ],
    [
      (traits) => traits.includes('pork'),
      msg(
        'Whole pieces of pork are done at 63 °C (145 °F), rested for 3 minutes; for pulling, they go on to 93 °C (200 °F).',
      ),
    ],
    [
      (traits, name) => traits.includes('meat') && /lamb|mutton/i.test(name),
      msg(
        'Lamb reads 55 °C (130 °F) for pink, 63 °C (145 °F) for medium and 70 °C (160 °F) for well done. Take it out 3 °C before, and let it rest for 10 minutes.',
      ),
    ],
    [(traits) => traits.includes('fish'), msg('Fish is done at 63 °C (145 °F), as soon as it flakes.')],
    [
      (traits) => traits.includes('meat'),
      msg(
        'Beef and veal read 52 °C (125 °F) for rare, 56 °C (132 °F) for medium rare, 63 °C (145 °F) for medium and 70 °C (160 °F) for well done. Take it out 3 °C before, and let it rest for 10 minutes.',
      ),
    ],
  ];

/** How hot meat or fish has to be inside. Somebody who must be careful is answered by the rules for them. */
export const coreHeat: Reply = ({ said, previous, recipe, knowledge }) => {
  if (!ASKS.test(said) || previous.heeded.length > 0) return null;
  const shown = recipe();
  if (!shown) return null;
  const lines = recipeFoods(knowledge.catalog, shown.ingredients).map(({ food }, at) => ({
    traits: (food?.traits ?? []) as readonly string[],
    name: shown.ingredients[at]?.name ?? '',
  }));
  const isMain = ({ name }: { name: string }) =>
    !/stock|broth|sauce|bacon|pancetta|lard|dripping|gelatine/i.test(name);
  const read = lines
    .filter(isMain)
    .map(({ traits, name }) => READS.find(([of]) => of(traits, name)))
    .find((each) => each !== undefined);
  return read ? t(read[1]) : null;
};
