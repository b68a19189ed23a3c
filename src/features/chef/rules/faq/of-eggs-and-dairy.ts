import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const ASKED =
  'what|which|how|why|when|can|could|should|do|does|is|are|will|must|was|wie|warum|wann|kann|soll|muss|darf|quel|quelle|comment|pourquoi|quand|puis-je|peut-on|faut-il|que|como|cuando|puedo|come|perche|quando|posso';
const WHY =
  'why|how come|what happened|what did|what went|how do i|how do you|how can i|how to|how should|what can i do|what do i do|can i save|can i fix|stop|prevent|avoid|warum|wieso|wie|pourquoi|comment|por que|como|perche';
const INSTEAD =
  'instead|substitute*|swap|replace*|other than|similar to|don t have|can t find|can t get|alternative*|what else|else can|ersatz|ersetzen|statt|remplacer|a la place|sustituir|en lugar de|sostituire|al posto';
const DIFFERENCE = 'difference*|vs|versus|same|better|unterschied*|difference|diferencia*|differenza';
const EGGS = 'egg|eggs|ei|eier|eiern|oeuf|oeufs|huevo|huevos|uovo|uova';
const FRAIL =
  'pregnan*|toddler*|baby|babies|kid|kids|child|children|year old|elderly|old people|grandma|immune*|schwanger*|kleinkind*|enceinte|embarazada*|incinta';
const CURDLES =
  'curdl*|split|splits|splitting|separates|separated|separating|geronnen|gerinnt|flockt|tourne|corta|impazzi*';
const STORED = 'fridge|refrigerate*|counter|keep|last|store|kuhlschrank|frigo|nevera';
const MAKE = 'make|made|homemade|from scratch|myself|own';
const RAW_DESSERT = '@tiramisu|mousse|mayo|mayonnaise|aioli|carbonara|eggnog|caesar|zabaglione|hollandaise';
const SPANISH =
  '@tortilla de|tortilla espanola|spanish tortilla|spanish omelette|frittata|flip a tortilla|flip the tortilla';
const NOT_FRESH =
  'still good|gone off|gone bad|still fresh|are fresh|is fresh|fresh enough|float|floats|expired|out of date|best before|abgelaufen|caducad*';
const FREEZE = 'freez*|frozen|einfrieren|congeler|congelar*';
const LEFT = 'leftover|left over|left-over|extra|use up|ubrig|restant*|sobran';
const SIZES =
  'large egg*|medium egg*|small egg*|are small|size|sizes|weigh*|grams|half an egg|half egg|duck egg*|quail egg*|carton|liquid egg*';
const HOT_DISH = `${RAW_DESSERT}|custard|soup|avgolemono|sauce`;
const CREAMS =
  'heavy cream|double cream|single cream|whipping cream|half and half|cooking cream|schlagsahne|thickened cream';
const BAD_MELT = 'grainy|clump*|stringy|oily|greasy|lump*|won t melt|gummy';
const CHEESES = 'cheese|kase|fromage|queso|formaggio|parmesan|cheddar';
const PLANT_MILK = 'oat milk|soy milk|almond milk|plant milk|hafermilch|plant-based milk|coconut milk';

/** What people ask about eggs, milk, cream, butter, yogurt and cheese. */
export const OF_EGGS_AND_DAIRY: readonly Faq[] = [
  [
    [RAW_DESSERT, `${EGGS}|yolk*|safe|raw`, FRAIL, ASKED],
    msg(
      'No, unless it is made with pasteurized eggs, or with UK Lion eggs: raw egg may carry salmonella. For small children, in pregnancy, and for old or ill people, heat yolks and sugar over steam to 71 °C (160 °F), stirring all the time.',
    ),
  ],
  [
    [`${EGGS}|yolk*`, 'runny|soft-boiled|soft boiled|sunny side|over easy|poached|jammy|weich', FRAIL],
    msg(
      'In the UK, Lion-stamped eggs are safe runny for everyone. Elsewhere, small children, pregnant women, and old or ill people should eat eggs with white and yolk both firm, or pasteurized eggs.',
    ),
  ],
  [
    ['pasteuri*|eggs safe', `${EGGS}|yolk*`, 'how|can i|what|at home', '!cheese|milk'],
    msg(
      'Whisk the yolks or whites with some sugar in a bowl over gently steaming water until they reach 71 °C (160 °F), then beat them on until cold. Cartons of pasteurized egg save the work; pasteurized whites take longer to whip.',
    ),
  ],
  [
    [
      'raw|roh|rohe|cru|crus|crudo|crudos',
      `${EGGS}|yolk*|mayo|tiramisu`,
      'safe|eat|risk*|ok|okay|dangerous',
      '!is the egg raw|are the eggs raw',
    ],
    msg(
      'For healthy adults the risk is small with very fresh, clean eggs, kept cold and eaten the same day or the next; pasteurized or UK Lion eggs are the safe choice. Not for small children, in pregnancy, or for old or ill people.',
    ),
  ],
  [
    ['boil|boiled|hard-boil*|soft-boil*|kochen', EGGS, 'how long|minutes|wie lange', '!keep|last|fridge'],
    msg(
      'From the fridge into boiling water, for large eggs: 6 minutes for a runny yolk, 7 to 8 for a jammy one, 10 to 11 for a firm one. Then cool them in iced water at once. Above 1000 m (3300 ft) allow a minute or two more.',
    ),
  ],
  [
    ['peel|peeling|shell|pellen|schalen|pelar', EGGS, `${WHY}|easy|easier|won t`, '!crack*'],
    msg(
      'Very fresh eggs cling to their shell: take eggs a week old, start them in boiling water, and cool them in iced water for 10 minutes. Crack them all over and peel from the blunt end, under running water.',
    ),
  ],
  [
    ['crack*|burst|platzen', EGGS, 'boil*|water|cooking|kochen', WHY],
    msg(
      'They were too cold, or the water boiled too wildly. Prick the blunt end, lower them in with a spoon, and keep the water at a gentle bubble. A little vinegar seals small cracks; a cracked boiled egg is fine to eat at once.',
    ),
  ],
  [
    ['green|gray|grey', 'yolk*|egg|eggs', ASKED, '!onion*|salad|beans'],
    msg(
      'That ring is iron and sulfur from too much heat, and harmless. Boil eggs for 10 minutes at most and cool them in iced water at once. Scrambled eggs can turn green when they are kept hot for long.',
    ),
  ],
  [
    ['poach*|pochier*', EGGS, ASKED, '!pear*'],
    msg(
      'Take very fresh eggs, tip off the watery white in a sieve, and slide them into barely simmering water with 1 tbsp of vinegar for 3 minutes. Ahead: cool them in iced water, keep them in the fridge for a day, and warm them for 1 minute.',
    ),
  ],
  [
    ['fried egg*|fry an egg|fry eggs|sunny side|over easy|spiegelei*', ASKED],
    msg(
      'Let butter or oil get warm over medium-low heat in a non-stick pan, slide the eggs in, and cover the pan for 2 minutes: the white sets, and the yolk stays runny. Over easy means turned for 20 seconds more.',
    ),
  ],
  [
    ['scrambled|scramble|ruhrei*|brouilles|revueltos', `${WHY}|creamy|fluffy|watery|rubbery`, ASKED],
    msg(
      'Low heat, butter, and patience: stir them slowly, and take them off while they still look wet, as they go on setting. Too hot or too long makes them rubbery and watery. Salt them before, or right at the end, as you like.',
    ),
  ],
  [
    [
      SPANISH,
      'flip|flipping|turn it|turn over|turning|wenden|vuelta|voltear*|dar la vuelta|girar*',
      `${ASKED}|que|como`,
    ],
    msg(
      'Wait until only the middle is loose, run a spatula round the edge, lay a flat plate larger than the pan on top, hold both with a cloth, turn them over fast, and slide it back. A frittata can simply set under the grill.',
    ),
  ],
  [
    ['@omelet*|omelett*|tamagoyaki', 'flip|turn|fold|stick*|brown|fluffy|tear*|break*|roll', ASKED],
    msg(
      'A non-stick pan, medium heat, and foaming butter: draw the set edges in and let the liquid run out, for 1 to 2 minutes. While the top is still moist, fold it in half or roll it onto the plate. Turning it over is not needed.',
    ),
  ],
  [
    [EGGS, NOT_FRESH, ASKED],
    msg(
      'Put it in water: a fresh egg lies flat, an older one stands up, and one that floats goes in the bin. Break it into a cup; a bad one stinks. Eggs keep 3 to 4 weeks from laying in the fridge; cook late ones right through.',
    ),
  ],
  [
    [EGGS, 'blood|red spot|double yolk|stringy|white strings|chalaza*|cloudy', ASKED],
    msg(
      'It is harmless: a blood spot is a burst vessel, the white strings hold the yolk in place, and a cloudy white means a very fresh egg. Lift a spot out if you mind it. A pink, green or smelly egg belongs in the bin.',
    ),
  ],
  [
    [EGGS, 'cracked|broken|dirty|wash|washing|rinse', 'safe|use|still|should|ok|can i', '!egg wash'],
    msg(
      'Throw away eggs that were cracked before you got them home. One that cracks in your hands goes into a clean cup and the fridge, and is used within 2 days, well cooked. Do not wash eggs: it lets germs through the shell.',
    ),
  ],
  [
    ['hard-boiled|hard boiled|boiled|cooked eggs|deviled|peeled', EGGS, STORED],
    msg(
      'Hard-boiled eggs keep for a week in the fridge in their shell, peeled for 2 to 3 days in a closed box, soft-boiled for 2 days. Put them in the fridge within 2 hours, and do not freeze them, as the white turns rubbery.',
    ),
  ],
  [
    [EGGS, 'room temp*|cold eggs|from the fridge|straight from', ASKED, '!keep|kept|store|stored|leave'],
    msg(
      'For cakes and batters room temperature is better: cold eggs make butter curdle and whip up less. 5 minutes in a bowl of hand-warm water are enough. Separate them cold, though. For frying and boiling it does not matter.',
    ),
  ],
  [
    [EGGS, 'fridge|refrigerate*|counter|room temp*', 'keep|kept|store*|have to|need|belong'],
    msg(
      'In the fridge is always right: it keeps them fresh longest, and washed eggs, as in the US, have to be there. Unwashed European eggs may stand cool for 2 to 3 weeks; once chilled, keep them chilled.',
    ),
  ],
  [
    [FREEZE, `${EGGS}|yolk*|whites|eiweiss|eigelb`, ASKED, '!cooked|boiled|rice'],
    msg(
      'Yes, out of the shell, for up to a year: whites as they are, whole eggs beaten, yolks with a pinch of salt or ½ tsp of sugar for every two, or they turn to gel. Thaw them in the fridge overnight, and cook them through.',
    ),
  ],
  [
    [LEFT, 'egg white*|whites|eiweiss|claras', '!wine'],
    msg(
      'Meringues, macaroons, financiers, an egg-white omelette, or a shiny glaze for bread and sugared nuts. They keep for 2 to 4 days in a closed jar in the fridge, and freeze well: 1 white is 2 tbsp, or 30 g.',
    ),
  ],
  [
    [LEFT, 'yolk*|eigelb|jaunes|yemas|tuorli'],
    msg(
      'Custard, ice cream, mayonnaise, carbonara, lemon curd, shortcrust, or brushing pastry. Cover them with a little cold water and keep them in the fridge for 2 days. 1 yolk weighs 18 to 20 g, about 1 tbsp.',
    ),
  ],
  [
    [EGGS, SIZES, ASKED, '!protein|fat|cholesterol'],
    msg(
      'A US large or EU medium egg gives 50 g (3 tbsp) without its shell: 30 g white, 20 g yolk. For half an egg, beat it and take half. 1 duck egg counts as 1½, 5 quail eggs as 1. Up to 3 eggs, the size hardly matters.',
    ),
  ],
  [
    ['separate|separating|trennen|separer|separar', `${EGGS}|yolk*|whites`, 'how|best|easy|easiest|wie'],
    msg(
      'Crack the cold egg and pass the yolk from one half of the shell to the other, or let the white run through your clean fingers. Do each over a small cup first, so that one broken yolk does not spoil all of the whites.',
    ),
  ],
  [
    ['microwav*', EGGS, 'explode*|safe|can i|how|why|reheat'],
    msg(
      'Never in the shell, and no whole boiled egg: steam inside makes it burst, even minutes later. Beaten eggs set in a mug in 1 to 1½ minutes, stirred halfway. For others, prick the yolk and cover the bowl.',
    ),
  ],
  [
    ['temper|tempering|scrambling|scramble|scrambled', HOT_DISH, WHY, '!chocolate'],
    msg(
      'Whisk a ladle of the hot liquid slowly into the eggs, then pour that back, off the heat, stirring all the time. Yolks scramble above 84 °C (183 °F). For carbonara the pan is off the hob, and some pasta water keeps it creamy.',
    ),
  ],
  [
    ['@hollandaise|bearnaise|mayo|mayonnaise|aioli', `${CURDLES}|broke|broken|too thin|won t thicken|runny`],
    msg(
      'Put a fresh yolk with 1 tsp of water or mustard in a clean bowl and beat the split sauce in, drop by drop. Hollandaise wants gentle warmth, below 65 °C (150 °F); mayonnaise, eggs and oil at the same temperature.',
    ),
  ],
  [
    ['flax egg*|chia egg*|aquafaba|egg replacer', ASKED],
    msg(
      'A flax egg is 1 tbsp of ground flax (or chia) stirred into 3 tbsp of water, left for 10 minutes; it binds cookies and muffins. Aquafaba is the liquid of tinned chickpeas: 3 tbsp are one egg, and it whips like whites.',
    ),
  ],
  [
    ['egg wash|eistreiche|brush the top|brush with egg|brush it with', INSTEAD],
    msg(
      'Milk or cream gives a soft, matt gold, milk with a little honey more shine. Oil or water keeps it plain. For vegans take soy milk with a drop of maple syrup. The best shine is 1 yolk with 1 tbsp of milk.',
    ),
  ],
  [
    ['yogurt|yoghurt|joghurt|yaourt', `${CURDLES}|grainy`, `${ASKED}|my|stop`],
    msg(
      'Take it out of the fridge early, stir 1 tsp of cornstarch into 250 g (1 cup), and add it off the heat, by the spoonful; then do not boil it. Full-fat Greek yogurt is the steadiest. Curdled sauce is harmless: blend it smooth.',
    ),
  ],
  [
    ['@cream|milk|soup|sauce|milch|sahne|creme', CURDLES, WHY, '!butter|batter|chocolate|coffee'],
    msg(
      'Too hot, too sour or too lean: add cream last, off the boil, and wine, lemon or tomato before it. Cream of 30% fat or more and crème fraîche can boil; milk and sour cream need 1 tsp of starch per cup. Blending saves it.',
    ),
  ],
  [
    ['sour milk|milk is sour|milk went sour|milk turned|milk has gone|milk gone off|saure milch', ASKED],
    msg(
      'Pasteurized milk that only smells a little sour, within its date, may go into pancakes or scones that are baked through. If it is lumpy, bitter or moldy, or past a use-by date, pour it away.',
    ),
  ],
  [
    ['buttermilk|buttermilch|lait ribot|babeurre|latticello', `${INSTEAD}|${MAKE}|what is`, ASKED],
    msg(
      'Stir 1 tbsp of lemon juice or vinegar into 240 ml (1 cup) of milk and leave it for 10 minutes; or thin two parts of plain yogurt with one of milk. Kefir works as it is. Plain milk does not, as baking soda needs the acid.',
    ),
  ],
  [
    ['evaporated milk|condensed milk|kondensmilch', ASKED],
    msg(
      'Condensed milk is thick and very sweet, evaporated milk is unsweetened: do not swap them. For evaporated, simmer 600 ml (2½ cups) of milk down to 250 ml, or take half milk, half cream. For condensed, add 200 g of sugar to that.',
    ),
  ],
  [
    ['overwhip*|whip|whipped|whipping|steif|schlagen|montar', '@cream|sahne|nata|panna', WHY],
    msg(
      'Cream whips only with 30% fat or more, and cold: chill the bowl too. Stop at soft, clear peaks; grainy cream gets smooth again with 2 tbsp of liquid cream. With 1 tbsp of powdered sugar or mascarpone it stays firm for a day.',
    ),
  ],
  [
    [CREAMS, `${DIFFERENCE}|${INSTEAD}|what is|whip`, ASKED],
    msg(
      'It is the fat: half-and-half 12%, single cream 18%, Schlagsahne 30%, whipping and heavy cream 35%, double cream 48%. Only 30% and more can be whipped and boiled. 180 ml of milk and 60 g of butter replace a cup of cream in sauces.',
    ),
  ],
  [
    ['creme fraiche|sour cream|schmand|saure sahne', `${DIFFERENCE}|${INSTEAD}|boil|what is`, ASKED],
    msg(
      'Crème fraîche (30% fat) can boil; Schmand has 24%, sour cream 10 to 20%, so it goes in last. They replace one another; Greek yogurt does for cold dishes and baking. Cream with a little lemon juice works in sauces.',
    ),
  ],
  [
    ['salted butter|unsalted butter|salted|unsalted', 'butter', ASKED, '!caramel'],
    msg(
      'You can swap them: salted butter has about ¼ tsp of salt in 115 g (1 stick, ½ cup), so leave out that much. Unsalted lets you decide, which matters in buttercream and when a sauce boils down.',
    ),
  ],
  [
    ['brown butter|browned butter|clarif*|ghee|butterschmalz', `${MAKE}|what|how|${DIFFERENCE}`],
    msg(
      'Melt butter gently, skim it, and pour the clear fat off the white solids: clarified. Ghee simmers on for 15 minutes until they are golden, then is strained. Brown butter keeps the nutty solids. Oil or butter replaces ghee.',
    ),
  ],
  [
    ['butter', 'counter|left out|leave out|butter dish|burn*|margarine', ASKED, '!peanut|dough|cookie*'],
    msg(
      'Salted butter may stand covered for 1 to 2 days. It burns at about 150 °C (300 °F), so add some oil, or use ghee for hot frying. Margarine replaces it in baking if it is a block with 80% fat; spreads hold too much water.',
    ),
  ],
  [
    ['greek yogurt|greek yoghurt|plain yogurt|labneh|skyr', `${DIFFERENCE}|${INSTEAD}|strain|${MAKE}`, ASKED],
    msg(
      'Greek yogurt is strained and thicker: let plain yogurt drip in a cloth for 2 hours in the fridge, or overnight for labneh. Skyr is lean and just as thick. In cakes they all work; add a spoon of milk to the thick ones.',
    ),
  ],
  [
    ['yogurt|yoghurt|joghurt', MAKE, 'how|can i|temperature|starter', '!sauce|dip|naan|cake'],
    msg(
      'Heat 1 liter of milk to 85 °C (185 °F), let it cool to 43 °C (110 °F), stir in 2 tbsp of live yogurt, and keep it warm for 6 to 8 hours, in a thermos or the oven with its light on. Chill it; it keeps for a week.',
    ),
  ],
  [
    ['gruyere|emmental*|comte|appenzeller|raclette', INSTEAD, ASKED],
    msg(
      'They replace one another: Gruyère, Comté, Emmental, Appenzeller and Jarlsberg all melt smoothly, and so do fontina and raclette. Emmental is milder. A mature cheddar melts too, but is sharper and oilier.',
    ),
  ],
  [
    ['parmesan|parmigiano|pecorino|grana', `${INSTEAD}|${DIFFERENCE}|vegetarian|rind`, ASKED],
    msg(
      'Grana Padano is the closest; pecorino is sharper and saltier, so take a quarter less; aged manchego or Gouda works too. Real Parmesan has animal rennet: vegetarians look for a hard cheese without. Simmer the rind in soup.',
    ),
  ],
  [
    ['mascarpone|ricotta|quark|cottage cheese|fromage blanc', INSTEAD, ASKED],
    msg(
      'For mascarpone beat 200 g of full-fat cream cheese with 4 tbsp of cream. Ricotta and drained, blended cottage cheese replace each other. For quark take skyr, strained yogurt or fromage blanc.',
    ),
  ],
  [
    ['paneer', `${INSTEAD}|${MAKE}|crumbl*|hard|rubbery|soft|melt`, ASKED],
    msg(
      'Boil 2 liters of milk, add 4 tbsp of lemon juice, strain the curd, and press it for 30 minutes: about 300 g. Fried paneer stays soft in warm salted water. Firm tofu replaces it best; halloumi is far saltier.',
    ),
  ],
  [
    ['halloumi|feta|queso fresco|cotija', `${INSTEAD}|salty|squeak*|melt|fry|difference*`, ASKED],
    msg(
      'Halloumi does not melt, so for frying take another grilling cheese or salted paneer; feta only softens. Half an hour in water makes either less salty. Feta and queso fresco can replace each other; feta is sharper.',
    ),
  ],
  [
    ['mozzarella|burrata', `${INSTEAD}|${DIFFERENCE}|watery|drain|block|grated|fresh`, ASKED],
    msg(
      'Fresh mozzarella is wet: tear it, drain it for 30 minutes, and pat it dry, or the pizza gets soggy. The firm, low-moisture block browns and pulls threads. Provolone, scamorza or a mild Gouda can replace it.',
    ),
  ],
  [
    ['cheese|fondue|kase|fromage|queso', BAD_MELT, WHY],
    msg(
      'It got too hot or was sold grated, with starch on it. Grate it yourself, toss 200 g with 1 tbsp of cornstarch, and stir it in off the heat, by the handful. A split sauce comes back with a splash of hot milk or lemon juice.',
    ),
  ],
  [
    ['mold*|mould*|schimmel*|moisi*|moho|muffa', CHEESES, ASKED],
    msg(
      'From a hard piece cut off 2.5 cm (1 in) all around the mold, without touching it with the knife. Soft, sliced, grated and cream cheese with mold go in the bin. The mold of brie and blue cheese is meant to be there.',
    ),
  ],
  [
    ['cheese*|brie|camembert|feta|mozzarella', 'pregnan*|schwanger*|enceinte|embarazada*', ASKED],
    msg(
      'Safe: hard cheese, and mozzarella, feta, cream cheese and ricotta of pasteurized milk. Not safe: brie, camembert, soft blue and raw-milk soft cheese, unless cooked until steaming hot, because of listeria.',
    ),
  ],
  [
    ['rind|rinde', 'brie|camembert|cheese|gouda|manchego', 'eat|edible|safe|cut|remove', '!mold*'],
    msg(
      'The white rind of brie and camembert and washed rinds are meant to be eaten. Wax, cloth and plastic come off; the hard rind of Parmesan or Gruyère is safe, but tough, so simmer it in soup and take it out.',
    ),
  ],
  [
    [FREEZE, 'cheese|cream|milk|butter|yogurt|kase|sahne|milch', ASKED, '!ice'],
    msg(
      'Butter, hard cheese (best grated) and milk freeze well for 3 months. Cream, yogurt, cream cheese and soft cheese separate: fine for cooking afterwards, not for whipping or eating as they are. Leave room in the bottle.',
    ),
  ],
  [
    [PLANT_MILK, 'whip*|custard|coffee|curdl*|best|which|buttermilk|bake|baking', ASKED],
    msg(
      'Unsweetened soy milk is nearest to cow’s milk: it browns, thickens and curdles with lemon into buttermilk. Oat is good in sauces, almond in cakes; barista kinds do not split in coffee. Of all only cold coconut cream whips.',
    ),
  ],
  [
    ['lactose-free|lactose free', 'cream|milk|cheese|butter|sahne', 'same|whip|bake|difference*|taste'],
    msg(
      'Lactose-free milk and cream cook, bake and whip just like the ordinary ones, gram for gram; they only taste a little sweeter and brown faster. Long-aged hard cheese and ghee hold next to no lactose anyway.',
    ),
  ],
  [
    [
      'cheese|cheeses|kase',
      'melts best|melt best|best melting|melts well|melt well|good melting|stretchy',
      ASKED,
    ],
    msg(
      'Young, moist cheese melts best: low-moisture mozzarella and provolone pull threads; Gouda, fontina, raclette, young cheddar and Emmental go creamy. Feta, halloumi, paneer and very aged cheese do not melt.',
    ),
  ],
  [
    ['milk|milch|lait|leche', 'boil over|boils over|boiled over|scorch*|burn*|burnt|skin|uberkocht', WHY],
    msg(
      'Rinse a heavy pot with cold water, heat the milk over medium heat, and stir along the bottom; stop as it steams. Against a skin, stir it as it cools, or lay film right on top. If it has caught, pour it off without scraping.',
    ),
  ],
];
