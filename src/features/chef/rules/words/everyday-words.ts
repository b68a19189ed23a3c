/**
 * Everyday English words that the dictionary of ordinary words leaves out, because WordNet has a further meaning for them, and first
 * names. Like those, they are harmless only where no food is spoken of.
 */
const WORDS = `
  autumnal chess paddleboard parkrun snowboard auction hoover broom seminar playgroup half-term headteacher dayshift rota webinar signal charger
  deckchair sparkler firepit sunrise harness budgie parrot tortoise kennel cattery vet umpire lie-in primus woodburner rayburn wg
  footy footie rugger cricket five-a-side practice rehearsals brownies guides scouts cubs beavers choir tutor tutoring lessons pickup dropoff
  uncarved unpeeled unsliced unopened unused untouched unshelled unrolled unbaked hyderabad bachelor bachelors
  sledge sledges sledging sled sledding toboggan tobogganing snowman snowmen snowball snowballs skiing snowboarding snow snowing patience bike bikes biking
  cycling ride riding walk walking hike hiking jog jogging run running race races marathon triathlon parkour swim swims swimming
  surf surfing paddling kayak kayaking canoe rowing climb climbing bouldering skateboarding scooter trampoline football netball
  hockey basketball baseball cricket golf darts snooker karate judo ballet zumba pilates yoga choir band gig gigs concert festival
  rehearsal panto pantomime nativity carol carols raffle jumble tombola fete fayre bazaar exam exams gcse gcses sats resit resits
  essay dissertation thesis coursework homework detention assembly homeroom semester term graduation prom uni college sixth freshers
  landlord landlady mortgage rent deposit boxes movers removal removals decorating decorator wallpaper plaster plumber plumbers
  electrician builder scaffolding boiler radiator radiators leak leaking flood flooded wifi router zoom teams spreadsheet spreadsheets
  inbox deadline deadlines promotion redundancy redundant furlough interview interviews payrise payday overdraft boss bosses
  commute commuting traffic jam roadworks motorway train trains delayed delays cancelled strike strikes airport flight flights jetlag
  jetlagged jet lagged luggage suitcase ferry cruise caravan caravanning glamping tent tents campsite allotment lawn lawnmower mowing
  weeding gardening pruning hoovering ironing laundry washing cleaning tidying wardrobe curtains sofa couch duvet blanket blankets
  fireplace bonfire fireworks candle candles slippers pyjamas dressing gown wellies umbrella raining drizzle drizzling thunderstorm
  thunder lightning hail sleet frost icy foggy misty gale gales blizzard heatwave sunburnt sunny cloudy overcast twilight dusk dark
  darkness dawn midnight noon clocks leap solstice equinox election vote polling eurovision strictly bake-off wimbledon superbowl
  olympics playoffs playoff overtime kickoff referee goalkeeper goalie striker penalty penalties scoreline derby cup league relegated
  relegation promoted champions trophy medal medals puppy kitten hamster goldfish gerbil chickens hens ducks pony horses stables
  haircut hairdresser barber manicure tattoo makeup lipstick costume costumes fancy unicorn unicorns dinosaur
  dinosaurs pirate pirates princess princesses superhero superheroes spiderman batman frozen elsa peppa bluey minecraft fortnite lego
  pokemon nintendo playstation xbox netflix disney hogwarts potter marvel starwars gruffalo paddington ghibli anime manga podcast
  novel paperback bookclub book club crossword sudoku jigsaw monopoly scrabble poker bingo karaoke disco dj playlist vinyl
  ukulele guitar piano violin cello trumpet drums drummer recital crochet knitting sewing pottery quilting embroidery
  divorce divorced separated dumped heartbroken lonely alone empty nester nesters retired retirement redundant skint broke loan
  engaged engagement fiance fiancee bridesmaid bridesmaids usher honeymoon honeymooned newlyweds inlaws stepdaughter stepson
  godmother godfather goddaughter godson twin twins triplets roommate roommates housemate housemates lodger tenant tenants
  sulking moody grumpy cranky whinging whining moaning bickering arguing squabbling bouncing bickered knackered shattered wiped
  frazzled drained zonked pooped done in bored boring motivation willpower inspiration enthusiasm brainpower headspace willingness energy faffing dithering procrastinating
`;

const NAMES = `
  aaron abby abigail adam adrian ahmed aisha alan alba albert alejandro alessandro alex alexa alexander alexandra alfie ali alice alicia
  alison amanda amber amelia amir amy ana andrea andreas andrew andy angela angus anita anna anne annie anthony antonio anya archie
  arjun arthur asha ashley audrey ava barbara beatrice becky ben benjamin bernard beth bettina betty bill billy bob brenda brian bridget
  callum cameron camille carl carla carlos carmen carol caroline catherine cathy charles charlie charlotte chiara chloe chris christian
  christina christine christopher claire clara clare colin connor craig daisy dan daniel daniela danny darren dave david dawn
  deborah debbie deepa denise dennis derek diana diane diego dominic donna doris dorothy dylan eddie edith edward eileen elaine eleanor elena
  eli elise elizabeth ella ellen ellie elliot emily emma eric erik esther ethan eva evan evelyn evie fatima felix fiona finn florence
  francesca francis frank fred freddie freya gabriel gareth gary gavin gemma geoff george georgia gerald gillian giovanni giulia
  giuseppe gloria gordon grace graham greg hamza hanna hannah hans harriet harry hassan hazel heather heidi helen helena henry holly
  howard hugh hugo ian ibrahim imogen ines ingrid irene iris isaac isabel isabella isla ivan jack jacob jacqueline jake james jamie
  jan jane janet janice jasmin jason javier jayden jean jenna jennifer jenny jeremy jessica jill jim jimmy joan joanna joanne joe
  joel johanna john johnny jon jonas jonathan jordan jorge jose joseph josh joshua joyce juan judith judy jules julia julian julie
  jurgen karen karl kate katharina katherine kathleen katie katrin keith kelly ken kenneth kerry kevin kim kirsty klaus kyle lara
  larry laura lauren laurie lea leah lee lena leo leon leonie leroy lewis liam lily linda lisa logan lola lorenzo lorna louis
  louisa louise luca lucas lucia lucy luis luke luna lydia lynn maddie madison magda malcolm mandy marco marcus margaret maria marie
  marina mario marion mark markus marta martha martin martina mary mateo matilda matt matteo matthew maureen max maya meera megan
  mehmet mel melanie melissa mia michael michelle miguel mike milo mina mohamed mohammed moira molly monica morgan muhammad nadia
  nancy naomi natalie natasha nathan neha neil niamh nicholas nick nicola nicole nigel nikhil nina noah noel nora norman oliver olivia
  omar oscar owen pablo paola paolo patricia patrick paul paula pauline pedro penny peter petra phil philip phoebe pierre polly
  priya rachel raj rajesh ralph raquel raymond rebecca reza rhys ricardo richard rita rob robert roberto robin roger roland ron rosa
  rose rosie ross roy ruby rupert russell ruth ryan sabine sally sam samantha samir samuel sandra sanjay sara sarah scott sean
  sebastian serena shannon sharon sheila shirley simon simone sofia sophia sophie stefan stella stephanie stephen steve steven stewart
  stuart sue sunita susan susanna suzanne sven sylvia tamsin tanya tara ted teresa terry tessa theo theresa thomas tim timothy tina
  toby todd tom tommy tony tracey tracy trevor ursula valentina valerie vanessa vera veronica vicky victor victoria vikram vincent
  viola virginia walter wendy wilfred will william wolfgang yasmin yusuf yvonne zac zahra zainab zara zoe
`;

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(`${WORDS} ${NAMES}`.trim().split(/\s+/));
