import { CHAT_WORDS } from '../words/chat-words.ts';
import { FOREIGN_CHANGES, FOREIGN_NEGATORS } from './foreign-words.ts';
import { plainPhrase, readForeign } from './request-words.ts';

/** Words that refuse what follows them. */
export const NEGATORS = new Set([
  ...phrases(
    'cant do, cannot do, doesnt do, dont do, reacts to, react to, reacting to, reacts badly to, bored of, bored with, tired of, sick of, weary of, fed up with, fed up of, had enough of, had enough, enough of, bar the, barring, bare of, scratch the, refuse, refuses, refused, refusing, refuse to eat, refuses to eat, refuses to touch, turns down, turn down, turned down, complains about, complain about, complains of, not big on, not very big on, not keen on, not that keen on, not so keen on, not very keen on, not too keen on, not mad about, not crazy about, not wild about, not fussed about, arent big on, isnt big on, arent keen on, isnt keen on, arent mad about, isnt mad about, no, not, cant get, cannot get, couldnt get, cant find, cannot find, couldnt find, cant buy, better than, more exciting than, something other than, dont use, do not use, dont add, do not add, dont include, do not include, dont put, cant tolerate, cannot tolerate, not allowed, allergies, allergy, allergic, intolerances, intolerance, nothing with, nothing containing, without, dont like, do not like, doesnt like, does not like, dont want, do not want, dont have, do not have, cant have, cannot have, cant eat, cannot eat, cant stand, dont eat, doesnt eat, do not eat, does not eat, wont eat, will not eat, wont touch, will not touch, wont go near, wont have, hate, hates, dislike, dislikes, avoid, avoiding, allergic to, allergy to, allergies to, intolerant to, intolerance to, intolerance of, anything but, everything but, except, except for, skip, leave out, leaving out, hold the, minus, free of, free from, other than, none of, non, instead of, in place of, rather than, remove, drop, out of, ran out of, neither, nor, in place of, sans, ohne, kein, keine, keinen, pas de, pas d, sin, senza, nada de, niente, nicht, keinerlei, weder, exclude, excluding, zero, less, never, isnt, arent, doesnt need, does not need, dont need, do not need, needs no, no need for, doesnt require, does not require',
  ),
  ...readForeign(FOREIGN_NEGATORS).flatMap(([, words]) => words),
]);
/** Those that name what something else takes the place of. */
export const REPLACING = new Set([
  ...phrases('instead of, rather than, in place of'),
  ...readForeign(FOREIGN_NEGATORS).flatMap(([english, words]) => (english === 'instead of' ? words : [])),
]);
/** Phrases with a negation that refuse nothing. */
export const REFUSES_NOTHING = phrases(
  'no idea, no clue, no problem, no rush, no preference, no matter, not sure, not fussy, not picky, not bothered, dont know, do not know, dont mind, do not mind, doesnt matter, why not, doesnt taste, does not taste, dont have to, doesnt have to, keine ahnung',
);
export const AFTER_FREE = phrases('free, allergy, allergies, intolerance, intolerant, allergic, frei, less');
/** Words that end a refusal. */
export const TURNS = phrases(
  'but, only, nur, bloss, solo, solamente, seulement, sondern, sino, with, using, use, please, and make, i want, i like, i love, id like, then, plus, i have, we have, mit, avec, con, aber, mais, pero, ma, lieber, durch, plutot, want, love, like, however',
);
export const JOINTS = new Set(['and', 'or', 'nor', 'oder', 'und', 'et', 'ou', 'ni', 'y', 'e', 'o', 'noch']);
/** Words that are part of a dish's name: the bread in 'banana bread', the chilli in 'chili con carne'. */
export const NOT_MEANT = ['spice', 'chilli', 'bread', 'wrap', 'taco', 'bun', 'dough', 'spread', 'tea'];
/** Words before what comes beside a dish. */
export const BESIDE = new Set([
  'with',
  'and',
  'using',
  'plus',
  'mit',
  'und',
  'avec',
  'et',
  'con',
  'y',
  'e',
  'or',
  'some',
]);
const OTHERS = 'lighter, healthier, quicker, faster, easier, simpler, cheaper, heartier'.split(', ');
/** Changes of the dish on screen, by how they are said, in English. */
export const CHANGES: ReadonlyMap<string, string> = new Map([
  ...[
    ...phrases(
      'spicier, hotter, milder, less spicy, faster, quicker, sooner, lighter, healthier, heartier, richer, creamier, cheaper, simpler, easier, meant, i meant, i mean, double, double it, halve, halve it, half the recipe, half the amount, half of it, half as much, make half, double the recipe, twice as much, twice the amount, another, another one, another recipe, something else, different, different one, try again, less salt, less salty, less sugar, less sweet, not so sweet, not as sweet, not too sweet, not overly sweet, not very sweet, not super sweet, not crazy sweet, not that sweet, not sickly sweet, low sugar, reduced sugar, little sugar, really spicy, very spicy, extra spicy, super spicy, properly spicy, seriously spicy, extra hot, fiery, sweeter, more sugar, less creamy, more creamy, less oil, less fat, less oily, less butter, less greasy, swap, replace, substitute, exchange, use up, more, add, instead, change',
    ),
  ].map((phrase) => [phrase, phrase] as const),
  // 'Something lighter instead' is another dish.
  ...OTHERS.flatMap((other) =>
    [`something ${other}`, `something ${other} instead`].map(
      (said) => [said, `something else+${other}`] as const,
    ),
  ),
  ...(
    [
      ['the usual kind will do', 'unchanged'],
      // Another meat takes the place of the one that is there.
      ['make it with', 'instead'],
      ['do it with', 'instead'],
      ['same with', 'instead'],
      ['lighten', 'lighter'],
      ['lighten it up', 'lighter'],
      ['lighten it', 'lighter'],
      ['spice it up', 'spicier'],
      ['tone it down', 'milder'],
      ['tone down the heat', 'milder'],
      ['speed it up', 'faster'],
      ['bulk it out', 'heartier'],
      ['bulk it up', 'heartier'],
    ] as const
  ).map(([said, meant]) => [said, meant] as const),
  ...readForeign(FOREIGN_CHANGES).flatMap(([english, words]) =>
    words.map((word) => [word, english] as const),
  ),
]);
export const FILLER = new Set([
  ...CHAT_WORDS,
  ...plainPhrase(
    `bare payday hiya sorry turns drama dramas himself hammering panicking potjie bach mkt whatcha roomate doable cooler ok numbing tho arvo ugh tbh ngl hubby missus rubbish dumped visiting given brace a about above absolutely actually after again all also always am amazing an and any anyone anything are around as ask at
    awesome away back be beautiful because become been before being best better between big bit both bring but by can could
    cook cooked cooking cookbook course cut day days delicious describe did dish dishes do does done down each easily eat eating
    eats either else enjoy enough even ever every everyone everything famous fancy favourite favorite feel few fill find first
    food foods for fresh from fridge fridge full fun get gets getting gimme give gives go goes going gonna good got great
    guest had half handle happy has have having he help her here hey hi hello him his home homemade how hungry husband i id
    idea ideas if ill im in ingredient ingredients inside interesting into is it its ive just keep kind know large last
    leftover left let lets like little ll look looking lot lots love loves made make makes making many max may maybe me meal meals
    menu might mine more most mostly mother much must my myself need needed needs new next nice night nothing now of off ok okay
    old on once one ones only option options or other our out over own pack people per perfect perhaps person piece place plate
    please plenty possible pretty prefer preferably prepare put quite rather ready real really recipe recipes recommend right
    rustic said same say see serve served serving servings she should show side since size small smart so some somebody someone
    something sort started stuff style such suggest super supposed sure surprise ta take tasty tell than thank thanks that the
    their them then there these they thing things think this those thought through time times to today together tomorrow too
    total traditional treat try turn two type typical under until up us use used using very version want wanted wants was way
    we week weekend weeknight well were what whatever when where which while who whole wife will wish with wonder work would
    year yes yesterday yet you your yummy authentic classic proper type based inspired flavoured flavored flavours flavors
    taste tastes tasting hour minutes minute boyfriend girlfriend son daughter baby mum mom dad grandma roommate trying long
    short high low extra max maximum really added add diet friendly allergic allergy intolerant intolerance equipment own
    whats kann kannst konnen wir kochen machen heute coming law over craving crave cravings tell doesnt dont only
    ein eine einen etwas ich mochte bitte rezept fur mit und der die das den im am zum auf un une des du de la le les recette
    pregnant pregnancy expecting breastfeeding nursing month months old infant newborn toddler enceinte schwanger embarazada incinta bebe baby kleinkind
    el los las una un uno unos unas del con para por y e o que hazme quiero quisiera algo receta plato gustaria puedo tengo hacer cocinar noche hoy rico rica
    il lo gli uno di della dei delle per che mi fammi voglio vorrei qualcosa ricetta piatto oggi stasera buono buona cucinare posso ho
    wir uns mir mich etwas gib mach mache rezepte gerichte habe gerne gern lecker leckeres aus bei vom von zum abend uber was wie noch
    voudrais quelque chose recettes fais moi ce soir bon bonne avec ai cuisiner puis faire sur dans
    pour avec je veux et au aux en schnell nur was gericht plat chef plateful scratch oz g kg ml cup cups gram grams pound
    pounds can cans tin tins canned tinned jar bag bunch handful clove cloves slice slices hot crunchy sick school leftovers vegetables
    kuche sol knack grandmother grandfather grandparents granny grandad eaten christmas xmas easter thanksgiving halloween lump hunk knob wodge dollop glug sprig splodge mound slab rasher sachet crate scrap chunk wedge pouch smidge`,
  ).split(' '),
]);

function phrases(list: string): Set<string> {
  return new Set(list.split(',').map(plainPhrase));
}
