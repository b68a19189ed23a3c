import { CHAT_WORDS } from './chat-words.ts';
import { FOREIGN_PLAIN_WORDS } from './foreign-plain-words.ts';

/**
 * Words of a request, besides foods and dishes, that cannot be a warning, in English, German, French, Spanish and
 * Italian. The embedded chef cooks only what it can read: an unknown word may be a warning. Never add anything that
 * could be one: body parts, verbs for how a food affects someone, religions, small children, and 'free', 'low', 'off',
 * 'out' and 'cut', which are harmless only in phrases.
 */
const WORDS = `
  wholegrain wholewheat multigrain granary seeded crunch crunching loin loins somehow tho though hmm crust crusts individual ramekin ramekins hock hocks knuckle kettles xmas ish
  thru cos coz shin shins numbing
  bento loch lakes estuary glen quay summat stodgy heel umami vibes posh meh bleh argh yikes oof phew ooze oozy oozing rustle scraps offcuts foraged knobbly gnarly smallholding
  dum wee lid lids stalks stalk floret florets themselves himself herself yourselves ourselves itself cores peelings carcass carcase pud puds nite shedload shedloads boatload boatloads bucketload far way nearly almost hardly fairly truly simply entirely mostly partly lately recently already soon later instead
  bonfire fawkes engagement shower christening baptism communion confirmation bridal hen stag bachelorette hanukkah diwali eid carnival mardi gras patricks mothers fathers salee salees melts spoils kneading poeple peple pepole else burner gas rotisserie glut treats thing daughter nephew granddaughter grandson toddlers mess exhausted knackered lazy tired impress impressive fancy wow homesick crave craves cravings veggies leftover gathering shindig hosting host hosted hosts dorm camper campervan motorhome thermos desk commute shift nightshift gym workout lifting bulking cutting calories macros yesterday tonight posh humble wholesome hearty homely soulful punchy zingy tangy sticky gooey fudgy crunchy fluffy puffy flaky velvety silky mellow bold vibrant colourful rainbow surprise bake bakes baking baked quickly slowly properly nicely please cheers ta thanks loads tons heaps bunch handful couple dozen surplus excess garden allotment harvest basket box boxes veg bag bags packet packets pack packs carton cartons jar jars tub tubs
  mogen mag magst mochten essen isst esst
  stuck fete dose dosen boite boites conserve conserves lata latas bote botes scatola scatole lattina lattine lump hunk knob wodge dollop glug sprig splodge mound slab rasher sachet crate bowlful cupful jarful bagful scrap remnant nub chunk net pouch ladleful smidge smidgen rack scouts scout guides cubs pupils lasses builders hikers cyclists runners dancers musicians volunteers crew campers bridesmaids
  seulement juste reste house fridge left tengo tenemos haben hab nix solo
  favore favor lleve lleva contenga contiene contain contains containing tenga mange mangia whatsoever match film movie parents parent girlfriend boyfriend craving wedges popcorn crispy whatsoever
  cheapo sizzle gimme kedgeree skate skating sth
  a an the this that these those it its he she they we i you me him her us them my your his our their mine ours who whom
  whose what which when where why how whatever something anything everything someone anyone everyone somebody anybody
  everybody one ones both each every all any some few several many much more most lot lots plenty enough half whole another
  other such same different various and or but plus then than as if so because since while also too very really quite
  rather pretty just only even still yet already again ever always often sometimes usually maybe perhaps possibly probably
  definitely especially mainly mostly about above across after around at before below beside between by down during for
  from in inside into like near of on onto over per through till to together toward under until up upon using via with
  within am are be been being is was were do does did done doing have has had having can could may might must shall should
  will would let lets gonna gotta wanna not no nor never without minus none nothing zero add ask bake beat become begin
  blend boil braise brew bring build buy call char chill chop come cook create crave cube dice dig drain drink drizzle drop
  dry eat enjoy feed feel fill find finish fix fold fry get give glaze go grab grate grill grind grow guess help host
  impress keep know layer learn leave line look love make marinate mash match mean melt mix need offer pack pan pick pickle
  plan plate please poach pop pour prefer prep prepare press propose provide put recommend reheat rinse roast roll satisfy
  save saute say scramble season see sear send serve set share show shred simmer skip sip slice smoke snack soak sort spend
  spread sprinkle start steam stew stir store stuff suggest surprise take taste tell thank think throw toast top toss try
  turn understand use wait want warm wash whip whisk wish wonder work wow wrap write eaten made making given gave taken
  took thought bought brought kept left got gotten went gone ate drank drunk found fed felt grown knew known sent said seen
  shown tried written recipe dish meal food foodstuff cuisine menu course starter appetiser appetizer main entree side
  dessert pudding treat nibble bite breakfast brunch lunch dinner supper tea teatime picnic party potluck buffet barbecue
  barbeque bbq lunchbox takeaway takeout platter bowl pot tray sheet skillet wok casserole oven stove hob griddle blender
  mixer microwave fryer airfryer steamer cooker slowcooker instant kettle toaster fridge freezer pantry cupboard
  larder kitchen equipment knife spoon board foil ingredient leftover staple seasoning spice herb sauce dressing marinade
  rub topping filling garnish dip broth stock stuffing crumb crust dough batter base centre center piece portion serving
  batch bunch clove head stick tin jar bag packet bottle carton box cup glass spoonful teaspoon tablespoon pinch dash
  handful gram kilo pound ounce litre liter pint quart quick quickly fast faster rapid speedy simple simply easy easily
  effortless basic lazy busy slow slowly long short minute hour second day week weekend weekday weeknight night evening
  morning afternoon noon midday midnight today tonight tomorrow yesterday month year spring summer autumn fall winter
  monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
  november december christmas xmas easter thanksgiving halloween valentine birthday anniversary wedding holiday vacation
  date romantic special occasion celebration festive new old fresh frozen dried canned tinned raw cooked ripe organic
  seasonal local homemade home handmade good great best better nice lovely tasty delicious yummy yum amazing awesome
  brilliant excellent favourite favorite perfect fancy elegant gourmet posh rustic traditional classic authentic modern
  typical original famous popular usual regular normal standard proper real true unusual exotic creative interesting
  exciting fun cool unique random crazy healthy healthier healthful nutritious nourishing wholesome clean light lighter
  heavy hearty comforting comfort cosy cozy warming refreshing cold hot chilled cheap cheaper budget inexpensive affordable
  expensive frugal thrifty economical student crowd spicy spicier mild milder medium sweet sweeter sour salty savoury
  savory bitter tangy zesty smoky smoked creamy creamier crispy crisp crunchy crunchier crumbly chewy fluffy soft tender
  juicy moist sticky gooey silky smooth thick thin thicker chunky rich richer fruity nutty cheesy meaty garlicky lemony
  buttery herby earthy aromatic fragrant colourful colorful bright green red yellow orange white black brown purple pink
  golden dark deep big bigger large larger small smaller little tiny huge giant mini extra double triple single super mega
  high maximum max minimum min least total approx approximately roughly roundish exactly vegetable veggie veg vegan
  vegetarian pescatarian pescetarian flexitarian carnivore omnivore keto ketogenic paleo mediterranean protein fibre fiber
  carb carbohydrate calorie kcal vitamin macro diet dietary lean mum mom mother dad father parent son daughter brother
  sister husband wife hubby wifey spouse partner boyfriend girlfriend fiance fiancee family families kid child children
  teen teenager adult grandma grandpa grandmother grandfather granny nana aunt uncle cousin niece nephew friend mate buddy
  roommate flatmate housemate neighbour neighbor colleague coworker boss guest visitor company people person folk team
  group couple class school office gym boys girls guys two three four five six seven eight nine ten eleven twelve fifteen
  twenty thirty forty fortyfive fifty sixty ninety hundred dozen pair first third last next once twice hello hi hey dear
  chef plateful pls plz thx cheers yes yeah yep ok okay sure well oh hmm lol idea inspiration suggestion option choice
  version variation variety twist style type kind way method technique thing bit touch hint splash time moment place house
  garden market supermarket shop hungry starving thirsty hungover hangover craving mood appetite feeling tired rainy sunny
  snowy stormy weather sick camping hiking hikes treks travel anywhere trip road train beach boat campfire fire outdoor indoors rain ready
  available possible able necessary optional impressive presentable portable freezable here there now later soon early late
  away back forward ahead game movie tv film football sport workout training marathon run post scratch advance hand end
  beginner intermediate expert pro level serious btw fyi asap im ive id ill youre youve youd weve wed theyre isnt arent
  wasnt dont doesnt didnt cant couldnt wont wouldnt shouldnt havent hasnt hadnt mustnt neednt cannot ain n u r tbsp tsp oz
  lb lbs kg g mg ml cl dl l mins hr hrs h sec cm inch pc pcs ppl x etc eg ie w b c european asian western eastern northern
  southern american african arab arabic british english scottish irish welsh french german austrian swiss italian spanish
  portuguese greek turkish lebanese moroccan egyptian ethiopian persian iranian indian pakistani bengali nepali chinese
  cantonese sichuan szechuan japanese korean thai vietnamese indonesian malaysian filipino singaporean australian mexican
  texmex cuban jamaican caribbean brazilian peruvian argentinian argentine russian ukrainian polish hungarian czech
  romanian bulgarian georgian swedish norwegian danish finnish dutch belgian cajun creole hawaiian soulfood regional
  international world street restaurant pub diner deli bistro roasted grilled fried baked boiled steamed stewed braised
  mashed stuffed filled loaded glazed marinated pickled shredded pulled minced ground chopped sliced diced grated toasted
  blackened battered breaded crusted candied caramelised caramelized stirfry stirfried deepfried overnight nobake onepot
  onepan sheetpan traybake homestyle sushi poke ramen laksa pho satay kebab gyros falafel moussaka goulash stroganoff
  schnitzel fondue raclette ceviche tapas meze mezze antipasti bruschetta crostini canapes puree coulis compote chutney
  relish salsa pesto tapenade hummus houmous guacamole aioli vinaigrette gravy bearnaise hollandaise bechamel custard
  ganache frosting icing meringue mousse parfait sundae sorbet sherbet trifle crumble cobbler tart tarte tatin quiche
  galette strudel pasty pie turnover dumpling wonton gyoza tempura teriyaki tandoori tikka masala korma bhaji pakora samosa
  naan roti dosa dal daal dhal tagine couscous pilaf pilau paella risotto arancini lasagne lasagna carbonara bolognese ragu
  puttanesca arrabbiata alfredo primavera cacciatore marsala parmigiana piccata caprese panzanella minestrone gazpacho
  bisque chowder gumbo jambalaya chili chilli taco burrito fajita enchilada quesadilla nachos empanada arepa pancake waffle
  crepe blini omelette omelet frittata tortilla shakshuka hash rosti bubble squeak toad hole wedge chip fries gratin
  dauphinoise hotpot soup congee porridge oatmeal muesli granola smoothie shake juice lemonade cocktail mocktail punch
  cordial coffee latte cake cupcake muffin brownie blondie cookie biscuit scone flapjack shortbread macaron macaroon
  profiterole eclair doughnut donut bread loaf bun bagel focaccia flatbread pizza calzone stromboli sandwich toastie panini
  burger slider hotdog meatball meatloaf skewer kofta nugget fishcake fritter croquette patty escalope cutlet steak fillet
  filet wing drumstick thigh breast leg shank rib joint pasta spaghetti penne fusilli rigatoni linguine tagliatelle
  fettuccine macaroni mac orzo gnocchi ravioli tortellini cannelloni noodle udon soba curry salad slaw coleslaw tabbouleh
  fattoush waldorf nicoise caesar cobb carpaccio tartare tiramisu cheesecake baklava flan brulee panna cotta art bus plane
  flight airport hotel tent van caravan lake river sea mountain hill park forest farm field city town village country
  countryside island terrace balcony pool room table chair desk sofa couch door window kitchenette dorm apartment flat
  candle music song book page list letter photo picture colour color shape ball bar circle square wheel heatwave winterish
  breeze wind storm fog frost sunshine sun moon star sky hike hiker bike biking ride rider runner swim swimmer climb
  climber cycle cyclist walk walker jog jogger ski skier yoga sportsman athlete tournament concert festival parade service
  choir club guestlist reunion housewarming brunching barbie tailgate superbowl oscars eurovision bday graduation
  retirement farewell welcome inlaw law laws gran gramps grandad granddad auntie grandparents grandchildren grandkids
  relative mums dads bachelor bachelorette teacher players coach farmer builder driver commuter soldier sailor king queen
  prince princess pirate dinosaur robot unicorn dragon hero loved loving trying wished hoping hope hopefully planning
  planned thinking wanting cooking missed remember remembered forget forgot reminds reminiscent inspired based influenced
  similar alike close closer nearly almost truly honestly actually basically literally seriously obviously
  apparently currently recently lately nowadays instantly directly immediately separately apart alone solo ugly plain
  boring bland dull soggy greasy oily watery rubbery burnt stale wilted sad squishy overripe bruised sprouting expired
  expiring expire spoil rot waste wasted wasting broke poor skint pricey costly bargain deal sale coupon euro dollar buck
  quid money cash swanky classy glam glamorous beautiful gorgeous stunning showstopper spectacular decadent indulgent
  luxurious luxury naughty guilty pleasure jolly merry happy cheerful cheery joyful glorious heavenly divine dreamy magical
  wicked epic ultimate supreme deluxe signature secret forgotten lost ancient medieval roman oldschool retro vintage
  nostalgic childhood college university campus boarding fancier fancied easier easiest simplest quickest fastest cheapest
  tastiest crunchiest crispiest healthiest lightest used uses useful useup banger spud tattie chook snag prawns
  shrimp arvo brekkie brekky elevenses bits bobs odds ends bitesize handheld tub tubs block punnet washing washup dishes
  tidy cleanup mess knead kneading proof proofing rise rising rest resting ferment fermented fermenting discard sourdough
  yeast levain spatchcock butterflied brined cured spiced mulled refried crushed smashed whipped clarified charred seared
  torched flambe poached coddled devilled deviled jacket hasselback duchess scalloped full farmhouse peasant cowboy gypsy
  fisherman hunter shepherd ploughman yorkshire cornish devon lancashire kentish london paris parisian provencal alsatian
  breton norman basque catalan andalusian valencian galician castilian tuscan neapolitan sicilian sardinian venetian
  milanese ligurian piedmontese bavarian swabian viennese tyrolean alpine nordic scandinavian icelandic baltic balkan
  croatian serbian bosnian albanian slovenian slovak latvian lithuanian estonian armenian israeli palestinian syrian
  jordanian iraqi yemeni saudi kuwaiti afghan uzbek kazakh mongolian tibetan nepalese burmese cambodian laotian malay
  balinese javanese hakka hunan shanghai hongkong taiwanese polynesian kiwi colombian venezuelan ecuadorian bolivian
  chilean uruguayan paraguayan dominican haitian nigerian ghanaian senegalese kenyan tanzanian somali sudanese tunisian
  algerian libyan zimbabwean texan southwestern nashville kentucky louisiana newfoundland quebec canadian aussie sidedish
  finger dippers grazing charcuterie smorgasbord styled ish esque fiveingredient days tip tips trick hack tutorial guide
  step detail link whichever wherever anytime anyhow anyway though although however therefore otherwise whenever wellington
  benedict florentine royale parmentier normande lorraine provencale romana napoletana siciliana fiorentina bolognaise
  biriyani stroganov paprikash borscht borsch pierogi ratatouille cassoulet bourguignon coq vin bouillabaisse blanquette
  confit rillettes terrine pate croque madame monsieur tartiflette clafoutis madeleine financier brioche pavlova eton
  granita sorbetto semifreddo zabaglione amaretti cantuccini panforte stollen lebkuchen sachertorte linzer
  spatzle spaetzle knodel maultaschen rouladen sauerbraten gulasch currywurst bratwurst carnitas barbacoa pozole mole
  tamale chimichanga tostada elote churro arroz con pollo ropa vieja feijoada moqueca mapo kung pao bulgogi bibimbap
  japchae tteokbokki kimchi katsu donburi gyudon yakitori okonomiyaki onigiri nigiri maki tom yam kha massaman panang
  rendang gado nasi mie goreng lumpia adobo sinigang banh mi cha dhansak jalfrezi rogan josh saag palak paneer chana chole
  rajma aloo gobi vindaloo dopiaza bhuna thali raita lassi kulfi gulab jollof bobotie bunny chow injera harira pastilla
  chermoula zaalouk baba ganoush kibbeh shawarma doner borek pide lahmacun mujadara mansaf dolma souvlaki gemista
  spanakopita pastitsio saganaki accept accompany achieve act activity actual address admire admit advice afford air album
  along amount answer apple appear apply area arrange arrive aspect assemble attempt attend attention attract audience
  average award background basis basket beauty beneath bell bet bird border borrow bottom branch brave brick bridge brief
  broad building business butcher baker button cabin calm camera camp card career carry cater celebrate central century
  chain challenge chance change chapter character charm chat check chief choose christen classroom client cloth clothes
  coal coast coat collect collection combine combo common communal community compare complete concept confident connect
  consider contest contrast control conversation cookbook cookout copy corner correct cost counter cover craft credit cross
  culture curious current custom customer daily dance dare dawn debate decent decide decision deck decorate delight deliver
  demand describe design desire destination develop development display distance divide draft draw dream dress drive eager
  earn earth easygoing edge educate effect effort elaborate email empty encourage energy engine entertain entire equal
  error essential event everyday evolve exam example excite excuse exercise expect experience experiment explain explore
  express fabulous fact fair fame fan fantastic fashion feast feature fifth figure file final fine flag flash flavour
  flavor flavourful flavorful flavoursome flexible floor flow flower focus follow fond fork form fortnight foundation frame
  freestyle frequent front fuel function funny further future gallery gather gathering general generation generous gentle
  gift giggle glad global globe glow goal gold golf grace grade grand grass grateful greet habit handle handy happen hard
  harvest haste heap height hidden highlight history hit hobby hold honest horse hospitality household humble hunt hurry
  ice image imagine immediate independent individual influence inform initial insider instead instruct interest introduce
  invent invite item job join joke journey joy judge jump jungle key kick kit lady land language laugh launch lawn leader
  leaf leafy league legend lend length lesson lift listen living load loan lock log lounge loyal lucky lunar machine
  magazine magic major man manage manager map mark master mayor measure medal media member memory mention mere message
  metal metre mid middle mile military mind minimal minor miracle mirror mission mistake modest mouthwatering move museum
  musical mystery nation national native natural nature neat neighbourhood network news newspaper noise nonna north note
  notice novel number object observe ocean officer official open opera opportunity ordinary organise organize origin
  outside owner pace paint paper parcel particular pass passion past path pattern peace peak pen pencil perform personal
  phone piano picky pile pilot pitch pizzeria planet plastic platform play pleasant pocket poem poet point polite pond
  position positive potential power practical practice practise praise precious present presentation price pride print
  prize process produce product profession programme project promise proud public publish pull pump purpose push quality
  quantity quarter question quiet race radio rail raise range rare rate reach read realise realize reason receive recent
  record refresh region relate relax relaxed relaxing relevant rely rent repeat reply report request research respond
  result return reveal review reward rhythm ring rock romance roof root rotate rough round routine row royal rush safari
  sample sand satisfaction scale scene schedule science scoop score screen search seat seek select selection sell separate
  series session settle shade shadow shed shelf shine ship shirt shopping shore shout showcase shower sight sign silver
  simplify sing site situation size skill slight smart smell smile snap snow social society solid solution solve soul sound
  source south space spare speak specific speed spin splendid stable stall stand state station statue stay steady steal
  storey story straight strange stretch string strong structure study subject success suit suitable summery sunset ink 
  suppose surface surround switch symbol system tackle tale talent talk target task teach technology telly tempt tend term
  terrific text texture texas textbook theatre theme theory thorough thousand thread thrill throughout ticket tie tide tier
  tight tile tilt title tone tool topic tops tour tourist tower toy tradition tropical trail transform transport tree trend
  trolley truck trust truth tune unite universe unlike upcoming upgrade urban utensil valley value vast vegetation venue
  versatile video view vibe vision visit visiting vivid voice volume vote wake wall wave wealth wear web website weekly
  weigh west wide wild win windy wine winner wintery wintry wire wise witch wonderful wood wool word worth yard youth zone
  bulking freezes packable scoff scoffing munch munchies munching peckish ravenous famished raid rummage forage foraged
  allotment homegrown glut haul bumper windfall batchcook batchcooking mealprep prepping brunchy lunchy dinnery lebanon
  italy france spain germany greece turkey morocco egypt india china japan korea thailand vietnam indonesia malaysia mexico
  brazil peru argentina cuba jamaica england britain scotland ireland wales sweden norway denmark finland poland hungary
  russia ukraine georgia iran iraq syria israel ethiopia nigeria kenya australia canada america usa uk europe asia africa
  provence tuscany sicily bavaria brittany normandy catalonia andalusia lombardy alsace tyrol saxony swabia puglia piedmont galicia breton catalan rubbed nan nanna nonno abuela abuelo oma opa mama papa babushka yiayia mummy daddy bro sis hun
  darling
  accompaniment accompaniments adore adored adores adults aga airbnb alright alternative alternatives amateur
  arrives arriving asked asking asks awfully babysitter bags baking bank banquet baptism bedsit beginners
  bites blank blustery boiling bold bonfire bored boredom bosses bother bougie boujee brasserie breezy brothers bucks
  fakeaway fakeaways takeaways streetfood gastropub bung burns cafe cafeteria campervan canteen car carer carnival carnivores cart centerpiece centrepiece cents cheeky
  chilly chippy christening chuck cinch circa classmates clients clumsy coating colleagues coming communion commute
  confirmation coronation cottage courses cousins coworkers cravings cricket croute crowdpleaser crowds cycling dainty
  deconstructed delicate delicatessen despite dinky divorced diwali doddle dollars downmarket dreaming dregs drizzly
  drooling dropping dump dumped dunno eater eaters eats eid eighties elderly electric emotional engaged enormous euros
  eve exhausted expires faff faffing faffless faffy fairly fancying fathers fawkes fifties fillings flatmates fodder
  foggy foodie foodies freezing frosty funeral garnishes gas gastropub gluts granddaughter grandparent grandson gras
  grownups grub grumpy guy haha halfterm halls hanukkah heading heaps heartbroken hen highbrow hiya hogmanay homely
  homesick hooked hostel hostess hosting housemates howdy humid idc ideally idk imo impressed impresses
  impressing induction inspire inspiring invited inviting jazzy jiffy jubilee keen kinda knackered knock knocked
  knocking landlord languishing layers leaving leftovers lemme lightning limp loads lob lonely longing lurking mad
  married masses massive meals mellow messy midweek modernised modernized moody mothers moved moving muggy mushy nanny
  neglected neighbors neighbours newlywed newlyweds nibbles nineties nipping nosh nostalgia
  nostrils novice nursery obsessed octoberfest oddments oi oktoberfest olympics omg omnivores oodles panicking
  patio payday peasy pence pennies penny pensioner pensioners plates platters playdate pleaser plse poorly popping
  pounds promoted pronto punchy purim ramekin ramekins rapidly remains remix repetitive retired riff roadtrip robust
  roomie rounds rubbish rugby running rustle rustled rut samey schooldays scorching scran scraps seconds
  seventies shattered shove shrove sibling siblings sides sinful sink sisters sitting sixties sleepover slightly snazzy
  snowed somehow sometime somewhat somewhere soonish sophisticated sorry sorta splurge sponge sprinkles squeezy staff
  stag staying stovetop stressed subtle swear sweltering swimming takeaways taverna tbh teachers teammates teenage teens
  tennis terribly thanx thermomix thrown told tonne tonnes tons toppings towards trattoria trimmings
  triplets tucker tween tweens twenties twins twists uninspired unless update updated upmarket urgent urgently
  valentines variations velvety versions vicar virtuous weekends whether whoever wilting wondering workmates worried
  wrinkly yearning zingy
  afternoons aldi bakery became bedtime began begun bent besuch blew broken built burst butchers came caught chosen
  clung costco crept deadline dealt dinnertime dozens drawn drew driven drove dug evenings exams farmshop fell
  fishmonger fishmongers fled flew flown forgave fought froze fuer gabs geworden goes going greengrocer grew grocer
  halftime heard held hid homework hung kickoff kollegen laid lay lecture led lent lidl lit lunchtime maman meant
  meeting met mornings nearby nearest nights nightshift overslept paid passend passende passt ran rang rapidito rarely
  revision rid riot riots rode rose rung sainsburys sang sank sat saw schwiegereltern schwiegermutter seldom sharp shift
  shifts shook shot shut slept soiree sold sought spent spoke spoken stood students suegra suegros suocera swam taught
  tesco threw uebrig uncooked understood uni visita waitrose walmart waren welcher werden woke woken won wore worn wrote
  zoom fussy picky bones boneless
  lads lad mate rugby announced announce franken bayern schwaben sachsen wien horse front put eats mistake bought thinking thought eurovision final finals finger beginner coconutty crusted koche kocht persona crusty leggera leggero zucca salvia
  survive survives survived surviving shrink superhero sleep sleepy nap march bride groom chalet 
  overwhelm overwhelmed overwhelming slaving professional trader purchase purchased discount bendy floppy
    adventurous imaginative clever genius instagram pinterest youtube viral celebrity gordon jamie ottolenghi julia
  ina hairy bikers legendary iconic foolproof failsafe reliable paddys grey gloomy snug netflix quiz laptop overtime
  dusk additional halves halve stack stacked smothered dunked blanched beaten coolbox icebox thaw thawed
  defrost defrosted defrosting beforehand bulk multiply adjust adjusted tweak tweaked cheat cheats shortcut shortcuts
  instructions instruction tested testing scrumptious irresistible umami fiery succulent miniature myself trio gang pals pal
  recommendation recommendations thankyou assistant bot app crockpot processor spatula mandoline spiralizer vide charcoal
  pellet abroad overseas fusion oriental continental contemporary girl woman women bloke
  couple couples 
  hotplate hotplates snacky properly
  mon tue tues wed weds thu thur thurs fri panini paninis knife knives
  ruin ruining ruined overcook overcooking overcooked undercooked botch wreck wrecking toaster toasters kettle kettles cookers
  goodness scales pin pins skimp scrimp
  nervous rescue desperate hopeless clueless overwhelmed excited
  hide hides hidden hiding sneak sneaky sneaking disguise disguised smuggle grits pintxos mezze meze omega stage stages break breaks breaking
`;

export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  ...CHAT_WORDS,
  ...`${WORDS} ${FOREIGN_PLAIN_WORDS}`.trim().split(/\s+/),
]);
