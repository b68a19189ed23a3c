import { type Message, msg } from '#shared/t.ts';

/** What a step of a recipe is for, and whether it can be left out. */
interface Work {
  said: RegExp;
  why: Message;
  skip: Message;
}

export const WORKS = {
  apart: {
    said: /\b(?:separately|apart|in batches|getrennt|einzeln|separement|por separado|a parte|separatamente)\b/,
    why: msg(
      'In a full pan, food steams in its own juice instead of browning: cooked separately, it gets color and taste, and each part is done in its own time.',
    ),
    skip: msg(
      'It can all go in together, with a little less color and taste: use your widest pan, and leave everything alone until it browns.',
    ),
  },
  soak: {
    said: /\b(?:soak\w*|einweich\w*|tremp\w*|remoj\w*|ammoll\w*)\b/,
    why: msg(
      'Soaking lets the dry thing take up water evenly, so that it gets tender all through in the time of the recipe.',
    ),
    skip: msg(
      'Lentils and split peas need no soaking, nor does what comes from a can. Dried beans and chickpeas do: without it they stay hard or fall apart.',
    ),
  },
  brown: {
    said: /\b(?:fry|frying|fried|brown|browning|sear|searing|anbrat\w*|anbraten|saisir|faire revenir|dorar|sofreir|rosola\w*|soffrigg\w*)\b/,
    why: msg(
      'Fried first, it gets a brown crust, which adds flavor, and keeps its shape in the sauce afterward.',
    ),
    skip: msg(
      'It can be left out: put it straight in with the liquid. It is a little paler, softer and milder then, and has to be done all through in the same time.',
    ),
  },
  rest: {
    said: /\b(?:rest|resting|chill|chilling|ruhen|kuhlstellen|reposer|reposar|riposare)\b/,
    why: msg('Resting lets the juices or the flour settle, so that it stays moist and holds together.'),
    skip: msg(
      'You can shorten it to 10 minutes, but it is better not to skip it: it would lose juice or shape.',
    ),
  },
  marinate: {
    said: /\b(?:marinat\w*|marinier\w*|marin\w{2,})\b/,
    why: msg('In the marinade, salt, acid and spices get below the surface and make it tender and tasty.'),
    skip: msg(
      'It can be shortened: 15 minutes give most of the taste, and salt matters most. Leave it out only if it has to be quick.',
    ),
  },
  prove: {
    said: /\b(?:prov(?:e|ing)|rise|rising|gehen lassen|gehen|lever|levar|lievit\w*)\b/,
    why: msg('While it rises, yeast fills the dough with air and gives it taste.'),
    skip: msg(
      'It can be shortened, not left out: with warm water and half as much yeast again it rises in about an hour in a warm place, and tastes a little plainer.',
    ),
  },
  toast: {
    said: /\b(?:toast|toasting|rosten|griller|torrefier|tostar|tostare)\b/,
    why: msg('Toasting wakes the oils of spices, nuts and grains: they taste stronger.'),
    skip: msg('It can be left out: it only tastes a little milder.'),
  },
  drain: {
    said: /\b(?:drain|rinse|rinsing|wash|squeeze|press|abtropf\w*|abspul\w*|egoutter|rincer|escurrir|enjuagar|scolare|sciacquare)\b/,
    why: msg('It takes away starch, salt or water that would make the dish cloudy, salty or thin.'),
    skip: msg('I would not skip it: the dish would turn thin, cloudy or too salty. It takes a minute.'),
  },
  salt: {
    said: /\bsalt(?:ing|ed)? (?:the|it|them)\b/,
    why: msg('Salted early, it tastes of it all through, and loses water that would thin the dish.'),
    skip: msg('It will do to salt it at the end.'),
  },
  lid: {
    said: /\b(?:lid|cover|covered|uncovered|deckel|couvercle|tapa|coperchio)\b/,
    why: msg('Under a lid nothing boils away and everything cooks evenly; without one, a sauce thickens.'),
    skip: msg(
      'Without a lid, use a plate or foil; where it is to stay open, leave it open, or it gets watery.',
    ),
  },
  late: {
    said: /\b(?:at the end|last|right at the end|just before serving|off the heat|am ende|zum schluss|a la fin|al final|alla fine)\b/,
    why: msg(
      'Anything fresh, sharp or creamy goes in last, because heat takes its taste away or makes it split.',
    ),
    skip: msg('You can add it earlier, but it loses flavor, and anything creamy may split.'),
  },
  knead: {
    said: /\b(?:knead\w*|kneten|petrir|amasar|impastare)\b/,
    why: msg('Kneading makes the dough elastic, so that it holds the air it rises with.'),
    skip: msg(
      'It takes kneading or time: a soft dough that stands overnight in the fridge needs hardly any.',
    ),
  },
  precook: {
    said: /\b(?:pre ?-?cook\w*|par ?-?(?:boil|cook)\w*|vorkoch\w*|vorgar\w*|precui\w*|precoc\w*|precuoc\w*|sbollent\w*|blanch\w*)\b/,
    why: msg('What takes longest gets a start, so that all is done at the same time.'),
    skip: msg(
      'Only where the steps say so: otherwise it goes in as it is, and is done in the time that they give.',
    ),
  },
  preheat: {
    said: /\b(?:pre ?-?heat\w*|vorheiz\w*|prechauff\w*|precalent\w*|preriscald\w*)\b/,
    why: msg('In a hot oven, dough rises and food browns from the first minute.'),
    skip: msg(
      'What bakes needs a hot oven from the start. What roasts or braises for an hour or more can go into a cold one and takes about 10 minutes longer.',
    ),
  },
  sift: {
    said: /\b(?:sift\w*|sieve (?:the )?(?:flour|sugar|cocoa)|sieben|gesiebt|tamis\w*|tamiz\w*|setacci\w*)\b/,
    why: msg('Sifting takes out lumps and mixes what raises the dough evenly through the flour.'),
    skip: msg(
      'Whisking the dry things in a bowl will do. Only cocoa and icing sugar have lumps that need a sieve.',
    ),
  },
  temper: {
    said: /\b(?:room temperature|zimmerwarm\w*|zimmertemperatur|temperature ambiante|temperatura ambiente)\b/,
    why: msg('What is of one temperature blends smoothly; cold butter or eggs make a batter split.'),
    skip: msg(
      'For a batter it is better: lay cold eggs in warm water for 5 minutes, and grate or dice cold butter. For pastry, butter has to be cold.',
    ),
  },
  peel: {
    said: /\b(?:peel\w*|skins?|schalen|geschalt|schale|epluch\w*|pel(?:ar|arlas|arlos|adas?|ados?|are|o)|sbucci\w*|buccia)\b/,
    why: msg('The skin stays tough, or is bitter, in a dish that should be soft.'),
    skip: msg(
      'A thin skin can stay on if it is washed well: the dish is more rustic then. For a smooth mash or purée, and where the skin is thick, peel it.',
    ),
  },
} as const satisfies Readonly<Record<string, Work>>;

/** The work that a question names. */
export const workNamed = (said: string): keyof typeof WORKS | null =>
  (Object.keys(WORKS) as (keyof typeof WORKS)[]).find((work) => WORKS[work].said.test(said)) ?? null;
