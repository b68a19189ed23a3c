import { type Message, msg } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { wordsApart } from '../request/request-words.ts';

/** That something went wrong before, or does each time. */
const BEFORE =
  /\b(?:last time|last year|the last one|my last one|other day|always|usually|often|every (?:single )?time|each time|keeps?|tends? to|never|worried|afraid|nervous|scared|turned out|came out|ended up|letztes mal|jedes mal|immer|la derniere fois|toujours|la ultima vez|siempre|l ultima volta|sempre)\b/;
/** What it did. */
const DID =
  /\b(?:be|is|was|were|are|went|goes?|gets?|got|comes?|came|turns?|turned|ends?|ended|tastes?|tasted|been|stays?|stayed|burn\w*|stick\w*|stuck|falls?|fell|sank|sunk|sinks?|collaps\w*|crumbl\w*|broke|curdl\w*|split\w*|separat\w*|catch\w*|caught|ris\w*|rose|wird|wurde|war|ist|est|etait|queda|quedo|viene)\b/;
/** Said of how somebody likes it, not of how it went. */
const WISHED =
  /\b(?:i|we|they|he|she|kids) (?:(?:always|usually|never) )?(?:like|love|want|prefer|need|make|eat|have|has|add|use|buy|cook)s? /;

/** What a dish turns out like, of which dishes that is told (none names all), and what helps. The first that fits counts. */
const WORRIES: readonly (readonly [said: RegExp, dish: RegExp | null, advice: Message])[] = [
  [
    /\b(?:watery|runny|soupy|thin|wet|sloppy|wassrig|liquide|aguad[oa]|acquos[oa])\b/,
    /lasagne|lasagna|gratin|moussaka|bake\b|casserole|quiche|parmigiana|\bziti|cottage pie|shepherd/i,
    msg(
      'So that it is not watery: simmer the sauce until a spoon drawn through it leaves a trail, salt and drain juicy vegetables before they go in, and let it stand for 15 minutes out of the oven before you cut it.',
    ),
  ],
  [
    /\b(?:watery|runny|soupy|thin|wet|sloppy|wassrig|liquide|aguad[oa]|acquos[oa])\b/,
    /salad|slaw|tzatziki|salsa/i,
    msg(
      'So that it is not watery: salt cut vegetables, leave them for 10 minutes, and pour off their juice; dry leaves well, and dress everything just before you eat.',
    ),
  ],
  [
    /\b(?:watery|runny|soupy|thin|wet|sloppy|wassrig|liquide|aguad[oa]|acquos[oa])\b/,
    null,
    msg(
      'So that it is not watery: a large pot loses less steam than a small one, so pour in only three quarters of the liquid first, cook it without a lid for the last 20 minutes, or take the solid part out and boil the juices down before they go back. More liquid can always go in at the end.',
    ),
  ],
  [
    /\b(?:dry|trocken|sec|seche|sec[oa]|asciutt[oa])\b/,
    /cake|bread|muffin|brownie|scone|cookie|biscuit|loaf|sponge/i,
    msg(
      'So that it is not dry: weigh the flour, stir no longer than it takes to mix, look 8 minutes before the time is up, and take it out when a skewer comes out with a few moist crumbs. Wrap it once it is cold.',
    ),
  ],
  [
    /\b(?:dry|trocken|sec|seche|sec[oa]|asciutt[oa]|stringy)\b/,
    null,
    msg(
      'So that it is not dry: salt meat half an hour ahead, take it out as soon as it reads 74 °C (165 °F) for poultry or 63 °C (145 °F) for whole pieces of pork, and let it rest for 10 minutes under foil. In a stew or braise, keep it under liquid at a bare simmer.',
    ),
  ],
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
  [
    /\b(?:gluggy|gluey|gloopy|gummy|claggy|stodgy|mushy|mush|sticky|clumpy|matschig|pappig)\b/,
    /risotto|rice|pilaf|paella|biryani/i,
    msg(
      'So that the rice is not mushy: for grains that stay apart, rinse it, measure the water, and leave the lid on until it has stood for 10 minutes; a risotto comes off the heat while it still flows, as it thickens on the plate.',
    ),
  ],
  [
    /\b(?:gluggy|gluey|gloopy|gummy|claggy|stodgy|mushy|mush|overcooked|matschig|pappig|verkocht)\b/,
    null,
    msg(
      'So that it is not mushy: taste two minutes before the time is up, stop while it still has some bite, and stir as little as you can. Pasta and vegetables go on softening in a hot sauce.',
    ),
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
    /\b(?:burn(?:s|t|ed)?|burning|scorched|catches|caught|angebrannt|brule)\b/,
    null,
    msg(
      'So that nothing burns: use a heavy pot over low heat, stir right down to the bottom now and then, and in the oven cover the top with foil as soon as it is brown enough.',
    ),
  ],
  [
    /\b(?:curdled?|curdles|split|splits|separated|separates|scrambled?|geronnen|tourne|cortad[oa])\b/,
    null,
    msg(
      'So that it does not curdle: take the pan off the heat before cream, yogurt, cheese or egg goes in, stir a spoonful of the hot sauce into it first, and do not let it boil again.',
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
    /\b(?:raw|undercooked|uncooked|pink)\b(?: in(?:side| the middle))?/,
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

/** What is asked has an answer of its own. */
const ASKS =
  /\b(?:why|what (?:am|did|do|went|have)|how (?:do|can|did|come)|any (?:tips?|ideas?)|warum|wieso|pourquoi|por qu[eé]|perch[eé])\b/i;

const CLAUSES = /(?<=[.!?;])\s+|\s*[,;–]\s*|\s+(?=(?:but|because|as|since|cause|cos|aber|mais|pero|ma)\s)/i;
const LONGEST = 70;
/** What is asked for because of it is no part of it. */
const INSTEAD = /\b(?:this time|so (?:i|we|it|this)|instead|diesmal|esta vez|cette fois|stavolta)\b/;
const JOINS = /^(?:but|because|as|since|cause|cos|and|aber|mais|pero|ma|though|although)\s+/i;

/** Of how it turns out, nobody is afraid for their health. */
const FEARS =
  /\b(?:(?:i m|im|we re|i am) )?(?:(?:a bit|really|so|just) )*(?:scared|worried|afraid|nervous)(?: that)? (?=(?:it|they|this|that|the [a-z]+) ?(?:ll|will|might|would|may|is going to|are going to|s going to|re going to)\b)/;
/** The skin of a roast is nobody's. */
const OF_ROAST =
  /\b(?:the |its |my )?(?:skin|crackling|crust) (?=(?:was|is|were|went|got|came|turned|always|never|stayed)\b)/;
export const withoutFears = (worry: string): string => worry.replace(FEARS, '').replace(OF_ROAST, 'it ');

/** A worry that the dish turns out as it did before, and what else a message says. `null` if it tells of none. */
export function worryIn(written: string): { worry: string; rest: string } | null {
  if (ASKS.test(written)) return null;
  const clauses = written.split(CLAUSES).filter((each) => each.trim() !== '');
  const isWorry = (clause: string) => {
    const said = wordsApart(clause);
    if (said.length > LONGEST || INSTEAD.test(said)) return false;
    return (
      BEFORE.test(said) &&
      DID.test(said) &&
      !WISHED.test(said) &&
      !clause.includes('?') &&
      WORRIES.some(([each]) => each.test(said))
    );
  };
  const at = clauses.findIndex(isWorry);
  // 'Last time, it was watery'.
  const joined = clauses.map((clause, n) =>
    BEFORE.test(wordsApart(clauses[n - 1] ?? '')) ? `${clauses[n - 1]} ${clause}` : '',
  );
  const two = at < 0 ? joined.findIndex((each) => each !== '' && isWorry(each)) : -1;
  const found = at >= 0 ? [at] : two >= 0 ? [two - 1, two] : [];
  if (found.length === 0) return null;
  return {
    worry: wordsApart(found.map((n) => clauses[n]).join(' ')),
    rest: clauses
      .filter((_, n) => !found.includes(n))
      .map((each, n) => (n === 0 ? each : each.replace(JOINS, '')))
      .join(', ')
      .replace(/[.!]+,/g, ','),
  };
}

/** What helps against a worry, in a dish like this one. */
export function adviceFor(
  worry: string,
  { title, description }: Pick<ComposedRecipe, 'title' | 'description'>,
): Message[] {
  const found = WORRIES.filter(
    ([said, dish]) => said.test(worry) && (dish === null || dish.test(`${title} ${description}`)),
  );
  // Of two that are said of the same thing, the one for the dish.
  const first = found.filter(
    ([said], n) => found.findIndex(([other]) => other.exec(worry)?.[0] === said.exec(worry)?.[0]) === n,
  );
  return first.slice(0, MOST).map(([, , advice]) => advice);
}
const MOST = 2;
