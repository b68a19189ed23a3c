import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const ASKED =
  'what|which|how|why|when|can|could|should|do|does|is|are|will|must|was|wie|warum|wann|kann|soll|muss|darf|quel|quelle|comment|pourquoi|quand|puis-je|peut-on|faut-il|que|como|cuando|puedo|come|perche|quando|posso';
const WHY =
  'why|how come|what happened|what did|what went|how do i|how do you|how can i|how to|how should|what can i do|what do i do|warum|wieso|wie|pourquoi|comment|por que|como|perche';
const SAFE =
  'safe|ok|okay|can i|can you|can we|can it|can they|is it|is this|still|dangerous|should i|darf|kann man|kann ich|peut-on|puis-je|puedo|se puede|posso|si puo';
/** Which piece of meat to buy. */
const CUT =
  'which cut*|what cut*|best cut*|is the right cut*|what s a good cut*|what is a good cut*|what s the cheapest cut*|what is the cheapest cut*|which beef|what beef|what kind of beef|which kind of beef|what type of beef|which pork|what pork|which lamb|what lamb|kind of meat do|kind of meat should|kind of meat for|meat should i buy|what meat for|which meat for|ask the butcher|ask my butcher|which mince|what mince|what kind of mince|which kind of mince|welches fleisch|welches stuck|quel morceau|quelle viande|que corte|que carne|quale taglio|che taglio|che carne';
const MEAT =
  'meat|beef|pork|lamb|veal|steak*|roast|roasts|joint|brisket|chops|chicken|turkey|duck|fleisch|rind|schwein*|hahnchen*|viande|boeuf|porc|poulet|carne|ternera|cerdo|pollo|manzo|maiale';
const BIRD = 'chicken|turkey|duck|goose|poultry|hahnchen*|pute|ente|poulet|dinde|pollo|pavo|tacchino';
const MINCE = 'mince|minced|ground beef|ground meat|ground pork|burger*|patties|meatball*|meatloaf|hack';
const LONG =
  'how long|too long|overnight|minimum|at least|at most|maximum|longest|longer|2 days|two days|wie lange|uber nacht|combien de temps|cuanto tiempo|quanto tempo';
const MARINATE = 'marinat*|marinade|marinieren|mariniert|mariner|marinar|marinare';
const SAUSAGE = 'sausage*|bratwurst*|bangers|wurst|wurste|saucisse*|salchicha*|salsicc*|merguez|chipolata*';
const DONENESS = 'rare|medium|well done|per side|each side|a side|pro seite|saignant|al punto|al sangue';
const EACH = 'per person|per head|a head|a person|each person|pro person|par personne|por persona|a persona';
const SLOW = 'slow cooker|crock pot|crockpot|crock-pot|schongarer';

/** What people ask about meat: what to buy, salting, frying, and when it is done. */
// biome-ignore format: a question and its answer are a line each.
export const OF_MEAT: readonly Faq[] = [
  [
    ['@rendang', CUT],
    msg('Beef chuck or shin (shank), in 4 cm (1½ in) cubes: their collagen melts over about three hours and keeps the meat moist. Ask the butcher for a well-marbled piece from the shoulder. Lean pieces such as topside or rump go dry.'),
  ],
  [
    ['@pulled pork|carnitas', CUT],
    msg('Pork shoulder, also sold as pork butt, blade or neck, with its fat and, if you can get it, the bone. It is ready to pull at about 93 °C (200 °F). Loin and leg are too lean: they go dry and stringy.'),
  ],
  [
    ['@schnitzel*|escalope*|milanesa*|cotoletta|tonkatsu|cutlet*', CUT],
    msg('Veal from the leg (topside) for a real Wiener schnitzel; pork loin or leg and chicken breast are just as usual. Ask for slices 1 cm (½ in) thick, cut across the grain, and beat them to half of that.'),
  ],
  [
    ['@kebab*|kabob*|souvlaki|shashlik|skewers|brochettes|shish', CUT],
    msg('Tender meat with a little fat: leg or shoulder of lamb, pork neck, chicken thighs, or beef sirloin or rump, in 3 cm (1¼ in) cubes. Very lean pieces dry out. Kebabs of mince need about 20% fat, or they crumble.'),
  ],
  [
    ['@burger*|patties', `${CUT}|ground beef is|which ground beef|what ground beef|how much fat|fat content`],
    msg('Coarse beef mince (ground beef) with about 20% fat, best from chuck, short rib or brisket. Leaner mince gives dry, crumbly burgers. Shape it loosely, and salt only the outside, right before it goes in the pan.'),
  ],
  [
    ['@ragu|ragù|bolognese|lasagne|lasagna', CUT],
    msg('Coarse beef mince with 12 to 20% fat, or half beef and half pork, and some pancetta. For a ragù in shreds take chuck, shin or short rib in one piece: it simmers for about 3 hours and is then pulled apart.'),
  ],
  [
    ['@stir fry|stir-fry|stroganoff|fajitas|bulgogi', CUT],
    msg('A tender one: sirloin, rump, flank or fillet of beef, pork tenderloin, or chicken thigh. Half an hour in the freezer makes it easy to slice thinly across the grain; then fry it in small batches for 1 to 2 minutes.'),
  ],
  [
    ['@pork roast|roast pork|crackling|porchetta|schweinebraten', CUT],
    msg('Shoulder for soft, juicy meat, belly for the most crackling, loin for neat slices: take loin out at 63 °C (145 °F), as it is lean. Ask the butcher for the rind left on, dry and finely scored.'),
  ],
  [
    ['@lamb|mutton|goat|pork', '@stew*|curry|tagine|casserole|goulash|adobo|vindaloo|korma', CUT],
    msg('Shoulder or neck, in large cubes: their fat and sinew melt in 1½ to 2 hours and keep the meat juicy. Lamb shanks on the bone are good too. Leg, loin and tenderloin are lean and go dry when they simmer for long.'),
  ],
  [
    ['@stew*|goulash|gulasch|bourguignon|casserole|pot roast|chili|braise*|daube|beef curry', CUT],
    msg('Chuck, shin (shank) or cheek for cubes of 4 cm (1½ in), and chuck, brisket or silverside (bottom round) for one large piece. Their connective tissue melts in 2 to 3 hours and thickens the sauce; steak and lean pieces go dry.'),
  ],
  [
    ['@roast|roasting|rinderbraten', '@beef|rind|rinderbraten|joint', CUT],
    msg('Rib on the bone or sirloin is the most tender; topside (top round) and rump cost less and are good if you keep them pink. Count 250 g (9 oz) a person without bone, 400 g (14 oz) with it.'),
  ],
  [
    ['@steak*', CUT],
    msg('Ribeye is the juiciest, fillet (tenderloin) the softest, and sirloin (strip) and rump taste the beefiest. Take steaks 3 cm (1¼ in) thick with fine white marbling. Flank, skirt and bavette cost less and are sliced across the grain.'),
  ],
  [
    ['how much salt|how many grams of salt|wie viel salz|combien de sel', 'per kilo|per kg|per pound|a kilo|a kg|per lb|pro kilo|par kilo', `${MEAT}|${MINCE}|sausages`],
    msg('About 10 to 12 g of fine salt for each kg of meat or mince: 2 level tsp, or a scant tsp per pound (450 g). Weigh it if you can, as coarse salt takes up more room. Bacon, cheese and soy sauce bring salt of their own.'),
  ],
  [
    ['salt|salting|season meat|season the|salzen|saler|salar|salare', `@${MEAT}`, 'when|before or after|night before|right before|day before|or before|how early|how far ahead|wann|quand|cuando|quando'],
    msg('Either right before it goes into the pan, or at least 45 minutes before: in between, its surface is wet with juice and browns badly. Large roasts and whole birds are best salted a day ahead, uncovered in the fridge.'),
  ],
  [
    ['rinse|rinsing|wash off|abspulen|abwaschen', 'brine|brined|brining|dry-brine*|dry brine*|salzlake', ASKED],
    msg('No: lift it out, let it drip, and pat it very dry, so that it browns; rinsing only spreads germs in the sink. It is seasoned already, so salt nothing more, and taste the juices before they become gravy.'),
  ],
  [
    ['dry brine|dry brin*|dry-brin*|trocken pokeln', ASKED],
    msg('Rub the meat all over with 10 g of salt per kg (a scant tsp per pound), and leave it uncovered in the fridge: chops and steaks for 1 to 24 hours, a whole chicken for a day, a turkey for 2 to 3 days. Do not rinse it.'),
  ],
  [
    ['brine|brining|brined|salzlake|saumure|salmuera|salamoia', `@${MEAT}`, ASKED],
    msg('Dissolve 60 g of salt in 1 liter of cold water (¼ cup per quart). Chops and chicken pieces stay in it for 1 to 2 hours, a whole chicken for 4 to 8, a turkey for 12 to 18, always in the fridge. Pat dry, and add no more salt.'),
  ],
  [
    ['marinade|marinated|marinating', 'wipe*|scrape*|rinse*|wash*|shake off|pat|abtupfen|abwischen', ASKED],
    msg('Let it drip off, and wipe away garlic, herbs and sugar, which burn before the meat is done. Do not rinse it. Pat the surface dry, or it steams instead of browning.'),
  ],
  [
    ['marinade', 'sauce|reuse*|re-use|baste|basting|leftover|boil|boiled|again|pour', SAFE],
    msg('If raw meat or fish has been in it, only boiled: let it bubble at a full boil for some minutes before it becomes a sauce or is brushed on. Better still, put some aside before the meat goes in. Never use it for other meat.'),
  ],
  [
    ['pineapple|papaya|kiwi|ananas', 'marinat*|marinade|tenderi*|tender|mushy', ASKED],
    msg('Only briefly: fresh pineapple, papaya and kiwi hold enzymes that break meat down, and after half an hour its outside turns mushy. Give thin pieces 15 to 30 minutes. Canned fruit was heated, so it does nothing.'),
  ],
  [
    [MARINATE, `@${BIRD}`, LONG],
    msg('At least 30 minutes, best 2 to 12 hours, and 2 days at most, in the fridge. With a lot of lemon or vinegar 4 hours are enough, or the outside turns mealy; in yogurt or buttermilk a day is fine.'),
  ],
  [
    [MARINATE, '@beef|steak*|pork|lamb|meat|ribs|chops|rind|fleisch|boeuf|porc|carne|cerdo', LONG],
    msg('Thin slices for 30 minutes, steaks and chops for 2 to 8 hours, large pieces overnight, in the fridge. Two days are the most, except for a sauerbraten, which takes 3 to 5. It goes only a few millimeters deep, so longer brings little.'),
  ],
  [
    ['baking soda|bicarb*|velvet|velveting|natron', 'meat|beef|chicken|pork|stir-fry|fleisch', ASKED],
    msg('It keeps sliced meat tender, as its proteins cannot tighten so much. Toss 250 g (9 oz) with ½ tsp of baking soda, leave it for 15 to 30 minutes, rinse it well, and pat it dry. More, or longer, tastes soapy.'),
  ],
  [
    ['raw chicken|raw meat|raw mince|raw beef|raw pork|raw steak|fresh meat|fresh chicken|uncooked chicken|uncooked meat|rohes hack*|rohes fleisch', 'how long|how many days|wie lange|combien de temps', 'fridge|keep|last|store|kuhlschrank|frigo'],
    msg('Mince, sausages and poultry for 1 to 2 days, whole pieces such as steaks, chops and roasts for 3 to 5, closed and at the very bottom of the fridge, and never past the use-by date. Freeze it on the first day if it has to wait longer.'),
  ],
  [
    ['meat|chicken|beef|mince|steaks|pork|sausages|fleisch', 'freezer|frozen|tiefkuhl*|congelateur', 'how long|how many months|wie lange', '!cook|thaw*|oven|roast|boil|fry|bake|take|microwave|grill|air fryer'],
    msg('At −18 °C (0 °F) it stays safe for years, but it tastes best within 3 to 4 months for mince and sausages, 6 to 9 for pieces of chicken and pork, and a year for steaks, roasts and whole birds. Wrap it tightly, without air.'),
  ],
  [
    ['turned brown|gone brown|is brown|are brown|looks brown|turned grey|gone grey|is grey|looks grey|turned gray|gone gray|is gray|looks gray', 'meat|steak*|beef|mince|pork|fleisch', 'fridge|pack|packet|raw|still good|gone off|gone bad|safe|ok|okay|bad'],
    msg('Brown or gray alone is harmless: the red pigment fades without air and after a few days. Throw it away if it smells sour, feels slimy or sticky, or is past its use-by date. Raw mince keeps for 1 to 2 days in the fridge.'),
  ],
  [
    ['brown|browning|grey|gray', 'meat|beef|mince|chicken|steak*', 'won t|wont|isn t|doesn t|doesnt|not|never|grey|gray', WHY, '!sugar|rice|sauce'],
    msg('The pan is too cold or too full, or the meat too wet, so it stews in its juice. Pat it dry, let the oil shimmer first, fry in batches with gaps between the pieces, and leave it alone until it comes away by itself.'),
  ],
  [
    ['brown|browning|sear|searing|seal|anbraten|saisir|sellar|rosolare', MEAT, 'have to|need to|necessary|skip|worth|seal in|muss|why|warum|pourquoi|por que|perche', '!sugar|rice|butter'],
    msg('Browning is for flavor and color; it does not seal in juice. Without it the dish is just as safe and tender, only paler and milder. One or two sides, well browned in batches, are enough.'),
  ],
  [
    ['steak*|sear|searing', 'pan|skillet|pfanne|poele|sarten|padella', 'which|what pan|what kind|best|nonstick|non-stick|cast iron|welche|quelle|que'],
    msg('A heavy one that holds its heat: cast iron, carbon steel or thick stainless steel, heated for 3 to 5 minutes. A non-stick pan works for thin steaks, but only over medium-high heat, as its coating must not be overheated.'),
  ],
  [
    ['steak*|sear|searing|fry meat|frying meat|fleisch anbraten', 'oil|butter|fat|ol|huile|aceite|olio', 'which|what oil|what fat|what kind|best|should i|can i fry|welches|quelle|que aceite|quale'],
    msg('One that stands high heat: refined rapeseed (canola), sunflower or peanut oil, ordinary olive oil, or clarified butter. Butter burns early, so add it only for the last minute, with garlic and herbs, and baste the meat.'),
  ],
  [
    ['pan|skillet|pfanne|poele|sarten|padella', 'hot enough|heiss genug|assez chaude|bastante caliente|abbastanza calda', ASKED],
    msg('Flick in a drop of water: if it dances about in beads, a steel or iron pan is hot. Oil is ready when it shimmers and runs like water, before it smokes, and the first corner of the food has to hiss at once.'),
  ],
  [
    ['room temp*|out of the fridge|straight from the fridge|zimmertemperatur', MEAT, 'before cooking|before frying|before grilling|before roasting|bring|come to|need|should i take', '!left'],
    msg('It helps only a little: a steak hardly warms up in half an hour, and a dry surface matters more. Half an hour is fine for steaks, an hour for a large roast. Leave poultry and mince in the fridge until you cook them.'),
  ],
  [
    ['steak*', 'how long|how many minutes|wie lange|combien de temps|cuanto tiempo|quanto', DONENESS],
    msg('For 3 cm (1¼ in) over high heat: 2 minutes a side for rare, 3 for medium rare, 4 for medium, 5 to 6 for well done. Surer is a thermometer: 52 °C (125 °F), 56 °C (132 °F), 63 °C (145 °F) and 70 °C (160 °F). Rest it for 5 minutes.'),
  ],
  [
    ['flip|turn|flipping|turning|wenden|retourner', 'steak*|burger*|chops|meat', 'how often|once|how many times|only|every minute|wie oft'],
    msg('As often as you like: turned every minute it cooks evenly and gets a good crust; turned once it works just as well, with a stronger one. Only wait until it comes away from the pan by itself.'),
  ],
  [
    ['reverse sear*|reverse-sear*|ruckwarts garen', ASKED],
    msg('The steak first warms in the oven at 120 °C (250 °F), until it reads 48 °C (118 °F), 25 to 40 minutes, and is then seared for a minute a side in a very hot pan. It is pink from edge to edge; worth it from 4 cm (1½ in) thick.'),
  ],
  [
    ['rest|resting|rested|ruhen|ruhezeit|reposer|reposar|riposare', `${MEAT}|fleisch`, 'why|how long|need|should|must|have to|cold|foil|warum|wie lange|muss|pourquoi|por que|perche', '!rest of|the rest|dough|teig|batter'],
    msg('Resting lets the juices thicken, so that less runs out when you cut. Steaks and chops need 5 minutes, a chicken or small roast 15, a large roast or turkey 20 to 30. Lay foil on loosely: it stays hot, and the crust stays crisp.'),
  ],
  [
    ['foil|cover|covered|uncovered|lid|zudecken', 'roast chicken|roast|turkey|chicken|joint|ham', 'should i|do i|when do|need to|why|soll', '!slow cooker|rice|soup|stew|grill|leftover*'],
    msg('Roast it uncovered, so that it browns and the skin gets crisp; lay foil over the breast or the top only once that is dark enough. Tough pieces that braise for hours are covered from the start, and open for the last half hour.'),
  ],
  [
    ['stall|stalled|plateau|stuck at|stopped at|stays at', 'pork|brisket|meat|beef|temp*|degrees|c|f|grad'],
    msg('That is the stall: between 65 and 75 °C (150 and 170 °F) evaporating juice cools the meat as fast as the oven heats it, often for 2 to 4 hours. Just wait, or wrap it tightly in foil to get through it faster.'),
  ],
  [
    ['steak*', 'tough|chewy|rubbery|zah|dur|duro|dura', WHY],
    msg('It was a sinewy piece, cooked too far, or sliced along its fibers. Take it out at about 56 °C (132 °F) for medium rare, let it rest, and cut it thinly across the grain. A tough one is still good in thin slices, in a sauce.'),
  ],
  [
    ['chicken|hahnchen*|poulet|pollo', 'woody|rubbery|tough|chewy|stringy|zah', WHY],
    msg('It was cooked too long, or it is a “woody” breast, a harmless fault of birds that grew too fast. Beat breasts to an even thickness, salt them half an hour ahead, and stop at 74 °C (165 °F). Thighs stay juicy much more easily.'),
  ],
  [
    ['stew*|goulash|casserole|brisket|braised|beef|meat|fleisch', 'tough|chewy|still hard|so hard|zah', WHY],
    msg('It needs more time, not more heat: collagen melts slowly. Keep it covered at a bare simmer, and try it with a fork every 20 minutes; it may take another hour. A lean piece never gets soft that way: slice it thinly.'),
  ],
  [
    ['against the grain|across the grain|with the grain|grain of the meat', 'what|how|why|which|mean*'],
    msg('Look for the long lines in the meat and cut straight across them: the fibers are then short and easy to bite. It matters most for flank, skirt, brisket and rump. Slice after resting, as thinly as you like.'),
  ],
  [
    ['thin|thinly|paper-thin|wafer-thin|dunn|hauchdunn', 'slice*|slicing|cut|shave|schneide*', 'meat|beef|steak*|pork|chicken|fleisch|carpaccio', 'how|trick|easier|wie'],
    msg('Put it in the freezer for 30 to 45 minutes first, until it is firm but not hard. Then slice it across the grain with a long, sharp knife, pulling it towards you in long strokes.'),
  ],
  [
    ['mallet|meat hammer|meat tenderizer|fleischklopfer|plattiereisen', 'without|no|don t have|haven t|instead|ohne|what'],
    msg('Take a rolling pin, a small heavy pan or a full bottle. Lay the meat between two sheets of baking paper or in an opened freezer bag, and beat it from the middle outwards, without tearing it.'),
  ],
  [
    ['carve|carving|tranchieren|zerlegen|decouper|trinchar|trinciare', 'chicken|turkey|bird|duck|goose|hahnchen|gans|ente|poulet|dinde', 'how|where|wie|comment|como|come'],
    msg('Let it rest for 15 to 20 minutes. Pull each leg away and cut through the joint, then part thigh from drumstick. Cut down along the breastbone, lift off each breast in one piece, and slice it across.'),
  ],
  [
    ['fat side|fat cap|fat layer|fettseite|fettschicht', 'up|down|top|bottom|oben|unten', ASKED],
    msg('Up in the oven: the fat bastes the meat as it melts, and the top gets brown. On a grill with the heat below, lay it down, as a shield. In a pan, fry the edge of fat first, held upright with tongs.'),
  ],
  [
    ['silverskin|silver skin|membrane|silberhaut', 'ribs|tenderloin|fillet|meat|remove|filet|take off', ASKED],
    msg('Take it off, as it never gets soft. Slide the tip of a knife under it at one end; on ribs, then grip it with kitchen paper and pull it off in one piece; on a fillet, cut along below it with the blade tilted up.'),
  ],
  [
    ['trim|cut off|cut away', 'fat|sinew|fett', 'meat|beef|pork|steak*|chops|lamb', 'should|do i|how much'],
    msg('Leave about 5 mm (¼ in): it keeps the meat moist and gives flavor, and what is left can be cut off on the plate. Take off thick, hard lumps of fat, and all of the silverskin, which never gets soft.'),
  ],
  [
    ['duck breast*|entenbrust|magret', 'cold pan|score|scoring|render|skin|crisp*', `${WHY}|should|do i`],
    msg('Score the skin finely without cutting the meat, salt it, and lay it skin down in a cold pan. Let the fat melt over medium-low heat for 10 to 15 minutes, pouring it off, until the skin is crisp; then turn it for 3 to 5 minutes.'),
  ],
  [
    [`@${BIRD}`, 'skin|haut|peau|piel|pelle', 'crisp*|crunchy|rubbery|soggy|knusprig|croccante', WHY],
    msg('Dry it very well, salt it, and if you have time leave it uncovered in the fridge overnight. Roast it skin up at 220 °C (425 °F), on a rack, uncovered and without sauce. A tsp of baking powder per kg, mixed with the salt, helps too.'),
  ],
  [
    ['crackling|pork skin|pork rind|schwarte', `${WHY}|won t|isn t|didn t|doesn t|did not|tips`],
    msg('The rind has to be dry: score it, rub it with salt, and leave it uncovered in the fridge overnight. Begin or finish at 240 °C (465 °F) for 20 to 30 minutes, until it blisters, and pour nothing over it. Pale spots crisp under the broiler.'),
  ],
  [
    ['thigh|thighs', 'breast|breasts', 'difference*|better|vs|versus|which|juicier|why|longer'],
    msg('Thighs are fatter, juicier and hard to overcook, best for stews, curries and the grill, and tender from 80 °C (175 °F). Breast is lean and quick: stop at 74 °C (165 °F), and put it into a stew only for the last 15 minutes.'),
  ],
  [
    ['tenderloin|fillet|filet', 'loin|pork loin', 'difference*|same|vs|versus|or'],
    msg('They are two different pieces: tenderloin is the small, slim fillet of about 500 g (1 lb), done in 20 minutes; loin is wide and larger and roasts for an hour. Both are lean, so stop at 63 °C (145 °F) and let them rest.'),
  ],
  [
    ['pancetta|guanciale|prosciutto|lardons|bacon', 'difference*|vs|versus|same as|same thing'],
    msg('Pancetta is cured pork belly and guanciale cured cheek, fatter and stronger; both are seldom smoked. Bacon is belly or back, mostly smoked; lardons are bacon in strips. Prosciutto is air-dried ham and is eaten raw.'),
  ],
  [
    ['bone-in|bone in|on the bone|boneless', 'longer|difference*|better|vs|versus|why|juicier|which'],
    msg('Meat on the bone stays juicier, flavors the sauce and takes about a third longer; boneless meat is quicker and easy to carve. Both are done at the same temperature, measured away from the bone. Count half as much again in weight.'),
  ],
  [
    [BIRD, 'pink|bloody|red juice*|dark bones|rosa|rosado|undercooked', `${SAFE}|why`, '!sauce|peppercorn*'],
    msg('The color does not tell: it is safe once the thickest part reads 74 °C (165 °F), even if it is pink or dark near the bone. Below that, or if the juices are red and the flesh is glassy, cook it on for 10 minutes and measure again.'),
  ],
  [
    [MINCE, 'pink|rare|medium-rare|rosa|saignant', `${SAFE}|why|are`, '!sauce|peppercorn*'],
    msg('No: mincing spreads germs from the surface all through, so it has to reach 71 °C (160 °F) in the middle, poultry 74 °C (165 °F). The color is no sign, as mince may brown early or stay pink: use a thermometer.'),
  ],
  [
    ['pork|schwein*|porc|cerdo|maiale', 'pink|rosa|rose|rosado', SAFE, '!pulled|sausage*|sauce|peppercorn*'],
    msg('Yes: chops, loin and tenderloin may be a little pink at 63 °C (145 °F), rested for 3 minutes. Pork mince and sausages need 71 °C (160 °F). In pregnancy and for small children, cook it right through.'),
  ],
  [
    ['steak*|beef|meat|lamb|fleisch', 'blood|red liquid|red juice*|blut', ASKED, '!orange*|sausage*'],
    msg('It is not blood, but water colored by myoglobin, the red pigment of muscle, and harmless. Let the meat rest before you cut it, and less runs out. The juice in the pack holds raw germs: pat the meat dry and wipe up drips.'),
  ],
  [
    ['steak*|beef|lamb', 'rare|medium-rare|pink|blue|rosa', 'safe|dangerous|okay to|ok to|why can|sicher'],
    msg('For healthy adults the risk is low if a whole piece is seared all over, as germs sit on its surface. Official advice is 63 °C (145 °F) and 3 minutes of rest. Cook it through for children and in pregnancy, and if it is rolled or minced.'),
  ],
  [
    ['tartare|carpaccio|raw beef|raw mince|raw meat|mett', 'safe|eat|supermarket|dangerous|pregnan*|essen'],
    msg('Never quite safe, and not for children, in pregnancy, or for the old and the ill. If you do, take a whole, fresh piece from a butcher who knows what it is for, trim it, cut it cold, and eat it at once. Never packed mince.'),
  ],
  [
    [`${MEAT}|mince`, 'slimy|smells|smell|stinks|riecht', 'safe|off|eat|okay|bad|normal|why|throw|noch'],
    msg('If it is slimy or sticky or smells sour, throw it away: cooking does not make it safe. Only a vacuum pack may smell odd at first; that has to be gone after 15 minutes on a plate in the fridge.'),
  ],
  [
    ['thermometer', 'without|no|don t have|haven t|ohne|sans|sin|senza', BIRD],
    msg('Cut into the thickest part, down to the bone: the juices run clear, the flesh is white all through and no longer glassy, and a leg moves loosely. If in doubt, give it 10 minutes more; only 74 °C (165 °F) on a thermometer is certain.'),
  ],
  [
    ['thermometer', 'without|no|don t have|haven t|ohne|sans|sin|senza', `@${MEAT}`, '!sugar|oil|oven'],
    msg('Hold a thin metal skewer in the middle for 10 seconds, then touch it to your wrist: cool is rare, warm is medium, hot is well done. Springy meat is medium, firm meat done. Mince and sausages: cut one open, no pink is left.'),
  ],
  [
    ['thermometer|probe', 'where|insert|place|wohin|ou|donde|dove'],
    msg('Into the middle of the thickest part, away from bone, fat and the pan. On a bird that is the inner thigh, close to the bone without touching it; in burgers and chops go in from the side. The lowest of two readings counts.'),
  ],
  [
    ['wash|washing|rinse|rinsing|waschen|abwaschen|laver|rincer|lavar|lavare', MEAT, ASKED, '!board*|hands|beans|rice|lentils|brine*|marinade|pan|knife|pot|dishes|vegetables|salad|mushrooms|spinach'],
    msg('No: water does not remove germs, it splashes them over the sink and whatever stands there. Heat kills them. Pat the meat dry with kitchen paper, throw that away, and wash your hands with soap.'),
  ],
  [
    [SLOW, 'frozen|gefroren*', `${SAFE}|do i`],
    msg('No: thaw meat fully first, as a slow cooker warms it so slowly that germs grow for hours. Frozen vegetables may go in for the last half hour.'),
  ],
  [
    ['thaw*|defrost*|auftauen|auftaue|decongeler|descongelar|scongelare', `${MEAT}|mince|hackfleisch`, 'how|quick*|fast|fastest|microwave|cold water|wie|schnell|comment|como|come', '!fish|counter|hot water|room temp*|worktop'],
    msg('In the fridge, a day for each 2 kg (4½ lb). Faster: sealed in cold water, changed every 30 minutes, about an hour per kg (30 minutes per lb), or in the microwave; then cook it at once. Never in hot water or on the counter.'),
  ],
  [
    ['from frozen|still frozen|frozen chicken|frozen meat|frozen steak*|frozen mince|frozen burger*|frozen pork|frozen beef|frozen sausages|gefrorenes|surgele|congelado', `${MEAT}|${MINCE}|sausages`, SAFE, '!what can|recipe*|ideas|dinner'],
    msg('Yes, in the oven or in a covered pan or pot, with about half as much time again: the middle has to reach 74 °C (165 °F). Thin pieces work best. Thaw whole birds and large roasts first, and whatever goes into a slow cooker or hot fat.'),
  ],
  [
    ['drain|pour off|abgiessen', 'mince|minced|ground beef|ground meat|hack|hackfleisch', ASKED],
    msg('Pour off most of it if the mince has more than about 15% fat, and keep a spoonful for flavor; lean mince needs no draining. Collect the fat in a cup and bin it when it is cold: in the sink it clogs the pipe.'),
  ],
  [
    ['meatball*|burger*|patties|kofta*|kofte|frikadellen|polpette|albondigas|boulettes', 'fall apart|falling apart|falls apart|fell apart|crumble|crumbling|break apart|hold together|zerfallen|auseinander', WHY],
    msg('Knead the mince with the salt for 2 minutes until it is sticky, with an egg and 3 tbsp of breadcrumbs for 500 g (1 lb). Chill the shaped pieces for 30 minutes, fry them in a hot pan, and turn them only when they have a crust.'),
  ],
  [
    ['burger*|patty|patties', 'shrink*|bulge*|bulging|dome*|dimple|puff*', `${WHY}|do they`],
    msg('Heat tightens the meat from the rim inwards. Shape them 2 cm (¾ in) wider than the bun, evenly thick, press a dimple into the middle, and do not knead the mince. Put them into the pan cold from the fridge.'),
  ],
  [
    ['bread|breadcrumbs|milk', 'meatball*|burger*|meatloaf|polpette', 'why|what does|what do|purpose|warum'],
    msg('Soaked bread keeps them soft: it holds the juice and stops the meat from tightening. Count a slice, or 40 g (½ cup) of breadcrumbs, and 4 tbsp of milk for 500 g (1 lb) of mince. Burgers of good beef need none.'),
  ],
  [
    [SAUSAGE, 'prick|pricking|poke|pierce|burst|bursting|split|einstechen|platzen|piquer', ASKED],
    msg('Do not prick them: juice and fat run out, and they get dry. They burst when the heat is too high, so fry them over medium-low heat for 12 to 15 minutes, turning them often, until they read 71 °C (160 °F).'),
  ],
  [
    [SAUSAGE, 'done|cooked through|are cooked|pink|durch|gar|cuites', 'how|when|why|still|safe|wie|wann'],
    msg('At 71 °C (160 °F) inside, poultry sausages at 74 °C (165 °F). Without a thermometer: firm, hot all through, with clear juices and no soft, raw-looking middle. Cured or paprika sausages may stay pink.'),
  ],
  [
    ['bacon|speck', 'crisp*|knusprig|curl*|splatter*|spits|cold pan', `${WHY}|best way|stop`],
    msg('Lay it in a cold pan and let its fat melt over medium-low heat, turning it often; or bake it on a lined tray at 200 °C (400 °F) for 15 to 20 minutes, where it stays flat and hardly spits. It crisps as it drains on paper.'),
  ],
  [
    ['bacon fat|bacon grease|duck fat|goose fat|beef dripping', 'what can i do|do with|save|reuse|store|throw|keep', ASKED],
    msg('Keep it: strain it while it is warm, and it lasts for a month in a closed jar in the fridge, or 6 in the freezer. It is best for fried potatoes, eggs, cabbage and cornbread; bacon fat is salty, so season those less.'),
  ],
  [
    ['gravy|jus|sauce|bratensauce|bratensosse|sosse', 'drippings|pan juices|roasting tin|roasting pan|meat juices|roasting juices|bratensaft', 'how|what|can i|wie'],
    msg('Leave 2 tbsp of fat in the tin, stir 2 tbsp of flour into it over medium heat for a minute, and whisk in 500 ml (2 cups) of hot stock, scraping up all that is brown. Simmer it for 5 minutes, strain it, and season it last.'),
  ],
  [
    ['coating|breading|crumbs|breadcrumbs|panade|batter', 'fall off|falls off|fell off|falling off|come off|comes off|coming off|slides off|halt nicht|fallt ab', WHY],
    msg('The meat was wet, or the fat not hot. Pat it dry, turn it in flour, then egg, then crumbs without pressing them on, and fry it at once, at 170 °C (340 °F), in fat that comes halfway up. Turn it once, with a spatula.'),
  ],
  [
    ['roast|joint|beef joint|leg of lamb|roast pork|turkey|whole chicken|braten', 'per kilo|per kg|per pound|per lb|pro kilo|par kilo', 'how long|minutes|wie lange|combien'],
    msg('At 180 °C (350 °F), for each 500 g (1 lb): beef 15 minutes for rare, 20 for medium; lamb 20 to 25; pork 30; chicken and turkey 20, plus 20 more at the end. A thermometer decides: start to measure 20 minutes early.'),
  ],
  [
    ['deglaz*|brown bits|burnt bits|stuck bits|bits stuck|abloschen|bratensatz', ASKED],
    msg('Pour 100 ml (½ cup) of wine, stock or plain water into the hot pan and scrape up what is stuck with a wooden spoon: that brown crust is the best of the flavor. Only if it is black and smells bitter, wipe it out.'),
  ],
  [
    ['pressure cooker|instant pot|schnellkochtopf|autocuiseur|olla a presion|pentola a pressione', '@stew*|beef|pork|lamb|chicken|meat|goulash|fleisch', 'how long|how many minutes|wie lange|combien de temps|cuanto tiempo'],
    msg('At high pressure: cubes of beef for 35 minutes, pork shoulder in pieces for 45, lamb shanks for 40, a whole pot roast for 70 to 80, chicken thighs for 12. Let the pressure fall by itself for 15 minutes, or the meat gets tough.'),
  ],
  [
    [SLOW, 'meat|beef|pork|chicken|fleisch', 'dry|tough|which meat|which cut|what cut|what meat|kind of meat|how much liquid'],
    msg('Take fat, sinewy meat such as shoulder, shin or chicken thighs; breast and loin are dry after 3 to 4 hours. Use half of the liquid of a recipe for the stove, and leave the lid shut: 8 hours on low equal about 4 on high.'),
  ],
  [
    ['how much|how many grams|wie viel|combien|cuanta|cuanto|quanta', `${MEAT}|${MINCE}|sausages|hackfleisch`, EACH],
    msg('Raw and without bone, 150 to 180 g (5 to 6 oz) a person: 125 g for mince, 200 to 250 g for steak and roasts, 350 g with bone. A chicken of 1.5 kg (3¼ lb) serves four.'),
  ],
  [
    ['stuffing|stuff the|stuff a|fullung|farce|relleno|ripieno', 'turkey|chicken|bird|goose|duck|cavity|gans|pute', 'safe|should i stuff|should i put|inside|separately|outside|in its own dish', '!breast*'],
    msg('Safer and crisper in its own dish: inside the bird it has to reach 74 °C (165 °F) too, and by then the breast is dry. If you do stuff it, fill it loosely, right before roasting, and take the stuffing out as soon as it is carved.'),
  ],
  [
    ['baste|basting|begiessen|ubergiessen|arroser', 'why|need|how often|should|have to|necessary|worth|wie oft|muss'],
    msg('You need not: basting colors the skin but hardly makes meat juicier, and each time the door opens the oven cools down. Every half hour is plenty. Butter under the skin, or salting it a day ahead, does more.'),
  ],
  [
    ['truss*|tie|tied|kitchen string|kitchen twine|kuchengarn|bridieren', 'chicken|turkey|roast|joint|roulade*|rolled', 'why|need|have to|without|no string|don t have|how|instead'],
    msg('A bird needs no string: left loose, its legs cook faster and get crisper; just tuck the wing tips under. String keeps a rolled roast or roulade in shape; toothpicks, metal skewers or a strip of foil do it as well.'),
  ],
  [
    ['liver|livers|leber|foie|higado|fegato', 'pink|milk|soak|tough|rubbery|bitter|milch|rosa', ASKED, '!pate'],
    msg('Fry it hot and briefly, about 2 minutes a side, and salt it afterwards: longer makes it tough. It has to reach 71 °C (160 °F), chicken liver 74 °C (165 °F), so not red inside. Half an hour in milk makes it milder.'),
  ],
  [
    ['lamb|mutton|goat|venison|game|wild boar|hammel', 'gamey|gamy|strong taste|tastes strong|so strong|smell|smells', WHY],
    msg('The strong taste sits in the fat: trim it off well, and lay the meat in buttermilk or salted water in the fridge overnight. Garlic, rosemary, cumin and something sour go against it, and young lamb is milder than mutton.'),
  ],
  [
    ['gammon|ham|salt beef|corned beef|kassler|salt pork', 'soak*|too salty|so salty|less salty|wassern', ASKED],
    msg('Lay it in plenty of cold water in the fridge overnight, or bring it to a boil, pour that water away, and begin again with fresh. Many hams are mild today: read the pack, or boil and taste a small piece first.'),
  ],
];
