import { msg } from '#shared/t.ts';
import type { CarefulPerson } from './careful-person.ts';
import { LITTLE_DEFENCE } from './illnesses.ts';

/** Alcohol in every form, also where it only carries a taste. */
export const NOTHING_ALCOHOLIC: CarefulPerson['foods'] = {
  traits: ['alcohol'],
  lines:
    /\b(?:wine|beer|cider|ale|stout|rum|brandy|sherry|port|vodka|whisky|liqueur|mirin|sake|vanilla (?:extract|essence))\b/,
};

/** NHS: what changes how much salt or water the body keeps changes the level of lithium. */
const LITHIUM: CarefulPerson = {
  foods: { traits: ['alcohol'], lines: /coffee|espresso|\btea\b|matcha|\bcola\b/ },
  note: msg(
    'With lithium I left out alcohol and caffeine. Eat as much salt and drink as much water as on other days: eating less salt raises the level of lithium. What the clinic said comes first.',
  ),
};
/** Medicines that the NHS and the FDA name for grapefruit, statins apart. */
const GRAPEFRUIT: CarefulPerson = {
  foods: { traits: [], lines: /grapefruit|pomelo|tangelo|seville|bitter orange|marmalade/ },
  note: msg(
    'With a medicine that grapefruit changes I left out grapefruit, pomelo and bitter oranges. Ask the pharmacist what else to avoid.',
  ),
};
/** NHS: with metronidazole and disulfiram even a little makes ill. */
const NO_DROP: CarefulPerson = {
  foods: NOTHING_ALCOHOLIC,
  note: msg(
    'With a medicine that must not be mixed with alcohol I left it out in every form, also wine vinegar and vanilla extract, which is made with it. Ask the pharmacist for how long.',
  ),
};
/** Medicines for the heart and the blood pressure that keep potassium in the body. */
const KEEPS_POTASSIUM: CarefulPerson = {
  foods: {
    traits: [],
    lines:
      /salt substitute|low[- ]sodium salt|banana|dried (?:fruit|apricot|fig|mango)|raisin|sultana|prune|\bdates?\b|coconut water|avocado|guacamole/,
  },
  note: msg(
    'With a medicine that keeps potassium in the body I left out bananas, avocado and dried fruit. Use no salt substitute, which is potassium. If your blood had too much of it, tell me “low potassium”.',
  ),
};
/** NHS and British Thyroid Foundation. */
const THYROXINE: CarefulPerson = {
  foods: { traits: ['soybeans'], lines: /coffee|espresso|\bsoy|tofu|edamame/ },
  note: msg(
    'With levothyroxine I left out soy and coffee, which keep it from being absorbed. Take it with water half an hour before you eat.',
  ),
};
const OVERACTIVE_THYROID: CarefulPerson = {
  foods: { traits: [], lines: /seaweed|nori|kelp|kombu|wakame|dashi|furikake|coffee|espresso/ },
  note: msg(
    'For an overactive thyroid I left out seaweed, which is full of iodine, and coffee. If you were told to eat little iodine, tell me “low iodine”.',
  ),
};
/** Somebody who takes a statin keeps off grapefruit, which changes how it works. */
const STATIN: CarefulPerson = {
  foods: { traits: [], lines: /grapefruit|pomelo|tangelo|seville|bitter orange|marmalade/ },
  note: msg(
    'With a statin I left out grapefruit, pomelo and bitter oranges, which change how it works. If the cholesterol is to come down as well, tell me, and I leave out butter, cream, cheese and fatty meat.',
  ),
};
/** Tyramine, by the lists of the NHS for monoamine oxidase inhibitors. */
const MAOI: CarefulPerson = {
  foods: {
    traits: ['alcohol', 'soybeans'],
    lines:
      /parmesan|agedcheese|pecorino|grana|cheddar|gruyere|emmental|gouda|edam|manchego|feta|halloumi|blue cheese|stilton|gorgonzola|roquefort|brie|camembert|raclette|comte|fontina|provolone|jack|hard cheese|goat'?s cheese|red leicester|pesto|(?<!(?:cream|cottage) )cheese|bacon|pancetta|prosciutto|\bham\b|gammon|salami|pepperoni|chorizo|pastrami|bresaola|mortadella|sausage|hot dog|nduja|smoked|cured|corned|black pudding|\bliver|\bpate\b|anchov|herring|caviar|\broe\b|\bsoy\b|tamari|\bmiso|tofu|tempeh|natto|teriyaki|hoisin|oyster sauce|fish sauce|shrimp paste|worcester|doubanjiang|black bean|gochujang|kimchi|sauerkraut|pickle|yeast extract|marmite|bovril|nutritional yeast|\bstock|bouillon|gravy|broth|broad beans?|fava|mangetout|sourdough|banana|avocado|raspberr|\bfigs?\b|raisin|dried fruit|chocolate|cocoa|coffee|beer|wine|sherry|vermouth|cider|balsamic|olives\b(?! oil)|canned (?:tuna|salmon|sardines|mackerel)|sardine|mackerel/,
  },
  note: msg(
    'With an MAOI I left out what has tyramine: aged cheese, cured and smoked meat and fish, soy and fermented foods, yeast extract, stock, broad beans, beer and wine. Use everything fresh, and go by the list from your doctor or pharmacist.',
  ),
};
/** Vitamin K works against warfarin: much the same amount each day, so little of it here; cranberry and grapefruit change it, too. */
const WARFARIN: CarefulPerson = {
  foods: {
    traits: ['alcohol'],
    lines:
      /kale|cavolo|spinach|chard|collard|\bgreens\b|pak choi|bok choy|spring greens|(?:turnip|mustard|beet) greens|parsley|broccoli|brussels|sprouts|cabbage|asparagus|lettuce|rocket|watercress|salad leaves|endive|\bliver|\bpate\b|cranberr|grapefruit|pomelo|pomegranate|mango|green tea|matcha|natto|avocado|seaweed|nori/,
  },
  note: msg(
    'With warfarin I left out kale, spinach, chard, broccoli, sprouts, cabbage, parsley and other leaves rich in vitamin K, and cranberry, grapefruit and alcohol. Keep the greens you eat steady, and let the list from the clinic count.',
  ),
};
/** American Thyroid Association, for the weeks before radioactive iodine. */
const LITTLE_IODINE: CarefulPerson = {
  foods: {
    traits: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs', 'soybeans'],
    lines:
      /seaweed|nori|kelp|kombu|wakame|dashi|furikake|chocolate|\bstock|bouillon|molasses|treacle|glac[eé]|iodised|\bsoy\b|worcester|fish sauce|anchov|surimi|bread(?!crumbs)|\bbuns?\b|canned/,
  },
  note: msg(
    'For a diet low in iodine I left out milk, eggs, fish, seafood, seaweed, soy, chocolate, bought bread, stock and cans. Use salt without iodine and without sea salt, and let the list from the hospital come first.',
  ),
};
/** Haemochromatosis UK. */
const IRON_OVERLOAD: CarefulPerson = {
  foods: {
    traits: ['meat', 'crustaceans', 'molluscs', 'alcohol'],
    lines:
      /\bliver|kidneys|black pudding|\bpate\b|venison|duck|goose|corn ?flakes|bran flakes|fortified|muesli/,
  },
  note: msg(
    'For too much iron I left out red meat, offal, shellfish and alcohol. Keep fruit juice and vitamin C away from the meal: tea, coffee or milk with it hold the iron back.',
  ),
};
/** By the lists of the US National Kidney Foundation. */
const LITTLE_OXALATE: CarefulPerson = {
  foods: {
    traits: ['nuts', 'peanuts', 'soybeans', 'sesame'],
    lines:
      /spinach|chard|rhubarb|beetroot|\bbeet|potato|gnocchi|okra|\bnuts?\b|almond|cashew|hazelnut|peanut|sesame|tahini|chocolate|cocoa|\btea\b|matcha|\bbran\b|buckwheat|bulgur|polenta|\bsoy|tofu|\bmiso|raspberr|\bfigs?\b|\bdates?\b|\bbeans\b|star ?fruit|turmeric|parsley/,
  },
  note: msg(
    'To keep oxalate low I left out spinach, chard, rhubarb, beetroot, potatoes, beans, nuts, soy, sesame, chocolate and tea. Drink plenty, go easy on the salt, and have milk or yogurt with the meal.',
  ),
};

/**
 * Medicines by their substances, brands and classes, and the few conditions that the kitchen knows as well as their diet. What they need
 * is by the leaflets that the NHS, the FDA and the transplant units of the NHS give with them.
 */
const OF_MEDICINES: readonly (readonly [said: string, person: CarefulPerson])[] = [
  ['lith(?:ium|obid)|litio|priadel|camcolit|quilonum', LITHIUM],
  [
    '(?:ami?lo|felo|nife|lercani|nicar|niso)dipin[eoa]?|verapamil\\w*|amiodaron[ea]?|dronedarone|ivabradin[ea]|ranola[zc]in[ea]|ticagrelor|buspiron[ea]|carbamazepin[ea]?|sertralin[ea]?|quetiapin[ea]?|colchicin[ea]?|sildenafil\\w*|tadalafil\\w*|viagra|cialis',
    GRAPEFRUIT,
  ],
  ['metronidazol[eo]?|flagyl|tinidazol[eo]?|disulfiram[e]?|antabuse|antabus', NO_DROP],
  [
    'spironola[ck]ton[ea]?|espironolactona|eplerenon[ea]?|amilorid[ea]?|(?:rami|lisino|enala|perindo|quina|fosino|trandola|bena[sz]e)pril\\w*|captopril\\w*|(?:lo|val|cande|irbe|telmi|olme)sartan[e]?',
    KEEPS_POTASSIUM,
  ],
  [
    'thyroid (?:tablets|pills|medication|medicine|meds)|l[e]?vo?-?thyroxin[ea]?|levotiroxina|levothyrox|euthyrox|eutirox|l-thyroxin|thyroxin[ea]?|tiroxina|hypothyroid\\w*|hashimoto\\w*|underactive thyroid|schilddrusenunterfunktion|hypothyroidie|hipotiroidismo|ipotiroidismo',
    THYROXINE,
  ],
  [
    "hyperthyroid\\w*|overactive thyroid|graves'? disease|schilddrusenuberfunktion|hyperthyroidie|hipertiroidismo|ipertiroidismo|basedow",
    OVERACTIVE_THYROID,
  ],
  [
    'low[- ]iod(?:ine|ide)(?: diet)?|radio(?:active)?[- ]?iodine|jodarm\\w*|pauvre en iode|bajo en yodo|povera? di iodio',
    LITTLE_IODINE,
  ],
  [
    'ha?emochromatosis|iron overload|hamochromatose|hemochromatose|hemocromatosis|emocromatosi|eisenspeicher\\w*',
    IRON_OVERLOAD,
  ],
  ['(?:low[- ])?o[xs]+alat[eoi]?s?(?: (?:kidney )?stones?)?|oxalatarm\\w*', LITTLE_OXALATE],
  [
    '(?:simva|atorva|rosuva|prava|fluva|lova|pitava)statin[ea]?|e?statin(?:s|en|e|es|as|a)?|lipitor|crestor|zocor|sortis|inegy|tahor|torvast|sivastin',
    STATIN,
  ],
  [
    'maois?|monoamine oxidase inhibitors?|tyramine|nardil|[pf]h?enel[sz]in[ea]?|parnate|jatrosom|tranylcyprom\\w*|tranilcipromin[ao]|isocarboxazid\\w*|marplan|moclobemid[ea]?|aurorix|man?erix|selegilin[ea]?|eldepryl|emsam|rasagilin[ea]?|azilect|safinamid[ea]?|xadago|linezolid[e]?|zyvox(?:id)?',
    MAOI,
  ],
  [
    'warfarin[ea]?|coumadin[e]?|marevan|jantoven|marco?umar|phenprocoumon|falithrom|sintrom(?:itis)?|acenoc[ou]umarol[eo]?|previscan|fluindione|vitamin[- ]k[- ]antagonist\\w*|blood thinners?',
    WARFARIN,
  ],
  [
    'methotrexate?|met[h]?otrexato?|mtx|c[iy]c?losporin\\w*|sandimmune?|neoral|tacrolimus|prograf|advagraf|envarsus|sirolimus|rapamune|everolimus|certican|azathioprin\\w*|azatioprina|imur(?:an|ek|el)|m[yi]cof?phenol\\w*|micofenolato|cellcept|myfortic|adalimumab|humira|infliximab|remicade|etanercept|enbrel|tofacitinib|xeljanz|ustekinumab|stelara|tocilizumab|rituximab|leflunomid[ea]?|(?:immuno?|inmuno?)suppress\\w*|(?:nieren|leber|herz|lungen)?transplantiert\\w*|(?:nieren|leber|herz|lungen|organ)?transplantation|spender(?:niere|leber|herz|lunge)|greffee?s?(?: d(?:u|e|es) (?:la )?(?:reins?|foie|coeur|poumons?|moelle))?|trapiant(?:at[oaie]|o)(?: d(?:i|el|ella) (?:rene|fegato|cuore|polmon[ei]|midollo))?|trasplant(?:ad[oa]s?|e) de (?:rinon|higado|corazon|pulmon|medula)|trasplantad[oa]s?|trasplante',
    LITTLE_DEFENCE,
  ],
];
export const MEDICINE_CUES: readonly string[] = OF_MEDICINES.map(([said]) => said);
const READ = OF_MEDICINES.map(([said, person]) => [new RegExp(`^(?:${said})$`), person] as const);

/** What must be left out with a named medicine; empty if none is named. */
export const medicinesIn = (said: string): CarefulPerson[] =>
  READ.filter(([pattern]) => pattern.test(said)).map(([, person]) => person);
