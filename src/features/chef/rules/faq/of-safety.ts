import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const ASKED =
  'what|which|how|why|when|can|could|should|do|does|is|are|will|must|was|wie|warum|wann|kann|soll|muss|darf|ist|quel|quelle|comment|pourquoi|puis-je|peut-on|faut-il|que|como|cuando|puedo|es|come|perche|quando|posso';
const SAFE =
  'safe|safely|ok|okay|can i|can you|can we|can they|still|dangerous|harmful|poisonous|should i|is it|do i|does it|throw|sicher|darf|kann man|kann ich|noch essen|peut-on|puis-je|puedo|se puede|posso|si puo';
/** Asked by who would eat it, rather than by who wants it cooked. */
const EATS =
  'can i eat|can i have|can we eat|can she eat|safe|allowed|which|is it|are they|ok|okay|what should i|what can i not|what can t i|what foods|may i|darf|puis-je|peut-on|puedo|posso';
const WHAT = 'what|which|was|welche*|que|quoi|quel|cosa|is there|can i';
const INSTEAD = 'instead|substitute*|alternative*|replace*|use for|ersatz|ersetzen|statt|remplacer|sustituir';
const LEFT =
  'left out|sat out|stood out|been out|stayed out|out all night|out overnight|left on the counter|left on the stove|left it on the counter|left it on the stove|forgot to refrigerate|forgot to put|uber nacht stehen|uber nacht draussen|dehors toute la nuit|fuera toda la noche|fuori tutta la notte';
const HOW_LONG =
  'overnight|hour|hours|all night|all day|last night|how long|too long|morning|fridge|refrigerat*|safe|eat|throw|since|forgot|nacht|nuit|noche|notte';
const CHILD = 'kid|kids|child|children|toddler*|son|daughter|year old|year-old|kinder|enfants|ninos|bambini';
const BABY = 'baby|babies|infant*|under one|under 1|month old|months old|6 months|saugling*|bebe|neonato';
const PREGNANT = 'pregnan*|expecting|schwanger*|enceinte|embarazada*|incinta|gravidanza|grossesse';
const FRIDGE = 'fridge|refrigerator|kuhlschrank|frigo|nevera|frigorifico|frigorifero';
const MOLD = 'moldy|mouldy|mold on|mould on|has mold|has mould|fuzzy|schimm*|verschimmelt*|moisi*|moho|muffa';
const ALCOHOL = 'alcohol|wine|beer|rum|brandy|whisky|marsala|alkohol|wein|vin|alcool|vino';
const CAFFEINE = 'caffeine|koffein|cafeine|cafeina|caffeina';
const HAS = 'how much|how many|limit|too much|safe|does|do|is there|wie viel|hat|combien|cuanta|quanta';
const SPOILED = 'raw|undercooked|spoiled|moldy|mouldy|expired|gone off|roh|rohes|rohen|verdorben*';
const OUTAGE = 'power cut|power outage|power went|power was|no power|blackout|stromausfall|freezer broke';
const SOMEWHERE = 'friend*|neighbo*|party|potluck|grandma|to work|car|freundin|freund';
const HOW_TO = 'how do|how can|how should|how to|best way|safely|wie';
const OFTEN_REPLACED =
  'butter|milk|cream|flour|cheese|yogurt|sugar|oil|egg|eggs|nuts|almonds|peanut butter|soy sauce|tofu|wine|stock|bread|mayonnaise|honey|rice|pasta|meat|fish|chicken';
/** A question about what stands in for a food other than these. */
const forOther = (...own: string[]) =>
  `!${OFTEN_REPLACED.split('|')
    .filter((food) => !own.includes(food))
    .map((food) => `instead of ${food}|instead of the ${food}|replace the ${food}`)
    .join('|')}`;

/** What people ask about what is safe to eat, and what else may be eaten with an allergy. */
// biome-ignore format: a question and its answer are a line each.
export const OF_SAFETY: readonly Faq[] = [
  [
    ['rice|reis|riz|arroz|riso', LEFT, HOW_LONG, ASKED],
    msg('Rice that stood warm for more than 2 hours, or overnight, belongs in the bin. Spores in it survive cooking and make a poison that no reheating destroys. Cool rice within an hour, keep it in the fridge, and eat it within a day or two.'),
  ],
  [
    ['rice|reis|riz|arroz|riso', 'reheat*|leftover|leftovers|day-old|days old|yesterday|cold rice|aufwarmen|rechauffer|recalentar|riscaldare|poison*', SAFE],
    msg('Yes, once, if it was cooled within an hour and kept in the fridge for no more than a day or two. Heat it with a splash of water until it steams all through, 74 °C (165 °F). Slow cooling is what makes rice risky.'),
  ],
  [
    ['boil*|reheat*|cook it again|heat it again|cooking|microwav*|heat', 'kill|kills|destroy*|make it safe|makes it safe', 'bacteria|germs|toxin*|poison*|spoiled|mold|safe', ASKED],
    msg('Heat of 74 °C (165 °F) kills most germs, but not the poisons that some have already left behind, nor the spores of others. So it never makes food safe again that stood warm for too long, or that smells off.'),
  ],
  [
    [LEFT, HOW_LONG, ASKED, '!dough|teig|starter|sourdough|bread|brot|eggs'],
    msg('Two hours at room temperature are the limit, 1 hour above 32 °C (90 °F); what stood longer goes in the bin. Boiling it again kills germs, but not the poisons they leave, and you cannot smell them. Bread, plain cake, fruit and butter may stand out.'),
  ],
  [
    ['rice cooker|slow cooker|crock pot|crockpot|instant pot|keep-warm', 'keep warm|keep it warm|keep food warm|warm setting|keep-warm|on warm', 'how long|safe|overnight|all day|can i|hours'],
    msg('Up to 4 hours keeps the taste and is safe, as long as it stays above 63 °C (145 °F), which you can check with a thermometer; switch it off later than that and cool the rest at once. Never warm cold food up on that setting.'),
  ],
  [
    ['kidney beans|red beans|kidneybohnen', 'raw|poison*|toxic|boil|slow cooker|dried|safe|soak*', ASKED],
    msg('Raw kidney beans are poisonous. Soak dried ones overnight, pour that water away, boil them hard in fresh water for at least 10 minutes, better 30, then simmer until soft. A slow cooker alone is not hot enough. Canned ones are ready to eat.'),
  ],
  [
    ['slow cooker|crock pot|crockpot|schongarer', 'leave|left on|overnight|while i m out|at work|all day|unattended|reheat*|raw meat', SAFE, '!keep warm|warm setting|frozen'],
    msg('It is made to run alone for 8 to 10 hours, raw meat and all: put everything in thawed, fill it half to two thirds, and leave the lid shut. Do not reheat in it, as it warms too slowly; heat food on the stove first.'),
  ],
  [
    ['cassava|yuca|manioc|maniok', 'raw|safe|poison*|toxic|cyanide|peel|soak*|boil*|giftig', ASKED],
    msg('Never eat it raw, as it gives off cyanide. Peel it thickly, cut it up, boil it in plenty of water without a lid for at least 25 minutes, until it is quite soft, and pour the water away. Tapioca and bought cassava flour are safe.'),
  ],
  [
    ['green beans|runner beans|elderberr*|taro|bamboo shoots|rhubarb leaves|eggplant|aubergine', 'raw|uncooked|poison*|toxic|roh', SAFE],
    msg('Green beans, elderberries, taro and bamboo shoots are poisonous raw and have to be cooked through, beans for 10 minutes; pour their water away. Rhubarb leaves are poisonous cooked, too. Raw eggplant is only bitter.'),
  ],
  [
    ['potato*|kartoffeln|kartoffel|pommes de terre|patatas|papas|patate', 'are green|is green|gone green|turned green|green spots|green skin|sprouted|sprouting|gekeimt*|keime|grun|germees|verdes', ASKED],
    msg('Small green spots and sprouts: cut them out generously, peel the rest, and it is fine. Throw away potatoes that are green all round, shriveled or bitter: their solanine is poisonous, and cooking does not destroy it. Store them in the dark.'),
  ],
  [
    ['nutmeg|cinnamon|cassia|tonka|apricot kernels|bitter almonds|apple seeds|cherry pits', 'safe|toxic|poison*|dangerous|harmful|giftig', 'is|are|can|how much|does|ist'],
    msg('In the amounts of a recipe all spices are safe. Stay below ½ tsp of nutmeg or cassia cinnamon a day, for a small child a pinch. Bitter almonds and apricot kernels hold cyanide and are not for eating; a swallowed apple seed is harmless.'),
  ],
  [
    ['zucchini|courgette*|squash|pumpkin|cucumber*|kurbis|gurke*', 'bitter|amer|amargo|amaro', ASKED],
    msg('Spit it out and throw it all away: a strongly bitter zucchini, squash or pumpkin holds cucurbitacins, which are poisonous and survive cooking. A cucumber that is bitter only near the stem is fine once you cut that end off.'),
  ],
  [
    ['mushroom*|morel*|pilze|champignons', 'wild|forag*|found in|picked|poison*|gesammelt*|sauvages', 'safe|edible|identify|eat|know|essbar|comestible*'],
    msg('Only if somebody who really knows mushrooms has seen each one: photos and apps are not enough. Cook wild mushrooms and morels for at least 15 minutes, never eat them raw, and keep a few whole ones aside in the fridge.'),
  ],
  [
    ['dough|batter|flour|teig|mehl', 'eat raw|eat it raw|eat the dough|eat the batter|eat cookie dough|raw flour|lick|taste the dough|taste the batter|taste raw|naschen', SAFE],
    msg('Better not: raw flour may hold E. coli and salmonella, and raw egg salmonella. For a dough to eat raw, buy heat-treated flour and leave out the egg. Wash hands, bowls and worktop with soap after handling flour.'),
  ],
  [
    ['sprouts|bean sprouts|alfalfa|sprossen', 'raw|safe|cook|cooked|roh', SAFE, '!brussels|potato*|brussel'],
    msg('Cook them: sprouts grow in the warm and damp, which germs like as well, and rinsing does not help. Blanch them for 2 minutes or fry them until they are hot all through. Raw, they are not for children, in pregnancy, or for the frail.'),
  ],
  [
    ['raw egg|raw eggs|raw yolk*|raw egg white*|rohe eier|rohes ei|uova crude', `${SAFE}|${PREGNANT}`],
    msg('Raw egg may hold salmonella: use pasteurized eggs, or in Britain eggs with the Lion stamp. Otherwise cook them to 71 °C (160 °F) for children, in pregnancy, and for the old or ill. Keep such a dish cold and eat it within a day.'),
  ],
  [
    ['jam|jelly|marmalade|marmelade|konfiture|confiture|mermelada|marmellata', MOLD],
    msg('Throw the whole jar away: in something so soft, mold spreads its threads and poisons where you cannot see them. Once opened, keep jam in the fridge and take it out with a clean spoon.'),
  ],
  [
    ['cheese|parmesan|cheddar|feta|mozzarella|kase|fromage|queso|formaggio', MOLD],
    msg('From hard cheese in one piece cut away 2.5 cm (1 in) all round the mold, keeping the knife out of it; the rest is fine. Throw away soft, grated or sliced cheese. The mold of blue cheese and on a brie belongs there.'),
  ],
  [
    ['bread|toast|bagel*|cake|tortillas|brot|brotchen|pain|pane', MOLD],
    msg('Throw the whole loaf away, and do not sniff at it: mold threads run through the crumb far beyond the spot, and toasting does not destroy their poisons. Wipe out the bread bin with vinegar.'),
  ],
  [
    ['yogurt|sauce|berries|strawberr*|fruit|tomato*|carrot*|vegetable*|nuts|salami|lemon*|leftovers', MOLD],
    msg('Throw away anything soft or wet, nuts and grains, and berries that touched a moldy one. Only firm things such as carrots, cabbage or a whole hard salami are fine once you cut away 2.5 cm (1 in) around the spot.'),
  ],
  [
    ['honey|honig|miel|miele', BABY, 'can my|can a|can babies|can she|can he|can they|is honey|is it|safe|ok|okay|give|allowed|when can|why|darf|durfen|peut-il|puede|puo'],
    msg('No honey before the first birthday, not even cooked or baked: it may hold botulism spores, which survive and harm babies. Sweeten with mashed banana or nothing at all. From one year on it is fine.'),
  ],
  [
    [BABY, 'salt|milk|nuts|grapes|popcorn|foods|what', 'can my|can a baby|can babies|allowed|should not'],
    msg('In the first year no honey, no added salt or sugar, no cow’s milk as a drink, no raw egg, and no rare meat or fish. Whole nuts, popcorn and whole grapes can choke children under five: grind nuts, and quarter grapes lengthwise.'),
  ],
  [
    ['@garlic confit|confit garlic|garlic oil|garlic in oil|garlic infused|herb oil|herbs in oil|knoblauchol|knoblauch in ol', 'keep|keeps|last|lasts|store|stored|safe|botul*|haltbar|aufbewahren', ASKED],
    msg('At most 4 days in the fridge, or some months frozen in cubes; never at room temperature. Fresh garlic and herbs under oil can grow botulism, which you cannot see, smell or taste. Take it out with a clean spoon.'),
  ],
  [
    ['canning|home-canned|preserve|preserving|einwecken', 'vegetables|beans|meat|soup|sauce|botul*', SAFE],
    msg('Not without a pressure canner: only acid things, such as jam, fruit and vinegar pickles, are safe from a boiling water bath. Botulism spores survive boiling. A jar filled hot is no better: keep it in the fridge for 3 to 4 days, or freeze it.'),
  ],
  [
    ['jar|jars|glaser|bocaux', 'soup|stew|sauce|ragu|curry|leftovers|suppe', 'hot|shelf|cupboard|pantry|room temp*|without a fridge|unrefrigerated|upside down', ASKED, '!hot sauce|cooker'],
    msg('No, a jar filled hot and turned over is not preserved: botulism spores survive boiling. Keep soup or sauce in the fridge for 3 to 4 days, or freeze it in jars that are only four fifths full.'),
  ],
  [
    ['opened can|open can|opened tin|open tin|half a can|half a tin|rest of the can|rest of the tin|geoffnete dose|angebrochene dose', 'fridge|keep|store|leave|how long|kuhlschrank', ASKED],
    msg('Tip the rest into a glass or plastic box with a lid: in the open can it takes on a taste of metal, above all tomatoes and fruit. In the fridge vegetables and beans keep for 3 to 4 days, fish and meat for 2.'),
  ],
  [
    ['can|cans|tin|tins|jar|lid|dose|lata|boite', 'dented|dent|bulging|swollen|rusty|eingedellt|gonflee'],
    msg('A small, smooth dent in the side is fine. Throw it away unopened if it bulges, leaks, spurts, is rusted through, or is dented at the rim or seam: it may hold botulism. Do not taste it, not even a little.'),
  ],
  [
    ['board|boards|schneidebrett*', 'wood|wooden|plastic|holz', 'which|better|hygienic|safe|or|vs|besser'],
    msg('Both are safe if you scrub them with hot, soapy water and let them dry upright. Plastic goes into the dishwasher, so take it for raw meat and fish; wood is kind to knives, for bread and vegetables. Replace deeply scored ones.'),
  ],
  [
    ['cross-contamination|cross contamination|same board|same knife|same plate|same tongs|clean the board|clean a board|wash the board|clean my board', ASKED],
    msg('Keep raw meat, fish and egg away from what is eaten raw: cut the salad first, then the meat, and wash board, knife and hands with hot, soapy water in between. Never put cooked food back on the plate that held it raw.'),
  ],
  [
    [FRIDGE, 'where|which shelf|bottom shelf|top shelf|which drawer|wo|wohin|ou|donde|dove', 'raw meat|meat|chicken|fish|milk|eggs|vegetables|leftovers|fleisch|store|put|food'],
    msg('Raw meat and fish at the very bottom, closed, where it is coldest and nothing can drip; milk, cheese and leftovers above; vegetables in the drawer; butter, jam and drinks in the door. Leave gaps, so that the air can move.'),
  ],
  [
    [`${FRIDGE}|freezer`, 'temperature|how cold|degrees|setting|temperatur', ASKED, '!room|bring|oven|bake'],
    msg('A fridge should be at 4 °C (40 °F) or a little below, a freezer at −18 °C (0 °F). Put a thermometer in a glass of water on the middle shelf overnight. Raw meat and fish belong at the very bottom, where it is coldest.'),
  ],
  [
    ['smell*|smells fine|looks fine|looks ok|looks okay|tastes fine|sniff test|riecht gut', 'still safe|safe to eat|still eat|is it safe|trust|reliable|enough', '!milk|egg|eggs'],
    msg('Looking and smelling is enough for food past its best-before date, but not for germs such as salmonella and listeria, which you cannot smell. What stood warm for over 2 hours, or is a week old, goes in the bin even if it smells fine.'),
  ],
  [
    ['freezer burn|freezer burnt|freezer-burnt|gefrierbrand', ASKED],
    msg('It is safe, only dry and pale: air got at it. Cut the worst spots off, and use the rest in a stew, soup or sauce, where you notice it least. Wrapping food tightly, without air, prevents it.'),
  ],
  [
    ['best before|best-before|use by|use-by|expired|expiry|expiration|out of date|past its date|mhd|mindesthaltbar*|abgelaufen|perime*|caducad*|scadut*', ASKED],
    msg('“Best before” is about quality: if it looks, smells and tastes right, most food is fine for days, and dry or canned food for months. “Use by” is about safety, for meat, fish and fresh salads: after that day throw it away.'),
  ],
  [
    ['refreez*|re-freez*|freeze again|freeze it again|freeze them again|wieder einfrieren|nochmal einfrieren|recongel*|ricongel*|volver a congelar', `${ASKED}|safe`],
    msg('Only if it thawed in the fridge and has been there for no more than a day; it gets softer and drier. Better: cook it first, and freeze the cooked dish. Never freeze again what thawed on the counter or in warm water, and no ice cream.'),
  ],
  [
    ['hot|warm|heiss*|chaud|caliente|caldo', FRIDGE, 'put|straight|cool|wait|stellen|mettre|meter|mettere', SAFE, '!hot sauce|cake|dough|bread|pizza'],
    msg('Yes, you need not wait until it is cold: let it steam off for up to an hour, divide it into shallow boxes, and put it in within 2 hours of cooking. Only a large, boiling pot should first stand in cold water, or it warms the fridge.'),
  ],
  [
    ['cool|chill|abkuhlen', 'quickly|fast|faster|fastest|schnell', 'soup|stew|stock|pot|sauce|rice', ASKED],
    msg('Put the pot in a sink of cold water with ice, and stir now and then: it is lukewarm in half an hour. Or divide it into shallow boxes; spread rice on a tray. It should be in the fridge within 2 hours, rice within one.'),
  ],
  [
    ['take|bring|transport*|carry|deliver|mitnehmen|transportier*|apporter|llevar', 'soup|hot|warm|casserole|stew|curry|lasagn*|suppe|it', SOMEWHERE, `${HOW_TO}|comment|como`],
    msg('For up to an hour, boiling hot in a preheated thermos, or in its pot, lid tied on, wrapped in towels in a box. For longer, chill it fully, carry it cold with ice packs, and heat it there until it steams all through.'),
  ],
  [
    ['keep|hold|warm halten|warmhalten', 'warm|hot|warmhalten', 'how|what temperature|wie', '!thermos|lunch*|school|fridge|spicy|buffet|slow cooker|rice cooker|hot sauce|hot dog*'],
    msg('Covered in the oven at 90 °C (195 °F), for an hour or two: it has to stay above 63 °C (145 °F) inside. Sauces and soups wait over the lowest heat. What is fried stays crisp on a rack, uncovered.'),
  ],
  [
    ['chafing dish|slow cooker|buffet|party food|hot buffet', 'keep hot|keep it hot|keep warm|stay hot|stay warm', 'how do|how can|how to|what temperature|safe'],
    msg('It has to stay above 63 °C (145 °F): heat it fully on the stove first, then hold it in a slow cooker on warm, a chafing dish or the oven, covered, and stir now and then. Bring small amounts out fresh rather than topping up.'),
  ],
  [
    ['picnic|buffet|garden party|potluck', 'how long|is it safe|can i leave|sit out|stand out|wie lange'],
    msg('Two hours out of the cold, and only 1 hour above 32 °C (90 °F). Put out small bowls and refill them from a cool box, set bowls on ice, and keep hot food above 63 °C (145 °F). Throw away what has stood for longer.'),
  ],
  [
    ['warm|hot|reheat*|leftovers', 'lunchbox*|lunch box*|school lunch|packed lunch|brotdose', 'how do i|how can i|how to|is it safe|can i pack|can i put|can i take', '!fridge|cold'],
    msg('Take it boiling hot in a preheated thermos, eaten within 4 to 5 hours, or straight from the fridge with an ice pack and heat it there. Lukewarm in a box until noon is what makes people ill, rice and chicken above all.'),
  ],
  [
    ['lunchbox*|lunch box*|school lunch|packed lunch|brotdose|bento', 'fridge|cold|safe|hours|ungekuhlt', `${HOW_TO}|how long|is it|can it|can i leave|will it`],
    msg('With an ice pack or a frozen drink in an insulated bag it keeps until lunch, about 4 hours, if it went in cold from the fridge. Without one, pack bread, hard cheese, nut butter, raw vegetables and fruit, but no meat, egg, fish or rice.'),
  ],
  [
    ['thermos|flask|food jar|thermobecher', 'how long|hot|warm|safe|keep', 'how|is it|will|does|wie'],
    msg('Fill it with boiling water for 5 minutes, empty it, fill it to the brim with boiling hot food, and shut it at once. A good one keeps food above 60 °C (140 °F) for 4 to 5 hours. Eat it by then, and throw away what is left.'),
  ],
  [
    [OUTAGE, 'food|safe|keep|throw|freezer|fridge|kuhlschrank|gefrier*'],
    msg('Keep the doors shut: a fridge stays cold for 4 hours, a full freezer for 48, a half-full one for 24. After that throw away meat, fish, milk and leftovers. What still holds ice crystals may be frozen again or cooked at once.'),
  ],
  [
    ['thaw*|defrost*|marinat*|auftauen', 'counter|room temp*|worktop|hot water|zimmertemperatur', SAFE],
    msg('No: outside the fridge the surface gets warm enough for germs long before the middle. Thaw meat overnight in the fridge, or sealed in cold water changed every 30 minutes, and marinate it in the fridge. Bread and cake may thaw outside.'),
  ],
  [
    [PREGNANT, 'cheese|feta|brie|camembert|mozzarella|ricotta|halloumi|kase|fromage|queso|formaggio', EATS],
    msg('Hard cheese is fine, and so are mozzarella, feta, ricotta and cream cheese made from pasteurized milk. Avoid raw-milk cheese, and brie, camembert and blue cheese, unless they were heated until they bubble.'),
  ],
  [
    [PREGNANT, 'ham|salami|pate|liver|deli|cold cuts|prosciutto|rare|steak|meat|schinken', EATS],
    msg('Meat is fine when it is cooked right through, poultry to 74 °C (165 °F). Avoid rare steak, raw cured meat such as salami and prosciutto, pâté, and liver, which holds too much vitamin A; heat cold cuts until they steam.'),
  ],
  [
    [PREGNANT, 'honey|egg|eggs|runny|mayonnaise|tiramisu|mousse|honig|eier|oeufs|huevos|uova', EATS],
    msg('Honey is fine: only babies have to do without it. Eggs are safest with firm yolks, or pasteurized ones for mayonnaise, mousse and tiramisu; in Britain eggs with the Lion stamp may be runny. Bought mayonnaise is pasteurized.'),
  ],
  [
    [PREGNANT, 'avoid|not eat|can t eat|not allowed|nicht essen|eviter|evitar|evitare', WHAT],
    msg('Raw or rare meat and fish, cold-smoked fish, raw egg, raw-milk and soft mold-ripened cheese, pâté, liver, raw sprouts, alcohol, and fish such as swordfish and shark. Wash salad and fruit well, and stay below 200 mg of caffeine a day.'),
  ],
  [
    ['@tiramisu|coffee|espresso|mocha', CHILD, 'caffeine|okay|ok|safe|can my|can kids|can children|give'],
    msg('Better made with decaf: a portion of tiramisu holds 20 to 50 mg of caffeine, an espresso 60 to 80, and a child of 20 kg (44 lb) should stay below 60 mg a day. Malt coffee or cocoa works as well, and leave out the alcohol.'),
  ],
  [
    ['chocolate|cocoa|brownie*|schokolade|kakao|chocolat|cacao', CAFFEINE, HAS, '!free'],
    msg('A little: 50 g (2 oz) of dark chocolate holds 25 to 40 mg of caffeine, of milk chocolate 10, a tbsp of cocoa about 15, white chocolate none. A mug of coffee has 100. Baking does not take it away.'),
  ],
  [
    ['decaf|decaffeinated|entkoffeiniert*|rooibos|herbal tea', 'caffeine|kids|children|pregnan*|koffein|safe', 'is|does|can|how much|has|hat|ist'],
    msg('Decaf coffee still holds a little, 3 to 7 mg a cup, which is no problem for children or in pregnancy. Rooibos and fruit teas have none; green, white and black tea do.'),
  ],
  [
    [CAFFEINE, HAS, '!free'],
    msg('Adults up to 400 mg a day, 200 in pregnancy, children no more than 3 mg per kg, so 60 mg at 20 kg (44 lb). A mug of coffee has 100 to 140 mg, an espresso 60 to 80, a tsp of matcha 60, black tea 45, green tea 30, decaf 5.'),
  ],
  [
    ['vanilla extract|vanilla essence|soy sauce|kefir|kombucha|non-alcoholic beer|alcohol-free beer', 'alcohol|alkohol|halal', 'is|does|safe|contain*|how much|ist|have'],
    msg('There are traces. Vanilla extract is a third alcohol, but a tsp in a whole cake is next to nothing; kombucha, kefir and alcohol-free beer hold up to 0.5% or more. Who avoids all of it takes vanilla powder or paste without alcohol.'),
  ],
  [
    [ALCOHOL, `${CHILD}|${PREGNANT}|halal`, 'safe|okay|ok|can my|can kids|can children|give|is it|does'],
    msg('Better leave it out, as some alcohol always stays. For wine take stock or grape juice with a spoonful of vinegar, for beer malt drink or stock, and in desserts orange or apple juice with vanilla.'),
  ],
  [
    [ALCOHOL, 'cook off|cooks off|cook out|burn off|burns off|evaporat*|remain*|still in|verkoch*', ASKED],
    msg('Not all of it: 40% is left after 15 minutes of simmering, 35% after 30, 25% after an hour, 5% after 2½ hours. Flaming leaves 75%, and what goes in at the end or is not cooked stays almost whole.'),
  ],
  [
    ['tahini|tahin|sesame paste', 'instead of tahini|instead of the tahini|replace*|substitute*|alternative*|use for|ersatz|statt tahin*', WHAT],
    msg('Smooth sunflower seed butter or pumpkin seed butter, in the same amount, with a little more lemon; where nuts are no problem, cashew butter is mildest. With a sesame allergy leave out sesame oil, zaatar, dukkah and halva as well.'),
  ],
  [
    ['sesame|sesam', 'allerg*|sesame-free|instead of sesame|substitute for sesame', INSTEAD, WHAT, forOther('oil')],
    msg('For the oil take a neutral one, with a few drops of toasted pumpkin seed oil; for the seeds toasted sunflower or hemp seeds. Sesame hides in tahini, hummus, halva, zaatar, dressings, burger buns and many spice mixes.'),
  ],
  [
    ['peanut*|erdnuss*|cacahuete*|arachide*', 'allerg*|peanut-free|instead of peanut*|instead of the peanut*', INSTEAD, WHAT, forOther('peanut butter', 'nuts')],
    msg('Sunflower seed butter for peanut butter, and toasted sunflower or pumpkin seeds for peanuts. Other nuts and lupin only if a doctor has said so, as many people react to both. Peanuts hide in satay, mole, and some curry pastes.'),
  ],
  [
    ['coconut|nutmeg|pine nuts|chestnuts', 'nut allergy|allergic to nuts|a nut|nut-free', 'is|are|can i|safe'],
    msg('Nutmeg, butternut and water chestnuts are not nuts and are safe. Coconut is no tree nut either, and most people with a nut allergy can eat it, but ask the doctor first. Treat pine nuts and chestnuts as nuts until you know.'),
  ],
  [
    ['nut|nuts|almond*|cashew*|walnut*|hazelnut*|pecan*|nusse|mandeln', 'allerg*|nut-free', INSTEAD, WHAT, forOther('nuts', 'almonds', 'flour', 'butter', 'milk')],
    msg('Toasted sunflower or pumpkin seeds in the same weight, whole, chopped or ground; in pesto as well. Ground sunflower seeds stand in for ground almonds (baking soda turns them green, which is harmless), and oat or rice drink for nut milk.'),
  ],
  [
    ['egg|eggs|eier|oeufs', 'allerg*|egg-free', 'pasta|noodles|mayonnaise|hidden|contain*|watch out|hide*|glaze|wine', 'what|which|does|is|where', '!recipe*'],
    msg('Egg hides in fresh pasta and egg noodles, mayonnaise and many dressings, meringue and marshmallows, breaded and battered food, meatballs, brioche and shiny pastry, ice cream, and surimi. Dried Italian pasta is mostly without; read the label.'),
  ],
  [
    ['egg|eggs|eier|oeufs|huevos|uova', 'allerg*|egg-free', INSTEAD, WHAT, forOther('egg', 'eggs')],
    msg('For each egg in a batter, 1 tbsp of ground flaxseed stirred into 3 tbsp of water, or 60 g (¼ cup) of applesauce; to bind patties, mashed potato; for foam, 3 tbsp of chickpea water; to glaze, plant milk. “Liquid egg” is egg.'),
  ],
  [
    ['milk allergy|allergic to milk|dairy allergy|allergic to dairy|milchallergie|milcheiweiss*', 'lactose*|ghee|goat*|sheep*|butter|whey|instead', WHAT, forOther('butter', 'milk', 'cream', 'cheese', 'yogurt')],
    msg('With a milk allergy all of them are out: lactose-free milk, ghee, butter, whey, and goat and sheep milk hold milk protein. Take oat, rice or soy drink, margarine without milk, or coconut cream. Lactose-free is only for lactose intolerance.'),
  ],
  [
    ['buckwheat|cornstarch|cornflour|polenta|glucose syrup|malt|stock cubes|beer|baking powder|buchweizen', 'gluten*|coeliac*|celiac*|wheat', 'is|are|do|does|contain*|safe|ist'],
    msg('Buckwheat, cornstarch, polenta and glucose syrup are free of gluten; barley malt and beer are not. Baking powder, stock cubes, oats and spice mixes may hold some, so look for “gluten-free” on the pack.'),
  ],
  [
    ['wheat allergy|allergic to wheat|weizenallergie', 'gluten-free|gluten free|spelt|rye|oats|barley|dinkel', 'is|are|can i|does|safe|which'],
    msg('With a wheat allergy, spelt, kamut, couscous, bulgur and semolina are out as well, as they are kinds of wheat; rye, barley and oats only if your doctor says so. Gluten-free is mostly safe, but some of it is made with wheat starch.'),
  ],
  [
    ['spelt|couscous|bulgur|semolina|seitan|farro|barley|rye|oats|soy sauce|dinkel|kamut', 'gluten*|coeliac*|celiac*|zoliakie|glutine', 'is|are|do|does|can i|ist|hat|est-ce'],
    msg('Spelt, farro, couscous, bulgur, semolina, seitan, barley, rye and ordinary soy sauce all hold gluten. Oats are fine only if the pack says gluten-free. Rice, corn, buckwheat, quinoa, millet and tamari marked gluten-free have none.'),
  ],
  [
    ['soy|soya|soja|tofu|miso|soy sauce|sojasauce', 'allerg*|soy-free|soya-free', INSTEAD, WHAT, forOther('soy sauce', 'tofu', 'milk')],
    msg('Coconut aminos and a pinch of salt for soy sauce, chickpea miso for miso, and chickpea tofu, chicken or white beans for tofu. Soy hides in oyster sauce, stock cubes, sausages, chocolate and margarine (lecithin).'),
  ],
  [
    ['tofu|soy sauce|miso|soy lecithin|soybean oil|edamame|tempeh', 'soy allergy|allergic to soy|soya allergy|allergic to soya|sojaallergie', 'is|are|can i eat|safe|does|okay|ok'],
    msg('No: tofu, tempeh, edamame, miso and soy sauce are all soy. Refined soybean oil and lecithin hold hardly any protein and many people can eat them, but ask your doctor first.'),
  ],
  [
    ['celery|celeriac|sellerie|celeri|apio|sedano', 'allerg*', `${INSTEAD}|hidden|hide*|contain*`, WHAT, forOther('stock')],
    msg('Take leek, onion or mushrooms for flavor, cucumber or kohlrabi for crunch. Celeriac, celery salt and seeds, and most stock cubes, spice mixes, sausages and soups hold it. Some people react to carrot, parsley and fennel as well.'),
  ],
  [
    ['mustard|senf|moutarde|mostaza|senape', 'allerg*', `${INSTEAD}|hidden|hide*|contain*`, WHAT, forOther()],
    msg('Vinegar or lemon with black pepper and a little ginger for its sharpness, turmeric for color, an egg yolk or some mashed garlic to hold a dressing together. It hides in mayonnaise, dressings, curry powder, pickles and sausages.'),
  ],
  [
    ['lupin|lupine|lupins|sulphite*|sulfite*|sulfites|mollusc*|mollusk*', 'allerg*|what|where|hidden|contain*', 'what|where|which|is|are|do|does'],
    msg('Lupin flour is in some gluten-free and low-carb bread, and people allergic to peanuts may react to it. Sulfites are in wine, dried fruit, vinegar, horseradish and peeled potatoes. Mollusks are mussels, squid, snails and oyster sauce.'),
  ],
  [
    ['may contain traces|traces of|may contain nuts|may contain milk|spuren von|traces de|trazas', ASKED],
    msg('The maker cannot rule out small amounts from the same machines. With an allergy treat it as if it were in there, unless your doctor says otherwise; the note is voluntary, so its absence proves nothing. For vegans it does not matter.'),
  ],
  [
    ['allerg*|coeliac*|celiac*', 'guest*|friend*|visitor*|gaste|invite*', 'utensils|same pan|same oil|careful|safely|cross|vorsichtig'],
    msg('Ask exactly what has to stay away, read every label, and cook that dish first, with freshly washed pans, boards, spoons and hands, and in fresh oil. Heat does not remove an allergen. Cover the dish, and keep the packs to show.'),
  ],
  [
    ['microwave|microwav*|mikrowelle', 'reheat*|warm up|leftovers|heat up|aufwarmen', 'safe|evenly|cold spots|cold in the middle|cold in the cent*|why', '!plate|bowl'],
    msg('It is safe if it gets hot all through: cover it, add a splash of water, stop halfway to stir or turn it, and let it stand for 2 minutes. It should steam in the middle too, 74 °C (165 °F), as a microwave leaves cold spots.'),
  ],
  [
    ['reheat*|warm up|heat up|aufwarmen', 'twice|again|more than once|how many|spinach|mushroom*', SAFE],
    msg('Once is best, as germs grow each time it cools and warms: take out only what you eat, and heat it until it steams, 74 °C (165 °F). Spinach and mushrooms may be reheated too, if they were cooled quickly and kept in the fridge.'),
  ],
  [
    ['burnt|burned|charred|acrylamid*|verbrannt|angebrannt|brule', 'cancer*|safe|harmful|toxic|bad for|unhealthy|krebs*|schadlich|giftig', ASKED],
    msg('A little does no harm, but cut off what is black: charred meat and darkly baked potatoes, bread and biscuits hold substances that raise the risk of cancer over time. Stop at golden, not brown.'),
  ],
  [
    ['ate|eaten|swallowed|gegessen|mange', SPOILED, 'what|should i|will|is it|worried|sick|was|ill'],
    msg('Most often nothing happens: drink enough, and watch for fever, cramps and diarrhea for some days. See a doctor at once with high fever, blood, or vomiting that does not stop, and early if you are pregnant, old or ill, or for a small child.'),
  ],
  [
    ['milk|cream|yogurt|milch|lait|leche', 'sour|gone off|slightly off|is off|sauer', 'safe|cook with|bake with|pancakes|use it|can i|still', '!sour cream|curdl*|make'],
    msg('Pasteurized milk that just begins to taste sour is fine for pancakes, scones and soda bread. If it smells bitter or rotten, has lumps or mold, or its use-by date has passed, pour it away. Raw milk: always.'),
  ],
  [
    ['raw milk|unpasteurised|unpasteurized|rohmilch|lait cru|leche cruda|latte crudo', 'safe|drink|boil|pregnan*|child*|kids|kochen|trinken', ASKED],
    msg('Raw milk may hold E. coli, listeria and campylobacter, so boil it before anybody drinks it. Raw-milk cheese is for healthy adults; aged hard cheese such as parmesan is safe for everybody. Not for children under five or in pregnancy.'),
  ],
  [
    ['plastic|aluminum foil|aluminium foil|foil|cling film|plastic wrap|alufolie', 'microwave|hot food|lemon|tomato*|acid*|toxic|safe|giftig', 'safe|can i|harmful|toxic|is it|dangerous|darf', '!freez*|rest|roast|cover|oven'],
    msg('Use only plastic marked for the microwave, let no cling film touch hot or fat food, and put no metal in. Aluminum foil is fine for dry food, but sour or salty food, such as tomato, lemon or feta, dissolves it: put baking paper in between.'),
  ],
];
