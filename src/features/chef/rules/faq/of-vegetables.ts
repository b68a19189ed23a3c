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
const VEG =
  '@roasted veg*|roast veg*|roasting veg*|my veg*|the veg*|traybake*|tray bake*|veggies|ofengemuse|legumes rotis';
const ASK = `${WHY}|${HOW}|${MAY}|when|are|is|what now|what can i do|what do i do|what should i do|what happens|what helps|was hilft|was tun|que faire|que hacer|che fare`;

/** What people ask about vegetables, herbs, pulses, grains, noodles, fruit and nuts. */
// biome-ignore format: a question and its answer are a line each.
export const OF_VEGETABLES: readonly Faq[] = [
  [
    ['@plantain*|kochbanane*', 'peel*|skin off|skin|schal*', HOW],
    msg('Cut off both ends, slit the skin lengthwise along two or three ridges without cutting into the flesh, and push it off sideways with your thumb. Ten minutes in warm salted water loosen the skin of green ones.'),
  ],
  [
    ['@plantain*|kochbanane*', 'ripe|ripeness|green ones|green or|still green|too green|green plantain*|black plantain*|yellow or|gone black|black ones|black skin|reif', `${ASK}|should`],
    msg('It depends on the dish: green plantains are starchy, for tostones, chips and mash; yellow ones with black spots fry up soft and sweet; almost black ones are the sweetest. Black skin is fine as long as the flesh is firm and free of mold.'),
  ],
  [
    ['@avocado*|mango*|pear|pears|peach*|nectarine*|kiwi*|plum|plums|apricot*|aguacate*|avocat*', 'ripen*|unripe|not ripe|isn t ripe|aren t ripe|rock hard|too hard|still hard|still green|nachreif*|reifen', `${ASK}|fast*|quick*|speed`, NO_WISH],
    msg('Leave it at room temperature in a paper bag with an apple or a banana: in one to three days it is ripe. The fridge stops the ripening, and the microwave or oven only softens the flesh without making it taste ripe.'),
  ],
  [
    ['avocado*|aguacate*|palta*', 'ripe|reif|madur*|mur|matur*', 'tell|know|check|choose|pick|when is|when are|erkenn*|woran|saber|savoir|sapere'],
    msg('It is ripe when it gives slightly to a gentle press near the stem. If the little stem comes off easily and it is green underneath, it is perfect; brown underneath means overripe.'),
  ],
  [
    ['@avocado*|guacamole*', 'brown|browning|browns|black|oxidi*|stay* green|keep* green|braun', `${ASK}|keep|stop|prevent|avoid`, NO_WISH, '!onion*|meat|beans'],
    msg('Air turns it brown: coat the cut side with lemon or lime juice, press film right onto the surface and chill it, up to a day. The pit in the bowl hardly helps. A brown layer is harmless: scrape it off.'),
  ],
  [
    ['banana*|banane*', 'ripen*|ripe faster|ripe quick*|ripe quicker|speed|reifen|schneller reif', `${HOW}|${MAY}`],
    msg('For baking today, bake the bananas in their skins at 150 °C (300 °F) for 15 to 20 minutes, until black, and let them cool. For eating, put them into a paper bag with an apple for a day or two.'),
  ],
  [
    ['banana*|banane*', 'black|brown|overripe|too ripe|how ripe|ripe enough|spotty|spots', `${MAY}|how ripe|still|too`, NO_WISH],
    msg('The browner the skin, the sweeter and softer the banana: black ones are best for banana bread and pancakes. Throw them away only if they are moldy, leak or smell of alcohol.'),
  ],
  [
    ['mango*|melon*|watermelon*|pineapple*|ananas*', 'ripe|sweet one|good one|reif', 'tell|know|check|choose|pick|see|erkenn*|woran'],
    msg('Smell the stem end: a ripe mango, melon or pineapple smells sweet there, and gives a little when pressed. A ripe watermelon feels heavy, sounds hollow and has a creamy yellow patch. Color tells little.'),
  ],
  [
    ['@mango*', 'cut|peel|slice|dice|cube|stone|pit|schneid*|schal*|couper|eplucher', HOW, '!onion*|chicken|meat'],
    msg('Stand it up and slice down both sides close to the flat stone. Score the flesh of each half in squares without cutting the skin, turn it inside out and cut the cubes off.'),
  ],
  [
    ['@okra|bhindi|bamia|gumbo|ladies fingers|lady s finger*', 'slim*|slime|gooey|schleim*|gluant*|babos*', `${ASK}|avoid|prevent|stop|get rid|less`],
    msg('Water brings out the slime: dry the okra well before cutting, cut large pieces, and fry them hot in a single layer without a lid. A squeeze of lemon or some tomato helps as well; add salt at the end.'),
  ],
  [
    ['@aubergine*|eggplant*|melanzan*|berenjena*|brinjal', 'salting|salt the|salt them|salt it|salt aubergine*|salt eggplant*|salted first|bitter*|salzen|degorg*|saler|salar|salare', ASK],
    msg('You do not have to: the aubergines sold today are hardly ever bitter. It is worth it for frying, because salted for 30 minutes and dried they soak up less oil and stay firmer. Small firm ones with few seeds are the mildest.'),
  ],
  [
    ['aubergine*|eggplant*|melanzan*|berenjena*|brinjal', 'soak*|absorb*|greasy|oily|drink*|suck*|saug*|vollgesogen', `${ASK}|less|stop|prevent`],
    msg('They are like a sponge inside: brush the slices with oil instead of pouring it into the pan, or bake them at 220 °C (425 °F). Salting them for 30 minutes or 5 minutes in the microwave closes the sponge before frying.'),
  ],
  [
    ['courgette*|zucchini*|cucumber*|pumpkin*|squash|gourd*|kurbis*|gurke*', 'bitter*', `${ASK}|taste*|eat`],
    msg('If it is really bitter, stop eating and throw it away, the dish too: bitter courgettes, pumpkins and cucumbers hold cucurbitacins, which cause cramps and vomiting and survive cooking. It happens mostly with home-grown ones and ornamental gourds.'),
  ],
  [
    ['@courgette*|zucchini*|calabacin*', 'salting|salt the|salt them|salt it|salted|squeez*|watery|soggy|wet|mushy|salzen|ausdruck*', ASK],
    msg('Courgettes are mostly water. Grated ones for fritters, cakes and bakes: salt them, wait 10 minutes and squeeze them hard in a cloth. Slices for the pan need no salting, but high heat, room, and salt only at the end.'),
  ],
  [
    ['@roast potato*|roasted potato*|roasties', 'crisp*|crunch*|soggy|knusprig|croustill*|crujient*|croccant*', ASK],
    msg('Parboil the pieces for 10 minutes in salted water, let them steam dry and shake them until the edges are rough. Turn them in very hot fat and roast them at 220 °C (425 °F) for 45 to 60 minutes, with space around each and turned once.'),
  ],
  [
    ['@chips|fries|frites|pommes|potato wedges|oven chips', 'crisp*|crunch*|soggy|limp|knusprig|croustill*|crujient*|croccant*', ASK, '!fish|tortilla*|kale|chocolate'],
    msg('Use floury potatoes, soak the sticks in cold water for 30 minutes and dry them well. Fry them twice: 5 minutes at 150 °C (300 °F), then 2 to 3 at 190 °C (375 °F). In the oven: a thin coat of oil, one layer with gaps, 220 °C (425 °F).'),
  ],
  [
    ['@bratkartoffel*|fried potatoes|pan-fried potatoes|home fries|hash brown*|rosti|latkes|potato pancake*|reibekuchen|kartoffelpuffer', 'crisp*|crunch*|soggy|knusprig|fall* apart|stick*|croustill*', ASK],
    msg('Get rid of the water: squeeze grated potatoes hard in a cloth; for fried potatoes use waxy ones boiled the day before. Fry them in plenty of hot fat in one layer, and leave them alone until the crust has formed.'),
  ],
  [
    ['@mash|mashed potato*|kartoffelpuree|kartoffelbrei|puree de pommes', 'gluey|gluey|glue|gummy|gloopy|sticky|kleister*|lumpy|lumps|collant*', ASK, '!gravy'],
    msg('Too much working sets the starch free: never blend potatoes. Use floury ones, let them steam dry, press them while hot through a ricer or with a masher, and stir in butter first and hot milk after. Gluey mash can only be baked as a topping.'),
  ],
  [
    ['potato*|kartoffel*|patatas|patate', 'green potato*|potato* green|gone green|turned green|are green|green skin|green spots|green bits|green patches|sprouted|sprouting|have sprouts|shoots|keim*|gekeimt*', `${ASK}|eat`],
    msg('Small sprouts on firm potatoes are fine: cut them and any green spots out generously, and peel. Throw potatoes away that are green all over, wrinkled, soft or bitter: their solanine makes you sick and survives cooking.'),
  ],
  [
    ['which potato*|what potatoes|kind of potato*|kinds of potato*|type of potato*|sort of potato*|waxy|floury|mehlig*|festkochend*|kartoffelsorte*|welche kartoffel*|quelle* pomme*', 'which|what|difference*|does it matter|should|welche|quelle*|unterschied', NO_WISH],
    msg('Floury ones (Russet, Maris Piper, King Edward) for mash, baking, roasting and chips. Waxy ones (Charlotte, Annabelle, new potatoes) for salads, gratins and stews. All-rounders such as Yukon Gold or Desiree do both well.'),
  ],
  [
    [VEG, 'burn*|burnt|char|charred|black|scorch*|verbrann*|verbrenn*', `${ASK}|stop|prevent`],
    msg('The pieces are too small, the oven is too hot, or something sugary is on them. Cut them all to 3 cm, roast them at 200 °C (400 °F) on the middle shelf, and add garlic, honey, balsamic vinegar and soft herbs only for the last 10 minutes.'),
  ],
  [
    [VEG, 'soggy|crisp*|limp|mushy|watery|steaming|just steam|steam instead|brown up|golden|carameli*|knusprig', ASK, NO_WISH],
    msg('They steam when they lie too close. Dry the pieces well, coat them with just enough oil to shine, spread them over two trays with gaps, and roast them at 220 °C (425 °F) with the fan on, turning once. Salt watery ones afterwards.'),
  ],
  [
    ['onion*|zwiebel*|oignon*|cebolla*|cipoll*', 'carameli*|karamellis*', 'how long|why|take|takes|faster|quick*|speed|burn*|baking soda|wie lange|combien de temps|cuanto'],
    msg('Real caramelized onions take 35 to 45 minutes over medium-low heat. Covering them for the first 10 minutes and loosening what sticks with splashes of water saves time; a small pinch of baking soda browns them faster but makes them soft.'),
  ],
  [
    ['onion*|zwiebel*|oignon*|cebolla*|cipoll*', 'cry|crying|cries|tears|eyes|weinen|tranen|pleur*|llor*|piang*'],
    msg('Use a really sharp knife and put the onion into the freezer for 10 minutes before; both keep the stinging juice in. Leave the root end on until last, and cut near an open window or under the cooker hood.'),
  ],
  [
    ['raw onion*|onion*|zwiebel*', 'too sharp|too strong|so strong|harsh|milder|less sharp|sting*|bite|aftertaste', `${ASK}|get rid`],
    msg('Soak the cut onion in cold water with a little vinegar for 10 minutes, and drain it: that rinses the sharpness off. Or rub it with salt and lime juice for 10 minutes. Red onions, shallots and spring onions are milder from the start.'),
  ],
  [
    ['shallot*|red onion*|white onion*|yellow onion*|brown onion*|spring onion*|scallion*|green onion*|schalotte*|onions', `${DIFFERENCE}|which onion*|what onion*|kind of onion*`],
    msg('Yellow onions are for cooking, red and white ones are milder and good raw, and shallots are fine and sweet, for dressings and sauces. Spring onions, scallions and green onions are the same. Cooked, they can all stand in for each other.'),
  ],
  [
    ['mushroom*|champignon*|pilz*|seta|setas|funghi', 'wash*|rinse*|clean*|peel*|putz*|wasch*|laver|nettoyer|lavar|lavare|pulire', ASK, '!dried'],
    msg('Wiping them with kitchen paper or a brush is enough, and they need no peeling. Sandy ones may be rinsed quickly under cold water just before cooking; dry them at once, and never leave them to soak.'),
  ],
  [
    ['@mushroom*|champignon*|pilze', 'watery|soggy|rubbery|squeaky|so much water|release*|brown|browned|golden|boil in', `${WHY}|${HOW}|avoid|prevent`, '!chicken|meat|onion*|beef|pastry|crust'],
    msg('They lie too close or the pan is not hot enough. Fry them in batches in a wide, very hot pan with little fat, leave them until the water has boiled away and the undersides are brown, then stir, and salt them last.'),
  ],
  [
    ['mushroom*|champignon*|pilze|shiitake*', 'raw|roh|uncooked|crus|crudos|crudi', `${MAY}|eat`],
    msg('Fresh white and brown button mushrooms can be eaten raw, sliced thinly. All others need cooking: raw shiitake can cause a rash, and raw wild mushrooms make many people sick.'),
  ],
  [
    ['dried mushroom*|dried porcini|porcini|dried shiitake|getrocknete* pilze|steinpilze', 'soak*|rehydrat*|soaking|liquid|einweich*|tremp*|remoj*', `${ASK}|what|long`],
    msg('Soak porcini for 20 to 30 minutes in warm water, and shiitake in cold water for some hours or overnight. Lift them out, and pour the soaking water through a coffee filter: without its sand it is an excellent stock.'),
  ],
  [
    ['spinach|salad|lettuce|mushroom*|carrots|herbs|courgette*|zucchini|green beans|rocket|leaves|cucumber*|vegetable*', 'slimy|slime|schleimig', `${ASK}|still|eat`, '!okra'],
    msg('No, slimy vegetables, leaves and mushrooms are spoiled: throw them away. Limp or slightly wrinkled ones are only dry, and fine to cook.'),
  ],
  [
    ['garlic oil|garlic in oil|garlic confit|confit garlic|garlic infused|herbs in oil|herb oil|infused oil*|knoblauchol|knoblauch in ol', 'keep*|store*|shelf|fridge|room temp*|cupboard|safe|how long|last*|botulis*|halt*'],
    msg('Keep garlic or fresh herbs in oil in the fridge and use them within 4 days, or freeze them in an ice-cube tray. At room temperature, botulism can grow in the oil without any smell, so never store it on the shelf.'),
  ],
  [
    ['garlic|knoblauch|aglio|ajo', 'burn*|burnt|bitter|verbrann*|verbrenn*|brule*|quema*|brucia*', `${ASK}|stop|prevent|avoid|save`],
    msg('Garlic burns within seconds in hot fat and then tastes bitter. Add it after the onions, over medium heat, for 30 to 60 seconds until it smells, then add the liquid. Burnt garlic cannot be saved: start again.'),
  ],
  [
    ['garlic|knoblauch|ajo|aglio', 'sprouted|sprouting|sprout|sprouts|green shoot*|green sprout*|green inside|green in the middle|germ|turned green|turned blue|blue|gekeimt*', `${ASK}|eat`],
    msg('It is safe to eat. Pull the green shoot out if you use the garlic raw or fry it, since it tastes a little bitter. Garlic that turns blue or green in vinegar or lemon juice is harmless too; only soft, brown or moldy cloves go into the bin.'),
  ],
  [
    ['garlic', 'powder|granules|granulated|jar|jarred|paste|minced', 'how much|how many|equal*|convert*|conversion|ratio|per clove|to one clove|is one clove'],
    msg('For one clove of garlic take ⅛ tsp garlic powder, ¼ tsp granules, or ½ tsp chopped garlic or paste from a jar. Powder goes in with the liquid, because it burns quickly in hot fat.'),
  ],
  [
    ['ginger|ingwer|gingembre|jengibre|zenzero', 'peel*|schal*|skin|grate|grating|eplucher|pelar', ASK],
    msg('Scrape the thin skin off with the edge of a teaspoon, which gets into every corner. Young or organic ginger only needs a good wash. A piece kept in the freezer grates most easily, straight from frozen.'),
  ],
  [
    ['ginger|turmeric|ingwer', 'ground|powder*|dried|gemahlen*', 'how much|convert*|equal*|ratio|difference*|same as|for fresh|wie viel'],
    msg('For 1 tbsp of fresh grated ginger take ¼ to ½ tsp of ground ginger; for turmeric 1 tsp. Ground ginger tastes warmer and less sharp: good in baking and curries, but stir-fries want fresh.'),
  ],
  [
    ['herb|herbs|basil|thyme|oregano|parsley|rosemary|dill|krauter*|herbes|hierbas|erbe', 'dried|dry|getrocknet*|sechees|secas|secche', 'how much|how many|ratio|convert*|equal*|difference*|when do|when to|when should|as good|wie viel*|combien|cuant*'],
    msg('Take a third: 1 tsp of dried herbs for 1 tbsp of fresh. Dried ones go in early so that they soften, fresh soft ones at the end. Basil, parsley, chives and coriander lose most of their taste when dried.'),
  ],
  [
    ['herb|herbs|basil|coriander|cilantro|parsley|mint|dill|chives|krauter|basilikum|petersilie', 'stay* fresh|keep* fresh|store|storing|longer|wilt*|limp|frisch|aufbewahr*|freeze|freezing|conserv*', ASK],
    msg('Stand parsley, coriander, mint and dill in a glass of water in the fridge with a bag over them, and basil in water in a warm kitchen. Roll rosemary and thyme in damp paper. Chopped herbs freeze well in an ice-cube tray with water or oil.'),
  ],
  [
    ['stalk|stalks|stem|stems|stiel|stiele', 'parsley|coriander|cilantro|dill|basil|herb*|broccoli|kale|chard|mushroom*|cauliflower', `${ASK}|throw`],
    msg('Stalks of coriander, parsley and dill are tender and full of taste: chop them in. Peel broccoli stalks and slice them thinly; chard and mushroom stalks just cook a little longer. Strip off those of kale, rosemary and thyme.'),
  ],
  [
    ['chili|chilis|chilies|chilli|chillies|chile|chiles|jalapeno*|habanero*|pepper*|peperoni', 'hands|fingers|eye|eyes|gloves|hande|finger|augen'],
    msg('Rub your hands with cooking oil first, then wash them with dish soap: capsaicin comes off in fat, not in water. Rinse an eye with plenty of cool water. Next time wear gloves, and touch nothing before washing.'),
  ],
  [
    ['chili|chilis|chilies|chilli|chillies|chile|chiles|jalapeno*', 'seeds|seed|deseed*|membrane*|pith|ribs|hottest part|kerne|entkern*', `${ASK}|which|where`, '!chia|sesame|cumin'],
    msg('Remove them for a milder dish: most of the heat sits in the white ribs that hold the seeds, so scrape out both. Leave them in if you like it hot. The tip is always milder than the stem end.'),
  ],
  [
    ['mouth|tongue|throat|mund|zunge|bouche|boca', 'burn*|on fire|spicy|too hot|brennt|scharf*', 'chili*|chilli*|spic*|help*|stop|drink|eat|against|gegen'],
    msg('Milk, yogurt or ice cream put the fire out, because fat and milk protein wash the capsaicin away; bread, rice or a spoonful of sugar help too. Water and beer only spread it.'),
  ],
  [
    ['jalapeno*|habanero*|serrano*|cayenne|bird s eye|thai chil*|scotch bonnet*|ancho|chipotle*|poblano*|pul biber|gochugaru|aleppo|kashmiri|chilies|chillies|chiles', 'how hot|how spicy|hotter than|hottest|scoville|milder than|mildest|which is hotter|difference*|wie scharf', NO_WISH],
    msg('From mild to hot: poblano and ancho, Aleppo pepper and gochugaru, jalapeño and chipotle, serrano, cayenne, Thai bird chilies, then habanero and Scotch bonnet. As a rule, the smaller a chili, the hotter it is.'),
  ],
  [
    ['kidney bean*|dried bean*|red beans|kidneybohnen|haricots rouges', 'toxic|poison*|raw|dangerous|safe|slow cooker|giftig', ASK, '!canned|can of|cans|tin|tinned'],
    msg('Dried kidney beans are poisonous until they have boiled hard: soak them for at least 5 hours, throw the water away and boil them in fresh water for 10 minutes, better 30, before they simmer or go into a slow cooker. Canned ones are ready to eat.'),
  ],
  [
    ['green bean*|runner bean*|string bean*|grune bohnen|haricots verts|fagiolini|judias verdes', 'raw|roh|toxic|poison*|crunchy|uncooked|crus|giftig', `${MAY}|eat|why`],
    msg('No, do not eat green beans raw: they hold lectins that upset the stomach. Boil or steam them for about 10 minutes, until tender; frozen ones too.'),
  ],
  [
    ['bean*|chickpea*|bohnen|kichererbsen|pois chiches|garbanzos|ceci|fagioli', 'soak*|einweich*|eingeweicht|tremp*|remoj*|ammoll*', 'forgot*|forget|no time|quick*|didn t|haven t|without|vergess*|oubli*|olvid*|dimentic*'],
    msg('Cover them well with water, boil for 2 minutes, take the pot off the heat and leave it covered for an hour: that equals a night. Or cook them unsoaked in a pressure cooker, 35 to 50 minutes. Kidney beans must first boil hard for 10 minutes.'),
  ],
  [
    ['lentil*|linsen|lentilles|lentejas|lenticchie|dal|split peas', 'soak*|rinse|wash*|einweich*|waschen|tremp*|remoj*', ASK],
    msg('Lentils and split peas need no soaking, only a rinse. Red lentils are soft in 10 to 15 minutes, green and brown ones in 25 to 30, Puy and beluga in about 25. Soak only whole black urad and chana dal.'),
  ],
  [
    ['bean*|chickpea*|bohnen|kichererbsen|pulses|pois chiches|garbanzos|ceci|fagioli', 'soak*|overnight|einweich*|tremp*|remoj*|ammoll*', ASK, '!vanilla|coffee|overnight oats'],
    msg('Yes: 8 to 12 hours in three times as much cold water, in the fridge if it is warm. They cook in half the time and are easier to digest; pour the water away and cook them in fresh.'),
  ],
  [
    ['@kidney bean*|black bean*|white bean*|dried beans|beans|chickpea*|lentil*|bohnen|kichererbsen|linsen', 'still hard|stay hard|staying hard|hard after|won t soften|not soft|not getting soft|so hard|tough|noch hart', `${ASK}|what|hours`, '!potato*|carrot*|rice|pasta|meat|beef|pork|chicken'],
    msg('They are old, the water is hard, or something sour went in too early. Add ¼ tsp baking soda per liter of water and keep simmering; tomatoes, lemon and vinegar come only once they are soft. Salt does no harm.'),
  ],
  [
    ['bean*|chickpea*|lentil*|pulses|bohnen|kichererbsen', 'can|cans|canned|tin|tins|tinned|dose|dosen', 'dried|dry|getrocknet*', 'how much|how many|equal*|convert*|ratio|difference*|better|can i use|do i need|wie viel*'],
    msg('A 400 g (14 oz) can holds about 240 g of drained beans, as much as 100 g (½ cup) of dried ones give: they grow to two and a half times their weight. Dried ones must be soaked and cooked before they go in.'),
  ],
  [
    ['bean*|chickpea*|lentil*|bohnen|kichererbsen', 'rinse*|rinsing|drain*|liquid|aquafaba|abspul*|abgiess*', ASK, '!dried|green bean*'],
    msg('Yes, drain and rinse canned beans: it removes the starchy liquid and about a third of the salt. Keep the liquid if you want to thicken a stew or chili, or to whip that of chickpeas like egg white.'),
  ],
  [
    ['beans|chickpea*|lentil*|bohnen|pulses|legumes|cabbage|kohl', 'gas|gassy|wind|fart*|flatul*|bloat*|blah*|bloating'],
    msg('Soak dried beans, throw the water away and cook them very soft; rinse canned ones. Cumin, fennel, savory or ginger help, and so does a small portion often, until the gut is used to them.'),
  ],
  [
    ['tofu', 'press*|squeez*|drain*|auspress*', ASK],
    msg('Press firm tofu if you want to fry it or marinate it: wrap it in a cloth and weigh it down for 15 to 30 minutes. Silken and smoked tofu are not pressed; extra firm tofu only needs to be patted dry.'),
  ],
  [
    ['@tofu', 'crisp*|crunch*|knusprig|fall* apart|crumbles', `${HOW}|${WHY}`, '!veg*|noodle*|salad'],
    msg('Pat firm tofu very dry, toss the cubes in 1 tbsp cornstarch, and fry them in hot oil in one layer without touching them until each side is golden. In the oven: 25 minutes at 200 °C (400 °F). Add the sauce at the very end.'),
  ],
  [
    ['salad|lettuce|rocket|spinach|salad leaves|salat|salade|lechuga|lattuga', 'wash*|rinse*|bagged|wasch*|laver|lavar|lavare', ASK],
    msg('Yes, unless the bag says washed and ready to eat. Swirl the leaves in a bowl of cold water, lift them out so that the sand stays behind, and spin or pat them dry, because dressing does not cling to wet leaves.'),
  ],
  [
    ['@lettuce|romaine|salad leaves|mixed leaves|green salad*|rocket|kopfsalat|salad', 'crisp|crispy|wilt*|wilted|limp|soggy|welk|knackig', `${ASK}|keep`, '!pasta|potato|croutons|bread|bacon|chicken'],
    msg('Dry leaves stay crisp: wash and spin them, keep them in a box with kitchen paper in the fridge, and dress them only at the table. Limp leaves come back in ice water within 10 to 15 minutes.'),
  ],
  [
    ['pumpkin*|squash|butternut|hokkaido|kurbis*|potiron|courge|potimarron|calabaza|zucca', 'peel*|skin|schal*|eplucher|pelar|sbucci*', ASK],
    msg('Hokkaido (red kuri), delicata and small pumpkins can be eaten with their skin; butternut and large pumpkins are peeled. Halve them first and use a sturdy peeler; 3 minutes in the microwave soften the skin.'),
  ],
  [
    ['red cabbage|rotkohl|blaukraut|rotkraut|chou rouge', 'blue|purple|gray|grey|color|colour|blau', `${ASK}|keep`],
    msg('It needs acid: add vinegar, lemon juice or an apple at the start and it turns red. Without acid, or with hard water or baking soda, red cabbage goes blue; a splash of vinegar brings the red back.'),
  ],
  [
    ['cabbage|brussels sprouts|sprouts|cauliflower|broccoli|kohl|rosenkohl|kale', 'smell*|stink*|bitter|geruch|stinkt', `${ASK}|stop|prevent|avoid`],
    msg('Overcooking brings out the sulfur and the bitterness. Cook it briefly, uncovered in plenty of salted water or in a hot pan until just tender; a piece of bread or a splash of vinegar in the water tames the smell. Roasting makes sprouts sweet.'),
  ],
  [
    ['leek*|lauch|porree|poireau*|puerro*|porri', 'wash*|clean*|sand|sandy|grit|gritty|dirt*|wasch*|putz*|laver|nettoyer|green part*|green end*|green tops|dark green', ASK],
    msg('Slit them lengthwise from the middle up, fan the layers out under running water, or slice them and swirl them in a bowl. Use the white and light green; the dark green is tough and goes into stock or soup.'),
  ],
  [
    ['@artichoke*|artischocke*|artichaut*|alcachofa*|carciofi', 'prepare|clean|trim|choke|heart|eat|vorbereit*|putz*|cut', HOW],
    msg('Snap off the stalk, cut off the top third, trim the tough outer leaves and rub every cut with lemon. Boil for 25 to 40 minutes, until a leaf pulls out easily; scrape the hairy choke off with a spoon before you eat the heart.'),
  ],
  [
    ['beet|beets|beetroot*|rote bete|randen|betterave*|remolacha*|barbabietol*', 'peel*|stain*|hands|boil*|schal*|farb*|skin', ASK],
    msg('Boil or bake beets whole and unpeeled, with root and a bit of stalk, so that they do not bleed: 40 to 60 minutes. The skin then rubs off under cold water. Wear gloves; lemon juice takes the red off hands and boards.'),
  ],
  [
    ['asparagus|spargel|asperge*|esparrago*|asparagi', 'peel*|woody|ends|trim|snap|schal*|eplucher|pelar|bitter', ASK],
    msg('White asparagus is peeled from below the tip downward; green asparagus only on the lower third, if at all. Cut 2 cm off the ends, or bend a spear: it snaps where it starts to be woody.'),
  ],
  [
    ['sticky rice|glutinous rice|klebreis|riz gluant', 'soak*|steamer|steam|normal rice|regular rice|sushi rice|jasmine|glutinous|einweich*|difference*', ASK],
    msg('Soak real sticky (glutinous) rice for at least 4 hours and steam it over water in a cloth for 20 to 25 minutes; boiled it turns to porridge. Other rice never gets the same; sushi rice comes closest. It holds no gluten.'),
  ],
  [
    ['rice|reis|riz|arroz|riso', 'wash*|rinse*|rinsing|waschen|laver|rincer|lavar|sciacqu*', ASK],
    msg('Rinse basmati, jasmine and sushi rice two or three times until the water is nearly clear: the grains stay apart. Do not rinse risotto, paella or pudding rice, because their starch makes the dish creamy.'),
  ],
  [
    ['rice|reis|riz|arroz', 'mushy|gluey|gummy|clump*|soggy|too sticky|so sticky|stick* together|matschig|pappig|collant|pegajoso', `${ASK}|save|fix`, '!noodle*'],
    msg('Too much water, too long or too much stirring. Spread it on a tray to steam dry for 5 minutes, or chill it and fry it. Next time rinse it, take 1½ cups of water per cup, never stir, and rest it covered for 10 minutes.'),
  ],
  [
    ['rice|reis|riz|arroz', 'still hard|hard|crunchy|undercooked|not cooked|not done|hart', `${ASK}|save|fix|what|still`, '!chicken|meat|beans'],
    msg('Sprinkle 3 to 4 tbsp of boiling water over it, cover it tightly and leave it over the lowest heat for 5 minutes, then 10 minutes off the heat. It was hard because steam escaped or the water was too little.'),
  ],
  [
    ['basmati|jasmine|long grain|long-grain|arborio|carnaroli|risotto rice|sushi rice|short grain|brown rice|wild rice', `${DIFFERENCE}|which rice|what rice|kind of rice|welche* reis`],
    msg('Basmati is long, dry and loose, jasmine soft and a little sticky, sushi rice round and sticky. Arborio and carnaroli give off starch for risotto, and brown rice keeps its bran: nuttier, and twice as long to cook.'),
  ],
  [
    ['couscous', 'water|liquid|ratio|clump*|lump*|fluffy|fluff|soak*|boil', ASK, '!giant|pearl|israeli'],
    msg('Pour boiling water or stock over it, 250 ml (1 cup) for 200 g (1 cup) with a little salt, cover it for 5 minutes, and fluff it with a fork and 1 tbsp oil or butter. It is not boiled; a spoon makes it lumpy.'),
  ],
  [
    ['quinoa', 'rinse|wash*|bitter|soapy|water|ratio|mushy|soggy', ASK],
    msg('Rinse quinoa in a fine sieve first, or it tastes bitter and soapy. Simmer 1 part with just under 2 parts of water, covered, for 15 minutes, and let it stand off the heat for 5.'),
  ],
  [
    ['rice noodle*|glass noodle*|noodles|udon|soba|reisnudeln|glasnudeln', 'stick*|clump*|soak*|rinse*|mushy|break|kleb*', ASK],
    msg('Soak rice noodles in hot water until just bendy, 5 to 10 minutes, and finish them in the pan. Boil wheat and soba noodles, and rinse them cold. Toss them with a few drops of oil, and they do not stick together.'),
  ],
  [
    ['pasta|spaghetti|nudeln|pates', 'which pasta|what pasta|which shape*|what shape*|shape|shapes|welche nudeln|quelles pates', 'sauce*|go with|goes with|best|suit*|pesto|ragu|bolognese|carbonara|passt|passen'],
    msg('Long thin ones such as spaghetti for oily and smooth sauces, broad ones such as tagliatelle for ragù and cream, tubes and shells for chunky sauces and bakes, tiny ones for soup. The thicker the sauce, the sturdier the shape.'),
  ],
  [
    ['pasta|spaghetti|nudeln|noodle water', 'rinse*|rinsing|cold water|abschreck*|rincer|stick*|oil in the water|oil to the water|oil in pasta|kleb*|coll*|together', ASK],
    msg('No oil and no rinsing: stir the pasta in the first two minutes, boil it in plenty of water, and mix it with the sauce at once. Oil and cold water make the sauce slide off; rinse it only for a pasta salad.'),
  ],
  [
    ['pasta|spaghetti|nudeln|pates', 'salt|salting|salz*|sel|sal', 'water|how much|wasser|eau|acqua', `${ASK}|combien`, '!sauce'],
    msg('Salt it with 10 g (2 tsp) per liter, once it boils. The pasta itself takes up only a little of it, and cannot be seasoned well later; salt a bit less if the sauce is salty.'),
  ],
  [
    ['pasta water|cooking water|nudelwasser|eau de cuisson|starchy water', 'why|keep|save|reserve|what for|use|forgot*|instead', '!salt|salty'],
    msg('Its starch binds the sauce and makes it cling to the pasta: keep a cup before you drain, and toss a few spoonfuls into the pan with the sauce. If it is gone, a little hot water with a knob of butter does nearly the same.'),
  ],
  [
    ['apple*|pear|pears|apfel|pomme*|fruit salad', 'brown|browning|braun', `${ASK}|keep|stop|prevent`, '!sugar|butter|crust|top|banana*|rice'],
    msg('Toss the cut fruit with lemon juice, or leave it for 5 minutes in water with a pinch of salt (½ tsp per liter) and rinse it. Browned fruit is harmless, and cooking hides it.'),
  ],
  [
    ['berries|strawberr*|raspberr*|blueberr*|erdbeeren|fraises', 'wash*|rinse|mold*|mould*|store|longer|fresh|aufbewahr*|wasch*', ASK, '!freeze|frozen|jam'],
    msg('Wash berries only just before you eat them, in a bowl of cold water, and before hulling. Keep them dry in the fridge, in one layer on kitchen paper: 2 to 4 days. Throw moldy ones and their neighbors away.'),
  ],
  [
    ['lemon*|lime*|orange*|zitrone*|citron*', 'juice|zest|saft|jus', 'how much|how many|wie viel*|combien', 'one|a lemon|a lime|an orange|from|yield*|give*|equal*|einer|half', '!water'],
    msg('One lemon gives about 3 tbsp (45 ml) of juice and 1 tbsp of zest, a lime 2 tbsp of juice, an orange 5 tbsp (75 ml). Roll it hard on the table first, and it gives more.'),
  ],
  [
    ['rhubarb|rhabarber|rhubarbe', 'leaves|leaf|raw|peel*|toxic|poison*|green|roh|blatter|schal*', ASK],
    msg('Never eat rhubarb leaves: they are poisonous. The stalks are fine, green or red; peel only thick, stringy ones, and cook them, because raw they are very sour and high in oxalic acid.'),
  ],
  [
    ['nuts|almonds|walnuts|hazelnuts|pine nuts|pecans|cashews|sesame|pumpkin seeds|nusse|mandeln|pinienkerne', 'toast*|roast*|rosten|griller|tostar|tostare', `${ASK}|burn*`],
    msg('Toast them in a dry pan over medium heat, shaking, for 3 to 5 minutes, or in the oven at 175 °C (350 °F) for 8 to 10, until they smell. Tip them onto a plate at once; in the hot pan they burn. Pine nuts and seeds take 2 minutes.'),
  ],
  [
    ['tomato*|pepper|peppers|paprika|peaches|hazelnuts|almonds|tomate*|pomodori', 'peel*|skin off|skins off|remove the skin*|hauten|schalen|peler|pelar|pelare', HOW],
    msg('Tomatoes, peaches and almonds: pour boiling water over them, wait 30 to 60 seconds, chill and slip the skin off. Char peppers under the grill until black, and steam them covered for 10 minutes. Rub toasted hazelnuts in a cloth.'),
  ],
  [
    ['tomatoes|potatoes|onions|bananas|garlic|avocados|bread|tomaten|kartoffeln|zwiebeln|tomates', 'fridge|refrigerator|kuhlschrank|frigo|nevera|frigorifero', 'should|belong|do i|why|store|where|go in|can i keep|gehoren|kommen|better', '!cooked|leftover*|cut|sliced|soup|sauce|salad|chopped|mashed'],
    msg('No: tomatoes lose their flavor in the fridge, bananas go black, and potatoes, onions and garlic want it cool, dark and dry, but not together. Cut ones and ripe avocados do go into the fridge, covered.'),
  ],
  [
    ['potato*|carrot*|parsnip*|sweet potato*|cucumber*|kartoffeln|karotten|mohren', 'peel*|with the skin|skin on|skins on|eat the skin|schalen|eplucher|pelar', 'do i|need to|have to|should|can i|can you|must|necessary|muss|faut il|hay que'],
    msg('No, if they are young or organic and well scrubbed: skin holds fiber and taste. Peel potatoes for smooth mash and when they are green or old, and waxed cucumbers, thick-skinned parsnips and celeriac.'),
  ],
  [
    ['broccoli|green beans|beans|asparagus|peas|spinach|green vegetables|vegetables|brokkoli|gemuse', 'stay* green|keep* green|bright green|gray|grey|dull|lose* color|lose* colour|color|colour', `${ASK}|keep`],
    msg('Boil them uncovered in plenty of salted water for a few minutes, then plunge them into ice water. They turn gray-green from overcooking, a lid, or acid, so add lemon or vinegar only at the table.'),
  ],
  [
    ['frozen vegetables|frozen veg|frozen peas|frozen spinach|frozen broccoli|tk-gemuse|legumes surgeles', 'thaw*|defrost*|healthy|as good|nutri*|vitamin*|fresh|watery|auftauen|gesund', ASK],
    msg('They are as good as fresh ones, because they are frozen within hours of the harvest. Cook them straight from frozen over high heat; only spinach is thawed and squeezed (300 g frozen stand for 500 g fresh).'),
  ],
  [
    ['fruit|fruits|vegetables|veg|veggies|produce|apples|grapes|obst|gemuse', 'wash*|waschen|laver', 'vinegar|soap|baking soda|pesticide*|do i|should|how|properly|need to|muss|wie', '!salad|mushroom*'],
    msg('Rinse it under running water and rub it with your hands or a brush, also what you peel or cut open, such as melons. Soap is not for food, and vinegar or baking soda does little more than water.'),
  ],
  [
    ['kale|grunkohl|cavolo nero', 'massage*|tough|chewy|bitter|massier*', ASK],
    msg('For salad, yes: strip the leaves off the ribs and knead them with a pinch of salt, some oil and lemon for 2 to 3 minutes, until they are dark and soft. It takes away toughness and bitterness.'),
  ],
  [
    ['cassava|yuca|yucca|manioc|maniok|taro|bean sprouts|sprossen', 'raw|poison*|toxic|safe|dangerous|roh|giftig', ASK],
    msg('Do not eat it raw: cassava and taro are poisonous uncooked, so peel them thickly and boil them until quite soft, and pour the water away. Bean sprouts carry bacteria and are best cooked until steaming hot.'),
  ],
];
