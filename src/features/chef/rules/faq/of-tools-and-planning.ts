import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const WHY =
  'why|how come|what went wrong|what did i do wrong|what am i doing wrong|warum|wieso|weshalb|pourquoi|por que|perche';
const HOW =
  'how do|how does|how did|how can|how could|how to|how should|how would|how is|how are|how long|how much|how many|how often|how you|how i|how we|best way|way to|tips|trick*|wie|comment|como|come si|come faccio|come posso';
const MAY =
  'can i|can you|can we|can they|can it|can one|could i|may i|should|do i|do you|do we|do they|does|did|is it|is there|is that|are they|are these|are there|must i|have to|has to|need to|need|necessary|safe|ok|okay|alright|darf|kann|muss|musst|soll*|ist|sind|faut il|dois je|peut on|puis je|hay que|puedo|se puede|debo|bisogna|devo|posso|si puo|si possono';
const DIFFERENCE =
  'difference*|differ|differs|different|vs|versus|same as|the same|same thing|interchangeable|better than|unterschied*|diferencia*|differenza';
const INSTEAD =
  'instead*|without|don t have|do not have|haven t got|have no|got no|don t own|substitut*|replac*|alternative*|ohne|statt|ersatz*|kein*|sans|pas de|remplac*|sin|no tengo|en vez de|senza|non ho|al posto';
const PAIRS =
  'go with|goes with|go well with|goes well with|goes best with|going with|pair*|serve with|served with|drink with|match|matches|suits|wine with|beer with|passt|zu|avec|accompagn*|marid*|abbin*|con';
const NO_WISH =
  '!recipe*|dish with|dishes with|make with|make from|cook with|cook from|do with|use up|ideas|rezept*|recette*|receta*|ricett*';
const ASK = `${WHY}|${HOW}|${MAY}|when|are|is|what now|what can i do|what do i do|what should i do|what happens|what helps|was hilft|was tun|que faire|que hacer|che fare`;
const ASKS = `${HOW}|${MAY}|${WHY}|are|is|what can|what do|what to|what else|what should|what if|what s|womit|was kann|par quoi|que puedo|con que|cosa posso`;

/** What people ask about tools, heat, measures, planning a meal, and drinks with it. */
// biome-ignore format: a question and its answer are a line each.
export const OF_TOOLS_AND_PLANNING: readonly Faq[] = [
  [
    ['@tagine|tajine', `${INSTEAD}|do i need a*|an actual|a real|le creuset|dutch oven|casserole`, ASKS, NO_WISH, '!serve|eat'],
    msg('A wide, heavy pot or deep pan with a tight lid cooks the same stew: Dutch oven, casserole or sauté pan, over low heat or in the oven at 160 °C (320 °F). Use a splash more liquid, since the cone of a tagine drips steam back.'),
  ],
  [
    ['dutch oven|casserole dish|casserole pot|cocotte|brater|schmortopf', INSTEAD, ASKS, NO_WISH],
    msg('Any heavy ovenproof pot with a lid will do, or brown the food in a frying pan and put it into a deep oven dish tightly covered with foil. For bread, preheat a lidded pot or upturn a steel bowl over it on a hot tray.'),
  ],
  [
    ['wok', `${INSTEAD}|normal pan|frying pan|do i need`, ASKS, NO_WISH],
    msg('Use the widest, heaviest frying pan you have, best of steel or cast iron. Let it get very hot, fry in two or three small batches so that nothing steams, and put everything together at the end.'),
  ],
  [
    ['steamer|bamboo steamer|steam basket|steaming basket|dampfgarer|dampfeinsatz|cuit-vapeur|vaporera|vaporiera', `${INSTEAD}|do i need`, ASKS, NO_WISH],
    msg('Put a metal sieve, a rack or an upturned bowl with a plate on it into a wide pot with 3 cm (1 in) of boiling water, and close the lid tightly. The food must not touch the water; top it up with boiling water if it runs low.'),
  ],
  [
    ['pressure cooker|instant pot|schnellkochtopf|cocotte minute|olla a presion|olla express|pentola a pressione', `${INSTEAD}|do i need|normal pot`, ASKS, NO_WISH],
    msg('Use an ordinary heavy pot with a lid and about three times as long: beans 1 to 2 hours after soaking, stews 2 to 3 hours, chicken 40 minutes. Take a third more liquid, because an ordinary pot loses steam.'),
  ],
  [
    ['slow cooker|crock pot|crockpot|schongarer|mijoteuse', 'convert*|low or high|high or low|low and high|low to high|instead of low|oven recipe|hours|how much liquid|high instead|umrechn*', `${ASKS}|difference*`],
    msg('One hour simmering on the stove or in the oven becomes 4 hours on high or 8 on low; high is twice as fast. Use half the liquid, since nothing boils away, fill it half to two thirds, and add dairy, peas and herbs at the end.'),
  ],
  [
    ['slow cooker|crock pot|crockpot|crock-pot|schongarer|mijoteuse|olla lenta', `${INSTEAD}|do i need`, ASKS, NO_WISH, '!to slow cooker|into slow'],
    msg('Use a heavy covered pot in the oven at 150 °C (300 °F): 8 hours on low or 4 on high become about 2½ to 3 hours. Add a third more liquid, and look after an hour whether it only just simmers.'),
  ],
  [
    ['blender|stick blender|hand blender|immersion blender|liquidiser|food processor|mixer jar|standmixer|stabmixer|purierstab|kuchenmaschine|mixeur|licuadora|frullatore', INSTEAD, ASKS, NO_WISH],
    msg('Cook it very soft and press it through a sieve, or use a potato masher or ricer for soups and purées. Chop pesto, dips and salsas finely by hand or pound them in a mortar; crush nuts and biscuits in a bag with a rolling pin.'),
  ],
  [
    ['electric mixer|hand mixer|handmixer|stand mixer|mixer|whisk|handruhrgerat|schneebesen|batteur|kitchenaid', `${INSTEAD}|by hand`, ASKS, NO_WISH],
    msg('A balloon whisk does it by hand: cream in 3 to 5 minutes, egg whites in 5 to 8, both cold and in a large bowl. Beat soft butter and sugar with a wooden spoon, and knead dough for 10 to 12 minutes. With no whisk, shake cream in a jar or use two forks.'),
  ],
  [
    ['rolling pin|wine bottle|nudelholz|teigrolle|rouleau a patisserie|rodillo|mattarello', `${INSTEAD}|wine bottle|bottle|roll`, ASKS],
    msg('A clean wine bottle does the job: peel the label off, dust it with flour, and fill it with cold water for pastry. A straight drinking glass or a thick piece of pipe works too; roll between two sheets of baking paper and nothing sticks.'),
  ],
  [
    ['pastry brush|brush|backpinsel|kuchenpinsel|pinceau|pincel|pennello', INSTEAD, ASKS],
    msg('Use the back of a spoon, a folded piece of kitchen paper, a clean fingertip, or the green part of a spring onion cut into a fringe. For oil and glazes, a bunch of rosemary or thyme is even better.'),
  ],
  [
    ['sieve|strainer|sifter|colander|sieb|passoire|tamis|colador|colino|cheesecloth|muslin', `${INSTEAD}|need to sift|have to sift`, ASKS],
    msg('Shake flour and cocoa through with a whisk or fork instead of sifting. To strain liquids, line a colander with a clean cloth, kitchen paper or a coffee filter; pasta and rice are drained with the lid held slightly open.'),
  ],
  [
    ['thermometer|meat thermometer|fleischthermometer|bratenthermometer|thermometre|termometro', INSTEAD, ASKS, '!oil|sugar|caramel|oven'],
    msg('Cut into the thickest part: chicken must show clear juices and no pink at the bone, ground meat no pink at all, and fish flakes and is opaque. A skewer left in the middle for 10 seconds must feel hot. A thermometer is the only sure way.'),
  ],
  [
    ['thermometer|probe', 'where|insert|stick it|put it|calibrat*|accurate|einstechen|how deep', `${ASKS}|where`],
    msg('Push the tip into the middle of the thickest part, away from bone, fat and the pan, best from the side; on poultry between thigh and breast. Test it in ice water: it should read 0 °C (32 °F).'),
  ],
  [
    ['springform|spring form|loose-bottomed|springform pan|springform tin|moule a charniere|muffin tin|muffin tray|muffinblech|muffinform|loaf tin|loaf pan|kastenform|bundt|cake tin', INSTEAD, ASKS, '!without cake|egg*|milk|butter'],
    msg('For a springform, line any tin of that size with two crossed strips of baking paper to lift the cake out. For muffins, use paper cases doubled up, ramekins or cups (ovenproof). Loaf batter bakes in a 20 cm (8 in) round tin, 15 minutes shorter.'),
  ],
  [
    ['baking paper|parchment|parchment paper|greaseproof|backpapier|papier cuisson|papier sulfurise|papel de horno|carta forno', `${INSTEAD}|wax paper|foil|alufolie`, `${ASKS}|difference*`],
    msg('Butter the tin and dust it with flour or breadcrumbs, or use a silicone mat. Foil works if it is greased, but browns the bottom more. Never use wax paper in the oven: it smokes and melts, while parchment stands about 220 °C (425 °F).'),
  ],
  [
    ['piping bag|icing bag|pastry bag|spritzbeutel|poche a douille|manga pastelera|sac a poche', INSTEAD, ASKS],
    msg('Fill a freezer bag, press the cream into one corner, twist the bag closed and snip off 5 to 10 mm of the tip. For choux or meringues, two spoons do as well.'),
  ],
  [
    ['pizza stone|baking stone|pizza steel|pizza peel|pizzastein|pierre a pizza', `${INSTEAD}|do i need|worth it`, ASKS],
    msg('Preheat an upturned baking tray or a cast-iron pan for 30 minutes at the highest heat, and slide the pizza onto it on baking paper. A wooden board or another upturned tray replaces the peel.'),
  ],
  [
    ['mortar|pestle|spice grinder|coffee grinder|grater|microplane|garlic press|potato ricer|morser|reibe|knoblauchpresse|zester|mandoline|mandolin', INSTEAD, ASKS],
    msg('Crush spices in a bag with a heavy pan or a rolling pin, and garlic with salt under the flat of a knife. Without a grater, shave cheese and vegetables with a peeler or a sharp knife; a masher or sieve replaces the ricer.'),
  ],
  [
    ['cast iron|cast-iron|gusseisen*|gusspfanne|gusseiserne|fonte|carbon steel|hierro fundido|ghisa', 'season|seasoning|seasoned|einbrennen|culotter|curar|re-season', `${HOW}|${WHY}|do i|what`],
    msg('Wash and dry it, rub it all over with a very thin film of rapeseed or flaxseed oil, wipe off nearly all of it, and bake it upside down at 230 °C (450 °F) for an hour; let it cool in the oven. Two or three rounds make it black and slick.'),
  ],
  [
    ['cast iron|cast-iron|gusseisen*|gusspfanne|gusseiserne|carbon steel|fonte', 'wash*|soap|clean*|rust*|rusty|dishwasher|rost*|spulen|spulmittel|putzen|reinigen|nettoyer|sticky', `${ASKS}|${WHY}`],
    msg('Wash it warm with a brush, a little dish soap is fine, then dry it on the stove and rub in a drop of oil. No dishwasher and no soaking. Scrub rust off with steel wool and season the pan again.'),
  ],
  [
    ['cast iron|cast-iron|carbon steel|gusseisen*|gusspfanne', 'tomato*|acid*|wine|lemon|vinegar|eggs|sauer*', ASKS, '!recipe'],
    msg('A well-seasoned pan stands a short acid sauce, but not one that simmers for over half an hour: it turns metallic and loses its seasoning. Use enamel or steel for that. Eggs do not stick if the pan is preheated gently with enough fat.'),
  ],
  [
    ['non-stick|nonstick|non stick|teflon|coated pan|beschichtete|antihaft*|antiadhesi*|antiadherente', 'scratch*|high heat|safe|toxic|metal|peeling|worn|overheat*|oven|last|zerkratzt|giftig|empty', ASKS],
    msg('Use it up to medium-high heat, with wood or silicone, and never heat it empty: above 260 °C (500 °F) the coating gives off fumes. Flakes you swallow pass through you, but a badly scratched pan sticks and is due for replacement.'),
  ],
  [
    ['stainless steel|stainless|steel pan|edelstahl*|edelstahlpfanne|inox|everything sticks|food sticks|food stick|stick to the pan|sticks to the pan|sticking to the pan', 'stick*|anhaften|klebt|colle|why|pega', ASKS, '!rice paper|dough|cake'],
    msg('Heat the empty pan until a drop of water dances on it, then add oil, then dry, not fridge-cold food, and leave it alone: meat and fish come loose by themselves when they have a crust. Too little heat makes them stick.'),
  ],
  [
    ['omelet*|omelette*|tortilla|tortilla espanola|frittata|scrambled eggs|fried eggs|pancake*|crepe*|pfannkuchen', 'which pan|what pan|kind of pan|type of pan|size pan|pan size|size of pan|what size|how big|best pan|welche pfanne|quelle poele|que sarten|non-stick', `${ASKS}|which`],
    msg('A non-stick or well-seasoned steel pan: 20 cm (8 in) for an omelette of 2 or 3 eggs, 24 cm (9½ in) and deep for a tortilla or frittata of 6, and flat with low sides for crêpes and pancakes.'),
  ],
  [
    ['steak|fish|meat|stir-fry|stir fry|searing|pan|pans|kitchen', 'which pan|what pan|kind of pan|type of pan|what kind of pans|best pan|welche pfanne|quelle poele|que sarten|pans do i need', `${ASKS}|which`],
    msg('For searing steak and meat take heavy cast iron, carbon or stainless steel; for fish, eggs and pancakes non-stick; for sauces and everything sour stainless steel or enamel. One heavy 28 cm (11 in) pan and one small non-stick one are enough.'),
  ],
  [
    ['@burger*|pattie*|patty|patties|meatball*|frikadelle*|bulette*|kofta|kofte|falafel*|fishcake*', 'pan or|grill or|oven or|air fryer or|bake or|fry or|or bake|or fry|or grill|or oven|better in|best way to cook|or air fryer|or in the oven|in the pan or|instead of frying|on the grill|on the barbecue|on a grill|only in a pan|grillen oder|braten oder', `${ASKS}|better|or|oder`],
    msg('The pan gives the best crust: 3 to 4 minutes a side over medium-high heat. Grill only firm patties; oven at 220 °C (425 °F) for 15 to 18 minutes or air fryer at 190 °C (375 °F) for 10 to 12 suit many at once. Ground meat is done at 71 °C (160 °F).'),
  ],
  [
    ['air fryer|airfryer|heissluftfritteuse|friteuse a air|freidora de aire|friggitrice ad aria', 'convert*|umrechn*|oven recipe|from oven|oven time*|oven temperature|instead of the oven|how much less|lower temperature|shorter', `${ASKS}|how`],
    msg('Set the air fryer 20 °C (35 °F) lower than the oven recipe and start looking after three quarters of the time. Fill the basket in one layer, shake it halfway, and oil breaded things lightly; wet batter does not work in it.'),
  ],
  [
    ['oven|ofen|backofen|four|horno|forno', 'no numbers|without numbers|no temperature|without temperature|no thermostat|worn off|rubbed off|no markings|no degrees|keine zahlen|ohne gradangabe|ohne temperatur|how hot is my|real temperature|wood-fired|coal', `${ASKS}|how`],
    msg('Preheat it for 15 minutes and put in a tray with 1 tbsp flour for 5 minutes: still pale is 150 °C (300 °F) or less, light gold 180 °C (350 °F), brown 200 to 220 °C (400 to 425 °F), black over 230 °C (450 °F). A cheap oven thermometer is exact.'),
  ],
  [
    ['fan oven|fan|convection|umluft|heissluft|chaleur tournante|ventilador|ventilato|conventional oven|ober-unterhitze|oberhitze', 'temperature|degrees|convert*|difference*|lower|conventional|which|when|unterschied|oder|or|grad', `${ASKS}|difference*|which`],
    msg('Set a fan (convection) oven 20 °C (35 °F) lower than a conventional one. Use the fan for roasting, cookies and several trays; top and bottom heat for cakes, soufflés, custards and bread, which the wind dries out.'),
  ],
  [
    ['gas mark*|gas oven|gasstufe|thermostat 6|gas 4|gas 6', 'what|which|how|degrees|temperature|convert*|celsius|fahrenheit|grad'],
    msg('Gas mark 4 is 180 °C (350 °F), and each mark up or down is about 14 °C (25 °F): 1 is 140, 2 is 150, 3 is 170, 5 is 190, 6 is 200, 7 is 220, 8 is 230 and 9 is 240 °C (475 °F). For a fan oven take 20 °C off.'),
  ],
  [
    ['preheat*|pre-heat*|vorheiz*|vorgeheizt|prechauff*|precalent*|preriscald*', `${ASK}|why|necessary|how long`],
    msg('For cakes, bread, pizza and pastry yes: the first minutes decide the rise and the crust, and it takes 10 to 20 minutes. Stews, casseroles and things from the freezer that bake for over an hour can go into the cold oven, 10 minutes longer.'),
  ],
  [
    ['shelf|oven rack|rack|which level|schiene|etage|grille du four', 'which|what|middle|top or bottom|where in the oven|welche*|quelle|top shelf|position', 'oven|cake|cookies|roast*|pizza|bake|baking|backofen|backen|four|what shelf|which shelf', '!shelf life|how long'],
    msg('The middle for nearly everything; the lower third for pizza, quiche, bread and pies, whose base needs heat; the top for browning and gratins. A tall roast goes on the lowest rack, so that it stands in the middle.'),
  ],
  [
    ['two trays|two baking trays|two tins|two sheets|both trays|several trays|three trays|two cakes|zwei bleche|two racks', `${ASKS}|same time|at once|together`],
    msg('Yes, with the fan on and 20 °C (35 °F) less: put them on the upper and lower third, swap and turn them after two thirds of the time, and bake a few minutes longer. Without a fan, bake one after the other.'),
  ],
  [
    ['oven|ofen|backofen', 'uneven*|one side|runs hot|too hot|burns on top|burnt on top|burn on top|brown on top|pale underneath|raw underneath|raw in the middle|unten|oben', `${ASK}|why`, '!gravy'],
    msg('Turn the tray after half the time, and check with an oven thermometer: many ovens run 10 to 25 °C (20 to 45 °F) off. Dark on top and raw inside means too hot or too high: go one shelf and 15 °C (25 °F) lower, and cover it loosely with foil.'),
  ],
  [
    ['broil|broiling|broiler|grill', 'broil|broiler|broiling|what is|mean*|british|oven grill', `${DIFFERENCE}|what|mean*|how do i`, NO_WISH],
    msg('Broiling in America is grilling in Britain: strong heat from above in the oven, at the highest setting, with the food 10 to 15 cm (4 to 6 in) below it. Stay close: it takes only minutes.'),
  ],
  [
    ['microwave|mikrowelle|micro-ondes|microondas|microonde', 'watt|watts|wattage|w|700w|800w|900w|1000w|1100w|1200w|power level|800|900|1000', `${ASKS}|what|convert*`],
    msg('Multiply the time by the watts in the recipe and divide by yours: 3 minutes at 1000 W are 3 min 45 s at 800 W and 4 min 20 s at 700 W. Try it a little earlier, stir, and let it stand for a minute.'),
  ],
  [
    ['microwave|mikrowelle|micro-ondes|microondas|microonde', 'plastic|metal|foil|aluminium|aluminum|container*|ceramic|glass|paper|styrofoam|plastik|metall|alufolie|melamine', `${ASKS}|what`],
    msg('Glass, porcelain and plain paper are fine, and plastic only if it is marked for the microwave. No metal, foil, gold rims, melamine, foam or yogurt tubs. Cover food loosely, stir it halfway and heat leftovers to 74 °C (165 °F).'),
  ],
  [
    ['induction|induktion*|induktionsherd|plaque a induction|induccion|induzione', 'pan|pans|pot|pots|wok|cookware|magnet|work|works|topf|topfe|pfanne*', `${ASKS}|which`],
    msg('Only pans with a magnetic base work on induction: if a fridge magnet sticks, it is fine. Cast iron, enamel and most steel work; aluminum, copper and glass do not, nor round woks. Induction heats fast, so start one step lower.'),
  ],
  [
    ['gas|induction|electric|gasherd|ceramic hob', 'induction|electric|gas|ceramic', `${DIFFERENCE}|which|better|pros`, 'hob|stove|cook*|cooker|induction|herd', '!gas mark'],
    msg('Gas shows its heat and suits woks and any pan; induction is the fastest, most exact and thriftiest but needs magnetic pans; ordinary electric plates react slowly, so turn them down early and move the pan off.'),
  ],
  [
    ['medium heat|medium-high|medium high heat|low heat|high heat|medium-low|mittlere hitze|feu moyen|feu doux|fuego medio|fuego lento|fuoco medio', 'what number|which number|what setting|what level|which level|what is|what s|mean*|what does|how hot is|out of 9|out of 10|welche stufe|was heisst|how do i know|what temperature'],
    msg('On a dial from 1 to 9, low is 2 to 3 (barely simmering), medium 5 to 6 (gentle sizzle) and high 8 to 9 (searing, boiling). Trust your ears: butter foams quietly at medium, and water drops dance at high. On induction take one step less.'),
  ],
  [
    ['simmer|simmering|rolling boil|gentle boil|kocheln|sieden|simmern|mijoter', 'boil|boiling|difference*|look like|kochen|mean*|what is|bouillir|how do i know', `${ASKS}|difference*|what`],
    msg('At a simmer, 90 to 95 °C (195 to 205 °F), small bubbles rise here and there and the surface trembles; at a rolling boil it bubbles all over and stirring does not stop it. Bring it to the boil first, then turn it down.'),
  ],
  [
    ['knife|knives|messer|couteau|couteaux|cuchillo*|coltell*', 'sharpen*|sharp|blunt|dull|honing|steel|whetstone|scharf*|schleif*|stumpf|aiguis*|affuter|afilar|affilare', `${ASKS}|often|how`],
    msg('Pull it over a honing steel at about 20 degrees before each use, and sharpen it on a whetstone or have it ground once or twice a year. Keep knives out of the dishwasher and the drawer, and cut on wood or plastic, never glass.'),
  ],
  [
    ['knife|knives|messer|couteau|couteaux', 'which|what|how many|need|hold|buy|chef s|welche*|beginner*|halten', 'kitchen|need|buy|hold|essential|for cutting|brauch*|beginner*|should|best', `${ASKS}|which`],
    msg('Three are enough: a chef knife of 20 cm (8 in), a small paring knife and a serrated bread knife. Pinch the blade between thumb and finger just before the handle, and curl the fingertips of the other hand in like a claw.'),
  ],
  [
    ['onion|onions|zwiebel|zwiebeln|oignon', 'chop|dice|cut|slice|schneiden|wurfeln|hacken', 'how do|how to|how should|how can|wie|best way|technique', '!cry*|tears|eyes|caramel*|small|thin enough'],
    msg('Halve it through the root, peel it and lay it flat. Slice lengthwise toward the root without cutting through it, then across, and it falls into dice. Leave the root on to hold it together; for slices cut from pole to pole.'),
  ],
  [
    ['dice|diced|chop|chopped|mince|minced|julienne|cube|cubed|chiffonade|brunoise|roughly chopped|finely chopped', `${DIFFERENCE}|mean*|how big|how small|how fine|what is|what does|what size`, `${ASK}|what|difference*`, '!meat|minced beef|mince pie*|ice'],
    msg('From fine to coarse: minced is 1 to 2 mm, finely chopped 3 mm, diced even cubes of about 1 cm (½ in), roughly chopped 2 cm (¾ in) and uneven. Julienne are thin sticks, chiffonade fine ribbons of leaves.'),
  ],
  [
    ['cutting board*|chopping board*|schneidebrett*|schneidbrett*|planche a decouper|tabla de cortar|tagliere', 'wood|wooden|plastic|raw meat|chicken|clean|which|smell*|garlic|onion*|wash*|holz|kunststoff|slip*', `${ASKS}|which`],
    msg('Wood and plastic are equally safe if you wash them hot with soap and let them dry upright, but keep one board for raw meat and fish alone. Salt and lemon take smells away; a damp cloth underneath stops slipping. Glass ruins knives.'),
  ],
  [
    ['scale|scales|kitchen scale*|waage|kuchenwaage|balance|balanza|bilancia', `${INSTEAD}|need`, ASKS, '!fish'],
    msg('Level tablespoons do: flour 8 g, sugar 12 g, butter 14 g, rice 14 g, cocoa 6 g, oats 6 g, milk or water 15 g. A US cup holds 125 g flour, 200 g sugar or 227 g butter; butter packs have marks. For bread and cakes scales pay off.'),
  ],
  [
    ['measuring cup*|cup|cups|measure flour|messbecher', `${INSTEAD}|us cup|uk cup|american cup|australian|metric cup|level|scoop*|pack|packed|heaped|spoon and level`, `${ASKS}|difference*`, '!cupcake*|cake*'],
    msg('A US cup is 240 ml, a metric one 250 ml; a big mug holds about 300, a glass 200. Spoon flour loosely into the cup and level it with a knife (125 g); scooped it holds 20 percent more. Only brown sugar is packed.'),
  ],
  [
    ['measuring spoon*|tablespoon*|teaspoon*|dessert spoon*|soup spoon*|essloffel|teeloffel|cuillere*|cucharada|cucchiaio', `${INSTEAD}|normal spoon|ordinary spoon|how big|heaped|level|australian|gehauft|gestrichen`, ASKS],
    msg('A level tablespoon is 15 ml, three teaspoons of 5 ml; ordinary spoons from the drawer come close: a soup spoon 12 to 15 ml, a coffee spoon 3 to 5. A heaped spoon of flour is nearly double; Australian tablespoons hold 20 ml.'),
  ],
  [
    ['pinch|dash|knob|handful|splash|glug|smidgen|bunch|prise|pizca|pincee|pizzico|bund|schuss', 'how much|what is|what s|mean*|how many|how big|wie viel|combien|cuanto|quanto'],
    msg('A pinch is what two fingers hold, ⅛ tsp; a dash a little less; a splash about 1 tbsp; a glug 1½ tbsp; a knob of butter 15 g (1 tbsp); a handful of leaves 25 g; a bunch of herbs 25 to 30 g. None of them has to be exact.'),
  ],
  [
    ['can of|a can|tin of|a tin|cans of|dose|14 oz|15 oz|28 oz|boite de|lata de', 'how many grams|how big|how much is|what size|size|how many ml|how many ounces|drained weight|in grams|grams is|wie viel gramm|how many g', '!cake|baking|muffin'],
    msg('The usual can is 400 g (14 to 15 oz), with about 240 g (8½ oz, 1½ cups) of drained beans, or all of it tomatoes; the large one is 800 g (28 oz). A can of coconut milk holds 400 ml, tuna 110 to 160 g drained, tomato paste 70 to 170 g.'),
  ],
  [
    ['@air fryer|oven|pot|pan|stove|dish|recipe|it', 'double*|doubling|triple*|halve|halving|twice the amount|two of them|doppelte menge', 'longer|cooking time|baking time|cook time|temperature|how long|same time|spices|salt|langer', `${ASKS}|how`],
    msg('The temperature stays. On the stove a double amount takes longer to heat and reduce, but hardly longer to cook; in the oven two dishes need 5 to 10 minutes more, one deeper dish a third more. Add only one and a half times salt and chili, then taste.'),
  ],
  [
    ['guest*|dinner party|christmas dinner|sunday roast|sunday lunch|dinner|meal|menu|everything|several dishes|all dishes|all the dishes|gaste|essen|alles|invites|invitados|ospiti', 'same time|at once|at the same moment|in what order|in which order|which order|what order|timing|time everything|ready at|ready for|when do i start|when should i start|start cooking|reihenfolge|gleichzeitig|punktlich|en meme temps|al mismo tiempo|allo stesso tempo', `${ASKS}|what|when|order`, NO_WISH],
    msg('Count back from the time you eat: write down for each dish when it must be ready, its rest and its cooking time. Make dessert and cold things first, then what braises or roasts (meat rests 15 minutes anyway), then sides, and quick greens last.'),
  ],
  [
    ['prepare|prep|do|make|vorbereiten|preparer|preparar|preparare|ready', 'day before|night before|in advance|ahead of time|beforehand|vortag|tag vorher|la veille|dia antes|giorno prima', 'guest*|party|dinner party|menu|buffet|christmas|thanksgiving|dinner for|gaste|brunch|which dishes|what dishes', `${ASK}|what|which|was`],
    msg('The day before: stews, soups, sauces, dips, desserts, marinades, dough, pastry, washed salad, peeled potatoes in water. On the day: dressing, cutting herbs and avocado, frying, roasting, pasta and rice. Lay the table and chill drinks the night before.'),
  ],
  [
    ['keep warm|keep it warm|keep them warm|keep food warm|keep everything warm|keeping food warm|keep it hot|keep food hot|keep the food warm|stay warm|stays warm|warm halten|warmhalten|warm gehalten|garder au chaud|mantener caliente|tenere in caldo', `${ASK}|until|without`],
    msg('Keep it covered in the oven at 80 to 90 °C (175 to 195 °F), so that the food stays above 60 °C (140 °F), for up to two hours. Stews wait on the lowest heat; fried things lie uncovered on a rack; warm plates gain 10 minutes. Fish and pasta do not wait.'),
  ],
  [
    ['two dishes|both dishes|several dishes|different temperature*|different temps|two things|both at|two recipes|zwei gerichte', 'oven|ofen|four|horno|forno', `${ASKS}|same time|how`],
    msg('Meet in the middle: within 15 to 20 °C (30 °F) take the average, and give the dish that wanted more heat 5 to 10 minutes longer. Cakes, soufflés and pastry do not compromise: bake these first, then the rest.'),
  ],
  [
    ['canape*|finger food|fingerfood|nibbles|appetizer*|appetiser*|party snacks|small bites|tapas|hors d oeuvre*', 'how many|how much|per person|per head|wie viel*|combien|cuant*|quant*'],
    msg('Before a meal 4 to 5 bites per person; for an evening of nothing else 10 to 12, of 5 or 6 kinds, one of them sweet. For tapas, one plate per person and one or two more for the table.'),
  ],
  [
    ['bbq|barbecue|barbeque|grillen|grillparty|grillfest|cookout|grilling party|braai', 'how much|how many|per person|per head|wie viel*|combien'],
    msg('Per adult: 250 to 300 g (9 to 11 oz) of meat, fish or sausages in all, such as one sausage and one steak, 250 g of salads and sides, 2 pieces of bread and ½ cob of corn. Children eat half; plan vegetables to grill for everyone.'),
  ],
  [
    ['bottles|wine|beer|drinks|champagne|prosecco|sparkling|getranke|wein|bier|water|ice|boissons|punch', 'how much|how many|per person|wie viel*|combien|cuant*', 'party|people|guest*|wedding|dinner party|evening|adults|gaste|leute|personen|per person|toast', '!cook|sauce|recipe|pasta|rice|cups of'],
    msg('Count half a bottle of wine or 3 beers per person for dinner, and one drink per hour at a party; a bottle gives 5 to 6 glasses of wine, or 6 to 7 of sparkling wine for a toast. Add 1 liter of water and soft drinks each, and 500 g of ice.'),
  ],
  [
    ['cheese board|cheeseboard|cheese platter|charcuterie|grazing board|raclette|fondue|kaseplatte|kasefondue|plateau de fromage*|tabla de quesos', 'how much|how many|per person|per head|wie viel*|combien|cuant*'],
    msg('After dinner 60 to 80 g (2 to 3 oz) of cheese per person, as a meal 150 to 200 g (5 to 7 oz) with as much bread, of 3 to 5 kinds. Raclette and fondue take 200 g (7 oz) of cheese each. Take cheese out of the fridge an hour before.'),
  ],
  [
    ['cater|catering|buffet|crowd|potluck|big party|wedding|fifty people|30 people|40 people|50 people|60 people|80 people|100 people|party of 30|party of 50', 'how much|how many|quantit*|amount*|portion*|wie viel*|combien|feed'],
    msg('Per adult at a buffet: 150 g (5 oz) of meat or fish, 120 g of vegetables, 150 g of potatoes, rice or pasta (cooked), 100 g of salad, 60 g of bread and 1 to 2 small desserts. From 30 people on cook 10 percent less per head, and half for children.'),
  ],
  [
    ['soup|salad|vegetables|veg|bread|dessert|ice cream|sides|gravy|sauce|suppe|salat|gemuse', 'how much|how many grams|how many ml|wie viel*|combien|cuant*', 'per person|per head|each person|for one person|a person|pro person|par personne|por persona|a persona'],
    msg('As a rule per person: soup 200 ml (1 cup) to start and 400 ml as a meal; vegetables 150 g (5 oz); salad leaves 40 g, a mixed salad 100 g; bread 60 g, sauce or gravy 80 ml (⅓ cup), dessert 125 g, and ice cream two scoops.'),
  ],
  [
    ['children|child|kids|kid|toddler*|kinder|kind|enfant*|nino|ninos|bambin*', 'portion*|how much|how big|serving*|how many|wie viel*|combien', 'eat|portion*|food|serve|serving*|cook|pasta|rice|meat|per|year|essen|need|plan', '!salt|sugar|honey|recipe'],
    msg('Plan a quarter to a third of an adult portion for toddlers, half up to 6 years, two thirds to 10, and a full one for teenagers. Its own hand is the measure: a fist of rice or pasta, a palm of meat or fish, two handfuls of vegetables; let it stop when full.'),
  ],
  [
    ['lunch box*|lunchbox*|packed lunch*|school lunch*|bento|brotdose|pausenbrot|tupper|lonchera|to work', 'safe|cold|ice pack|fridge|warm|soggy|stay fresh|keep fresh|spoil*|without a fridge|room temperature|how long|frisch', ASK, '!recipe'],
    msg('Chill everything overnight and pack it straight from the fridge with an ice pack or a frozen drink: it is safe until lunch, about 4 hours. Without cooling only 2 hours for meat, fish, egg, rice and dairy. Keep wet fillings apart from bread.'),
  ],
  [
    ['thermos|flask|food jar|insulated|thermobehalter|isolier*|thermoskanne|food flask', 'hot|warm|how|keep|safe|rice|soup|pasta|heiss', ASK, '!hollandaise'],
    msg('Fill the flask with boiling water for 10 minutes, empty it, and fill in the food boiling hot, to the brim: it stays above 60 °C (140 °F) for 4 to 6 hours. Rice and pasta only in a flask like that, and never lukewarm.'),
  ],
  [
    ['meal prep*|meal-prep*|prepped|batch cook*|batch-cook*|prep for the week|vorkochen|mealprep|cook for the week', 'how long|how many days|keep|last|fridge|container*|freeze|good for|days|safe|wie lange|start|sunday', ASK, NO_WISH],
    msg('Three to four days in the fridge at 4 °C (40 °F), so freeze the portions for Thursday and Friday; rice is for a day or two. Cool everything within 2 hours in flat boxes, reheat it once to 74 °C (165 °F), and add dressing and crunchy things on the day.'),
  ],
  [
    ['energy|electricity|gas bill|power bill|strom|energie|electricite|power|electric bill', 'save|saving|less|cheap*|use|uses|sparen|cost|costs|consum*|verbrauch*', 'cook*|oven|air fryer|kettle|stove|microwave|lid|kochen|backen|hob|cuisin*', `${ASKS}|which`],
    msg('Cook with a lid, boil water in the kettle, use residual heat, and fill the oven or leave it off: air fryer and microwave need half the power for small amounts, a pressure cooker a third for beans and stews. Skip preheating for casseroles.'),
  ],
  [
    ['washing up|washing-up|dishes to wash|dirty dishes|clean up|cleanup|cleaning up|abwasch|vaisselle|washing dishes|fewer pans|fewer pots', 'less|fewer|reduce|save|avoid|minimi*|weniger|moins|clean as', 'how do|how can|how to|tips|wie|comment|trick*'],
    msg('Weigh everything into one bowl, dry things before wet; line trays with baking paper; chop vegetables before meat on one board; cook pasta, sauce and all in one pot; and wash up while something simmers. Serve from the pan.'),
  ],
  [
    ['cook for one|cooking for one|cook for myself|cooking for myself|single household|cook only for myself|nur fur mich|live alone|living alone|pour une personne', 'how do|how can|how to|tips|waste|shop*|halve|halving|worth it|is it', '!what can i cook'],
    msg('Cook two to four portions of things that freeze, such as stews, soups, sauces and curries, and eat one; buy loose vegetables, frozen peas and spinach, eggs and cans. For a recipe for four divide by four, but shorten roasting, and watch the pan.'),
  ],
  [
    ['burnt|burned|burnt-on|scorched|angebrannt*|eingebrannt*|stuck on|brule*|quemad*|bruciat*', 'pot|pan|saucepan|casserole|bottom of the pot|topf|pfanne|casserole|olla|pentola|tray|baking tray|oven dish', 'clean|get off|get it off|remove|scrub|sauber|reinigen|nettoyer|limpiar|pulire|wash', ASK],
    msg('Cover the bottom with water, add 1 to 2 tbsp baking soda, simmer for 10 minutes and leave it to soak; then it comes off with a wooden spatula. A dishwasher tablet in hot water overnight works too, but not on aluminum, cast iron or non-stick.'),
  ],
  [
    ['burnt|burned|burning|angebrannt|caught on the bottom|scorched|burnt the bottom|stuck to the bottom', 'soup|stew|sauce|curry|rice|milk|chili|it|suppe|bottom', 'save|rescue|still eat|fix|taste*|what can i do|what now|retten|smoky', '!clean|garlic|cake|toast|pan'],
    msg('Do not stir or scrape: pour everything that is not burnt into a clean pot at once and taste it. If it is still smoky, a splash of vinegar, some cream or spice hides a little; if it is bitter all through, start again. Throw black bits away.'),
  ],
  [
    ['smell*|stink*|riech*|geruch|odeur|olor', 'hands|fingers|kitchen|house|fridge|hande|kuche|cuisine|cocina|microwave', 'garlic|fish|onion*|fried|frying|fry|knoblauch|fisch|zwiebel*|burnt|ail|oignon', `${ASKS}|get rid|remove`],
    msg('Rub your hands with stainless steel or salt and lemon under cold water. In the kitchen, simmer water with vinegar or lemon for 10 minutes with the window open; in the fridge stand an open bowl of baking soda or coffee.'),
  ],
  [
    ['glass|pyrex|ceramic|stoneware|porcelain|plate|plates|silicone|earthenware|glasform|mug', 'oven|ofen|broiler|backofen|four|horno|forno', 'safe|go in|put|crack|break|shatter|ovenproof|oven-safe|proof|fridge|cold|use', ASKS, '!glass of'],
    msg('Yes, if it is marked ovenproof, and never straight from the fridge into a hot oven or onto the stove: glass and ceramics crack from the shock. Put glass into the cold oven; set it down hot on wood or a cloth; keep glass away from the grill.'),
  ],
  [
    ['pan|skillet|frying pan|handle|handles|pot|saucepan|pfanne|topf|poele|lid', 'in the oven|into the oven|ovenproof|oven-proof|oven-safe|oven safe|ofenfest|in den ofen|backofen|au four|al horno', 'can i|can it|can you|can my|is my|is it|is the|are|ist|kann|darf|how do i know|how can i tell|va', '!pans of|recipe'],
    msg('Only if body, handle and lid are of metal or marked for the oven: cast iron and steel always, non-stick mostly up to 200 °C (400 °F), plastic and wooden handles never. Leave a cloth on the handle afterwards as a warning.'),
  ],
  [
    ['slow cooker|crock pot|crockpot|schongarer|mijoteuse', 'frozen|raw|brown|sear|browning|from frozen|anbraten|gefroren|roh|lift the lid|open the lid', `${ASKS}|should`, '!kidney bean*|beans'],
    msg('Raw meat goes in, but never frozen: it stays too long in the danger zone, so thaw it first. Browning it in a pan is not necessary but tastes better. Each look under the lid costs 20 minutes; poultry has to reach 74 °C (165 °F).'),
  ],
  [
    ['pressure cooker|instant pot|schnellkochtopf|cocotte minute|olla express|multicooker', 'convert*|how much liquid|how much water|how much shorter|release|natural release|quick release|umrechn*|how full|burn notice|says burn|third of', `${ASKS}|what|why`],
    msg('Take a third of the normal time, at least 250 ml (1 cup) of thin liquid, and fill it two thirds at most, half for beans and grains. Let the pressure fall by itself for meat, beans and soups; release it quickly for vegetables and fish. Thicken at the end.'),
  ],
  [
    ['wine|wein|vin|vino', PAIRS, 'fish|salmon|seafood|prawn*|shrimp*|mussel*|oyster*|sushi|fisch|lachs|poisson|pescado|pesce|tuna', `${ASKS}|which|what`],
    msg('A crisp, dry white: Sauvignon Blanc, Muscadet, Pinot Grigio or Albariño with white fish, shellfish and sushi, an unoaked Chardonnay with salmon or butter sauces. With tuna or grilled salmon a light, chilled Pinot Noir works too.'),
  ],
  [
    ['wine|wein|vin|vino', PAIRS, 'spicy|curry|thai|indian|chili|chilli|asian|mexican|scharf*|chinese|epice*', `${ASKS}|which|what`],
    msg('An off-dry, aromatic white with little alcohol: Riesling, Gewürztraminer or Chenin Blanc, or a rosé. Sugar soothes chili, while tannin and alcohol make it burn more. Cold beer, lassi or iced tea suit it just as well.'),
  ],
  [
    ['wine|wein|vin|vino', PAIRS, 'steak|beef|lamb|venison|duck|stew|goulash|red meat|burger*|game|rind|lamm|boeuf|agneau|roast beef|bolognese|lasagn*|pizza', `${ASKS}|which|what`],
    msg('A red with body: Cabernet Sauvignon, Malbec or Syrah with steak and beef, Rioja or Bordeaux with lamb, Pinot Noir with duck and game. With pizza, lasagna and tomato sauce take a fresh Italian red such as Chianti or Barbera.'),
  ],
  [
    ['wine|wein|vin|vino|port|sparkling', PAIRS, 'dessert*|cake|chocolate|cheese|sweet|cheesecake|tiramisu|kase|schokolade|fromage|nachtisch|blue cheese|pudding', `${ASKS}|which|what`],
    msg('The wine should be at least as sweet as the dessert: Moscato or late-harvest Riesling with fruit, port or Banyuls with chocolate. With cheese white is mostly better than red: Sauvignon with goat, Riesling with soft, port with blue.'),
  ],
  [
    ['wine|wein|vin|vino', PAIRS, 'chicken|pork|turkey|risotto|pasta|mushroom*|vegetarian|vegetable*|asparagus|salad|goose|christmas|thanksgiving|huhn|schwein|spargel|poulet|pates|eggs|quiche', `${ASKS}|which|what`],
    msg('Go by the sauce: Chardonnay with cream, mushrooms and roast chicken, Sauvignon Blanc or Silvaner with greens, asparagus, herbs and lemon, a light red such as Pinot Noir or Beaujolais with pork, turkey and roast vegetables.'),
  ],
  [
    ['wine|wines|wein|vin|vino', 'pair|pairing|pairings|match|matching|choose|rule*|basics|kombinieren', 'how|rules|basics|what|tips|wie|comment', 'food|meal|dish|essen|rule*|basics|dinner|course*'],
    msg('Match weight with weight: light food with light wine, rich with full. Acid in the food wants acid in the glass, sweet wants sweeter, spicy wants low alcohol, and salty likes bubbles. What grows together goes together.'),
  ],
  [
    ['red wine|white wine|wine|champagne|prosecco|sparkling wine|rose|rotwein|weisswein|sekt', 'how cold|temperature|chill|chilled|fridge|how long before|decant|breathe|temperatur|opened|open bottle|leftover', `${ASK}|what`, '!cook*|sauce'],
    msg('Sparkling wine 6 to 8 °C (45 °F), white and rosé 8 to 12 °C (50 °F): 2 to 3 hours in the fridge, or 20 minutes in ice water. Red 15 to 18 °C (60 to 65 °F), 20 minutes in the fridge in summer. Opened bottles keep 3 to 5 days cold, sparkling 1 to 2.'),
  ],
  [
    ['beer|bier|biere|cerveza|birra', PAIRS, 'food|curry|pizza|burger*|fish|steak|barbecue|bbq|spicy|cheese|dessert|sausage*|tacos|dinner', `${ASKS}|which|what`],
    msg('Pale lager and wheat beer with fish, salad, sausages and spicy food; pale ale or IPA with burgers, pizza and curry; amber and brown ale with roasts and barbecue; stout with oysters, stews, chocolate and blue cheese.'),
  ],
  [
    ['non-alcoholic|alcohol-free|alcohol free|without alcohol|nonalcoholic|alkoholfrei*|sans alcool|sin alcohol|analcolic*|don t drink|soft drink*', `${PAIRS}|drink|drinks|getrank*`, 'what|which|was|que|quoi|cosa', 'dinner|meal|food|guest*|serve|with|essen|menu|party'],
    msg('Something with acid and little sugar: sparkling water with lemon and mint, verjuice or tart apple juice with soda, iced green tea, ginger or kombucha. With rich roasts diluted cherry or grape juice, with curry lassi, with dessert coffee or tea.'),
  ],
];
