import type { Heat } from './request.ts';

/** Moods, by the words for them. */
export const MOODS: Record<string, string> = {
  quick:
    'tired, so tired, exhausted, knackered, quick, fast, speedy, weeknight, busy, lazy, schnell, schnelles, schnelle, einfach, rapide, facile, no time, not much time, little time, short on time',
  easy: 'easy, simple, effortless, minimal effort, low effort, foolproof, beginner, beginners',
  comfort:
    'comfort, comforting, homely, cheer me up, cheer us up, cheering up, pick me up, hug in a bowl, hug on a plate, hug, a hug, rubbish day, bad day, bad mood, foul mood, low mood, grumpy, awful day, terrible day, rough day, long day, horrible day, tough day, crap day, shit day, sad, feeling sad, feeling low, feeling down, feeling blue, homesick, heartbroken, dumped, lonely, gloomy, miserable, cold outside, warm me up, warms you up, stodge, stodgy, soul warming, gemutlich, reconfortant, cosy, cozy, hearty, warming, cold day, cold evening, cold night, cold weather, freezing, warm lunch, warm dinner, warm dish, hot dish, warm meal, hot meal, something warm, snowy, snow, stormy, chilly, frosty, winter, rainy, filling, satisfying',
  light:
    'light, lighter, refreshing, low calorie, low-calorie, low fat, leicht, skinny, weight loss, lose weight, diet',
  healthy:
    'healthy, vegetables, vegetable, veggies, veg, gemüse, legumes verts, nutritious, clean, balanced, nourishing, wholesome, gesund, gesundes, good for me, vitamins, vitamin, vitamin a, vitamin b, vitamin c, vitamin d, vitamin e, vitamin k, post workout, gym',
  cheap:
    'cheap, budget, inexpensive, affordable, frugal, broke, skint, flat broke, brassic, tight month, before payday, till payday, money is tight, on the cheap, cheap as chips, student, low cost, günstig, günstige, günstiges, günstigen, preiswert, preiswertes, preiswerte, pas cher, pas chere, barato, barata, economico, economica, pantry',
  hidden:
    'hide, hides, hidden, hiding, sneaks, sneaking, stealth, sneak, sneak in, sneaky, disguise, disguised, smuggle',
  ahead: 'made ahead of guests',
  glut: 'glut of, a glut, glut',
  gift: 'homemade gift',
  canape: 'elegant canapes',
  newparents: 'dinner for new parents',
  gentle: 'soothing, soothing food',
  onepot: 'all from one pot',
  savoury: 'savoury, savory, herzhaft, herzhaftes, deftig, deftiges',
  salty: 'salty, crunchy and salty, salty and crunchy, something crunchy, munchies',
  crisp: 'something crispy, crispy',
  tapas: 'tapas, pintxos',
  mezze: 'mezze, meze, mezze platter',
  iron: 'iron, iron rich, eisenreich',
  fibre: 'fibre, fiber, high fibre, high fiber, fibre rich, fiber rich, ballaststoffreich',
  calcium: 'calcium, calcium rich',
  omega: 'omega 3, omega three, omega 3s, brain food',
  gut: 'gut health, gut friendly, probiotic, probiotics, fermented',
  soft: 'soft, soft food, soft foods, something soft, easy to chew, no chewing, weich, weiches',
  jain: 'jain food',
  pub: 'pub food, pub grub, pub classic, pub lunch, pub style, gastropub',
  street: 'street food, street food style, food truck, food truck style, streetfood',
  takeaway:
    'fakeaway, takeaway, take away, takeaway at home, takeout, take out, takeout at home, takeaway style',
  unchopped: 'unchopped',
  teatime:
    'afternoon tea, teatime, high tea, coffee and cake, kaffee und kuchen, kaffeeklatsch, coffee morning, merenda con le amiche',
  brunch: 'brunch',
  sweetmorning: 'sweet morning food',
  sweetsnack: 'sweet little snack',
  latesnack: 'late bite',
  hanukkah: 'hanukkah, chanukah, chanukka',
  sweetsalty:
    'sweet and salty, salty and sweet, salzig und suss, suss und salzig, sucre sale, dulce y salado, dolce e salato',
  sour: 'something sour, sour, salty and sour, sour and salty, something pickled, tangy and salty, acide, acido, agrio, saures',
  race: 'before a race, race, carb loading, carb load, big race',
  traditional: 'old fashioned plain',
  plain: 'plain stuff, plain food, plain things, plain foods, beige food, bland food',
  kids: 'bambini, bambine, ninos, ninas, peques, kids, kid, toddlers, school, kid-friendly, children, child, toddler, picky, fussy, kinder, enfants, family friendly, year old, year olds, yr old, yrs old, sleepover, teenagers, teens, schoolkids, lunchbox for kids',
  family: 'family, sunday, gathering',
  date: 'celebrating, promotion, treat ourselves, treat myself, date, romantic, fancy, impressive, elegant, special, impress, boss, the boss, my boss, my manager, in laws, mother in law, coming for dinner, coming over for dinner, coming over, coming round, are visiting, come to stay, people over, having people round, besuch, invites, anniversary, dinner party, guests, valentines, posh, dinner date, date night, romance, dinner date, chic, chique, raffine, raffinee, schick, schickes, fein, feines, vornehm, elegante, elegantes, raffinato, raffinata, refinado, refinada, swanky, classy, splash out, push the boat out, wedding anniversary',
  party:
    'party, crowd, friends, celebration, birthday, birthday party, geburtstag, anniversaire, cumpleanos, compleanno',
  finger:
    'finger food, fingerfood, canapes, party food, party snacks, party nibbles, party bites, nibbles, appetizers, appetizer, hors doeuvres, amuse bouche, apero, aperitivo, aperitif snacks, bite sized',
  movie: 'movie, movie night, film night, filmabend, sofa',
  gameday:
    'football, the football, footie, the match, the rugby, superbowl, super bowl, game night, game day, tailgate, tailgating, tailgate party, football night, match night',
  vegside: 'vegetable side',
  grandside: 'showstopper side',
  show: 'showstopper, show stopper, showstopping, show stopping, centrepiece, centerpiece, wow factor, blow them away, knock their socks off',
  side: 'side, side dish, sides, side dishes, side for, beilage, accompagnement, contorno, guarnicion',
  potluck: 'potluck, bring a plate, take a plate, bring a dish, covered dish, mitbringparty, bring and share',
  grillout:
    'bbq, barbie, barbecue, cookout, braai, grillen, zum grillen, furs grillen, pour le barbecue, para la barbacoa, per la grigliata, grillparty, grillabend, grillfest',
  buffet: 'buffet table',
  redwine: 'dish for red wine',
  whitewine: 'dish for white wine',
  afterfeast: 'little supper',
  bakesmell: 'fragrant baking',
  decorated: 'sweet to decorate',
  christmas:
    'christmas, xmas, weihnachten, weihnachtsessen, weihnachtsmenu, weihnachtlich, weihnachtliches, heiligabend, noel, navidad, navideno, navidena, natale, natalizio, natalizia',
  easter: 'easter, ostern, osteressen, ostermenu, osterbrunch, paques, pascua, pasqua',
  thanksgiving: 'thanksgiving, friendsgiving',
  halloween: 'halloween',
  hangover: 'hungover, hangover, verkatert, kater, gueule de bois, resaca',
  allday: 'all day braise',
  adventurous: 'adventurous, exotic, daring, out of my comfort zone, out of our comfort zone, never heard of',
  lunarnewyear: 'lunar new year',
  diwali: 'diwali, deepavali',
  bonfire: 'bonfire night, bonfire, guy fawkes',
  newyear: 'new year, new years, new years eve, nye, silvester, nochevieja, capodanno',
  autumn: 'autumn, autumnal, herbst, automne, otono, autunno',
  picnic:
    'picnic, beach, the beach, para llevar, playa, plage, spiaggia, strand, badesee, on the train, on the bus, on the go, on the road, in the car, lunch box, lunchbox, lunchboxes, lunch boxes, packed lunch, packed lunches, work lunches, school lunches, to go, work lunch, office, desk, desk lunch, al desko, hiking, hike, hikes, trek, treks, mountain walk, long walk, day out, road trip, train ride, long drive, day trip',
  mealprep:
    'the night before, night before, the day before, freeze, to freeze, freezes well, freezable, for the freezer, meal prep, make ahead, batch, leftovers, prep ahead, freezer',
  summer:
    'heatwave, heat wave, hot evening, hot night, hot outside, hot out, summer, summery, hot day, hot summer, hot summer day, hot weather, sunny, sunshine, al fresco, in the garden, garden lunch, sommer, destate, dete, d ete',
  creamy: 'creamy, rich, indulgent, decadent',
  sticky: 'sticky, klebrig, collant, pegajoso',
  cheesy: 'cheesy, super cheesy, melted cheese, oozy cheese',
  protein: 'protein, bodybuilding, muscle',
  nocook:
    'too hot to cook, too hot for cooking, cant be bothered to cook, no cook, no-cook, raw, uncooked, without cooking, cold',
  any: 'cant think what to cook, cant think what to make, no idea what to cook, no idea what to make, dont know what to make, bored of everything, bored with everything, fed up with everything, sick of everything, stuck in a rut, in a rut, uninspired, no inspiration, cant decide, dont know what to cook, surprise, surprise me, anything, anything goes, whatever, something nice, something good, something tasty, something delicious, something yummy, hungry, i am hungry, im hungry, starving, ravenous, famished',
  roast: 'roast, roasted, braten',
  weekend: 'weekend, lazy sunday, project',
};

export const MEALS: Record<string, string> = {
  breakfast: 'breakfast, breakfasts, brekkie, brekky, brunch, morning, frühstück, petit dejeuner',
  lunch:
    'lunch, lunches, lunch box, lunchbox, lunchboxes, lunch boxes, packed lunches, work lunches, school lunches, packed lunch, work lunch, midday, mittagessen, dejeuner',
  dinner:
    'dinner, dinners, suppers, supper, tea time meal, evening, tonight, abendessen, diner, main, main course, main dish, hauptspeise, hauptgericht',
  dessert:
    'dessert, desserts, pudding course, sweet, sweets, sweet thing, sweet treat, something sweet, nachtisch, sweet tooth, bake, baking, treat',
  snacks:
    'treats, snack, snacks, nibble, nibbles, appetizer, appetizers, elegant canapes, canapes, finger food, party food, party snacks, party nibbles, party bites, party canapes',
  drinks: 'drink, drinks, beverage, mocktail, to drink, getränk',
  starter:
    'starter, vegetable side, showstopper side, side, side dish, sides, side dishes, first course, vorspeise, entree',
};

export const EQUIPMENT: Record<string, string> = {
  oven: 'oven, bake, baked, baking, roast, roasted, backen, zu backen, ofen, backofen, al horno, al forno, au four',
  stove: 'stove, hob, stovetop, cooker, pan, frying pan, skillet, herd',
  blender: 'blender, food processor, mixer, blend',
  grill:
    'alla griglia, a la parrilla, a la barbacoa, grille, grillee, grilles, grillees, au barbecue, gegrillt, gegrilltes, gegrillte, vom grill, grill, barbecue, bbq, grilled, grilling',
};

export const HEAT: Record<Heat, string> = {
  hot: 'spicy, hot, fiery, extra hot, very spicy, scharf, chilli hot, kick, heat',
  mild: 'mild, gentle, mildly spiced, bland, mildly',
};
