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
const NO_WISH =
  '!recipe*|dish with|dishes with|make with|make from|cook with|cook from|do with|use up|ideas|rezept*|recette*|receta*|ricett*';
const ASK = `${WHY}|${HOW}|${MAY}|when|are|is|what now|what can i do|what do i do|what should i do|what happens|what helps|was hilft|was tun|que faire|que hacer|che fare`;

/** What people ask about sauces, seasoning, jams and pickles, oils, and things that are alike. */
// biome-ignore format: a question and its answer are a line each.
export const OF_SAUCES_AND_KEEPING: readonly Faq[] = [
  [
    ['@hollandaise|bearnaise', 'split*|curdl*|separates|separated|separating|broke|broken|grainy|scrambled|geronnen|gerinnt|tranche|save|rescue|reheat*|warm|thermos', `${ASK}|save|fix`],
    msg('Whisk a spoonful of the split sauce into a fresh egg yolk with 1 tsp water over warm, not hot, water, and add the rest by the spoonful. Keep it warm for up to an hour in a thermos or over lukewarm water; it cannot be boiled or reheated hot.'),
  ],
  [
    ['@mayo|mayonnaise|aioli', 'split*|curdl*|separates|separated|separating|broke|broken|runny|too thin|liquid|thick|thicken*|geronnen|gerinnt', `${ASK}|save|fix|won t`, '!sauce|soup|dough|cream'],
    msg('Start again in a clean bowl with one yolk or 1 tsp mustard, and whisk the failed mayonnaise into it, drop by drop at first. It fails when the oil comes too fast or the egg is cold from the fridge; the more oil it takes up, the thicker it gets.'),
  ],
  [
    ['homemade mayo*|own mayo*|mayonnaise|mayo|aioli|mousse|tiramisu|raw egg dressing', 'raw egg*|keep*|how long|last|safe|pregnan*|salmonell*|halt*', ASK, '!jar of|bought|light'],
    msg('With raw egg it keeps 2 days in the coldest part of the fridge, and not longer than 2 hours out of it. Use very fresh or pasteurized eggs; for pregnant women, small children and the frail, only pasteurized ones.'),
  ],
  [
    ['@cheese sauce|mac and cheese|macaroni cheese|macaroni and cheese|fondue|queso|kasesauce', 'grainy|stringy|clump*|split*|oily|lump*|greasy|gritty|klump*|faden', ASK],
    msg('It got too hot, or the cheese went in too fast. Take it off the heat, whisk in a splash of milk or wine with 1 tsp cornstarch and a few drops of lemon until smooth. Grate the cheese yourself and stir it in off the heat, in handfuls.'),
  ],
  [
    ['cream*|creamy|alfredo|bechamel|carbonara|cheese sauce|dairy|milk|sahnesauce|sahne|rahm', 'reheat*|re-heat*|warm up|warm it up|warming up|aufwarm*|rechauff*|recalent*|riscald*', 'split*|curdl*|separates|separated|separating|sauce*|without|gerinn*', ASK],
    msg('Heat it gently and slowly: a splash of milk or cream first, low heat, stirring, and stop as soon as it steams everywhere, 74 °C (165 °F), without boiling. In the microwave use half power and stir every 30 seconds.'),
  ],
  [
    ['yogurt|yoghurt|joghurt|sour cream|creme fraiche|cream|milk|coconut milk|buttermilk', 'curdl*|split|splits|splitting|flock*|gerinn*', 'keep|stop|prevent|avoid|without|so that|never|from|comment eviter|why|how', '!already|save|fix|rescue'],
    msg('Let it come to room temperature, stir 1 tsp cornstarch into 250 ml (1 cup), add a ladle of the hot liquid to it, and stir it in off the heat without boiling again. Full-fat sorts and crème fraîche stand the most heat; acid goes in last.'),
  ],
  [
    ['coconut milk|coconut cream|kokosmilch|lait de coco', 'split|splits|separates|separated|separating|curdl*|lumps|lumpy|solid|oily|thick part|layer|shake|klump*|getrennt', ASK],
    msg('That is normal: the fat of coconut milk rises and sets in the can, so stir it or warm it up. If it splits in a curry, simmer gently instead of boiling, and whisk; Thai cooks even fry their paste in the split cream.'),
  ],
  [
    ['@sauce*|cream|gravy|yogurt|creme fraiche|curry|coconut milk', 'split|splits|curdl*|separated|broke|broken|geronnen|gerinnt|tranche|tourne|cortado|cortada', `${ASK}|save|fix|rescue`, '!pea|peas|lentil*|buttercream|ganache|custard|dough|cake|portions|batter|eggs'],
    msg('Take it off the heat at once, whisk in 1 to 2 tbsp of cold cream or an ice cube, then blend it with a stick blender; 1 tsp cornstarch in cold water holds it together. It is safe to eat; it got too hot or too sour.'),
  ],
  [
    ['cornstarch|cornflour|corn starch|maizena|starch|starke|arrowroot|potato starch|maizena', 'flour|mehl|farine|harina|farina', 'thicken*|sauce|gravy|soup|how much|how many|equal*|instead|difference*|binden|ratio', `${ASK}|instead`],
    msg('1 tbsp cornstarch thickens as much as 2 tbsp flour. Stir it into twice as much cold water, pour it into the simmering sauce and boil it for a minute; flour needs 5 minutes or more to lose its raw taste and looks less glossy.'),
  ],
  [
    ['@sauce|sauces|gravy|stew|soup|curry|ragu|goulash|chili', 'too thin|too runny|too watery|so watery|so thin|so runny|too liquid|thicken|thickening|eindicken|andicken|binden|zu dunn|trop liquide|epaissir|espesar|addensare', `${ASK}|fix`, '!egg*|mayo*|jam|custard|dough|batter|cream cheese'],
    msg('Simmer it uncovered until it coats a spoon. Quicker: stir 1 tbsp cornstarch into 2 tbsp cold water, pour it into 500 ml (2 cups) of simmering sauce and boil it for a minute. In stews and soups, mash a few of the vegetables or beans.'),
  ],
  [
    ['@sauce*|gravy|curry|soup*|dip', 'too thick|so thick|thin it|thin the|thin out|thin down|zu dick|verdunn*|trop epais*|demasiado espes*|troppo dens*', `${ASK}|fix`, '!batter|dough|cream cheese'],
    msg('Whisk in hot liquid by the spoonful until it runs as you like: stock or pasta water for savory sauces, milk for creamy ones, water for curry. Then taste again, because it will need a little salt.'),
  ],
  [
    ['@sauce*|gravy|bechamel|roux|white sauce|custard|pudding', 'lump|lumps|lumpy|klump*|klumpchen|grumeau*|grumos|grumi', `${ASK}|fix|avoid|prevent`, '!sugar|batter|dough|mash*'],
    msg('Press it through a sieve or use a stick blender: it will be smooth again. To avoid lumps, let the roux cool a little, add the liquid in small splashes while you whisk, and stir starch into cold water first.'),
  ],
  [
    ['roux|bechamel|mehlschwitze|white sauce|einbrenne', 'ratio|how much|cold milk|hot milk|cold or hot|hot or cold|taste* of flour|tastes floury|floury|raw flour|cook the flour|wie viel|combien', `${ASK}|tastes|should`],
    msg('Take 30 g (2 tbsp) butter and 30 g (¼ cup) flour for 500 ml (2 cups) of milk, and 50 g of each for a thick one. Cook the roux for 2 minutes, add cold milk slowly, and simmer for 5 to 10 minutes, or it tastes of flour.'),
  ],
  [
    ['@risotto', 'stock|broth|bruhe|bouillon|brodo|caldo', 'hot|warm|cold|heiss|kalt|chaud*|caliente|caldo|fredd*', ASK],
    msg('Hot stock keeps the rice cooking all the time, so that it gives off its starch evenly and stays firm inside. Cold stock stops it each time: the risotto takes longer, and the grains turn soft outside and chalky inside.'),
  ],
  [
    ['@risotto', 'stir|stirring|ruhren|remuer|mescolare|remover|creamy|dry|mushy|too thick', ASK, '!creamy mushroom|add|chicken'],
    msg('Stir it often but not all the time, after each ladle of hot stock: that rubs the starch off and makes it creamy. At the end take it off the heat, beat in cold butter and Parmesan, and loosen it with stock until it flows like a wave.'),
  ],
  [
    ['stock cube*|bouillon cube*|stock powder|bouillon powder|vegetable powder|stock pot|bruhwurfel|gekornte bruhe|gemusebruhe pulver|bouillon', 'how much water|how many|how much|per liter|per litre|one cube|equal*|dissolve|wie viel*|combien'],
    msg('One cube, or 1 heaped tsp of powder, makes 500 ml (2 cups) of stock in most countries; the packet tells. Dissolve it in hot water, and add no more salt before you have tasted.'),
  ],
  [
    ['stock|fond', 'broth|bouillon|bruhe', DIFFERENCE],
    msg('In the kitchen they can stand in for each other. Stock is cooked from bones and unsalted, so it sets to jelly when cold; broth is cooked with meat or vegetables and seasoned; bouillon is the salty stuff from cubes, so salt less.'),
  ],
  [
    ['stock|broth|bone broth|bruhe|bouillon|consomme', 'cloudy|clear|trub*|klar|scum|foam|schaum', `${ASK}|keep|prevent`],
    msg('Start with cold water, skim off the foam, and let it barely simmer without a lid: boiling makes stock cloudy. Strain it through a cloth without pressing. Cloudy stock tastes just as good.'),
  ],
  [
    ['scraps|peelings|peels|trimmings|gemusereste|gemuseschalen|carcass|bones|epluchures', 'stock|broth|bruhe|bouillon', `${ASK}|which`, NO_WISH],
    msg('Onion skins, carrot, leek, celery and mushroom trimmings and roast bones make good stock: 45 minutes for vegetables, 2 to 3 hours for chicken. Leave out cabbage, potato peel, and all that is moldy or dirty. Collect them in the freezer.'),
  ],
  [
    ['alcohol|wine|beer|rum|brandy|alkohol|wein|alcool|bier', 'cook off|cooks off|burn off|burns off|evaporat*|boil off|boils off|cook out|cooks out|verkoch*|verdampf*|left in|remain*|s evapore', `${ASK}|all|ganz`],
    msg('No, not all of it: after 15 minutes of simmering about 40 percent is left, after an hour 25, after two and a half hours 5. For children, pregnant women and people who avoid alcohol, cook without.'),
  ],
  [
    ['mirin|shaoxing|sake|rice wine|marsala|sherry|vermouth|madeira|reiswein', 'instead of|substitut*|replac*|difference*|alternative*|ersatz*|ersetz*|statt', `${ASK}|what|which`, NO_WISH],
    msg('For mirin take rice wine or dry sherry with ½ tsp sugar per tbsp; for Shaoxing wine, sake and vermouth dry sherry; for Marsala sweet sherry or port. Without alcohol: stock or apple juice with a few drops of vinegar.'),
  ],
  [
    ['wine|wein|vin|vino', 'instead of|in place of|substitut*|replac*|alternative*|ersatz*|ersetz*|statt|a la place|remplac*|sustitu*|sostitu*', `${ASK}|what|was|par quoi|con que|con cosa`, '!vinegar|essig|vinaigre|drink*'],
    msg('For white wine, take stock with 1 tbsp lemon juice or white wine vinegar per 150 ml (⅔ cup), or grape juice with vinegar; for red wine, dark stock with 1 tbsp red wine vinegar and a pinch of sugar. Add the acid bit by bit, and taste.'),
  ],
  [
    ['wine|wein|vin|vino', 'cook with|cooking wine|for cooking|to cook|cooking with|in a sauce|in sauces|zum kochen|cuisiner|cocinar|cucinare|kochwein|cheap wine', 'which|what|is it|does it|can i|best|welche*|quel|que|quale|do i', '!serve|drink|drinking|pair*|goes|go with|instead|substitut*', NO_WISH],
    msg('A dry, simple wine that you would drink: Pinot Grigio, Sauvignon Blanc or Grüner Veltliner for white, Merlot or Côtes du Rhône for red. It need not be expensive; avoid sweet, oaky and corked ones and salted “cooking wine”.'),
  ],
  [
    ['balsamic|balsamico', 'glaze|reduction|crema|creme|cream', `${DIFFERENCE}|how|instead|can i`],
    msg('The glaze is balsamic vinegar boiled down thick and sweet: for drizzling, not for dressings. Make it by simmering 200 ml of vinegar with 1 tbsp brown sugar for about 10 minutes, until it coats a spoon.'),
  ],
  [
    ['vinegar*|essig|vinaigre|vinagre|aceto', 'which vinegar|what vinegar|kind* of vinegar|type* of vinegar|difference*|instead of|substitut*|swap|interchangeable|unterschied|ersetzen|statt', `${ASK}|what|which|welche*|difference*`, '!wine instead|jar*|clean*'],
    msg('White wine, red wine, cider and sherry vinegar can stand in for each other. Rice vinegar is milder, balsamic sweet and dark, and plain white (distilled) vinegar sharper: take a third less. Lemon juice fits in nearly everything but pickles.'),
  ],
  [
    ['soy sauce*|sojasauce|sojasosse|sauce soja|salsa de soja|tamari', 'gluten*|wheat|coeliac|celiac|weizen|trigo|ble', ASK],
    msg('Ordinary soy sauce holds wheat, so it is not gluten-free. Tamari or coconut aminos marked gluten-free taste nearly the same; check oyster, hoisin and teriyaki sauce as well.'),
  ],
  [
    ['soy sauce*|sojasauce|sojasosse|shoyu|tamari|kecap manis|sauce soja', 'light|dark|sweet|thick|tamari|kecap manis|which|kind*|low salt|hell*|dunkl*', `${DIFFERENCE}|which|what kind|instead|welche*|can i use`],
    msg('Light soy sauce is thin and salty, for seasoning; dark is thicker, milder and for color; a Japanese all-purpose one is in between. Tamari is fuller and mostly wheat-free. Kecap manis is sweet: soy sauce with as much brown sugar.'),
  ],
  [
    ['fish sauce|oyster sauce|hoisin|worcester*|teriyaki|anchov*|fischsauce|austernsauce', 'instead of|substitut*|replac*|difference*|alternative*|vegetarian|vegan|ersatz*|statt', `${ASK}|what|which`, NO_WISH],
    msg('For fish sauce, use soy sauce with a squeeze of lime and a little salt; for oyster sauce, hoisin or soy sauce with a pinch of sugar; for Worcestershire sauce, soy sauce with vinegar and a little ketchup. Mushroom sauce suits vegans.'),
  ],
  [
    ['miso', 'boil|boiling|heat|when|cook|kochen|hot', ASK, NO_WISH],
    msg('Do not boil it: stir miso into the hot soup or sauce at the very end, off the heat, dissolved in a ladle of the liquid. Boiling kills its fragrance and its live cultures; for marinades and glazes that does not matter.'),
  ],
  [
    ['miso', 'white|red|yellow|which|brown|kind*|instead|substitut*|weiss*|rot*', `${DIFFERENCE}|which|what kind|what can|substitut*|welche*`],
    msg('White miso is mild and slightly sweet, for dressings, fish and light soups; red is aged, salty and strong, for hearty soups and braises: use half as much. In a pinch, soy sauce with a little tahini replaces it.'),
  ],
  [
    ['gochujang|harissa|sriracha|sambal*|doubanjiang|tabasco|chili paste|chilli paste', `${DIFFERENCE}|instead of|how hot|how spicy|substitut*|ersatz*|wie scharf`, `${ASK}|what|which|how|difference*`, NO_WISH],
    msg('Sambal oelek and Tabasco are the hottest, then sriracha, harissa and gochujang. Gochujang is sweet and fermented, harissa smoky with cumin, doubanjiang salty with beans. Swapped, start with half and balance it with a pinch of sugar.'),
  ],
  [
    ['thai curry|curry paste|curry pastes|green curry|red curry|yellow curry|massaman|panang', 'red|green|yellow|massaman|panang|hottest|mildest', `${DIFFERENCE}|hotter|hottest|mildest|milder|spicier|which`],
    msg('Green curry paste is mostly the hottest, from fresh green chilies; red is a little milder, from dried ones; yellow and massaman are mild, with turmeric or sweet spices. Start with 1 tbsp per 200 ml (¾ cup) of coconut milk.'),
  ],
  [
    ['curry powder|garam masala|curry leaves|curry paste|currypulver', 'garam masala|curry powder|curry paste|leaves', `${DIFFERENCE}|how much|instead of|when`, `${ASK}|difference*|what`, NO_WISH],
    msg('They do different things: curry powder cooks in the fat from the start and is yellow with turmeric; garam masala is warm and sweet and goes in at the end. For 1 tbsp of paste take 2 tsp of powder; curry leaves are another plant.'),
  ],
  [
    ['vindaloo|korma|madras|tikka masala|jalfrezi|rogan josh|bhuna|dhansak|curries|indian curry|indian food', 'how hot|how spicy|hottest|mildest|scale|spiciest|hotter|spicier than|order', `${ASK}|which|what|how`, NO_WISH],
    msg('On a scale of 1 to 5: korma, pasanda and butter chicken 1, tikka masala 1 to 2, rogan josh, bhuna and dhansak 2 to 3, jalfrezi and madras 3 to 4, vindaloo 5, phaal beyond. At home the chili decides.'),
  ],
  [
    ['too salty|oversalted|over salted|too much salt|versalzen|trop sale|trop de sel|demasiado salad*|troppo salat*', `${ASK}|fix|save|help*|retten|what can`, '!bread|dough|brine|olives|feta|anchov*|bacon|is this|is it too|isn t it'],
    msg('Make more of it: unsalted liquid, vegetables, beans, rice, cream or coconut milk dilute the salt. A little acid and sugar hide some of it. A potato cooked in it takes up liquid, but hardly any salt.'),
  ],
  [
    ['too spicy|too hot to eat|too much chili|too much chilli|too much heat|zu scharf|trop epice|trop piquant|demasiado picante|troppo piccante', `${ASK}|fix|save|help*|what can`],
    msg('Stir in cream, yogurt, coconut milk or nut butter, since fat and milk take the heat, and a pinch of sugar and some lime. Or double everything but the chili; serve it with rice, bread and yogurt.'),
  ],
  [
    ['too sour|too acidic|too bitter|too sweet|too much lemon|too much vinegar|too much sugar|zu sauer|zu suss|zu bitter|trop acide|trop sucre', `${ASK}|fix|save|help*|what can`, '!jam|cake|cookie*|dough|icing|frosting|chocolate|coffee|courgette*|zucchini|cucumber'],
    msg('Balance it: for too sour, a pinch of sugar, some cream or butter, or a tiny pinch of baking soda; for too sweet, lemon, vinegar and salt; for bitter, salt and a little sugar or fat. Add little, taste, and repeat.'),
  ],
  [
    ['bland|tasteless|missing something|no flavor|no flavour|no taste|lacks flavor|lacks flavour|lacks something|fad|schmeckt nach nichts', `${ASK}|fix|what can`, '!diet'],
    msg('Salt is missing most often: add a pinch, stir, and taste. Then try acid (lemon, vinegar), then depth (soy sauce, Parmesan, tomato paste, browned butter), and something fresh such as herbs at the end.'),
  ],
  [
    ['season to taste|salt to taste|to taste|abschmecken|taste as you go', 'mean*|what is|what does|how do|how much|wie|heisst', '!too'],
    msg('Add a little salt, pepper or lemon, stir, taste, and repeat until it tastes lively: ½ tsp salt per 500 g of food is a good start. Salt in small amounts while it cooks, and do the last bit at the end.'),
  ],
  [
    ['coconut milk|coconut cream|cream of coconut|kokosmilch', 'coconut cream|cream of coconut|carton|drink|light|coconut water', `${DIFFERENCE}|instead|can i use`],
    msg('Coconut milk from a can has about 18 percent fat, coconut cream 22 or more, and the drink in a carton only 2, too thin for curry. Cream of coconut is sweetened, for cocktails. Cream thinned with a third of water makes milk.'),
  ],
  [
    ['dressing*|vinaigrette|salatsauce', 'ratio|how much oil|how much vinegar|oil to vinegar|proportion*|verhaltnis|wie viel|emulsi*|separates|separated|separating|keep together|trenn*', `${ASK}|what|was`],
    msg('Three parts oil to one part vinegar or lemon juice, or two to one if you like it sharp, with 1 tsp mustard and a pinch of salt for 4 tbsp. The mustard holds it together: shake everything in a jar.'),
  ],
  [
    ['@pesto', 'brown|black|dark|stay* green|keep* green|keep it green|keep its color|bright|oxidi*|braun', `${ASK}|keep`, '!meat|chicken|butter'],
    msg('Air and heat darken the basil: chill the blender bowl, blend it in short bursts, and cover the pesto with a film of oil. Blanching the leaves for 10 seconds keeps it bright green. Brown pesto is still fine to eat.'),
  ],
  [
    ['pesto', 'pine nut*|pinienkerne|pignons|pinones|pinoli|nuts', 'instead|substitut*|without|other nuts|replac*|which nuts|alternative*|statt|ohne', `${ASK}|what|which`, NO_WISH],
    msg('Cashews, almonds, walnuts, hazelnuts or pistachios work as well as pine nuts; for nut allergies take sunflower or pumpkin seeds. Toast them first, and use the same weight.'),
  ],
  [
    ['pesto', 'heat|cook|boil|warm|fry|bitter|erhitz*|koch*', `${MAY}|${WHY}|should`, NO_WISH],
    msg('Do not cook it: stir pesto into the hot pasta off the heat with a splash of its water, or it loses its taste and turns bitter. Bitterness also comes from olive oil that was blended for too long; stir the oil in by hand.'),
  ],
  [
    ['jam sugar|gelling sugar|preserving sugar|gelierzucker|pectin|pektin|sucre a confiture', `${DIFFERENCE}|instead|substitut*|do i need|what is|how much|replac*|2 to 1|3 to 1|2 zu 1`, `${ASK}|what|difference*|which`],
    msg('Jam sugar is sugar with pectin and acid already in it: 1:1 for equal weights of fruit and sugar, 2:1 or 3:1 for less sugar. With plain sugar add pectin as its packet says, or fruit rich in it: apples, currants, quinces, lemon.'),
  ],
  [
    ['jam|jams|marmalade|konfiture|marmelade|confiture|mermelada|marmellata|jelly', 'without pectin|without jam sugar|no pectin|normal sugar|ordinary sugar|regular sugar|granulated sugar|white sugar|haushaltszucker|normalem zucker|sans pectine|ohne gelierzucker', ASK],
    msg('Yes: boil equal weights of fruit and sugar with the juice of a lemon until it sets on a cold plate, 104 to 105 °C (220 °F), mostly 15 to 30 minutes. Low-pectin fruit such as strawberries or cherries set softer; a grated apple helps.'),
  ],
  [
    ['@jam sugar|gelling sugar|preserving sugar|pectin|jam|jelly|marmalade|marmelade|konfiture', 'not set|didn t set|hasn t set|won t set|isn t set|not setting|did not set|runny|too liquid|too thin|flussig|geliert nicht', `${ASK}|fix|save`, '!gelatin*|cake'],
    msg('Boil it up again: bring the jam back to a hard boil with the juice of a lemon or some pectin for 3 to 5 minutes, and test it on a cold plate. Wait a day first, since some jams take 24 hours to set.'),
  ],
  [
    ['@jam sugar|gelling sugar|preserving sugar|pectin|jam|jelly|marmalade|marmelade|konfiture', 'setting point|has set|is set|set yet|will set|set test|gelierprobe|wrinkle test|ready|done|105|104', 'know|tell|test|when|check|how|wie|what', '!cake*|roll|tart*|pie|oven|cheesecake'],
    msg('Put a teaspoonful on a plate from the freezer, wait a minute and push it with a finger: if it wrinkles and the trail stays open, it is done. On a thermometer that is 104 to 105 °C (220 °F). Take the pot off the heat while you test.'),
  ],
  [
    ['jam|jams|marmalade|jelly|konfiture|marmelade|confiture|mermelada|marmellata|jam sugar', 'less sugar|low sugar|half the sugar|reduce the sugar|sugar free|without sugar|no sugar|so much sugar|weniger zucker|ohne zucker|moins de sucre|menos azucar|meno zucchero', ASK],
    msg('Yes, with 2:1 or 3:1 jam sugar or a low-sugar pectin, but not by leaving out ordinary sugar: it sets the jam and keeps it. Low-sugar jam keeps a few months sealed, and about 2 weeks in the fridge once open; or freeze it.'),
  ],
  [
    ['jam|jams|jelly|marmalade|chutney*|konfiture|marmelade|confiture|mermelada|marmellata|syrup|honey', 'mold*|mould*|schimmel*|verschimmelt|moisi*|moho|muffa', `${ASK}|just|scrape`],
    msg('Throw the whole jar away, even if the mold is only a spot on top: its poisons spread through soft foods where you cannot see them. Next time fill hot, clean jars to the brim and use a clean spoon.'),
  ],
  [
    ['homemade jam|jam|jams|marmalade|chutney*|konfiture|marmelade|confiture|jam sugar', 'keep*|last|lasts|shelf|cupboard|pantry|store|opened|go off|halt*|haltbar', ASK, '!fresh berries|cake*|tart*|roll|biscuits|cookies'],
    msg('Filled boiling hot into sterilized jars and sealed, it keeps for a year in a cool, dark place; open, 4 weeks in the fridge, and low-sugar jam 2. Check that the lid is pulled down in the middle.'),
  ],
  [
    ['jar|jars|glaser|glas|einmachglaser|bocaux|tarros|vasetti|bottles', 'sterili*|sanitis*|sanitiz*|auskoch*|steril*', `${ASK}|what`],
    msg('Wash the jars, and put them wet into the oven at 130 °C (265 °F) for 15 minutes, or boil them for 10 minutes in a pot of water. Boil the lids for 5 minutes, and fill the jars while both they and the food are hot.'),
  ],
  [
    ['canning|water bath|waterbath|pressure canner|home canned|einkochen|einwecken|preserve in jars|bottling|jars on the shelf|botulis*', 'vegetable*|meat|soup*|stew*|beans|sauce*|tomato*|stock|low acid|pumpkin|mushroom*', ASK],
    msg('Only sour and sugary foods are safe from a boiling water bath: jam, fruit, pickles, and tomatoes with 2 tbsp lemon juice per liter. Vegetables, beans, meat, soups and stocks need a pressure canner because of botulism; otherwise freeze them.'),
  ],
  [
    ['ferment*|sauerkraut|kimchi|lacto*|pickles|pickled|brine', 'mold*|mould*|white film|kahm*|white stuff|scum|schimmel*|cloudy|trub|fuzzy', ASK],
    msg('A flat white film is harmless kahm yeast: skim it off. Cloudy brine is normal when it ferments. Anything fuzzy, pink, black, slimy or foul-smelling means the whole jar goes away. Keep all of it under the brine.'),
  ],
  [
    ['ferment*|sauerkraut|kimchi|lacto-ferment*|lacto', 'how much salt|salt percent*|percent|salt ratio|ratio|brine strength|wie viel salz|grams of salt|combien de sel', '!bread|dough'],
    msg('For cabbage in its own juice take 2 percent salt: 20 g (about 3½ tsp) per kg. For a brine poured over vegetables, 25 to 30 g salt per liter of water, without iodine if you can. Weigh it: too little salt lets the wrong bacteria grow.'),
  ],
  [
    ['pickl*|gherkin*|quick pickle*|pickling|einlegen|pickled onions', 'ratio|how much vinegar|vinegar to water|how much sugar|how much salt|brine|proportion*', `${ASK}|what`, '!ferment*|drink'],
    msg('For quick pickles take equal parts of vinegar (5 percent or more) and water, with 1 tbsp sugar and 2 tsp salt per 250 ml (1 cup), boiled and poured over. They are ready after an hour and keep 2 to 3 weeks in the fridge.'),
  ],
  [
    ['pickl*|gherkin*|pickled|pickled cucumber*', 'soft|crunchy|crisp|mushy|knackig|weich', `${ASK}|keep`, '!eggs'],
    msg('Use small, firm, fresh cucumbers, cut off the blossom end, whose enzymes soften them, and salt or ice them for 2 hours first. A vine, oak or horseradish leaf in the jar helps; do not cook them longer than needed.'),
  ],
  [
    ['pickl*|gherkin*|pickled|kimchi|sauerkraut|ferment*|eingelegte*|pickled onions', 'fridge|shelf|cupboard|keep*|last|lasts|store|stored|room temperature|halt*|aufbewahr*', ASK],
    msg('Quick pickles belong in the fridge and keep 2 to 3 weeks; fermented ones keep for months there. Only pickles made with undiluted 5 percent vinegar or by a tested recipe, heated in sealed jars, may stand on the shelf, for up to a year.'),
  ],
  [
    ['freeze|freezing|frozen|einfrier*|congeler|congelar|congelare', 'cream sauce*|creamy sauce*|bechamel|cheese sauce|white sauce|mayonnaise|hollandaise|sour cream|sahnesauce', ASK],
    msg('Sauces thickened with flour or starch freeze for 3 months, and a cream sauce that looks split is smooth again after whisking over low heat. Mayonnaise, hollandaise, yogurt and sour cream do not survive freezing; add them fresh.'),
  ],
  [
    ['stew*|goulash|gulasch|casserole*|chili|chilli|curry|ragu|bolognese|braise*|eintopf|daube', 'better the next|taste better|tastes better|better on the second|second day|day before better|nachsten tag besser|am nachsten tag|lendemain', `${ASK}|better|besser`],
    msg('Yes, a stew tastes better the next day: spices and meat juices spread through the sauce and it thickens. Cool it within 2 hours in a shallow dish, chill it, lift off the fat, and heat it through to 74 °C (165 °F); add fresh herbs then.'),
  ],
  [
    ['tomato paste|tomato puree|passata|crushed tomatoes|chopped tomatoes|tomato sauce|tomatenmark|concentre de tomates|sieved tomatoes', `${DIFFERENCE}|instead|how much|substitut*|what is`, `${ASK}|difference*|what`, '!fresh tomatoes|add'],
    msg('Passata is sieved raw tomato, thin and smooth; tomato paste (UK: purée) is boiled down six times as strong. For 250 ml (1 cup) of passata stir 3 tbsp of paste into 200 ml of water; chopped tomatoes are blended and simmered a little longer.'),
  ],
  [
    ['tomato paste|tomato puree|tomatenmark|concentre de tomates', 'fry|frying|cook|roast|why|how long|anrost*|opened|store|leftover', `${ASK}|why`, '!instead|meat', NO_WISH],
    msg('Fry it in fat for 2 minutes, until it darkens and smells sweet: that takes away the raw, tinny taste. An opened can goes into a jar in the fridge with a film of oil, for a week, or into the freezer by the spoonful.'),
  ],
  [
    ['canned tomato*|tinned tomato*|can of tomato*|tin of tomato*|cans of tomato*|dosentomat*', 'fresh|frische*', `${ASK}|how many|instead|better`],
    msg('A 400 g (14 oz) can stands for about 500 g (5 to 6) ripe tomatoes, skinned, simmered 15 minutes longer and with a pinch of sugar. Out of season, canned plum tomatoes make the better sauce; ripe summer tomatoes taste fresher.'),
  ],
  [
    ['spice|spices|cumin|coriander seeds|mustard seeds|gewurze|epices|whole spices', 'toast*|grind*|ground|bloom*|anrost*|mahlen|roast*', `${WHY}|how do|how to|how long|do i|should|is it|wie`, NO_WISH],
    msg('Toast whole spices in a dry pan over medium heat for 1 to 2 minutes, until they smell, cool them, then grind them in a mortar or coffee grinder: the heat wakes up their oils. Ground ones burn quickly, so fry them for 30 seconds in fat.'),
  ],
  [
    ['spice|spices|gewurze|epices|especias|spezie|paprika powder|cinnamon', 'old|expire*|expired|out of date|best before|go off|go bad|how long|shelf life|lose|abgelaufen|haltbar|fresh', ASK, '!cook|fry|toast'],
    msg('Old spices are safe, but weak: ground ones stay strong for about a year, whole ones for two to three, kept dark, dry and away from the stove. Rub a pinch: if it hardly smells, use more or buy new. Throw away what is damp or has insects.'),
  ],
  [
    ['cinnamon stick*|cardamom pod*|cloves|nutmeg|vanilla pod*|vanilla bean*|whole spices|star anise|peppercorns|vanilleschote*', 'ground|powder|extract|gemahlen*', 'how much|how many|equal*|convert*|ratio|per|is one'],
    msg('One cinnamon stick is about ½ tsp ground, 10 cardamom pods 1½ tsp, a whole nutmeg 2 tsp, 1 tsp whole cloves ¾ tsp ground, and one star anise ½ tsp. A vanilla pod equals about 2 tsp extract. Fish whole spices out before serving.'),
  ],
  [
    ['paprika', 'smoked|sweet|hot|rose|edelsuss|rosenscharf|pimenton', `${DIFFERENCE}|which|instead|can i use`],
    msg('Sweet paprika is mild and fruity, hot (rose) paprika spicy, and smoked paprika (pimentón) tastes of fire. Sweet with a pinch of cayenne stands in for hot; nothing quite replaces the smoke, so use sweet with a little chipotle or smoked salt.'),
  ],
  [
    ['bay leaf|bay leaves|lorbeer*|laurier|laurel|alloro', 'remove|take out|take it out|eat|why|necessary|really|do anything|poison*|mitessen|entfernen', ASK],
    msg('Take it out before serving: it stays stiff and sharp-edged, though it is not poisonous. It adds a quiet, tea-like depth to stews and stocks in 30 minutes; if you have none, leave it out or add a little thyme.'),
  ],
  [
    ['saffron|safran|azafran|zafferano', 'soak|soaking|how much|instead|substitut*|grind|steep|einweich*|use it|ersatz', `${ASK}|what`, NO_WISH],
    msg('Crush 15 to 20 threads (a good pinch for 4 people), soak them in 2 tbsp hot water or stock for 15 minutes, and add it all. Turmeric gives the color but not the taste, so use only ¼ tsp, perhaps with a pinch of sweet paprika.'),
  ],
  [
    ['salt|salz|sel', 'kosher|sea salt|flaky|flake|table salt|rock salt|himalaya*|fleur de sel|pickling salt|iodi*|maldon|meersalz', `${DIFFERENCE}|how much|which|instead|convert*|equal*|can i use|unterschied`],
    msg('By weight all salts are equally salty; by the spoon they differ. 1 tsp of fine table salt equals about 1½ tsp of coarse sea or Morton kosher salt, and 2 tsp of Diamond Crystal or flakes. Keep flakes for the table.'),
  ],
  [
    ['brown sugar|muscovado|brauner zucker', 'hard|rock hard|solid|lumps|soften|dried out|hart', `${ASK}|soften`],
    msg('Put it into a box with a slice of bread or apple overnight and it turns soft again. At once: cover the bowl with a damp cloth and microwave it for 20 seconds at a time. Keep it airtight, because it only dried out.'),
  ],
  [
    ['icing sugar|powdered sugar|confectioner*|puderzucker|sucre glace', 'make|grind|blend*|from granulated|out of|instead|mahlen|selber', 'how|can i|what|wie|kann', '!cake|cookies|frosting|without'],
    msg('Blend 200 g (1 cup) granulated sugar with 1 tbsp cornstarch for 1 to 2 minutes in a dry blender or coffee grinder, until it is like dust. It is fine for dusting and simple icing, but a little grainier in buttercream.'),
  ],
  [
    ['caster sugar|brown sugar|granulated sugar|demerara|muscovado|raw sugar|cane sugar|icing sugar|palm sugar|coconut sugar|zucker', `${DIFFERENCE}|which sugar|kind* of sugar|what sugar|instead of caster|unterschied*`],
    msg('Caster is only finer than granulated sugar, so swap them by weight. Brown sugar holds molasses: moister and caramel-like. Muscovado is the strongest, demerara crunchy, palm sugar like toffee. Icing sugar is for icing and dusting.'),
  ],
  [
    ['honey|honig|miel|miele', 'crystalli*|hard|solid|sugary|grainy|set hard|kristallis*|fest|cristallis*', ASK],
    msg('Crystallized honey is perfectly good. Stand the open jar in warm water, at most 40 °C (105 °F), and stir now and then until it is clear again; the microwave heats it too much.'),
  ],
  [
    ['honey|maple syrup|agave|honig|ahornsirup|golden syrup', 'sugar|zucker|sucre|azucar', 'how much|ratio|convert*|equal*|how many|wie viel*|combien'],
    msg('Take 75 g (¼ cup) honey or syrup for 100 g (½ cup) sugar, and 2 tbsp less liquid. In baking lower the oven by 10 °C (20 °F), since honey browns faster, and expect a softer crumb.'),
  ],
  [
    ['fire|flames|catches fire|on fire|brennt|feuer|burning fat|flare*', 'oil|fat|grease|pan|pot|ol|fett|pfanne|fryer', 'what|how|put out|do i|should|loschen|help', '!mouth|tongue|spicy'],
    msg('Turn off the heat, slide a lid or a baking tray over the pan, and leave it covered until it is cold. Never pour water on burning fat and do not carry the pan; if the fire spreads, leave, close the door and call the fire brigade.'),
  ],
  [
    ['smoke point*|smoking point|rauchpunkt|starts smoking|is smoking|oil smokes|point de fumee', `${ASK}|what|which|oil*|why`],
    msg('Refined rapeseed, sunflower and peanut oil and ghee stand 220 to 240 °C (430 to 460 °F), refined olive oil about 220, extra virgin 190 to 200, and butter only 150. Once oil smokes, take it off the heat and pour it away: it tastes bitter.'),
  ],
  [
    ['olive oil|olivenol|huile d olive|huile olive|aceite de oliva|olio d oliva|olio di oliva|extra virgin', 'fry|frying|high heat|braten|deep-fry*|anbraten|frire|freir|friggere|heat it', ASK],
    msg('Yes: extra virgin olive oil is fine for ordinary frying and roasting up to about 190 °C (375 °F). For searing steak or in a wok, take refined olive oil or another neutral oil, and keep the best one for salads.'),
  ],
  [
    ['oil|frying oil|frittierol|fett|huile de friture|deep-frying oil', 'reuse|re-use|use again|reused|how often|wiederverwend*|how many times|strain|dispose|throw away|pour away|down the sink|drain|entsorg*', `${ASK}|where`],
    msg('Yes, frying oil can be used 3 to 5 times: let it cool, strain it through a paper filter and keep it dark. Throw it out once it is dark, foams or smells; fill it into a bottle for the trash or the recycling point, never into the sink.'),
  ],
  [
    ['oil|fat|ol|fett|huile|aceite|olio', 'hot enough|right temperature|ready|heiss genug|assez chaude|without a thermometer|no thermometer|too hot', 'know|tell|how|test|check|when|see|woran|wie|what', '!oven|steak'],
    msg('Hold a wooden spoon handle or drop a bread cube in: lively small bubbles mean 170 to 180 °C (340 to 355 °F), and the bread is golden in a minute. In a frying pan, it is ready when the oil shimmers and flows like water; smoke is too hot.'),
  ],
  [
    ['which oil|what oil|best oil|what kind of oil|welches ol|quelle huile|que aceite|quale olio|type of oil', 'fry|frying|deep-fry*|deep frying|wok|stir-fry*|sear|roast*|salad*|dressing*|baking|bake|cooking|braten|frittieren|frire|freir|friggere'],
    msg('For frying, deep-frying and the wok take a neutral refined oil: rapeseed (canola), sunflower or peanut. For gentle frying and roasting olive oil, for salads extra virgin, walnut or pumpkin seed oil, for cakes a neutral one.'),
  ],
  [
    ['butter|butter burns', 'burn|burns|burning|burnt|brown too|goes black|verbrennt|brule', `${ASK}|stop|prevent`, '!sugar|garlic|onion*|cookies|cake*|caramel|crust|milk'],
    msg('The milk solids in butter burn from about 150 °C (300 °F). Fry over medium heat, mix the butter half and half with oil, use ghee or clarified butter for high heat, or add butter only for the last minute.'),
  ],
  [
    ['cornflour|corn flour|cornstarch|cornmeal|polenta|maismehl|maisstarke|semolina', 'cornstarch|cornmeal|polenta|cornflour|maisstarke|corn flour|semolina', `${DIFFERENCE}|what is|what s`],
    msg('Cornflour in Britain is cornstarch in America: pure white starch for thickening. Cornmeal and polenta are ground corn, yellow and gritty. American corn flour is finely ground cornmeal and does not thicken; semolina is wheat.'),
  ],
  [
    ['creme fraiche|sour cream|schmand|saure sahne|double cream|heavy cream|single cream|whipping cream|half and half|mascarpone', `${DIFFERENCE}|which cream|what cream|boil`, `${ASK}|difference*|same|which`],
    msg('Crème fraîche (30 to 40 percent fat) and heavy or double cream can boil; sour cream (10 to 20 percent) curdles, so stir it in off the heat. Whipping cream needs 30 percent to hold, and single cream or half-and-half is only for pouring.'),
  ],
  [
    ['mustard*|senf|moutarde|mostaza', 'dijon|english|yellow|wholegrain|grainy|powder|sweet|mild|mittelscharf', `${DIFFERENCE}|which|instead|can i use`],
    msg('Dijon is smooth and sharp and the best for dressings and sauces; wholegrain is milder, yellow American mild and sour, English the hottest: use half. 1 tsp of dry mustard powder stands for 1 tbsp of Dijon.'),
  ],
  [
    ['tahini|tahin|sesame paste|hummus|houmous', 'thick|seized|seizes|stiff|clump*|bitter|grainy|lumpy|separates|separated|separating|smooth|oil on top', ASK, NO_WISH],
    msg('Tahini seizes with the first drops of lemon or water: keep whisking in ice-cold water by the spoonful until it turns pale and smooth. For silky hummus, cook the chickpeas very soft with a pinch of baking soda. Lemon and salt tame bitterness.'),
  ],
  [
    ['@sauce*|custard|pudding|gravy|milk|bechamel|soup', 'get* a skin|form* a skin|a skin on top|a skin on it|skin forms|skin forming|haut|get skin', `${ASK}|stop|prevent|avoid`, '!chicken|fish|salmon|potato*|tomato*|pork|duck|skin on the'],
    msg('Press film or baking paper right onto the hot surface, or dot it with butter, and no skin forms; stirring now and then helps as well. A skin that has formed can be whisked in or sieved out.'),
  ],
  [
    ['reduce|reducing|reduction|einreduzieren|reduzieren|reduire|reducir|ridurre', 'sauce|stock|wine|liquid|gravy|balsamic|sosse|fond', 'how do|how long|how to|what does|mean*|when|why|wie', '!calories|salt|sugar|fat|heat', NO_WISH],
    msg('Let it boil without a lid in a wide pan until part of the water is gone: 500 ml (2 cups) go down to half in 10 to 15 minutes. It is done when it coats a spoon. Salt only afterwards, since reducing makes it saltier.'),
  ],
];
