import { CHAT_WORDS } from './chat-words.ts';
import { FOREIGN_PLAIN_WORDS } from './foreign-plain-words.ts';

/**
 * Words that turn no food into a warning, even in the same clause: 'nuts on top', 'eggs my daughter loves'. Most plain
 * words can: 'nuts were a mistake', 'he has a history with nuts', 'keep the nuts separate'.
 */
const WORDS = `
  lb ish esque sort sorts root roots whatever whichever whats what's forgot forgotten thinking um uh er erm okay ok right so now then standing
  ones somehow somewhere loin loins together tho though otherwise roughly properly simply quickly slowly gently
  heavy whipping single clotted pouring usual crockpot crock
  north south east west northern western eastern kick finally both proper doable numbing walleye island sabzi tray bake chocolatey tomatoey
  a an the this that these those some any more another lots lot plenty extra bit bits piece pieces half all both each every few
  couple several only just amount portion serving servings pair dozen one two three four five six seven eight nine ten twelve
  with in on for from at by to as into over under using of within and or plus also including include around about between per
  inside until before after during w n x i we you me us my our your her his their it its she he they him them im ive id were
  youre who what which when where how whatever something anything someone everyone everybody people person guests guest friend
  friends family kid kids child children son daughter wife husband partner boyfriend girlfriend mum mom dad mother father
  parents parent grandma grandpa gran nan nanna granny sister brother aunt uncle cousin roommate flatmate neighbour neighbor
  colleagues girls boys mates mate man men woman women teens teenagers adults inlaws law is are was be am s want wants wanted
  need needs would could can will should shall might like likes love loves loved enjoy enjoys fancy craving crave adore adores dreaming longing
  obsessed prefer have has having got get getting use uses make making made cook cooking bake baking do does add put serve
  served sells sold give please help try show tell suggest recommend find found buy bought caught picked grab think know thinking thanks
  taste tastes tasting call called based filled topped stuffed covered coated crusted wrapped loaded tossed mixed marinated left
  leftover leftovers fridge freezer pantry cupboard larder jar jars pack packet packets tin tins bag box carton tub bottle bunch
  block slab lump knob hunk wedge wheel chunk slice slices fillet fillets cup cups glass handful spoonful teaspoon tablespoon
  pinch dash splash drizzle sprinkle gram grams kilo pound pounds ounce ounces litre liter pint recipe recipes dish dishes meal
  meals food idea ideas main starter appetizer appetiser dessert pudding snack snacks treat breakfast brunch lunch lunches
  dinner dinners supper tea course option version style way kind type kinds types variety cuisine tonight today tomorrow week
  weekend weekday weeknight night evening morning afternoon day days monday tuesday wednesday thursday friday saturday sunday
  spring summer autumn fall winter christmas xmas easter thanksgiving halloween birthday party picnic potluck bbq barbecue date
  anniversary occasion celebration lunchbox school work office minute minutes min mins hour hours year years old time easy
  simple quick fast speedy slow lazy basic beginner beginners cheap budget affordable good nice great best better lovely tasty
  delicious yummy amazing perfect proper real authentic classic traditional original typical famous favourite favorite elegant
  romantic special impressive rustic modern homemade healthy healthier light lighter hearty filling comforting cosy cozy warming
  refreshing nutritious balanced indulgent decadent fun new interesting different unusual crowd pleaser high protein fibre fiber
  rich low calorie calories carb carbs vegetarian vegan veggie keto pescatarian spicy mild sweet salty sour savoury savory smoky
  smoked tangy zesty creamy crispy crunchy crumbly chewy fluffy soft tender juicy moist sticky gooey thick thin chunky buttery
  cheesy garlicky lemony herby nutty eggy fishy sharp ripe fresh frozen dried canned tinned raw cooked uncooked organic local
  seasonal whole ground chopped sliced diced grated crushed shredded mashed minced roasted roast toasted grilled fried baked
  boiled poached scrambled seared steamed braised stewed pickled salted unsalted cured whipped melted beaten blanched candied
  caramelised caramelized glazed battered breaded runny jammy hot cold warm chilled big small large little tiny mini double
  white black brown red green blue yellow golden dark oven pan pot tray sheet skillet wok stove hob air fryer airfryer microwave
  grill cooker slowcooker instant blender campfire sth sea veg whites yolks shells sizzling student impress fair up spinach sure
  daughters sons instead con tarte salee ink plain eats dough batter pastry mixture thigh thighs breast breasts drumstick
  drumsticks wing wings leg legs rib ribs belly loin shoulder tail tails steak steaks head heads stick sticks stalk stalks clove
  cloves sprig sprigs prep preps prepare ahead gym train bus swimming football match game garden market kitchen telly tv weather
  holiday canteen brekkie nonna pink fruity decorate goes pls lbs alternative trimmings rotisserie bell neighbours laws because
  here overripe batch batches drink drinks water wonder wellington eat eating hotplates starts starting burnt maybe perhaps pour
  there ingredient ingredients go must coming dry sun top base crust topping sauce coating dressing dip spread layer layers
  lonely sad single solitary runner allotment greenhouse orchard farm shop supermarket aldi lidl tesco sainsburys waitrose costco wilting
  homegrown pulled shredded carved crispy leftover knackered gone turning sprouting puds pud tub pot jug sachet medley mix assorted rocking
  tart tarts pie pies pasty quiche galette crumble cobbler gratin traybake bake bakes casserole stew soup chowder curry broth risotto
  pilaf noodle noodles ravioli tortellini lasagne lasagna pizza calzone focaccia bread loaf roll rolls bun buns sandwich sandwiches
  toastie toasties wrap wraps burger burgers patty patties taco tacos burrito burritos quesadilla quesadillas fajitas enchiladas
  nachos kebab kebabs skewer skewers kofta fritter fritters croquettes dumpling dumplings salad salads slaw platter board buffet
  muffin muffins scone scones cookie cookies biscuit biscuits brownie brownies cake cakes cupcake cupcakes cheesecake trifle mousse
  crepe crepes pancake pancakes waffle waffles smoothie smoothies milkshake icing frosting filling fillings stuffing marinade glaze
  gravy jam chutney relish pickle pesto hummus houmous puree mash wedges fries chips crisps croutons
  stewing braising frying roasting grilling steaming poaching slicing spreading melting creamed smashed charred blackened scalloped
  sharing serves snackable portable freezable reheat reheated bakery homestyle rustically layered
  catalan sicilian tuscan roman venetian provencal alpine swedish norwegian danish finnish polish hungarian austrian swiss portuguese
  brazilian peruvian cuban jamaican caribbean argentinian ethiopian nigerian kenyan tunisian egyptian persian iranian syrian israeli
  pakistani nepalese indonesian malaysian filipino hawaiian cajun creole southern texan tex mex african european eastern western
  twins rare medium doing
  teatime lunchtime dinnertime valentines mothers fathers eve year years anniversarys bday housewarming
  mon tue tues wed weds thu thur thurs fri shank shanks knuckle knuckles hock hocks cheek cheeks neck flank brisket saddle rump trotter trotters bavette skirt silverside topside collar
  cube cubes stock bouillon oxo loch lake river stream pond estuary glen quay harbour cottage wild woods proper heel umami vibes posh perhaps adores rustle tinned unopened scraps offcuts surplus
  hedgerow foraged forage picked dug pulled harvest harvested webbed smallholding crate trug punnets knobbly gnarly lumpy huge giant massive enormous teeny
  tartare tartar ceviche carpaccio sashimi poke tataki
  lid lids stalk stalks floret florets themselves ourselves thats nearly almost
  ball balls wrinkly lot else anything rubbed drizzled hike hikes hiking trek treks walk walks mountain mountains trail picnic bike ride rides
  boat shaped rellenas rellenos hermana hermano cenar frijoles da rest einen speck
  picada negros negras rojos rojas vortag draus promis trente gamins combien facilita reventada
  corner looking starving drawer disgrace powder max rainy picky turn turns broke last dose dosen dur jsuis creve
  boxing mince minced g kg ml cl dl l oz each brothy broth soupy saucy oniony peppery carcass fishmonger butcher baker grocer flavour flavor swirl swirled bottom middle italian french spanish german greek turkish indian chinese japanese korean thai
  vietnamese mexican american british english scottish irish moroccan lebanese mediterranean asian scandinavian
`;

export const BESIDE_FOODS: ReadonlySet<string> = new Set([
  ...CHAT_WORDS,
  ...`${WORDS} ${FOREIGN_PLAIN_WORDS}`.trim().split(/\s+/),
]);
