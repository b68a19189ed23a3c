import type { BatterShape } from '../devices/batter-shapes.ts';
import { either, ONLY, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const MAKES = `(?:(?:${either(
  'make | do | bake | have | turn | want | like | use | pour | put | can | could | we | you | i | i d | would | it | them | this | these | that | the batter | the dough',
  'mach | machs | back | backen | mochte | es | das | die | ich | wir | man | daraus | draus | davon | gern | lieber',
  'fais | faire | cuire | en | les | le | la | j aimerais | on | peut',
  'hazlo | hazla | hazlos | hacer | hacerlo | hornear',
  'fallo | falla | falli | fare | farlo | farne | cuocere',
)}) )*`;
const AS =
  '(?:(?:as|in|into|to|with|using|als|im|auf|zu|comme|dans|sur|como|de|come|nello|nel|nella|su|con|a|al|alla|en) )?(?:(?:a|an|one|my|the|some|ein|eine|einen|einem|einer|der|dem|meiner|un|une|una|uno|le|la|des|de|el|lo|il) )*';
const AFTER =
  '(?: (?:out of|from|aus) (?:it|this|that|these|them|(?:the|this|that) (?:batter|dough|mix|mixture|recipe)|dem teig))?(?: (?:machen|backen|werden|again|form))*';
const HAS = `(?:(?:${either(
  'but | so | i | we | ve | have | got | only | just | there s | all | there is | is',
  'aber | ich | hab | habe | haben | wir | nur | da',
  'mais | j ai | je n ai | n ai | que | qu | juste | seulement | on a',
  'pero | solo | tengo | tenemos | hay',
  'ma | ho | abbiamo',
)}) )*`;

const LOAF = either(
  'loaf | loaf cake | loaves',
  'kastenkuchen | kastenform',
  'cake anglais | moule a cake | forme de cake',
  'plum ?cake | molde (?:rectangular|alargado|de plum ?cake)',
  'stampo (?:da|per) plum ?cake',
);
const BUNDT = either(
  'bundt | bundt cake | bundt (?:tin|pan|form) | ring cake | ring (?:tin|mou?ld)',
  'gugelhupf | guglhupf | gugelhupfform | guglhupfform | napfkuchen | napfkuchenform | kranzform | ringform',
  'kouglof | couronne | moule a (?:kouglof|savarin|bundt) | moule en couronne',
  'corona | rosca | roscon | molde (?:de|en) (?:bundt|corona|rosca)',
  'ciambella | ciambellone | stampo (?:da|per|a) ciambella',
);
const ROUND = either(
  '(?:big|large|whole|single|normal|proper|round|regular)(?: (?:big|large|whole|single|round))? (?:cake|one) | big cake | round (?:tin|pan|cake tin)',
  'gross(?:er|en|e|es) kuchen | runder kuchen | ganzer kuchen | springform | runde form',
  '(?:seul )?(?:grand|gros) gateau | gateau (?:rond|entier) | moule rond',
  '(?:pastel|bizcocho|tarta) (?:grande|entero|entera|redondo|redonda) | molde redondo',
  'torta (?:grande|intera|unica|rotonda) | unica torta | (?:tortiera|stampo) rotond[oa] | tortiera',
);
const LAYERS = either(
  'layer cake | layered cake | layer | (?:two|2) layers | sandwich cake | birthday cake with (?:two|2) layers',
  'schichttorte | torte mit (?:zwei|2) (?:boden|schichten) | (?:zwei|2) boden',
  'gateau (?:a )?(?:etages|deux etages|couches) | gateau fourre',
  'tarta (?:de|por|con) (?:pisos|capas|dos pisos|dos capas)',
  'torta (?:a|con) (?:strati|due strati|piani)',
);
const BARS = either(
  'bars | bar cookies | cookie bars | slices | traybake bars',
  'riegel | schnitten',
  'barres',
  'barritas',
  'barrette',
);
const TIN = '(?: (?:tins?|pans?|mou?ld|cake|form))?';
const asked = (names: string) => [
  whole(`${MAKES}${AS}${names}${TIN}${AFTER}`),
  whole(
    `(?:${ONLY}|${HAS})${AS}${names}${TIN}(?: (?:here|at home|left|da|zu hause|en casa|a casa|a la maison))*`,
  ),
];
const SHAPES: readonly (readonly [BatterShape, readonly RegExp[]])[] = [
  ['loaf', asked(LOAF)],
  ['bundt', asked(BUNDT)],
  ['round', asked(ROUND)],
  ['layers', asked(LAYERS)],
  ['bars', asked(BARS)],
];

/** What is baked of a batter or biscuit dough. */
const isBaked = ({ lines }: ChefMemory): boolean => {
  const has = (word: RegExp) => lines.some(({ name }) => word.test(name));
  return has(/sugar|honey|syrup/) && has(/flour|almonds|oats/) && !has(/\byeast\b/);
};

/** The shape in which a message has the cake on screen baked; `null` if it says anything else, or nothing on screen is a batter. */
export function shapeAsked(said: string, shown: ChefMemory): BatterShape | null {
  const shape = SHAPES.find(([, patterns]) => patterns.some((each) => each.test(said)))?.[0] ?? null;
  return shape !== null && isBaked(shown) ? shape : null;
}
