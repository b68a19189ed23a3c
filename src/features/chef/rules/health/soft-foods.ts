import { msg } from '#shared/t.ts';
import type { CarefulPerson } from './careful-person.ts';
import { HOT } from './risky-foods.ts';

/** What has to be bitten or chewed, however it is cooked. */
const CHEWED =
  '\\bnuts?\\b|almonds(?!, ground)|hazelnuts|walnut|pecan|pistachio|cashew|peanuts|\\bseeds\\b|popcorn|crisps|tortilla|tacos?\\b|crackers|croutons?|breadcrumbs|\\bbread\\b|toast|baguette|ciabatta|sourdough|\\bbuns?\\b|pitta|\\bnaan|bagel|pastry|biscuits?|cookies|oreos?|wafers?|cornflakes|pretzels?|meringue|granola|muesli|lettuce|salad leaves|rocket|watercress|romaine|cucumber|celery|radish|raw|\\bsteaks?\\b|sirloin|\\bchops?\\b|cutlets?|bacon|pancetta|\\bham\\b|chorizo|salami|sausages?|prawns?|shrimps?|squid|octopus|mussel|clams?|crackling|sweetcorn|\\bcorn\\b(?!flour)|grapes?\\b|raisin|sultana|currants|dried (?:fruit|cranberr|apricot|mango)|desiccated|coleslaw|cabbage|\\bkale\\b|sprouts|green beans|mangetout|sugar snap|asparagus|mushroom|pineapple|toffee|caramel,|chicken wings|ribs\\b';
const CRUNCHES =
  /deep[- ]fr|\bcrisp\b|crispy|crunch|al dente|with a little bite|some bite|charred|coarse crumbs|looks? like (?:fine )?(?:crumbs|breadcrumbs)|crumb(?:ly|le) topping|streusel|hard crack|blowtorch|until (?:it is )?brittle|(?:caramel|sugar)[^.]*\bhard(?:ens)?\b|pastry/;
/** Kinds of dishes that have a crust, or are one. */
const CRUSTS =
  /\b(?:crumbles?|crisps?|cobblers?|streusel|brittle|biscuits?|biscotti|cookies?|shortbread|flapjacks?|brownies?|blondies?|bars|gingerbread|macarons?|maamoul|mooncakes?|gougeres|granola|muesli|toasts?|toastie|crostini|bruschetta|chips|fries|wedges|nachos?|tacos|tostadas?|crackers?|crackling|popcorn|pretzels?|rosti|roast(?:ed)? potatoes|hash browns?|fritters?|churros|waffles?|tarts?|tartlets?|galettes?|strudel|crostata|linzer|turnovers?|pasties|samosas?|pizza|calzone|flatbreads?|focaccia|baguettes?|rolls|naan|chapati|roti|meringues?|pavlova|brulee|crema catalana|toffee|honeycomb|hokey pokey|praline|nougat|banoffee|(?:apple|pumpkin|cherry|pecan|peach|blueberry|lime|cream|mince|meat) pie|nuggets|schnitzel|onion rings|coleslaw|slaw)\b/;

export const SOFT: CarefulPerson = {
  foods: { traits: ['nuts', 'peanuts'], lines: new RegExp(CHEWED), said: CRUNCHES, called: CRUSTS },
  note: msg(
    'So that it needs little chewing I left out nuts, seeds, bread, pastry, raw vegetables, steak, bacon and everything crisp. Cook it until a fork goes through without pressing, cut it small or mash it, and serve it with plenty of sauce.',
  ),
};

/** Advice of the NHS for the first days after a tooth was taken out, and for a mouth that is sore. */
export const SORE_MOUTH: CarefulPerson = {
  foods: {
    traits: ['nuts', 'peanuts', 'alcohol'],
    lines: new RegExp(
      `${CHEWED}|${HOT}|\\brice\\b(?! (?:milk|vinegar|flour))|couscous|quinoa|vinegar|lemon juice|lime juice|grapefruit|pomegranate`,
    ),
    said: CRUNCHES,
    called: CRUSTS,
  },
  note: msg(
    'For a sore mouth I left out everything crisp, hard or chewy, small grains and seeds, chili, vinegar and alcohol. Eat it lukewarm, not hot, take small spoonfuls on the other side, and use no straw. What the dentist or doctor said comes first.',
  ),
};

/** Level 4 of the International Dysphagia Diet Standardisation Initiative (IDDSI). */
export const PUREED: CarefulPerson = {
  foods: {
    traits: ['nuts', 'peanuts'],
    lines: new RegExp(
      `${CHEWED}|\\bpeas\\b|\\brice\\b(?! (?:milk|flour|vinegar))|couscous|quinoa|rolled oats|honey`,
    ),
  },
  note: msg(
    'For a puréed diet (IDDSI level 4) I left out what never gets smooth: nuts, seeds, bread, pastry, skins, stringy and raw vegetables. It must be without lumps, hold its shape on a spoon and fall off in one piece when the spoon is tilted. Keep to the level that the speech therapist gave: ask there before you change it.',
  ),
};

/** The last step of a dish that nobody has to chew. */
export const BLENDED =
  'Blend each part by itself until completely smooth, with as much hot milk, sauce or cooking water as it needs, and press it through a sieve. It is right if it holds its shape on a spoon and slides off in one piece; thicken what runs. Keep it hot until it is served.';
export const COOLED = 'Let it cool until lukewarm before it is eaten.';
