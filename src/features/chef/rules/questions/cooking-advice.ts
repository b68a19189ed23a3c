import { type Message, msg } from '#shared/t.ts';
import { type Texture, textureOf } from '../request/textures.ts';

/** What is told who would have it crisp. */
export const FOR_CRUNCH = msg(
  'For more crunch, give it the last 5 minutes under a hot grill, or a few minutes more in the hot pan, and do not cover it.',
);

/** Said in a follow-up beside what is to change. */
const FILLER =
  /^(?:bitte|svp|stp|por|favor|porfa|per|favore|un|poco|peu|po|bisschen|etwas|mach|es|can|could|would|will|should|may|you|we|i|id|like|want|prefer|need|make|making|get|it|its|is|them|this|that|be|to|a|an|the|bit|little|lot|touch|much|even|more|please|pls|and|or|but|too|so|slightly|way|far|some|somehow|of|on|in|for|me|us|thanks|dish|sauce|texture|please|still|also|both|give|add|up|with|have|really|quite|bit|tad|smidge|one|version|taste|tastes|turn|out|come|extra|middle|inside|outside|top|edges?|bottom|crust|skin|cent(?:re|er)|underneath|throughout|all|over|bits?|batter|filling|topping)$/;
/** Words that look like comparatives and are none. */
const NO_COMPARATIVE =
  /^(?:other|another|dinner|supper|butter|water|pepper|ginger|after|never|ever|over|under|her|their|together|rather|whether|either|neither|number|summer|winter|later|sooner|longer|bigger|smaller|larger|fewer|cheaper|faster|quicker|easier|simpler|healthier|lighter|heartier|creamier|milder|hotter|spicier|better|cooker|fryer|freezer|blender|mixer|oyster|lobster|burger|skewer|cider|beer|paper|former|proper|member|december|november|october|september|order|user|power|fever|ulcer|cancer|finger|shower|sister|brother|mother|father|daughter|easter|foster|toddler|newer|older|younger|safer)$/;

/** What a cook does about the texture or the taste of a dish, by the words for it. */
const BY_WORD: readonly (readonly [words: RegExp, advice: Message])[] = [
  [
    /^thicker$/,
    msg(
      'For a thicker dish, simmer it without a lid for 5 to 10 minutes longer, or mash a part of the vegetables into it.',
    ),
  ],
  [/^(?:crispier|crunchier)$/, FOR_CRUNCH],
  [
    /^(?:smokier|smoky|smokey)$/,
    msg('For more smoke, use smoked paprika in the place of sweet paprika, or add half a teaspoon of it.'),
  ],
  [
    /^(?:sharper|tangier|tangy|zingier|zingy|zestier|acidic|sourer)$/,
    msg('For more sharpness, finish it with a squeeze of lemon or a teaspoon of vinegar, and taste again.'),
  ],
  [
    /^(?:saltier|salty|salt|seasoning)$/,
    msg('For more salt, taste it at the end and add a pinch at a time: you can add salt but not remove it.'),
  ],
  [
    /^(?:stickier|sticky|glossier|syrupy|glaze|glazed)$/,
    msg(
      'For a stickier glaze, let the sauce bubble without a lid for a few minutes longer, until it coats a spoon.',
    ),
  ],
  [
    /^(?:chunkier|chunky|coarser|rougher)$/,
    msg(
      'For a chunkier dish, cut everything twice as large, cook it a few minutes longer, and blend or mash less of it.',
    ),
  ],
  [
    /^(?:smoother|smooth|silkier|silky|finer)$/,
    msg(
      'For a smoother dish, blend it well or press it through a sieve, and loosen it with a splash of hot water.',
    ),
  ],
  [
    /^(?:thinner|runnier|looser|soupier|brothier|wetter)$/,
    msg(
      'To make it thinner, stir in hot water by the splash until it is as you like it, and taste for salt again.',
    ),
  ],
  [
    /^(?:softer|soft|tenderer|tender|mushier)$/,
    msg(
      'For a softer dish, cook it covered over low heat for 10 minutes longer, with a splash of water if it gets dry.',
    ),
  ],
  [
    /^(?:juicier|juicy|moister|moist|succulent)$/,
    msg(
      'To keep it juicy, take it from the heat as soon as it is done, and let it rest for 5 minutes under foil.',
    ),
  ],
  [
    /^(?:fluffier|fluffy|airier|springier|lofty)$/,
    msg('For a fluffier result, mix it only until nothing dry is left, and cook it at once.'),
  ],
  [
    /^(?:browner|darker|crustier|toastier|golden|caramelised|caramelized|charred)$/,
    msg(
      'For more color, dry the food well, give it room in a hot pan or on the tray, and leave it alone until it browns.',
    ),
  ],
  [
    /^(?:chewier|chewy|gooier|gooey|fudgier|fudgy)$/,
    msg('For a chewier middle, bake it 2 to 3 minutes shorter, and let it cool in the tin.'),
  ],
  [
    /^(?:depth|deeper|flavour|flavor|flavourful|tastier|punchier|bolder|oomph|richness|umami|interesting|exciting|special|jazz|jazzy|zhuzh|pep|plain|bland|boring|dull|flat)$/,
    msg(
      'For more depth, brown everything a little longer before any liquid goes in, fry the spices for a minute, salt in stages, and finish with something sharp.',
    ),
  ],
  [
    /^(?:garlickier|garlicky|oniony)$/,
    msg(
      'Use half as much again of it, and cook it gently for 2 minutes longer so that it does not turn sharp.',
    ),
  ],
  [
    /^(?:herbier|fresher|greener|brighter)$/,
    msg(
      'For a fresher taste, stir in a handful of chopped herbs and a squeeze of lemon just before serving.',
    ),
  ],
  [
    /^(?:saucier|saucy)$/,
    msg(
      'For more sauce, make half as much again of everything liquid in it, and simmer it for 5 minutes longer.',
    ),
  ],
  [
    /^(?:cheesier|cheesy)$/,
    msg(
      'For more cheese, scatter a handful of one that you all eat over it for the last 10 minutes, or stir it in off the heat.',
    ),
  ],
  [
    /^(?:drier)$/,
    msg('For less sauce, simmer it without a lid for 5 to 10 minutes longer, and stir now and then.'),
  ],
  [
    /^(?:firmer|firm|bitey)$/,
    msg(
      'For more bite, cook it 2 to 3 minutes shorter and serve it at once. What is meat, fish or egg has to be done all the same.',
    ),
  ],
];
const BY_TASTE = msg('Add more of what gives that taste in small steps, and taste in between.');
/** What is too much of in a dish. */
const TOO_MUCH: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:they|he|she|kids|the kids|my [a-z]+) (?:wont|dont|doesnt|will not|refuses? to|cant) (?:touch|eat|like|have|do) (?:anything|food|sauces?|things) with (?:bits|lumps|chunks|pieces)(?: in(?: it)?)?\b/g,
    'smoother',
  ],
  [/\b(?:less|not so|not as|too) (?:dry)\b/g, 'juicier'],
  [/\b(?:less|not so|not as|too) (?:wet|saucy|watery|runny)\b|\bless sauce\b/g, 'drier'],
  [/\bmore sauce\b/g, 'saucier'],
  [/\b(?:less|not so|not as|too) (?:bland|boring|plain|dull|flat)\b|\bjazz (?:it|this) up\b/g, 'depth'],
  [/\b(?:less|not so|not as|too) (?:hard|tough|chewy)\b/g, 'softer'],
  [/\b(?:less|not so|not as|too) (?:soft|mushy|soggy)\b/g, 'firmer'],
  [/\b(?:less|not so|not as|too) (?:thick|stodgy)\b/g, 'thinner'],
];

/** What people have, or have not, in their kitchen, and what to do. */
const BY_REMARK: readonly (readonly [RegExp, Message])[] = [
  [
    /^(?:(?:can|could|how do|what if|shall) (?:i|we|you) )?(?:make|do|bake|want|prefer)? ?(?:them |it |these |this |some )?(?:as |in )?(?:mini|small|smaller|little|bite ?sized?|tiny|individual)(?: ones?| versions?| portions?| dish(?:es)?| pots?| ramekins?)?(?: instead| please| of (?:it|them|this|these))*$/,
    msg(
      'Yes: shape or fill them half as large. They take about two thirds of the time, so look early, and what is meat has to be cooked through all the same.',
    ),
  ],
  [
    /^(?:(?:but|and|oh|actually|she|he|they|i|we|my [a-z]+|wants?|likes?|prefers?|need|id|make|made|cook|cooked|can|you|it|its|hers?|his|mine|theirs|that|to|be|the [a-z]+|please) )*(?:well done|cooked (?:right )?through|no pink(?: (?:in it|bits|at all))?|not (?:too )?pink|not bloody)(?: please| though)*$/,
    msg(
      'For well done, lower the heat once both sides are brown and cook it 4 to 6 minutes longer, turning once, until it reads 71 °C (160 °F) inside, poultry 74 °C (165 °F). Rest it for 5 minutes.',
    ),
  ],
  [
    /^(?:(?:but|and|oh|actually|she|he|they|i|we|my [a-z]+|wants?|likes?|prefers?|need|id|make|made|cook|cooked|can|you|it|its|hers?|his|mine|theirs|that|to|be|how|do|does|should|for|get|the [a-z]+|please) )*(?:medium(?: rare)?|rare|pink(?: in the middle)?|bloody)(?: please| though)*$|^(?:and |so )?(?:how (?:long|many minutes)|what time)(?: (?:do|should|would|shall) (?:i|we|you) (?:cook|fry|do|grill|sear)(?: (?:it|them))?)?(?: (?:for|on|per|is it))*(?: (?:each|per|a|either|both|the other)) sides?$/,
    msg(
      'For a whole piece of beef, lamb or venison: about 52 °C (125 °F) inside is rare and 57 °C (135 °F) medium rare, a minute or two less on each side than for well done; rest it for 5 minutes. Poultry, pork and ground meat are always cooked through.',
    ),
  ],
  [
    /\b(?:square|round|rectangular|smaller|small|bigger|larger|loaf|bundt|springform|brownie|different|wrong|\d+ ?(?:cm|inch)) (?:cake |baking |size |sized )*(?:tins?|pan|mould|tray)\b|\b(?:no|without a|dont have a|havent got a) (?:cake |loaf |tart |muffin |pie |baking )+(?:tins?|dish|tray)\b/,
    msg(
      'Another tin works, too. Fill it two thirds at most, and start to check 10 minutes early: in a wider tin it is done sooner, in a deeper one later. A square tin holds about a quarter more than a round one of the same width.',
    ),
  ],
  [
    /\b(?:no|without an?|dont have an?|havent got an?|dont own an?) (?:electric |hand |stand )*(?:whisk|mixer)\b/,
    msg(
      'Without a whisk or a mixer, beat it with a fork or shake it in a closed jar. For foam, it takes about three times as long by hand.',
    ),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a) rolling pin\b/,
    msg('Without a rolling pin, use a clean bottle, and lay baking paper over the dough.'),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a|kein(?:en)?|pas de|sin|senza) (?:waffle (?:iron|maker)|waffeleisen|gaufrier|gofrera|piastra per waffle)\b/,
    msg(
      'Without a waffle iron, fry the batter in a buttered pan: a small ladleful each, 2 to 3 minutes on each side over medium heat. They are thick pancakes then, with the same taste.',
    ),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a|kein(?:en|e)?) (?:pasta (?:machine|maker|roller)|nudelmaschine)\b/,
    msg(
      'Without a pasta machine, roll the dough out with a rolling pin on a floured table, as thin as paper, and cut it with a knife.',
    ),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a|kein(?:en|e)?) (?:spatzle ?(?:press|maker|hobel|presse|reibe)|spaetzle (?:press|maker)|potato ricer|ricer|kartoffelpresse|spatzlehobel|spatzlepresse)\b/,
    msg(
      'Without a press, a colander with large holes and a spoon do for spätzle, and a masher or a fine sieve for potatoes.',
    ),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a|kein(?:en|e)?) (?:piping bag|icing bag|spritzbeutel)\b/,
    msg('Without a piping bag, use a freezer bag with a corner cut off.'),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a|kein(?:en|e)?) (?:pizza stone|pizzastein)\b/,
    msg('Without a pizza stone, heat a baking tray upside down in the oven, and slide the pizza on to it.'),
  ],
  [
    /\b(?:go(?:es|ing)?|turn(?:s|ing)?|get(?:s|ting)?) (?:brown|black|grey|gray|braun)\b|\b(?:brown|oxidi[sz]e|discolou?r)(?:s|ing)? (?:over ?night|in the fridge)\b/,
    msg(
      'Lemon or lime juice keeps cut fruit, avocado and potatoes light. Press foil or film right on to the surface so that no air gets to it, keep it cold, and make it on the day you eat it.',
    ),
  ],
  [
    /\b(?:party style|buffet(?: style)?|family style|help themselves|serve themselves|self service|make their own|build their own|diy style|zum selbst ?(?:bauen|belegen|nehmen))\b/,
    msg(
      'Put each part into a bowl of its own, the hot ones in a covered dish in the oven at 80 °C (175 °F), the cold ones in the fridge until the last minute, with a spoon for each, and let everyone fill their own plate. Nothing stays out for more than two hours.',
    ),
  ],
  [
    /\b(?:no|without|dont have|havent got|dont own) (?:any |a |kitchen |weighing )*scales?\b/,
    msg(
      'Without scales: a level tablespoon holds about 8 g of flour, 12 g of sugar or 15 g of butter, and a mug of 250 ml about 140 g of flour or 220 g of sugar.',
    ),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a) (?:sieve|colander|strainer)\b/,
    msg('Without a sieve, hold back what is in the pot with its lid, and whisk dry things well with a fork.'),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a) (?:meat |food |kitchen )*thermometer\b/,
    msg(
      'Without a thermometer, cut into the thickest part: meat is done when the juices run clear and nothing is pink, and fish when it flakes.',
    ),
  ],
  [
    /\b(?:no|without|dont have|havent got|ran out of|out of) (?:any )?(?:baking (?:paper|parchment)|greaseproof|parchment)\b/,
    msg(
      'Without baking paper, grease the tin or tray well and dust it with a little flour or fine crumbs of what you all eat.',
    ),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a|dont own a) (?:wok|griddle|grill pan)\b/,
    msg('A wide frying pan works as well: get it very hot, and cook in two batches.'),
  ],
  [
    /\b(?:no|without a|dont have a|havent got a) lid\b/,
    msg('Without a lid, cover the pot with a plate or with foil.'),
  ],
  [
    /\b(?:can|could|is it (?:ok|okay|fine|nice|good)|do (?:i|you|we)|would you)(?: [a-z]+){0,3} (?:eat|eaten|serve|served|have) (?:it |this |them )?cold\b/,
    msg(
      'Yes, if you cool it within an hour and keep it in the fridge: eat it by the next day. Dishes with melted cheese or a lot of fat are nicer warm.',
    ),
  ],
  [
    /\b(?:which|what) (?:fillings?|toppings?) (?:are|is|would be) (?:the )?(?:quick|quickest|fastest|easiest|simplest|best)\b|\b(?:quickest|easiest) (?:fillings?|toppings?)\b/,
    msg(
      'The quickest is what needs no cooking: of what you all eat, take cold roast meat or drained beans, something creamy such as mashed avocado, and something fresh such as tomatoes and herbs.',
    ),
  ],
  [
    /\b(?:bake|baked|oven|roast|grill|air ?fry)(?: it| them| this)? (?:rather than|instead of|not) (?:deep |pan |shallow )*fr(?:y|ied|ying)\b|^(?:(?:can|could|what if) (?:i|we|you) )?(?:bake|oven bake) (?:it|them|these|this)(?: instead)?$/,
    msg(
      'What is fried bakes on a hot tray at 200 °C (390 °F), brushed with oil, for 20 to 25 minutes, until it is browned and done in the middle: poultry at 74 °C (165 °F). What simmers goes into the oven in a lidded pot at 160 °C (320 °F), for 2 to 3 hours with large pieces of meat, until they are tender.',
    ),
  ],
  [
    /\b(?:fall(?:s|ing)? (?:apart|to (?:bits|pieces))|fell apart|break(?:s|ing)? (?:apart|up)|(?<!\b(?:more|extra|the|a|apple|of|for|with|topping) )crumbl(?:e|es|ing)(?! topping)|wont (?:hold|stick) together|dont hold together|zerfall\w*|auseinander\w*|se (?:defont|casse|desfont)|se (?:deshace|deshacen|rompe|rompen)|si (?:sfalda|sfaldano|rompe|rompono|sbriciola\w*))\b/,
    msg(
      'What falls apart is mostly too wet or too warm: pat everything dry, mash it finer, chill it for 30 minutes before you shape it, and turn it only once, when the underside is brown.',
    ),
  ],
  [
    /\b(?:(?:mine|it|they|always|come out|turn out|goes|go|went|gets?|are|is|so|a bit)) (?:(?:always|all|so|too|a bit|out|really) )*(?:soggy|limp)\b|\bwhy (?:[a-z]+ ){1,4}(?:soggy|limp)\b/,
    msg(
      'What gets soggy has too little room or heat: dry it well, spread it out in one layer, have the oven or the pan really hot, and do not cover it afterwards.',
    ),
  ],
  [
    /\b(?:mine|it|they|cakes?|middle) (?:(?:always|all|just|keeps?|still) )*(?:sinks?|sank|sunk|collapses?|collapsed|(?:dont|doesnt|didnt|wont) rise|stays? flat)\b|\bwhy (?:[a-z]+ ){1,4}(?:sink|collapse|rise|stay flat)\b/,
    msg(
      'What sinks or stays flat usually had the oven opened too early, or its raising agent is old: leave the oven shut for the first two thirds of the time, and have it fully hot before.',
    ),
  ],
  [
    /\b(?:mine|it|they|always|sauce) (?:(?:always|all|just|keeps?) )*(?:curdles?|curdled|splits?|separates?|scrambles?|scrambled)\b|\bwhy (?:[a-z]+ ){1,4}(?:curdle|split|separate|scramble)\b/,
    msg(
      'What curdles was too hot: take the pan off the heat before the egg, the cream or the cheese goes in, add it little by little, and stir all the time.',
    ),
  ],
  [
    /\b(?:mine|it|they|everything|always) (?:(?:always|all|just|keeps?) )*(?:sticks?|stuck|sticking|burns?|burnt|burning)\b|\bwhy (?:[a-z]+ ){1,4}(?:stick|burn)\b/,
    msg(
      'What sticks went in too early and was moved too soon: heat the pan first, then the fat, and leave it alone until it comes off by itself. If it burns, turn the heat down by a third.',
    ),
  ],
  [
    /\blattice\b|\bgitter(?:muster|deckel)?\b|\bcroisillons\b/,
    msg(
      'For a lattice, roll out the dough for the top, cut it into strips 2 cm wide, lay half of them over the filling, and weave in the others across, lifting every second one. Press the ends to the rim and brush it as the recipe says.',
    ),
  ],
  [
    /^(?:(?:can|could|i|we|you|it|be|have|serve|served|make|eat|eaten|maybe|and|but|please|is it ok|as a|a) )*(?:warm|lukewarm|lauwarm|tiede|tibia?|tiepid[oa])(?: (?:salad|instead|please|not cold|salat))*$/,
    msg(
      'Serve it warm: dress what was cooked while it is still hot, fold in what is raw at the end, and eat it at once. What is left is good cold as well.',
    ),
  ],
  [
    /^(?:(?:with|add|and|put|can i have|a|some|the|shiny|sticky|sweet) )*glaze(?: (?:on|over|on the|for the) ?(?:top|it)?)?(?: please)?$/,
    msg(
      'For a glaze, stir 4 tablespoons of ketchup, jam or honey, whatever suits the dish, with a spoonful of vinegar and a little mustard if you eat it, brush it on for the last 15 minutes in the oven, and once more at the end.',
    ),
  ],
  [
    /\b(?:stop|keep|prevent|avoid|so)\b.*\b(?:watery|soggy|wet|runny|soupy)\b|\b(?:too|so|goes?|going|gets?|turns?|turned|came out) (?:watery|soggy)\b/,
    msg(
      'Against water: cook vegetables until their juice has gone before they go in, drain what is wet, let the sauce boil down until thick, and leave the dish to stand for 10 to 15 minutes before you cut it.',
    ),
  ],
  [
    /\b(?:dough|teig|pate|masa|impasto)\b.*\b(?:overnight|over night|uber nacht|toute la nuit|une nuit|toda la noche|de un dia para otro|tutta la notte|una notte|in the fridge|im kuhlschrank)\b/,
    msg(
      'Yes: take a third of the yeast, cover the dough and let it rise in the fridge for 8 to 24 hours; it tastes better for it. Take it out an hour before you shape it.',
    ),
  ],
  [
    /\b(?:crispier|crisper|crunchier|crispy|knusprig\w*) (?:crust|base|bottom|pastry|boden|teig)\b|\b(?:crust|base|bottom|pastry|boden|teig|pate|fond|masa|fondo) (?:[a-z]+ ){0,3}(?:crispier|crisper|crunchier|knusprig\w*|croustillante?s?|croquante?s?|crujiente|croccante)\b|\b(?:crust|pate|fond) (?:moins|trop) (?:molle?|mou|detrempee?)\b/,
    msg(
      'Pastry stays crisp on a hot tray low in the oven. Bake the base before it is filled, brush it with egg white, and let a wet filling cool and drain first. Do not cover it while it is warm.',
    ),
  ],
  [
    /\b(?:thinner|thin|thicker|thick) (?:crust|base|dough|pastry|boden|teig|rand)\b|\b(?:dunne[nrs]?|dunnere[nrs]?|dicke[nrs]?|dickere[nrs]?) (?:boden|teig|rand)\b|\bpate (?:plus )?(?:fine|epaisse)\b|\b(?:masa|base) (?:mas )?(?:fina|gruesa)\b|\bimpasto (?:piu )?(?:sottile|alto)\b/,
    msg(
      'Roll the dough out thinner for a thin crust, to about 3 mm, or thicker for a thick one, to about 1 cm. A thin one is done 2 to 3 minutes earlier, a thick one 3 to 5 minutes later.',
    ),
  ],
  [
    /\bis it (?:supposed|meant) to be\b.*|\bhow (?:do|will|can|would) (?:i|we) (?:know|tell) (?:when |if |that )?(?:it|its|its is|theyre|they are|it is)?(?: is| are)? ?(?:done|cooked|ready)\b|^(?:und |et |y |e )?(?:(?:woran|wie) (?:merke?|erkenne?|sehe?|weiss) (?:ich|man)\b.*\b(?:gar|fertig|durch)|wann (?:ist|sind) (?:es|er|sie|das|der|die)\b.*\b(?:gar|fertig|durch)|comment (?:(?:je |on )?(?:sais?|savoir|voir|voit|reconnaitre)|peut on savoir)\b.*\b(?:cuite?s?|pret\w*)|como (?:se|saber|puedo saber)\b.*\b(?:hech[oa]s?|list[oa]s?|cocid[oa]s?|punto)|come (?:faccio a )?(?:capir?[eo]?|capisco|sapere|so|vedo)\b.*\b(?:cott[oaie]|pront[oaie]))\b/,
    msg(
      'It is done when it is hot all through, what should be tender is tender, and the signs named in the steps are there. Of meat and poultry, nothing is pink and the juices run clear.',
    ),
  ],
];

/** What to do about it, and what is changed in the dish itself if it can be. */
export interface Advice {
  advice: readonly Message[];
  textures: readonly Texture[];
}

/** What to do about what a follow-up says of taste, texture or tools; `null` if it says something else. */
export function adviceIn(sentence: string): Advice | null {
  for (const [pattern, advice] of BY_REMARK) {
    if (pattern.test(sentence)) return { advice: [advice], textures: [] };
  }
  const plain = TOO_MUCH.reduce((all, [pattern, word]) => all.replace(pattern, word), sentence);
  const words = plain.split(' ').filter((word) => !FILLER.test(word));
  const advice = words.map((word) => BY_WORD.find(([pattern]) => pattern.test(word))?.[1] ?? byTaste(word));
  // Who finds it too smoky wants no more smoke.
  const isAsked =
    advice.length > 0 &&
    !/\btoo\b/.test(plain) &&
    /\b(?:more|add|give|make|extra|[a-z]+er)\b|^(?:depth ?)+$|^drier$/.test(plain);
  return isAsked && advice.every((each) => each !== null)
    ? {
        advice: [...new Set(advice.filter((each) => each !== null))],
        textures: words.flatMap((word) => textureOf(word) ?? []),
      }
    : null;
}

const byTaste = (word: string): Message | null =>
  (/^[a-z]{3,}ier$/.test(word) && !NO_COMPARATIVE.test(word)) ||
  /^(?:lemon|chocolat|ginger|mushroom)e?y$/.test(word)
    ? BY_TASTE
    : null;
