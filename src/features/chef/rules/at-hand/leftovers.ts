import { NUMBER } from '../request/counting.ts';

const MEAT = '(chicken|turkey|beef|lamb|pork)';
/** A dish, rather than the meat in it. */
const DISH = '(?:curry|currys|curries|stews?|casseroles?|chill?i|bolognese|ragu|pies?|soups?)';
const LEFT =
  '(?:left ?overs?|cooked|already cooked|remaining|(?:bits|scraps|bits and pieces|odds and ends) of|rest of (?:the|my|our)|what(?: i)?s left of (?:the|my|our)|remains of (?:the|my|our))';
const BEFORE = new RegExp(
  String.raw`\b${LEFT} (?:(?:cooked|roast|roasted|grilled|pulled|shredded|carved|cold|slow cooked|bbq|barbecue|sunday|christmas|thanksgiving) )*${MEAT}(?: roast)?\b`,
  'g',
);
/** Yesterday's chicken curry is a curry; a turkey curry of what is left over starts from the turkey. */
const OF_YESTERDAY = new RegExp(
  String.raw`\b(?:yesterdays|last nights) (?:(?:roast|roasted) )?${MEAT}(?: roast)?\b(?! ${DISH}\b)`,
  'g',
);
const AFTER = new RegExp(
  String.raw`\b(?:(?:cooked|roast|roasted|pulled|shredded|carved|cold|slow cooked|bbq|sunday|christmas|thanksgiving) )*${MEAT}(?: roast)? left ?overs?\b`,
  'g',
);

const OLD_DAY =
  '(?:yesterday|last night|(?:sun|satur|fri|mon|tues|wednes|thurs)day|the (?:weekend|other (?:day|night)|roast|bbq|barbecue|party)|christmas|thanksgiving|easter)';
/** 'Half a roast chicken left from Sunday'. */
const SINCE = new RegExp(
  String.raw`\b(?:(?:half|most|some|a bit|bits|a quarter)(?: of)? )?(?:(?:a|an|the|my|our|yesterdays|last nights) )*(?:(?:(?:cooked|roast|roasted|pulled|shredded|carved|cold|bbq) )*${MEAT}(?: roast)? (?:(?:is |that s |thats |that was )?left(?: over)? )?from ${OLD_DAY}|(?:(?:cooked|roast|roasted|pulled|shredded|carved|bbq) )+${MEAT} (?:is )?left(?: over)?)\b`,
  'g',
);

const BOUGHT = new RegExp(
  String.raw`\b(?:(?:a|an|half|half of|rest of|most of|some|the|my|our|left ?over) )*(?:a |the )?(?:rotisserie|store bought roast|shop bought roast|supermarket roast|ready cooked|pre ?cooked|cold roast|shredded cooked|cold sliced|sliced cold|cold(?= [a-z]+ (?:from|left|that|slices|needs|to use))) ${MEAT}\b(?! (?:tacos?|burgers?|sandwich(?:es)?|buns?|rolls?))`,
  'g',
);

/** 'Leftover rice and chicken': the chicken is as old. */
const MEAT_TOO = new RegExp(
  String.raw`\b(${LEFT} (?:(?:cooked|boiled|cold|fried) )?(?:rice|pasta|spaghetti|noodles|(?:mashed )?potato(?:e?s)?|mash|veg|vegetables) (?:and|with|plus) )(?:some |the )?(?=(?:(?:cooked|roast|roasted|grilled|fried|cold|bbq) )*${MEAT}\b)`,
  'g',
);

/** What is left over of both: 'leftover chicken and rice'. */
const TOGETHER = new RegExp(
  String.raw`\b(${LEFT} (?:[a-z]+ ){1,2})(and|with|plus) (?:some |the )?((?:(?:boiled|roast|roasted|steamed|cold|fried) )*(?:rice|pasta|spaghetti|noodles|potato(?:e?s)?|mash|mashed potato(?:e?s)?|veg|vegetables|quinoa|couscous))\b`,
  'g',
);

/** Bones with meat on them are cooked meat; without, they make stock. */
const ON_BONES = new RegExp(
  String.raw`\b(?:cooked|roast|roasted|left ?over|rotisserie) ${MEAT} carcass(?:es|e)?(?:,? (?:with|that has|still has) (?:(?:some|a bit of|a little|the|plenty of|lots of) )*(?:meat|bits|scraps)(?: still)?(?: (?:left )?on(?: it)?| left)?)`,
  'g',
);

const OF_HAM = '(?:(?:christmas|easter|roast|roasted|baked|boiled|glazed|cooked) )*(?:ham|gammon)(?: joint)?';
/** A ham left over is not a joint to be roasted. */
const HAM = new RegExp(
  String.raw`\b${LEFT} ${OF_HAM}\b|\b${OF_HAM} (?:left ?overs?|left|to use up|that needs using(?: up)?)\b`,
  'g',
);

/**
 * A plain phrase in which roast meat left over has the name of what it is: 'leftover roast chicken' and 'chicken leftovers' are
 * cooked chicken, which nobody cooks again from raw.
 */
export function namingLeftovers(phrase: string): string {
  return [ON_BONES, BEFORE, BOUGHT, OF_YESTERDAY, AFTER, SINCE]
    .reduce(
      (said, left) =>
        said.replace(
          left,
          (...[, one, two]) =>
            `cooked ${[one, two].find((each) => typeof each === 'string' && each !== '') ?? ''}`,
        ),
      phrase.replace(MEAT_TOO, '$1leftover ').replace(TOGETHER, '$1$2 leftover $3'),
    )
    .replace(HAM, 'ham');
}

/** What is made of food that is already cooked, by the plain words for it. The dishes start from it and heat it through. */
const MADE_OF: readonly (readonly [food: string, dishes: readonly string[]])[] = [
  [
    'mashed? potato(?:e?s)?|mash|kartoffelbrei|kartoffelpuree|kartoffelstampf|puree de pommes de terre|pure de patatas?|pure di patate',
    ['dish:potato cakes', 'dish:ham and potato cakes', 'dish:cold mash bubble and squeak'],
  ],
  [
    '(?:boiled |roast |roasted |baked |cooked )?(?:potato(?:e?s)?|roasties)|(?:gekochte |gegarte |kalte |pell)?kartoffeln|salzkartoffeln|pommes de terre|patatas|patate',
    ['dish:leftover potato hash', 'dish:bubble and squeak'],
  ],
  [
    '(?:cooked |boiled |steamed )?rice|reis|riz|arroz|riso',
    ['dish:egg fried rice', 'dish:vegetable egg fried rice'],
  ],
  ['(?:cooked )?(?:pasta|spaghetti|penne|macaroni|noodles)|nudeln|pates|fideos', ['dish:pasta frittata']],
  ['(?:stale |old |day old )?croissants?', ['dish:croissant bread pudding']],
  [
    '(?:stale |old |dry )?(?:bread|baguette|brot|pain|pan|pane|sourdough|brioche)',
    [
      'dish:french toast',
      'dish:bread and butter pudding',
      'dish:panzanella',
      'dish:sopa de ajo',
      'dish:courgette and feta strata',
      'dish:courgette tomato and bread gratin',
      'dish:pappa al pomodoro',
      'dish:cheese and tomato strata',
      'dish:chicken leek and bread bake',
    ],
  ],
  [
    '(?:cooked |roast |roasted |grilled )(?:veg|vegetables|veggies)|(?:veg|vegetables|veggies)|gemuse|legumes|verduras|verdure|ratatouille|caponata|pisto|peperonata',
    ['dish:leftover vegetable frittata', 'dish:bubble and squeak'],
  ],
  ['(?:[a-z]+ )?risotto', ['dish:risotto cakes']],
  [
    '(?:bread |potato |cooked |frozen )?dumplings?|(?:semmel|kartoffel|serviettens?)?knodeln?|kloss(?:en?)?',
    ['dish:fried dumplings with eggs'],
  ],
  [
    '(?:(?:cooked |baked |grilled |roast |poached |fried )?(?:salmon|cod|haddock|fish|trout)(?: fillets?)?)|lachs|saumon|salmone',
    ['dish:leftover salmon fishcakes'],
  ],
  ['(?:cooked |grilled |sirloin |rump |rib ?eye )?steaks?', ['dish:leftover steak sandwiches']],
  [
    'egg whites?|eiweisse?|eiklar|blancs? d oeufs?|claras?(?: de huevos?)?|albumi',
    ['dish:meringues', 'dish:angel food cake', 'dish:egg white omelette'],
  ],
  [
    'egg yolks?|eigelbe?|dotter|jaunes? d oeufs?|yemas?(?: de huevos?)?|tuorli',
    ['dish:creme brulee', 'dish:custard', 'dish:spaghetti carbonara'],
  ],
  ['(?:[a-z]+ )?curr(?:y|ies)', ['dish:leftover curry pasties']],
  [
    '(?:beef |veggie |vegetarian |mince |minced beef |turkey )?chill?i(?: con carne)?',
    ['dish:chilli loaded potatoes'],
  ],
  ['(?:[a-z]+ )?(?:stew|casserole|eintopf)', ['dish:leftover stew pie']],
  [
    '(?:spaghetti |spag |sauce )?(?:bolognese|bolognaise|bol|ragu)(?: sauce)?',
    ['dish:leftover bolognese pasta bake'],
  ],
];
/** The dish that somebody has made already, of which the whites or yolks are left. */
const MADE_ALREADY =
  /\b(?:(?:i |we |just |after |from )*(?:made|making|make) |left ?over from |from (?:making )?|after (?:making )?)(?:(?:a|the|some|my|our|homemade) )*(?:ice ?cream|custard|mayonnaise|mayo|hollandaise|bearnaise|creme brulee|lemon curd|carbonara|aioli|tiramisu|meringues?|pavlova|macarons?|angel food cake)\b/i;

const MADE_ELSEWHERE =
  /[,;]?\s*(?:(?:weil|denn|da|parce que|porque|perch[eé]) )?(?:(?:ich )?habe? (?:(?:grad|gerade|schon|vorhin|heute|gestern|eben|ein|eine|das) )*(?:eis|mayo|mayonnaise|pudding|vanillesauce|creme br[uû]l[eé]e|hollandaise|lemon curd|carbonara|tiramisu|baiser|meringue|makronen) gemacht|j['’ ]?ai fait (?:(?:de la|une|des|du|le|la) )?(?:glace|cr[eè]me anglaise|cr[eè]me br[uû]l[eé]e|mayonnaise|carbonara|tiramisu|meringues?|macarons?|hollandaise)|(?:hice|he hecho|acabo de hacer) (?:(?:el|la|un|una) )?(?:helado|mayonesa|natillas|flan|crema|tiramis[uú]|merengues?|carbonara)|ho (?:appena )?fatto (?:(?:il|la|un|una|le) )?(?:gelato|maionese|crema|tiramis[uù]|carbonara|meringhe))/i;

/** A prompt without the dish that its egg whites or yolks are left over from. */
export const withoutWhatWasMade = (prompt: string): string =>
  PARTS_ELSEWHERE.test(prompt) ? prompt.replace(MADE_ELSEWHERE, '') : withoutEnglish(prompt);
const PARTS_ELSEWHERE =
  /\b(?:eiwei(?:ss|ß)e?|eiklar|eigelbe?|dotter|(?:blancs?|jaunes?) d['’ ]?(?:oe|œ)ufs?|claras?|yemas?|albumi|tuorli)(?!\p{L})/iu;
const withoutEnglish = (prompt: string): string =>
  /\begg (?:whites?|yolks?)\b|\b(?:whites|yolks)\b/i.test(prompt) && MADE_ALREADY.test(prompt)
    ? `${prompt.replace(MADE_ALREADY, ' ')} left over`.replace(
        /(\begg (?:whites?|yolks?)\b|\b(?:whites|yolks)\b)/i,
        'leftover $1',
      )
    : prompt;

const BEFORE_IT =
  '(?:left ?overs?|cold(?= (?:mash|mashed|boiled|cooked) ?(?:potato|rice|pasta|spuds)?)|remaining|yesterdays?|last nights|(?:made|cooked|did) (?:way |far |a bit )?too much|(?:the )?(?:rest|remains) of (?:the|my|our)|resteverwertung(?: von| mit)?|ubrige[nrs]?|ubrig gebliebene[nrs]?|reste vo[nm]|restes? de|reste de|sobras de|avanzi di)';
const AFTER_IT =
  '(?:left ?overs?|left over|(?:left )?from (?:yesterday|last night|sunday|the weekend)|v(?:on|om) (?:gestern|vortag|vorabend|sonntag|wochenende)|d ?hier|de ayer|di ieri|ubrig|(?:still )?to (?:use|finish)(?: up)?|(?:zu|zum|noch) (?:verbrauchen|aufbrauchen)|a (?:utiliser|finir|ecouler)|para (?:gastar|aprovechar|usar)|da (?:usare|consumare|finire)|que sobro|avanzat[oaie])';

/** Somebody who names four egg yolks and nothing else has them left. */
const BY_NUMBER =
  '^(?:(?:i|ive|we|have|got|what|can|could|do|should|you|make|bake|cook|with|from|was|kann|konnte|mache|koche|ich|man|wir|mit|aus|hab|habe|noch|que|quoi|faire|fais|je|jai|j|ai|avec|il|me|nous|reste|tengo|puedo|hacer|con|hago|cosa|che|ci|faccio|posso|fare|ho) )*(?:\\d+|two|three|four|five|six|some|lots of|too many|zwei|drei|vier|funf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei|unos|des|einige) ';
const BY_NUMBER_AFTER =
  '(?: (?:machen|backen|anfangen|anstellen|a (?:utiliser|finir|ecouler)|left|to use(?: up)?|zu verbrauchen|por usar|da usare))*$';

/** Nobody buys it so. */
const STALE =
  '(?:(?:stale|old|day old|dry|altbackene[sm]?|alte[sm]?|trockene[sm]?|harte[sm]?|vieux|rassis|raffermo) (?:bread|baguette|sourdough|buns|brioche|ciabatta|focaccia|loaf|brot|pain|pane|rolls|brotchen)|(?:pane|pan|pain|brot|baguette) (?:raffermo|duro|rassis|dur|secco|vecchio|viejo))';

const TO_USE = '(?:still )?(?:to (?:use|finish)|(?:zu|zum|noch) (?:verbrauchen|aufbrauchen))';

const PIECE = '(?:half )?(?:an? |the )?(?:(?:half|whole|big|small) )?(?:loaf|piece|end|chunk|hunk|heel) of ';

const OF_LEFTOVERS = MADE_OF.map(([food, dishes]) => {
  const other = [
    food.includes('bread') ? `|${STALE}` : '',
    food.includes('egg') ? `|${BY_NUMBER}(?:${food})${BY_NUMBER_AFTER}` : '',
    food.includes('croissant') ? '|(?:stale|day old|old) croissants?' : '',
  ].join('');
  // Potatoes, fish and steak that are to be used up are raw.
  const after = /potato(?!.*mash)|salmon|steak/.test(food) ? `(?!${TO_USE})${AFTER_IT}` : AFTER_IT;
  const said = `${BEFORE_IT} (?:cold |some |the )?(?:${food})|(?:${food}) ${after}${other}`;
  // So many are not the people who eat.
  return [new RegExp(String.raw`\b(?:${PIECE})?(?:${NUMBER} )?(?:${said})\b`), dishes] as const;
});

/** The dish of left-over fish is written for salmon. */
const OTHER_FISH = /\b(?:cod|haddock|trout)\b/;

/** The dishes that start from what is left over, and the phrase without it; `null` if nothing is. */
export function madeOfLeftovers(
  phrase: string,
): { rest: string; dishes: readonly string[]; said: string } | null {
  for (const [pattern, dishes] of OF_LEFTOVERS) {
    const [said] = pattern.exec(phrase) ?? [];
    const [fish = ''] = OTHER_FISH.exec(said ?? '') ?? [];
    if (said) return { rest: phrase.replace(said, ` ${fish} `).replace(/ +/g, ' ').trim(), dishes, said };
  }
  return null;
}
