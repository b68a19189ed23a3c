import { type Message, msg } from '#shared/t.ts';
import { FLAT, OF_DISHES } from './troubles-of-dishes.ts';

const TO_THICKEN = msg(
  'To thicken it, let it simmer without the lid for some minutes, crush a few of its beans, lentils or vegetables into the sauce, or stir 1 tbsp of cornflour with 2 tbsp of cold water, pour it in and let it bubble for 2 minutes.',
);

export const AGAINST_CRACKS = msg(
  'What cracks was heated or cooled too fast: bake it lower and longer, leave the oven shut, and let it cool in the oven with the door ajar. Cream or fruit hides a crack.',
);

/** What goes wrong in a kitchen, in the form of `wordsApart`, and what to do. */
const TROUBLES: readonly (readonly [said: RegExp, advice: Message])[] = [
  [
    /\b(?:mash\w*|potato\w*|puree|kartoffel\w*|stampf)\b.*\b(?:glue\w*|gluey|gloopy|gummy|kleister|klebrig|colle|collante|pegajos[oa]|colloso)\b/,
    msg(
      'Mash turns to glue when it is worked too long or by a machine, because that frees the starch. Beating more makes it worse: spread it out and brown it in the oven, or fold in a few potatoes mashed by hand.',
    ),
  ],
  [
    /\b(?:burn(?:t|ed|s|ing)?|caught|stuck|sticks?|sticking|scorch\w*|angebrannt|brennt|setzt an|attache\w*|accroche\w*|pega|quema\w*|bruci\w*|attacca\w*)\b.*\b(?:bottom|pot|pan|boden|topf|pfanne|fond|casserole|fondo|olla|pentola)\b(?:.*\b(?:avoid|prevent|stop)\b.*)?|\b(?:bottom|boden|fond|fondo)\b.*\b(?:burn\w*|stuck|scorch\w*|angebrannt|brul\w*|quema\w*|bruci\w*)\b/,
    msg(
      'Against burning at the bottom, use a heavy pot over low heat, stir right to the bottom now and then, and add a splash of liquid as soon as it gets thick. In a pressure cooker, scrape the bottom clean before you close it, lay tomato paste and other thick things on top without stirring, and use a little more liquid.',
    ),
  ],
  [
    /\b(?:how|can i|can you|could i|best way|what|wie|womit|comment|como|come)\b.*\b(?:thicken\w*|make (?:it|the sauce|this) thicker|eindicken|andicken|binden|epaissir|lier|espesar|addensare)\b/,
    TO_THICKEN,
  ],
  [
    /\b(?:stir\w*|ruhr\w*|remuer|remover|mescolare|girare)\b.*\b(?:whole time|all the time|constantly|non ?stop|continually|every minute|standig|dauernd|ganze zeit|tout le temps|sans arret|todo el (?:rato|tiempo)|sin parar|tutto il tempo|continuamente|sempre)\b/,
    msg(
      'Often is enough: in a risotto or a stew, stir every half minute, each time liquid goes in, and more toward the end. Only a custard, or a sauce with flour or egg, needs stirring without a pause until it is thick.',
    ),
  ],
  [
    /\b(?:can|could|may|ok to|okay to|instead|kann|geht|puedo|je peux|on peut|posso|vale)\b.*\b(?:frozen|tiefgekuhlt\w*|tk gemuse|surgele\w*|congelad\w*|surgelat\w*)\b/,
    msg(
      'Frozen vegetables and fruit do well: put them in straight from the freezer, a few minutes later than fresh ones, over high heat and without a lid, so that their water boils away. Thaw frozen meat, fish and prawns in the fridge first, and dry them well.',
    ),
  ],
  [
    /\b(?:whistles?|seetis?)\b/,
    msg(
      'As a rule: 2 whistles for rice and vegetables, 2 to 3 for split lentils, 3 to 4 for chicken, 5 to 6 for soaked beans, chickpeas and whole lentils, 6 to 8 for mutton and beef. Then let the pressure fall by itself, and cook on if it is not tender.',
    ),
  ],
  [
    /\b(?:binders?|(?:use|take|add) to bind|hold (?:it|them|these) together|bindemittel|zusammenhalt\w*|pour lier|para ligar|per legare)\b/,
    msg(
      'An egg binds 500 g. Without eggs: 1 tbsp ground flaxseed stirred with 3 tbsp water, 3 tbsp of breadcrumbs or oats, or a few spoonfuls of mashed beans or potato. Chill the mixture for 30 minutes before you shape it.',
    ),
  ],
  [
    /\b(?:cloudy|murky|trub|trube|trouble|turbi[oa]|torbid[oa])\b/,
    msg(
      'Broth gets cloudy when it boils: bring it up slowly, skim off the foam, and keep it at a bare simmer. To clear it, pour it through a sieve lined with kitchen paper; cloudy broth tastes as good. Pasta and potatoes cloud it, too: cook them apart.',
    ),
  ],
  [
    /\b(?:lumps?|lumpy|klump\w*|grumeau\w*|grumos|grumi|grumoso)\b/,
    msg(
      'Against lumps, take it off the heat, whisk hard, and press it through a sieve or blend it. Next time, stir the liquid in little by little.',
    ),
  ],
  [
    /\b(?:shrinks?|shrank|shrunk|shrinking|zieht sich (?:immer )?zusammen|schrumpf\w*|se retracte\w*|(?:se )?encoge\w*|si ritira\w*)\b/,
    msg(
      'Pastry shrinks if it is pulled or warm: roll it out without stretching, let it hang over the rim, chill it in the tin for 30 minutes, and weigh it down with beans for the first half of the baking.',
    ),
  ],
  [
    /\b(?:arent|aren t|isnt|isn t|not|never|wont|won t|dont|don t|doesn t|nicht|nie|pas|jamais|no|non)\b.*\b(?:crisp|crispy|crunchy|knusprig|kross|croustill\w*|croquant\w*|crujiente\w*|croccant\w*)\b/,
    msg(
      'What does not get crisp is too wet, too close together or not hot enough: dry it well, give it room in hot fat or on a hot tray, and turn it only once the underside is brown.',
    ),
  ],
  [
    /\b(?:burst(?:s|ing)?|leak(?:s|ed|ing)?|(?:split|come|open)s? (?:open|up)|platz\w*|laufen aus|eclat\w*|s ouvrent|abren|revientan|si aprono|scoppiano)\b/,
    msg(
      'What bursts was too warm, or had a gap in its coat: chill it for 30 minutes, coat it twice with no bare spot, and fry few at a time, not too hot.',
    ),
  ],
  [
    /\b(?:too thick|zu dick(?:flussig)?|trop epais\w*|demasiado espes\w*|troppo (?:dens|spess)\w*)\b/,
    msg(
      'To make it thinner, stir in hot water by the splash until it is as you like it, and taste for salt again.',
    ),
  ],
  [
    /\btoo (?:much )?(?:garlicky|garlic|oniony|onion)\b|\bzu (?:knoblauchig|viel knoblauch)\b|\btrop (?:d ?)?ail\b|\bdemasiado ajo\b|\btroppo aglio\b/,
    msg(
      'Against too much garlic or onion, stretch it with more of everything else, or with something mild and fatty such as yogurt, cream, oil or bread, and warm it gently if it is eaten warm: raw garlic is far sharper than cooked. A little lemon juice and sugar round it off.',
    ),
  ],
  [
    /\b(?:too (?:acidic|sour|sharp|tart|tangy|vinegary|lemony)|zu sauer|trop acides?|demasiado acid[oa]s?|troppo (?:acid|aspr)[oaie])\b/,
    msg(
      'Against sourness, stir in a pinch of sugar or a spoonful of something creamy, then taste; a tiny pinch of bicarbonate takes the edge off tomatoes.',
    ),
  ],
  [
    /\b(?:too bitter|zu bitter|trop amer\w*|demasiado amarg\w*|troppo amar\w*)\b/,
    msg('Against bitterness, stir in a pinch of salt and a pinch of sugar, or a knob of butter.'),
  ],
  [
    /\b(?:stodgy|claggy|gloopy|pampig|pappig|pateux|mazacote|pesante e colloso)\b/,
    msg(
      'What is stodgy has too little liquid, or stood for too long: stir in a splash of hot water or stock just before you eat, and take it off the heat while it still flows a little.',
    ),
  ],
  [
    /\b(?:tough|rubbery|chewy|leathery|zah|dur(?:e|es|s)?|duro|dura|duri)\b.*\b(?:why|what|how|help|wrong|warum|was|pourquoi|por que|perche)\b|\b(?:why|what|how|warum|pourquoi|por que|perche)\b.*\b(?:tough|rubbery|leathery|zah|coriace)\b/,
    msg(
      'Meat from the pan or the grill gets tough when it is in the heat too long: take it out earlier and let it rest. Meat in a stew is tough while it needs more time: simmer it on, covered, until a fork goes through.',
    ),
  ],
  [
    /\b(?:looks|is|its|s|came out|turned out|got|ist|wird|est|esta|e|tastes) (?:(?:so|very|too|a bit|a little|really|rather|zu|sehr|trop|un peu|muy|demasiado|troppo) )*(?:dry|trocken|sec|seche|sec[oa]|secc[oa]|asciutt[oa])\b.*\b(?:what|how|help|why|fix|save|was|wie|que|comment|cosa|come|warum|rescue)\b/,
    msg(
      'If it is dry, moisten it: a splash of stock, milk or water and a lid for a few minutes, or more sauce with it; a cake takes a few spoonfuls of syrup or juice. Next time, look 5 minutes earlier.',
    ),
  ],
  [
    FLAT,
    msg(
      'What stays flat has lost its air: use fresh raising agent or yeast, have the oven fully hot, handle the dough or batter little, and leave the oven shut for the first two thirds of the time.',
    ),
  ],
  [
    /\b(?:rice|pasta|potato(?:es)?|beans|lentils|chickpeas|veg(?:etables)?|carrots|reis|nudeln|kartoffeln|riz|pates|arroz|riso)\b.*\b(?:still|noch|encore|toujours|todavia|sigue|ancora)\b.*\b(?:hard|crunchy|raw|firm|undercooked|hart|roh|bissfest|dure?s?|crue?s?|dur[oa]s?|crud[oaie]|dur[aie])\b/,
    msg(
      'If it is still hard, it needs water and time: add a splash of hot water or stock, put a lid on, and give it 5 minutes more over low heat before you look again. Dried beans may take much longer if they are old.',
    ),
  ],
  [
    /\b(?:still |bit |too )?(?:raw|uncooked|undercooked|roh|cru|crudo) (?:in the |inside|in der|a l interieur|por dentro|dentro)/,
    msg(
      'If it is brown outside and raw inside, lower the heat by 20 °C, cover it with foil and give it 10 minutes more, then look again. Meat must have no pink left where the recipe says so.',
    ),
  ],
  [
    /\b(?:dough|teig|pate|masa|impasto|batter|mixture)\b.*\b(?:sticky|wet|klebt|klebrig|colle|collante|pegajosa|appiccicos[oa]|runny)\b/,
    msg(
      'If it is too sticky, let it stand for 10 minutes, so that the flour takes up the water; then work in flour by the spoonful, no more than it needs to come off your hands.',
    ),
  ],
  [
    /\b(?:dough|teig|pate|masa|impasto|pastry)\b.*\b(?:crumbl\w*|dry|cracks?|tears?|brockel\w*|trocken|s effrite|se rompe|si rompe)\b/,
    msg(
      'If the dough crumbles, work in cold water by the teaspoon, and let it rest, wrapped, for 15 minutes.',
    ),
  ],
  [
    /\b(?:wont|won t|hasnt|hasn t|didnt|didn t|doesnt|doesn t|isnt|isn t|not) (?:set|setting|thickened|thicken|thickening|firm\w*)\b|\bwird nicht (?:fest|dick)\b|\bne (?:prend|epaissit) pas\b|\bno (?:cuaja|espesa)\b|\bnon (?:si addensa|si rapprende)\b/,
    msg(
      'If it does not set, it needs more time: what sets by heat goes back on for a few minutes, what sets by cold stays in the fridge for 2 hours more. A sauce gets thicker as it simmers without a lid.',
    ),
  ],
  [
    /\b(?:crack(?:s|ed|ing)?|risse|gerissen|eingerissen|craquele\w*|fissure\w*|agriet\w*|crepat[oa]|spacca\w*)\b.*\b(?:why|what|how|warum|pourquoi|por que|perche)\b|\b(?:what (?:do i do |now )?if|help) (?:it|they|the top|mine) cracks?\b|\b(?:why|how do i stop|how can i stop|warum|wieso|pourquoi|por que|perche)\b.*\b(?:crack(?:s|ed|ing)?|risse|reisst|craquel\w*|fissur\w*|agriet\w*|crepa\w*|spacca\w*)\b/,
    AGAINST_CRACKS,
  ],
  [
    /\b(?:is it|are they|should it be) (?:supposed|meant) to be (?:this |so |that )?(?:watery|runny|thin|wet|liquid|soupy)\b|\b(?:so|too|very) (?:watery|soupy)\b/,
    msg(
      'No, it should not swim: cook it without a lid for 5 to 10 minutes more, or let a bake stand for 15 minutes before you cut it, so that it absorbs its juice. Next time, salt and drain juicy foods first.',
    ),
  ],
  [
    /\b(?:burn(?:t|ed)|verbrannt|angebrannt|brule\w*|quemad[oa]|bruciat[oa]|pegado|attaccat[oa])\b.*\b(?:what|how|help|save|rescue|fix|can i|was|wie|que|comment|cosa|come|bottom)\b/,
    msg(
      'If the bottom has burnt, do not stir: tip what is not burnt into a clean pot, leave the rest, and taste it. If it tastes of smoke, start again.',
    ),
  ],
  [
    /\bbananas?\b.*\b(?:aren t|arent|isn t|not|too|still) (?:\w+ )*(?:ripe|green|brown enough)\b|\b(?:unripe|green) bananas?\b/,
    msg(
      'Unripe bananas can be roasted in their skins at 180 °C (350 °F) for 15 to 20 minutes, until black and soft: then they are sweet and mash well. As they are, they taste of little and stay firm.',
    ),
  ],
  [
    /\b(?:avocado(?:s|es)?|mango(?:e?s)?|pears?|peach(?:es)?|plums?)\b.*\b(?:hard|unripe|aren t (?:\w+ )*ripe|not ripe|firm|harte?|dure?s?|duros?)\b/,
    msg(
      'Hard fruit ripens in one to three days in a paper bag with a ripe banana. There is no good way on the same day: heat makes it soft, but not ripe.',
    ),
  ],
  [
    /\b(?:cook|bake|fry|do|roast|use)\w*\b.*\b(?:from|straight from) (?:the )?(?:frozen|freezer)\b|\bdo (?:i|we) (?:need|have) to (?:defrost|thaw)\b/,
    msg(
      'Vegetables and pastry may go in frozen. Meat and fish are better thawed in the fridge overnight: from frozen they take about half as long again, and have to be hot all through.',
    ),
  ],
  [
    againAndAgain(
      'eggs?|yolks?|eier|eigelb|spiegeleier|oeufs?|jaunes?|huevos?|yemas?|uova|tuorl[oi]',
      'hard|rubbery|over ?cooked|overdone|solid|hart|gummiartig|durs?|dur[oa]s?|sod[oe]|gommos[eo]',
    ),
    msg(
      'Eggs go hard within a minute, so give them low heat and a lid, and take them off while the whites are just set and the yolks still wobble: they go on setting in the hot pan. For small children, for the pregnant and for the ill they have to be firm.',
    ),
  ],
  [
    againAndAgain(
      'rice|reis|riz|arroz|riso',
      'mushy|soggy|sticky|gluey|stodgy|matschig|pappig|klebrig|collant|pateux|pegajoso|pastoso|colloso|scotto',
    ),
    msg(
      'Rice goes soft with too much water and stirring: rinse it until the water is clear, take one and a half times as much water as rice, cook it covered over the lowest heat for 12 minutes without stirring, and let it stand off the heat for 10.',
    ),
  ],
  [
    againAndAgain(
      'sauce|gravy|stew|curry|soup|sosse|eintopf|suppe|salsa|sugo|estofado',
      'thin|watery|runny|dunn|wassrig|flussig|liquide|aguad[oa]|liquid[oa]|acquos[oa]',
    ),
    TO_THICKEN,
  ],
];

/** What goes wrong with a food every time. */
function againAndAgain(foods: string, how: string): RegExp {
  const again =
    'always|every time|each time|keeps?|never|why|what am i doing wrong|how (?:do|can) i (?:stop|avoid|prevent)|immer|jedes mal|warum|wieso|toujours|pourquoi|siempre|por que|sempre|perche';
  return new RegExp(`^(?=.*\\b(?:${again})\\b)(?!.*\\bhard boiled\\b).*\\b(?:${foods})\\b.*\\b(?:${how})\\b`);
}

/** What to do about what goes wrong with a kind of dish, and what else is said; `null` if that kind has no such advice. */
export function troubleOfDish(
  said: string,
  isOf: (words: RegExp) => boolean,
): { advice: Message; rest: string } | null {
  const own = OF_DISHES.find(([pattern, dish]) => pattern.test(said) && isOf(dish));
  return own ? { advice: own[2], rest: said.replace(own[0], ' ') } : null;
}

/**
 * What to do about what has gone wrong, or may, and what else is said; `null` if nothing has that the chef knows.
 *
 * @param isOf whether the title or a line of the dish has such words
 */
export function troubleIn(
  said: string,
  isOf: (words: RegExp) => boolean,
): { advice: Message; rest: string } | null {
  const own = troubleOfDish(said, isOf);
  if (own) return own;
  const [pattern, advice] = TROUBLES.find(([each]) => each.test(said)) ?? [];
  return pattern && advice ? { advice, rest: said.replace(pattern, ' ') } : null;
}
