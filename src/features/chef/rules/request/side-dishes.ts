/** Asks for what is served beside a dish. */
const ASKS =
  /\b(?:something (?:(?:nice|good|quick|easy|crunchy|crisp|fresh|sour|sharp|tangy|light|green|creamy|spicy|cold|warm|simple|and|sweet|healthy|pickled) )*to (?:go|serve|have|put) (?:with|alongside|next to|beside)(?! (?:(?:my|the|some|a|our) )?(?:wine|beers?|drinks?|coffee|tea|champagne|cocktails|cheese)\b)|(?<![a-z] |[a-z])(?:a |an |the |some )?(?:sauces?|sosse|salsa) (?:for|to go with|zu|zum|pour|para|per)|what(?:s)? (?:goes|would go|should i serve|do i serve|can i serve|shall i serve|to serve|good)(?: well)? with|(?:side ?dish(?:es)?|sides?|accompaniments?|beilagen?|accompagnement|guarnicion|contorno) (?:for|to go with|to|with|zu|zum|zur|pour|para|per)) (?:my |our |the |a |an )?(?!\d)(.+?)((?: for (?:\d+|a crowd|two|four|six|eight|ten|twelve)\b.*)?)$/;

/** What goes beside a main dish, by words for it; the first that is not named already. */
const BESIDES: readonly (readonly [main: RegExp, sides: readonly string[]])[] = [
  [/soup|broth|chowder|minestrone|gazpacho/, ['dish:garlic bread', 'dish:irish soda bread']],
  [/tagine|moroccan|couscous|harissa/, ['dish:roast carrots with feta and pistachios', 'dish:flatbreads']],
  [/bobotie|jerk|jollof|piri|peri/, ['dish:yellow rice', 'dish:coleslaw']],
  [/stir[- ]fry|teriyaki|chinese|thai|korean|japanese|noodle|sweet and sour|katsu/, ['dish:cucumber salad']],
  [
    /lasagn|ziti|baked|\bbake\b|parmigiana|moussaka|gratin|cottage|shepherd|\bpie\b|quiche|pastitsio|macaroni|mac and cheese/,
    ['dish:garlic buttered greens', 'dish:roasted broccoli'],
  ],
  [/jacket|baked potato/, ['dish:coleslaw', 'dish:garlic mushrooms']],
  [/curry|indian|\bdal\b|tikka|korma/, ['dish:bombay potatoes', 'dish:raita']],
  [/sausage|bangers|meatballs/, ['dish:mashed potatoes', 'dish:braised red cabbage']],
  [/steak|burger|ribs|bbq|barbecue|grill/, ['dish:potato wedges', 'dish:coleslaw', 'dish:corn on the cob']],
  [
    /fish|salmon|cod\b|trout|prawn|haddock|sea bass/,
    ['dish:garlicky green beans with almonds', 'dish:mashed potatoes'],
  ],
  [/pasta|pizza|lasagn|risotto|spaghetti/, ['dish:garlic bread', 'dish:caponata']],
  [/chill?i|taco|burrito|fajita|enchilada/, ['dish:guacamole', 'dish:elote']],
  [
    /goose|duck|roulade|venison|sauerbraten|gans|ente\b/,
    ['dish:braised red cabbage', 'dish:bread dumplings'],
  ],
  [/schnitzel|stew|casserole|meatball/, ['dish:mashed potatoes', 'dish:fried potatoes']],
  [/./, ['dish:roast potatoes', 'dish:honey glazed carrots', 'dish:mashed potatoes']],
];

/** Vegetables that stand beside a main dish, by words for it. */
const VEGETABLES: readonly (readonly [main: RegExp, side: string])[] = [
  [/curry|indian|tikka|korma/, 'dish:roasted cauliflower'],
  [/fish|salmon|cod\b|trout|prawn|haddock|sea bass/, 'dish:garlicky green beans with almonds'],
  [/pie|pasty|chips|sausage|bangers/, 'dish:minted peas'],
  [/pasta|pizza|lasagn/, 'dish:roasted broccoli'],
  [/./, 'dish:garlic buttered greens'],
];

const OF_AN_OCCASION =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! (?:roast|lunch|joint))|^(?:tonight|today|tomorrow|lunch|dinner|the weekend|(?:a |the |our |my )?(?:party|bbq|barbecue|potluck|picnic|crowd|buffet|gathering|cookout))\b/;

const MEAT =
  /\b(?:beef|pork|lamb|chicken|turkey|ham|gammon|duck|goose|veal|meat|roast|steak|fish|salmon|cod|trout)\b/;

/** Sides, by what they are to be like. */
const LIKE: readonly (readonly [said: RegExp, side: string])[] = [
  [
    /\b(?:crunchy|crisp)\b.*\b(?:sour|sharp|tangy|fresh)\b|\b(?:sour|sharp|tangy|pickled)\b/,
    'dish:cucumber salad',
  ],
  [/\b(?:crunchy|crisp)\b/, 'dish:coleslaw'],
  [/\bgreen\b/, 'dish:garlic buttered greens'],
  [/\bcreamy\b/, 'dish:mashed potatoes'],
];

/** Sauces, by what they go with. */
const SAUCES: readonly (readonly [main: RegExp, sauces: readonly string[]])[] = [
  [
    /steak|beef|rib ?eye|sirloin|rump|entrecote/,
    ['dish:peppercorn sauce', 'dish:chimichurri', 'dish:bearnaise sauce'],
  ],
  [/fish|salmon|cod\b|seafood|prawn|calamari/, ['dish:tartare sauce', 'dish:hollandaise sauce']],
  [/asparagus|spargel|asperges|esparragos|asparagi|egg|broccoli/, ['dish:hollandaise sauce']],
  [/ribs|burger|bbq|barbecue|pulled/, ['dish:barbecue sauce']],
  [/lamb/, ['dish:mint sauce']],
  [/turkey|christmas/, ['dish:cranberry sauce', 'dish:gravy']],
  [/pasta|pizza|spaghetti|gnocchi/, ['dish:tomato sauce', 'dish:basil pesto']],
  [/cauliflower|macaroni|vegetables/, ['dish:cheese sauce']],
  [/pork/, ['dish:apple sauce', 'dish:gravy']],
  [/skewers|satay|summer rolls|spring rolls/, ['dish:satay sauce']],
  [/ice cream|dessert|pudding|cake|pancakes/, ['dish:chocolate sauce', 'dish:caramel sauce', 'dish:custard']],
  [/./, ['dish:gravy']],
];

/** What a side dish shall not be. */
const REFUSED = / (?:thats|that is|which is|but) not (.+)$/;

/** The dish to serve beside the one that a plain phrase names, and the phrase without it; `null` if it asks for none. */
export function sideDishIn(phrase: string): { rest: string; dish: string } | null {
  const [found, main, people = ''] = ASKS.exec(phrase) ?? [];
  if (!found || !main) return null;
  // What is for a day or a party goes with nothing yet.
  if (OF_AN_OCCASION.test(main)) return null;
  // A sauce with cream and peas is made of them.
  if (/^(?:a |an |the |some )?(?:sauces?|sosse|salsa) .* (?:with|mit|avec|con) /.test(found)) return null;
  // What is to impress is chosen by that, and vegetables are not potatoes.
  if (/showstopper side/.test(phrase)) return null;
  // Creamy potatoes are mashed.
  if (/\b(?:creamy|buttery|mashed) potato(?:es)? (?:side|dish)/.test(phrase))
    return { rest: phrase.replace(found, people).trim(), dish: 'dish:mashed potatoes' };
  if (/vegetable side/.test(phrase))
    return {
      rest: phrase.replace(found, people).trim(),
      dish: VEGETABLES.find(([pattern]) => pattern.test(main))?.[1] ?? '',
    };
  // A side dish with carrots is made of them.
  if (
    /\b(?:dish(?:es)?|sides?) (?:with|mit)\b/.test(found) &&
    !BESIDES.slice(0, -1).some(([pattern]) => pattern.test(main)) &&
    !MEAT.test(main)
  )
    return null;
  const isSauce = /^(?:a |an |the |some )?(?:sauces?|sosse|salsa|dressing) /.test(found);
  const sides = (isSauce ? SAUCES : BESIDES).find(([pattern]) => pattern.test(main))?.[1] ?? [];
  const like = LIKE.find(([pattern]) => pattern.test(found))?.[1];
  if (like && !isSauce) return { rest: phrase.replace(found, people).trim(), dish: like };
  const [, refused] = REFUSED.exec(main) ?? [];
  const isRefused = (dish: string) =>
    refused !== undefined &&
    dish
      .replace(/^dish:/, '')
      .split(' ')
      .some((word) => word.length > 3 && refused.includes(word.replace(/(?:oe)?s$/, '')));
  const isNamed = (dish: string) => main.includes(dish.split(' ').at(-1) ?? '') || isRefused(dish);
  const others = refused === undefined ? [] : ['dish:honey glazed carrots', 'dish:garlic buttered greens'];
  return {
    // What is refused of it is refused all the same.
    rest: `${phrase.replace(found, people)}${refused === undefined ? '' : ` no ${refused}`}`.trim(),
    dish: [...sides, ...others].find((dish) => !isNamed(dish)) ?? sides[0] ?? '',
  };
}
