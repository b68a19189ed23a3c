import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { isAsked } from '../questions/asking.ts';
import { AGAINST_CRACKS, troubleIn, troubleOfDish } from '../questions/troubles.ts';
import { wordsApart } from '../request/request-words.ts';
import { ofDish } from './kitchen-answers.ts';

const WATERY =
  /\b(?:watery|runny|soupy|thin|wet|sloppy|liquid|dunn|(?:not|n t|never) (?:be )?set|wassrig|flussig|liquides?|aguad[oa]|liquid[oa]|acquos[oa])\b/;
const CURDLED =
  /\b(?:curdl\w*|splits?|splitting|separat(?:e|es|ed|ing)|scrambl\w*|geronnen|gerinn\w*|stocken|stockt|flockt|tourne\w*|tranche|cort(?:e|en|ad[oa])|cuaj\w*|impazzi\w*|strapazz\w*|stracci\w*)\b/;
const CRACKED = /\b(?:crack(?:s|ed|ing)?|risse|reisst|craquel\w*|fissur\w*|agriet\w*|crep[ai]\w*|spacc\w*)\b/;
const OVERDONE =
  /\b(?:over ?cook\w*|over ?done|over ?bak\w*|ubergar\w*|zu lange gebraten|trop cuit\w*|(?:se )?pas(?:e|en|ad[oa]s?)|scuoc\w*|stracott\w*|troppo cott[oaie])\b/;
const TURNED =
  /\b(?:flip\w*|turn(?:ing)? (?:it|them|the \w+) over|wenden|umdrehen|retourner|dar\w* la vuelta|voltear\w*|girar\w+)\b/;
const DRY = /\b(?:dry|trocken|sec|seche|sec[oa]|asciutt[oa])\b/;
const DRY_FISH =
  /(?<=\b(?:fish|salmon|cod|haddock|trout|tuna|hake|fisch|lachs|forelle|poisson|saumon|cabillaud|pescado|merluza|pesce|merluzzo)\b.*)\b(?:dry|trocken|sec|seche|sec[oa]|asciutt[oa])\b/;
const THICK =
  /\b(?:(?:too |so |very |really )?(?:thick|gloopy|stodgy|like (?:glue|cement|concrete))|(?:zu |so |sehr )dick(?:flussig)?|epaiss?e?s?|espes[oa]s?|(?:muy |troppo |demasiado |molto )dens[oa])\b/;
const FOR_FISH = msg(
  'So that the fish is not dry: dry it well, cook it hot and short, and look 3 minutes before the time is up. It is done as soon as the thickest part turns opaque and flakes, at 63 °C (145 °F); frozen fish first thaws in the fridge. A little butter or oil on top keeps it moist.',
);
const FOR_BITE = msg(
  'So that it is not mushy: taste two minutes before the time is up, stop while it still has some bite, and stir as little as you can. Pasta and vegetables go on softening in a hot sauce.',
);
const FOR_JUICE = msg(
  'So that it is not dry: salt meat half an hour ahead, take it out as soon as it reads 74 °C (165 °F) for poultry or 63 °C (145 °F) for whole pieces of pork, and let it rest for 10 minutes under foil. In a stew or braise, keep it under liquid at a bare simmer.',
);

/** What a dish turns out like, of which dishes that is told (none names all), and what helps. The first that fits counts. */
export const WORRIES: readonly (readonly [said: RegExp, dish: RegExp | null, advice: Message])[] = [
  [
    WATERY,
    /quiche|flan\b|custard|clafoutis|frittata|tortilla española|\btarts?\b|cheesecake|cr[eè]me|pumpkin pie/i,
    msg(
      'So that it sets: cook juicy vegetables until their water has gone, and let them cool before they go in. Cook it until only the middle still trembles, and let it stand for 15 minutes before you cut it: it goes on setting.',
    ),
  ],
  [
    WATERY,
    /lasagne|lasagna|gratin|moussaka|bake\b|casserole|quiche|parmigiana|\bziti|cottage pie|shepherd/i,
    msg(
      'So that it is not watery: simmer the sauce until a spoon drawn through it leaves a trail, salt and drain juicy vegetables before they go in, and let it stand for 15 minutes out of the oven before you cut it.',
    ),
  ],
  [
    WATERY,
    /salad|slaw|tzatziki|salsa/i,
    msg(
      'So that it is not watery: salt cut vegetables, leave them for 10 minutes, and pour off their juice; dry leaves well, and dress everything just before you eat.',
    ),
  ],
  [
    WATERY,
    null,
    msg(
      'So that it is not watery: a large pot loses less steam than a small one, so pour in only three quarters of the liquid first, cook it without a lid for the last 20 minutes, or take the solid part out and boil the juices down before they go back. More liquid can always go in at the end.',
    ),
  ],
  [
    THICK,
    /\brice\b|risotto|porridge|oats?\b|polenta|grits|congee|semolina|arroz|riz\b/i,
    msg(
      'So that it is not too thick: take it off the heat while it still flows, because grains go on drinking as they stand and cool. Just before you serve it, loosen it with hot milk, stock or water, a few spoonfuls at a time.',
    ),
  ],
  [
    THICK,
    null,
    msg(
      'So that it is not too thick: use half of the flour or starch first, keep the lid on while it simmers, and stop as soon as it coats a spoon, since it thickens as it cools. If it is too thick, whisk in hot stock, water or milk, a few spoonfuls at a time.',
    ),
  ],
  [DRY_FISH, null, FOR_FISH],
  [DRY, /salmon|\bfish\b|cod\b|haddock|trout|tuna|hake|halibut|sea bass|\bbream/i, FOR_FISH],
  [
    DRY,
    /cake|bread|muffin|brownie|scone|cookie|biscuit|loaf|sponge/i,
    msg(
      'So that it is not dry: weigh the flour, stir no longer than it takes to mix, look 8 minutes before the time is up, and take it out when a skewer comes out with a few moist crumbs. Wrap it once it is cold.',
    ),
  ],
  [
    DRY,
    /lasagn|\bbake\b|gratin|moussaka|cannelloni|macaroni|enchilada/i,
    msg(
      'So that it is not dry: the sauce should look a little too wet before it goes in, right up to the edges. Cover the dish with foil for the first two thirds of the time.',
    ),
  ],
  [/\b(?:dry|trocken|sec|seche|sec[oa]|asciutt[oa]|stringy)\b/, null, FOR_JUICE],
  [
    /\b(?:tough|chewy|rubbery|leathery|hard|zah|dur[eoa]?|coriace)\b/,
    /stew|goulash|braise|bourguignon|pulled|tagine|pot roast|rendang|ragu|brisket|slow cooker/i,
    msg(
      'So that the meat is not tough: cut from the shoulder or shin, keep it at a bare simmer, covered, and go by the fork, not the clock: it is done when it falls apart, which may take an hour longer.',
    ),
  ],
  [
    /\b(?:tough|chewy|rubbery|leathery|hard|zah|dur[eoa]?|coriace)\b/,
    /cake|bread|muffin|pancake|scone|cookie|pastry|dumpling|gnocchi/i,
    msg(
      'So that it is not tough: weigh the flour, and stop mixing as soon as no dry flour shows: working it longer makes it chewy.',
    ),
  ],
  [
    /\b(?:tough|chewy|rubbery|leathery|zah|coriace)\b/,
    null,
    msg(
      'So that it is not tough: cut meat across the grain, let it lose its chill first, fry it hot and briefly in batches, and let it rest for 5 minutes. Prawns, squid and egg are done in a few minutes and toughen after that.',
    ),
  ],
  [OVERDONE, /risotto|rice|pasta|spaghetti|noodle|gnocchi|arroz|paella/i, FOR_BITE],
  [
    /\b(?:gluggy|gluey|gloopy|gummy|claggy|stodgy|mushy|mush|sticky|clumpy|matschig|pappig)\b/,
    /risotto|\brice\b(?! (?:noodles|vermicelli|paper|vinegar|wine|flour))|pilaf|paella|biryani/i,
    msg(
      'So that the rice is not mushy: for grains that stay apart, rinse it, measure the water, and leave the lid on until it has stood for 10 minutes; a risotto comes off the heat while it still flows, as it thickens on the plate.',
    ),
  ],
  [
    OVERDONE,
    /salmon|fish|cod\b|haddock|trout|tuna|prawn|shrimp|squid|scallop/i,
    msg(
      'So that it is not overdone: look 2 minutes before the time is up. Fish is done as soon as it flakes, at 63 °C (145 °F), and prawns as soon as they are pink all over: they go on cooking on the plate.',
    ),
  ],
  [OVERDONE, /chicken|turkey|pork|beef|steak|lamb|duck|roast|burger|meat/i, FOR_JUICE],
  [
    /\b(?:gluggy|gluey|gloopy|gummy|claggy|stodgy|mushy|mush|overcooked|matschig|pappig|verkocht)\b/,
    null,
    FOR_BITE,
  ],
  [
    /\b(?:dense|heavy|flat|brick|sank|sunk|sinks|collapsed|collapses|(?:not|n t|never) (?:rise|rises|rose|risen|rising))\b/,
    null,
    msg(
      'So that it rises: use fresh raising agent or yeast, have butter and eggs at room temperature, weigh the flour, mix briefly, heat the oven fully before it goes in, and leave the door shut for the first two thirds of the time.',
    ),
  ],
  [
    /\b(?:soggy|sticky|limp|chewy|(?:not|n t|never) (?:\w+ )?(?:crisp|crispy|crunchy))\b/,
    /pavlova|meringue|macaron/i,
    msg(
      'Meringue takes up water from the air, so in humid weather bake it 15 to 20 minutes longer, let it dry in the oven, turned off and shut, until it is cold, and keep it in an airtight tin, never in the fridge. Put cream and fruit on just before serving.',
    ),
  ],
  [
    /\b(?:soggy|limp|(?:skin|crackling) (?:was |is |went )?(?:like )?(?:rubber\w*|leather\w*|chewy|soft)|(?:not|n t|never) (?:\w+ )?(?:crisp|crispy|crunchy)|matschig|detrempe|molle)\b/,
    null,
    msg(
      'So that it is crisp: dry everything well, leave room between the pieces, have the fat, pan or tray hot before anything goes in, turn only once, and drain on a rack. Sauce goes on at the table.',
    ),
  ],
  [
    /\b(?:bland|tasteless|flavou?rless|boring|no (?:taste|flavou?r)|fad[e]?|sos[oa]|insipid[oa])\b/,
    null,
    msg(
      'So that it is not bland: brown well before liquid goes in, salt a little at each stage, fry spices for a minute in the fat, and finish with something sharp, then taste again.',
    ),
  ],
  [
    /\b(?:salty|salzig|versalzen|salad[oa])\b/,
    null,
    msg(
      'So that it is not too salty: put in half of the salt, use stock with little salt, remember that cheese, soy sauce and bacon bring their own, and season only at the end.',
    ),
  ],
  [
    /\b(?:stuck|sticks?|sticking)\b/,
    null,
    msg(
      'So that nothing sticks: let the pan get hot before the fat, and the fat before the food, and leave it alone until it comes away by itself. A tin is greased and lined with paper.',
    ),
  ],
  [
    /\b(?:burn(?:s|t|ed)?|burning|scorch\w*|catches|caught|an(?:ge)?brenn\w*|angebrannt|brul\w*|crame\w*|quem\w*|bruci\w*)\b/,
    null,
    msg(
      'So that nothing burns: use a heavy pot over low heat, stir right down to the bottom now and then, and in the oven cover the top with foil as soon as it is brown enough.',
    ),
  ],
  [
    CURDLED,
    /carbonara/i,
    msg(
      'So that the eggs stay creamy: let the pan stand off the heat for a minute, stir in the eggs with the cheese and a splash of the cooking water, and toss without a pause. Only if it stays thin does it go back over the lowest heat.',
    ),
  ],
  [
    CURDLED,
    /hollandaise|b[eé]arnaise|mayonnaise|aioli|beurre blanc/i,
    msg(
      'So that it does not split: add the fat in a thin stream, never faster than it is taken up, and let nothing get hot. If it splits, whisk a spoonful of warm water in a clean bowl and beat the split sauce in drop by drop.',
    ),
  ],
  [
    CURDLED,
    /custard|cr[eè]me anglaise|ice cream|\bcurd\b|sabayon|zabaglione/i,
    msg(
      'So that the eggs do not curdle: heat it slowly, stir right down to the bottom without a pause, and take it off as soon as it coats a spoon. If it turns grainy, pour it through a sieve into a cold bowl at once and whisk it.',
    ),
  ],
  [
    CURDLED,
    null,
    msg(
      'So that it does not curdle: take the pan off the heat before cream, yogurt, cheese or egg goes in, stir a spoonful of the hot sauce into it first, and do not let it boil again.',
    ),
  ],
  [
    CRACKED,
    /cheesecake/i,
    msg(
      'So that it does not crack: have everything at room temperature, beat no longer once the eggs are in, take it out while the middle still trembles, and let it cool in the oven with the door ajar. Run a knife around the rim first. Cream or fruit hides a crack.',
    ),
  ],
  [CRACKED, null, AGAINST_CRACKS],
  [
    /\b(?:seiz(?:e|es|ed|ing)|grainy)\b/,
    /chocolate|brownie|ganache|mousse|truffle/i,
    msg(
      'So that the chocolate stays smooth: melt it in a dry bowl over water that barely simmers, and take it off while some pieces are still whole. If it seizes, beat in hot cream or water by the spoonful.',
    ),
  ],
  [
    TURNED,
    /tortilla española|frittata|r[oö]sti/i,
    msg(
      'To turn it, shake the pan until it slides, lay a flat plate or lid wider than the pan on it, hold both tight, and turn them over in one go. Slide it back in. If the middle is still loose, give it 2 minutes more first.',
    ),
  ],
  [
    TURNED,
    null,
    msg(
      'Turn it only once, when the underside is firm and comes away by itself: slide a wide, thin spatula all the way under it, and turn it in one go. Small pieces are easier to turn than large ones.',
    ),
  ],
  [
    /\b(?:fell apart|falls? apart|fall to pieces|crumbled|crumbles|crumbly|broke(?: apart| up)?|zerfall\w*)\b/,
    null,
    msg(
      'So that it holds together: chill the shaped pieces for 20 minutes, let the pan get hot first, and turn them once only, when the underside is firm. If the mixture is too wet, work in a spoonful of breadcrumbs or flour.',
    ),
  ],
  [
    /\b(?:raw|undercook\w*|uncooked|pink|roh|crudo|cruda?s?|nicht durch)\b(?: in(?:side| the middle))?/,
    null,
    msg(
      'So that it is done inside: take it out of the fridge half an hour before, cook it lower and longer, cover it with foil once it is brown, and go by a thermometer: 74 °C (165 °F) for poultry, 71 °C (160 °F) for mince.',
    ),
  ],
  [
    /\b(?:greasy|oily|fatty|fettig|gras|grasient[oa]|unt[oa])\b/,
    null,
    msg(
      'So that it is not greasy: pour off the fat after browning, have frying oil at 170 to 180 °C (340 to 355 °F) before anything goes in, and drain on paper. The fat on a stew lifts off in one piece when it is cold.',
    ),
  ],
  [
    /\b(?:lumpy|lumps|klumpen|grumeaux|grumos|grumi)\b/,
    null,
    msg(
      'Against lumps: take it off the heat when liquid goes in, pour it little by little while you whisk, and press it through a sieve if some are left.',
    ),
  ],
];

/** What helps against a worry, in a dish like this one; what is known of its kind comes first. */
export function adviceFor(
  { worry, written }: { worry: string; written: string },
  recipe: ComposedRecipe,
  isShown: boolean,
): string[] {
  const { title, description, ingredients } = recipe;
  const isOf = (words: RegExp) => words.test([title, ...ingredients.map(({ name }) => name)].join('\n'));
  const isQuestion = isShown && isAsked(written, wordsApart(written));
  const ofKind = isQuestion ? ofDish(wordsApart(written), () => recipe) : null;
  if (ofKind) return [ofKind];
  const found = WORRIES.filter(
    ([said, dish]) => said.test(worry) && (dish === null || dish.test(`${title} ${description}`)),
  );
  const trouble = isShown
    ? (troubleOfDish(worry, isOf) ?? (found.some(([, dish]) => dish) ? null : troubleIn(worry, isOf)))
    : null;
  if (trouble) return [t(trouble.advice)];
  // Of two that are said of the same thing, the one for the dish.
  const first = found.filter(
    ([said], n) => found.findIndex(([other]) => other.exec(worry)?.[0] === said.exec(worry)?.[0]) === n,
  );
  return first.slice(0, MOST).map(([, , advice]) => t(advice));
}
const MOST = 2;
