import { type Message, msg } from '#shared/t.ts';

/** What gets wet or soft. */
const SOGGY =
  /\b(?:soggy|limp|weep(?:s|ing)?|soften(?:s|ed)?|(?:go|goes|gets?|got|turns?|went) (?:soft|sticky|wet|chewy)|humid\w*|damp|matschig|aufgeweicht|durchgeweicht|weich (?:wird|werden|geworden)|(?:wird|werden) (?:\w+ )?weich|pampig|luftfeucht\w*|detrempe\w*|ramolli\w*|humidite|(?:se )?(?:ablanda\w*|reblande\w*)|humedad|blandengue|pastos[oa]|molli[cz]\w*|(?:si )?(?:ammorbidi\w*|ammolla\w*|inzuppa\w*)|umidita|mosci[oa])\b/;
/** What does not rise. */
export const FLAT =
  /\b(?:wont|won t|doesnt|doesn t|didnt|didn t|dont|don t|not|never|stop|hardly|barely)\b.*\b(?:ris(?:e|es|ing|en)|rose|flat|puff(?:s|ed|y)?)\b|\b(?:so|too|all|came out|turned out|turn out|come out|always|are|is|went) (?:\w+ )?(?:flat|dense|heavy)\b|\b(?:geht|gehen|gingen|ging) (?:\w+ )*(?:nicht|nie) (?:\w+ )?auf\b|\bnicht (?:auf)?gegangen\b|\bne (?:leve|levent|gonfle)\w* (?:pas|jamais)\b|\bno (?:me )?(?:sube|suben|levanta\w*|crece\w*)\b|\bnon (?:mi )?(?:lievita|cresce|crescono|gonfia|gonfiano)\w*\b/;

/** What runs flat in the oven. */
const SPREADS =
  /\b(?:spread(?:s|ing)?(?! (?:it|them|the|on|over))|r[au]n (?:into (?:each other|one)|flat|all over)|melt(?:s|ed)? (?:flat|into)|verlaufen|laufen (?:auseinander|breit)|zerlaufen|s etalent|se expanden|si allargano)\b/;

const MERINGUE = /pavlova|meringue|macaron|dacquoise|baiser/i;
const PASTRY = /pastry|quiche|\bpies?\b|\btarts?\b|strudel/i;
const SALAD = /salad|slaw|tabbouleh|fattoush/i;
const FRIED = /batter|deep-frying|breadcrumbs|schnitzel|tempura|fritter/i;

/** What goes wrong with a kind of dish, by the words of its title and its lines. The first counts. */
export const OF_DISHES: readonly (readonly [said: RegExp, dish: RegExp, advice: Message])[] = [
  [
    /\b(?:grainy|seized|gritty|griesslich|koernig|granuleu\w*|granulos[oa]|grumolos[oa])\b/,
    /chocolate|ganache|cocoa/i,
    msg(
      'What turned grainy got too hot, or a drop of water came into the chocolate: take it off the heat and beat in hot cream or water by the spoonful until it is smooth. Next time, melt it over water that barely simmers.',
    ),
  ],
  // Nobody wants a cake rare.
  [
    /^(?!.*\b(?:cupcakes?|muffins?|cookies|cake pops|instead|without|less|no)\b).*\b(?:pink|rosa(?:farben\w*)?)\b/,
    /cake|sponge|muffin|cookie|biscuit|macaron|meringue|frosting|icing/i,
    msg(
      'For pink, stir a spoonful of beetroot juice, or of raspberries pressed through a sieve, into the icing or the whipped cream, a little at a time. It colors more than it tastes.',
    ),
  ],
  [
    SPREADS,
    /cookie|biscuit|shortbread|scone/i,
    msg(
      'Cookies spread when the dough is warm or has too little flour: chill the shaped dough for 30 minutes, weigh the flour, let the butter be soft and not melted, and use a cold, lined tray and a fully heated oven.',
    ),
  ],
  [
    /\b(?:stick(?:s|ing)?|stuck|tears?|torn|kleb\w*|colle\w*|attache\w*|pega\w*|attacca\w*)\b/,
    /pancake|cr[eêè]pe|omelette|tortilla española|r[oö]sti|fritter|potsticker|gyoza|fried egg|blini/i,
    msg(
      'So that nothing sticks, use a pan with a smooth, clean surface, let it get hot before the fat goes in, and wait until the fat shimmers. Turn it only when the underside is brown and slides as you shake the pan. Wipe the pan and grease it again between two.',
    ),
  ],
  [
    SOGGY,
    /meringue (?:pie|tart)/i,
    msg(
      'Spread the meringue over the filling while that is still hot, up to the pastry all round, and beat the sugar in spoon by spoon until it no longer grates between your fingers, with a teaspoon of cornflour. Bake it until it is golden, cool it slowly, and eat it on the day.',
    ),
  ],
  [
    SOGGY,
    MERINGUE,
    msg(
      'Meringue takes up water from the air, so in humid weather bake it 15 to 20 minutes longer, let it dry in the oven, turned off and shut, until it is cold, and keep it in an airtight tin, never in the fridge. Put cream and fruit on just before serving.',
    ),
  ],
  [
    SOGGY,
    /crumble|cobbler|\bcrisp\b|streusel/i,
    msg(
      'So that the topping stays crisp, rub the fat in cold and only to coarse crumbs, toss juicy fruit with a spoonful of cornflour, scatter the crumbs on loosely, and bake it uncovered, high in the oven, until it is deep golden. What is left gets crisp again in the oven, not in the microwave.',
    ),
  ],
  [
    SOGGY,
    PASTRY,
    msg(
      'Pastry stays crisp on a hot tray low in the oven. Bake the base before it is filled, brush it with egg white, and let a wet filling cool and drain first. Do not cover it while it is warm.',
    ),
  ],
  [
    SOGGY,
    SALAD,
    msg(
      'Leaves and cut vegetables give off water once they are salted: dry them well, keep the dressing apart, and mix them just before you eat.',
    ),
  ],
  [
    SOGGY,
    FRIED,
    msg(
      'What is fried stays crisp if the fat is hot, few pieces go in at once, and they drain on a rack rather than on a plate. Keep them uncovered in the oven at 100 °C (210 °F).',
    ),
  ],
  [
    FLAT,
    /yorkshire|popover|toad in the hole/i,
    msg(
      'They rise in fat that smokes: heat it in the tin at 220 °C (425 °F) for 10 minutes, pour in the batter at once, and leave the oven shut until they are brown. Let the batter rest for half an hour before.',
    ),
  ],
  [
    FLAT,
    /yeast|sourdough/i,
    msg(
      'With yeast, it needs time more than minutes on a clock: let it stand in a warm place until it is twice as large. Old yeast, and liquid hotter than your finger likes, keep it flat; so does too much salt, or too much flour worked in.',
    ),
  ],
  [
    FLAT,
    /souffl|meringue|pavlova|genoise|swiss roll|angel food/i,
    msg(
      'What rises by beaten egg loses its air quickly: whisk in a bowl free of fat, fold in the rest with a few wide strokes, bake it at once, and leave the oven shut.',
    ),
  ],
  [
    FLAT,
    /scone|soda bread|shortcake|biscuits? and gravy|buttermilk biscuits?/i,
    msg(
      'They rise if the dough is soft and hardly worked: pat it out 3 cm thick, cut straight down without twisting the cutter, set them close together, and brush only the tops. The oven has to be fully hot, and the raising agent fresh.',
    ),
  ],
  [
    FLAT,
    /pancake|hotcake|drop scone/i,
    msg(
      'They rise by a raising agent and something sour: use fresh baking powder, or bicarbonate only with buttermilk, yogurt or a spoonful of lemon juice in the milk. Stir until no dry flour shows and no longer, leave the batter for 10 minutes, cook it over medium heat, and turn each only once, when bubbles open.',
    ),
  ],
];
