import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const ASKED =
  'what|which|how|why|when|can|could|should|do|does|is|are|will|must|was|wie|warum|wann|kann|soll|muss|darf|quel|quelle|comment|pourquoi|puis-je|peut-on|faut-il|que|como|cuando|puedo|come|perche|quando|posso';
const WHY =
  'why|how come|what happened|how do i|how do you|how can i|how to|how long|what can i do|warum|wieso|wie|pourquoi|comment|por que|como|perche';
const TELL = 'tell|know|when is|when are|when it s|check|recogni*|woran|erkenn*|savoir|saber|capire';
const FISH = 'fish|salmon|cod|haddock|hake|trout|tuna|mackerel|halibut|fisch|lachs|poisson|saumon|pesce';
/** Fish that is named, or on the plate; fish sauce has no skin. */
const A_FISH =
  '@the fish|my fish|a fish|fish skin|fish bones|of fish|from fish|in fish|can fish|marinate fish|fish fillet*|white fish|salmon|trout|cod|sea bass|bream|mackerel|lachs|saumon|salmone';
const WHICH =
  'which fish|what fish|what kind of fish|which kind of fish|what type of fish|best fish for|best fish to|welche* fisch|quel poisson';
const GRAVLAX = '@gravlax|gravad lax|gravadlax|graved lachs|gravlachs|cured salmon';
const PRAWNS = 'prawn|prawns|shrimp|shrimps|garnelen|crevettes|gambas|gamberi';
const MUSSELS = 'mussel|mussels|clam|clams|vongole|muscheln|moules|palourdes|mejillones|almejas|cozze';
const INSTEAD = 'instead of|in place of|substitute*|alternative*|replace|statt|ersatz|remplacer|sustituir';
const OTHER = 'what can|what could|what else|what is a|what s a|which|other fish|welche*|quel|que puedo';
const HOLDS = 'allerg*|vegan|vegetarian|vegetarisch|contain*|made of|made from|shellfish|without fish';
const FREE = `${HOLDS}|instead of|substitute*`;
const PREGNANT = 'pregnan*|schwanger*|enceinte|embarazada*|incinta|gravidanza|grossesse|embarazo';
const SMOKED = 'smoked salmon|smoked trout|smoked fish|lox|raucherlachs|saumon fume|salmone affumicato';
const EATS =
  'can i eat|can i have|can we eat|can you eat|safe|allowed|which|how often|how much|how many|is it|is tuna|does|ok|okay|avoid|may i|darf|puis-je|peut-on|puedo|posso';
const THROUGH = 'done|cooked|cooked through|ready|overcooked|gar|durch|cuit|hecho|cotto';
const THAW = 'thaw*|defrost*|auftauen|decongeler|descongelar|scongelare';

/** What people ask about fish and seafood: buying, swapping, cooking, and who may eat it. */
// biome-ignore format: a question and its answer are a line each.
export const OF_FISH: readonly Faq[] = [
  [
    [GRAVLAX, 'keep|keeps|last|lasts|store|stored|haltbar'],
    msg('Up to 5 days in the coldest part of the fridge, wiped clean of its cure, well wrapped, and sliced only as you need it. Frozen, it keeps for 2 months. It is raw fish, so it is not for anybody who is pregnant or frail.'),
  ],
  [
    [GRAVLAX, 'how long|when|ready|overnight|wie lange|how many hours|how many days', '!freez*|frozen'],
    msg('It cures for 24 to 48 hours in the fridge, a thin fillet for 24, a thick side for 48, turned and basted once or twice. It is ready when the thickest part feels firm, like a ripe avocado, and looks darker. Longer makes it salty and dry.'),
  ],
  [
    [GRAVLAX, 'freez*|frozen|safe|raw|worms|parasites|einfrieren|roh', ASKED],
    msg('Salt and sugar do not kill worms, so freeze the fish before you cure it: 24 hours at −20 °C (−4 °F) by EU rules, 7 days in a home freezer. Farmed salmon hardly ever has any. It stays a raw fish: not in pregnancy or for small children.'),
  ],
  [
    ['@ceviche|aguachile|tiradito', 'safe|raw|cooked|cooks|kill*|freez*|frozen|worms|pregnan*', ASKED],
    msg('Lime juice turns fish firm and white but does not cook it: germs and worms survive. Use very fresh fish that was frozen for 7 days at −20 °C (−4 °F), and eat it within 2 hours. For children or in pregnancy, poach the fish first.'),
  ],
  [
    ['sushi grade|sushi-grade|sashimi grade|sashimi-grade', ASKED],
    msg('It is a word of the trade, not a legal standard. Ask the fishmonger whether the fish was frozen at −20 °C (−4 °F) for at least 24 hours, or is farmed salmon, and whether it is meant to be eaten raw that day.'),
  ],
  [
    ['sushi|sashimi|poke|tartare|raw salmon|raw tuna|raw fish|roher fisch|rohen fisch|poisson cru|pescado crudo|pesce crudo', 'safe|frozen|freeze|supermarket|normal salmon|eat raw|einfrieren|gefroren|congeler|congelar|congelare|sicher', ASKED, '!rice|beef|steak'],
    msg('Only fish that has been frozen first is safe raw, as that kills worms: 24 hours at −20 °C (−4 °F) by EU rules, 7 days in a home freezer. Buy it for eating raw, keep it cold, and eat it that day. Not in pregnancy or for small children.'),
  ],
  [
    ['fresh|good|bad|off|frisch|frais|fresco', FISH, 'how do i know|can i tell|how to tell|how do you tell|tell if|know if|is it still|woran|comment savoir|como saber|come capire', '!done'],
    msg('Fresh fish smells of the sea, not of ammonia. A whole one has clear, bulging eyes, red gills and tight, shiny skin; fillets are firm and moist and spring back when you press them. If it is slimy or smells sharp, throw it away.'),
  ],
  [
    ['frozen fish|frozen salmon|frozen prawns|frozen shrimp|frozen seafood|tiefkuhlfisch', 'as good|better than|worse|as healthy|quality|vs|versus|than fresh|or fresh|besser'],
    msg('Often better: it is frozen within hours of the catch, while “fresh” fish may be a week old. Buy pieces without white, dry patches or much ice in the bag, thaw them overnight in the fridge, and pat them very dry.'),
  ],
  [
    ['raw fish|fresh fish|raw salmon|fresh salmon|raw prawns|raw shrimp', 'how long|keep|keeps|store|days'],
    msg('One to two days, in the coldest place of the fridge, best on ice, and well wrapped. If you do not cook it by then, freeze it on the day you buy it: lean fish keeps for 6 months, oily fish such as salmon for 2 to 3.'),
  ],
  [
    ['cod|haddock|hake|pollock|kabeljau|cabillaud|merluza|merluzzo', INSTEAD, OTHER],
    msg('Cod, haddock, hake, pollock (coley) and halibut stand in for each other and take the same time. Tilapia and catfish are thinner and done 2 to 3 minutes sooner; salmon works too, but it is richer and tastes stronger.'),
  ],
  [
    ['salmon|lachs|saumon|salmone', INSTEAD, OTHER, '!smoked'],
    msg('Trout, sea trout and Arctic char are closest: thin fillets are done 3 minutes sooner. Mackerel is just as rich, with a stronger taste. Cod or hake are leaner, so give them a little more butter or oil.'),
  ],
  [
    ['tuna|thunfisch|thon|atun|tonno', INSTEAD, OTHER],
    msg('For tuna steaks take salmon, mackerel or bonito; for canned tuna take canned salmon, mackerel or sardines. Without any fish, mashed chickpeas with capers and lemon are best in salads and sandwiches.'),
  ],
  [
    ['sea bass|bream|snapper|branzino|sole|plaice|monkfish|turbot|halibut', INSTEAD, OTHER],
    msg('Take one of the same build: sea bass, bream and snapper swap with each other, and with trout; sole with plaice or flounder; monkfish with thick cod, halibut or large prawns. Thinner fish is done sooner.'),
  ],
  [
    [PRAWNS, INSTEAD, 'what|which|was|que|cosa|quoi', '!paste|crackers|dried'],
    msg('Cubes of firm white fish, scallops or squid cook as quickly. Without any seafood, take strips of chicken, king oyster mushrooms or chickpeas. With a shellfish allergy, scallops and squid are out as well.'),
  ],
  [
    [WHICH, '@fish and chips|fry|frying|fried|batter|tempura|tacos|taco|burger|fingers|goujons'],
    msg('Firm, lean white fish: cod, haddock, hake or pollock, 2 cm (¾ in) thick and free of bones. Pat it very dry before it goes into flour or batter. Oily fish such as salmon or mackerel tastes heavy when it is fried.'),
  ],
  [
    [WHICH, '@soup|stew|curry|chowder|bouillabaisse|moqueca|cioppino|fischsuppe'],
    msg('Firm fish that stays in pieces: monkfish, halibut, hake, haddock or thick cod. Cut it 4 cm (1½ in) large and put it into the simmering broth for the last 5 minutes. Oily fish makes a broth cloudy and strong.'),
  ],
  [
    [WHICH, '@pie|fishcake*|fish cakes|kedgeree|gratin'],
    msg('A mix is best: half firm white fish such as cod, haddock or pollock, a quarter smoked haddock, and a quarter salmon or prawns. Frozen fillets are fine; thaw them and pat them dry, or the filling gets watery.'),
  ],
  [
    [WHICH, 'kids|children|mild|mildest|not fishy|beginner*|don t like fish|kinder|enfants'],
    msg('The mildest are cod, haddock, pollock, plaice and tilapia. Ask for a thick loin without skin, as it has hardly any bones, and still feel along it with a finger. Fish tastes “fishy” mostly when it is not fresh.'),
  ],
  [
    [WHICH, 'grill|grilling|grilled|bbq|barbecue|grillen|plancha|griller'],
    msg('Fat or firm fish: salmon, tuna, mackerel, sardines, or whole sea bass and bream. Cod and haddock break up on the bars, so cook those in foil or in a fish basket. Oil the fish and the hot grate.'),
  ],
  [
    ['brown|grey|gray|dark', 'salmon|tuna|fish|mackerel', 'layer|part|strip|meat|under|flesh|stripe', ASKED, '!rice|sugar|butter|sauce'],
    msg('You can eat it: it is the dark, fat muscle under the skin, with a stronger taste. Scrape or cut it off if you like it milder. Only a dull, brownish color all through, with a sharp smell, is a sign of old fish.'),
  ],
  [
    ['skin|haut|peau', A_FISH, 'how do i remove|how to remove|how do i take|how do i get the skin off'],
    msg('Lay it skin down, cut in at the tail end as far as the skin, hold that with kitchen paper, and slide a long knife flat between skin and flesh. Easier still: cook it skin down, and lift the flesh off with a spatula.'),
  ],
  [
    ['skin|haut|peau', A_FISH, 'crisp*|soggy|stick*|skin down|side down|knusprig|which side', WHY],
    msg('Skin down first: pat it very dry, salt it, lay it in a hot, oiled pan, and press it flat for 20 seconds. Leave it alone over medium-high heat for 5 to 6 minutes, until it comes away by itself, and turn it for the last minute.'),
  ],
  [
    ['skin|haut|peau|piel|pelle', A_FISH, 'eat|edible|leave|remove|take off|on or off|need|essen|manger'],
    msg('You can eat the skin of salmon, trout, sea bass and mackerel once it is scaled, and it is best crisp. Leave it on while you cook: it protects the flesh and comes off easily later. In soups and sauces take it off first.'),
  ],
  [
    ['white|weiss*', 'salmon|fish|lachs', 'stuff|goo|foam|gunk|slime|ooz*|coming out|comes out|eiweiss'],
    msg('It is albumin, a protein that the tightening muscle presses out, and harmless. Less comes out if you cook it more gently, take it out in time, and lay it in salted water (1 tbsp to 250 ml, 1 cup) for 10 minutes before.'),
  ],
  [
    ['worm|worms|parasite*|wurm|wurmer|anisakis|gusanos', `${FISH}|seafood|sushi`],
    msg('Worms are common in wild fish, and dead once it has been cooked to 63 °C (145 °F) or frozen at −20 °C (−4 °F) for 24 hours, 7 days at home. Pick out what you see and cook the fish through; with many of them, take it back.'),
  ],
  [
    ['bones|skin|graten', 'canned|tinned|tin of|a can|sardines|from a tin|dose', 'eat|safe|remove|edible|leave|soft|essen', ASKED],
    msg('Yes, eat them: canning makes the bones of salmon and sardines so soft that you can mash them with a fork, and they are rich in calcium. If you do not like them, open the fish along its back and lift the spine out.'),
  ],
  [
    ['bone|bones|pin bones|graten|aretes|espinas|lische', A_FISH, 'remove|find|get rid|get out|pull|how'],
    msg('Stroke the fillet from the tail end towards the head with a finger, and pull out what you feel with tweezers, in the direction in which it points. In a whole cooked fish, lift the top fillet off, then the spine in one piece.'),
  ],
  [
    ['salmon|tuna|lachs|fish', 'pink inside|rare|translucent|raw inside|raw in the middle|glasig', ASKED],
    msg('The safe core is 63 °C (145 °F), where it flakes; many cooks stop at 52 °C (125 °F), still glassy inside, which is a risk unless the fish was frozen before. In pregnancy and for small children cook it through. Salmon stays pink.'),
  ],
  [
    [FISH, THROUGH, `${TELL}|thermometer|wann|quand`],
    msg('It is done when the thickest part is opaque and flakes under light pressure, at 63 °C (145 °F). Or push a thin knife into it for 5 seconds: it goes in without a pull and comes out hot. Look early, as it cooks on off the heat.'),
  ],
  [
    ['fish|fillet of fish|salmon|cod|haddock|hake|trout', 'per inch|per cm|thick|thicker|thickness|rule of thumb', 'how long|minutes|time|longer'],
    msg('Count 10 minutes for each 2.5 cm (1 in) at its thickest part, in the oven at 200 to 220 °C (400 to 425 °F) or in a pan, and half as long again if it is frozen or wrapped. Look 2 minutes early: it is done as soon as it flakes.'),
  ],
  [
    [FISH, 'stick|sticks|sticking|stuck|klebt|colle', WHY],
    msg('The pan was not hot enough, or the fish was wet, or turned too soon. Pat it dry, oil it, dust it with flour if you like, and leave it alone for 3 to 4 minutes: it comes away by itself once it has a crust.'),
  ],
  [
    [FISH, 'fall apart|falls apart|fell apart|falling apart|break up|breaks up|zerfallt', WHY],
    msg('Take firm fish in pieces of 4 cm (1½ in), salt it 15 minutes before and pat it dry, slide it into the simmering sauce for the last 5 minutes only, and shake the pan instead of stirring.'),
  ],
  [
    ['frozen|thaw|gefroren*|surgele*|congelad*|surgelat*', `${FISH}|${PRAWNS}`, 'from frozen|still frozen|straight|have to thaw|need to thaw|thaw it first|thaw first|gefroren braten|ohne auftauen', 'can i|do i|should i|how|is it|ok|okay|kann|muss|peut-on|puedo|posso'],
    msg('Yes, in the oven, in foil, steamed or in a sauce: rinse off the ice, pat it dry, and count about half as much time again. To fry or sear it, or to coat it in crumbs or batter, thaw it first, or it stews in its water.'),
  ],
  [
    [THAW, `${FISH}|${PRAWNS}`, 'how|quick*|fast*|counter|wie|microwave|comment'],
    msg('Overnight in the fridge, or sealed in cold water: prawns in 15 to 20 minutes, fillets in 30 to 60. Open a vacuum pack first. Not on the counter or in warm water; then pat it dry and cook it the same day.'),
  ],
  [
    ['rinse|wash|waschen|laver|lavar', `${FISH}|${PRAWNS}`, ASKED, '!canned|tinned|rice|board*|hands'],
    msg('No need: rinsing spreads germs in the sink and makes it harder to brown. Pat it dry with kitchen paper. Only scales, sand, bits of shell and ice are rinsed off, briefly, in cold water.'),
  ],
  [
    ['salt|brine|salting|salzen', FISH, 'when should|when do|should i|why|how long before|how early|wann|warum', '!salt cod|sauce|smoked'],
    msg('Salt it 10 to 15 minutes before, thick pieces 30, and pat it dry: it gets firmer, flakes nicely, and loses less white protein. Left for hours, it turns dense, like ham. Salt it right away only if it goes straight into the pan.'),
  ],
  [
    ['smell|smells|stinks|riecht', 'fish|fisch|seafood', 'kitchen|house|hands|get rid|avoid|less|reduce'],
    msg('Bake it in paper or foil, open the window, and simmer a little vinegar in water afterwards. Rub your hands with lemon or on steel under cold water. A fishy taste goes if you lay the fillet in milk for 20 minutes.'),
  ],
  [
    ['batter|breading|crumbs|coating', 'fish|cod|haddock', 'soggy|falls off|fall off|come off|comes off|stick|not crisp*|crispy', WHY],
    msg('Dry the fish, dust it with flour so that the coating holds, and make the batter ice-cold with sparkling water or beer. Fry a few pieces at a time at 180 °C (355 °F), and drain them on a rack, not on paper.'),
  ],
  [
    ['marinat*|marinade|marinieren', `${A_FISH}|${PRAWNS}`, 'how long|too long|overnight|at most|longer'],
    msg('Fifteen to 30 minutes are enough for fish and prawns, always in the fridge. With lemon, lime or vinegar never longer, or it turns white and mealy. A miso or soy marinade without acid may stay on thick fillets overnight.'),
  ],
  [
    ['prawn|prawns', 'shrimp|shrimps', 'difference*|same|vs|versus|or|unterschied'],
    msg('For cooking they are the same: prawns in Britain, shrimp in America. What matters is the size: a count such as 21/25 is how many go into a pound (450 g), so the smaller the number, the larger they are and the longer they take.'),
  ],
  [
    ['devein*|vein|veins|black line|dark line|darm', `@${PRAWNS}`, ASKED],
    msg('It is the gut: harmless, but gritty in large ones. Slit the back 3 mm (⅛ in) deep and lift it out with the tip of a knife; in unpeeled ones, pull it out with a toothpick between two rings of the shell. Small ones can stay as they are.'),
  ],
  [
    ['shell|shells|heads', `@${PRAWNS}`, 'what can i|do with|stock|throw|keep|leave|peel', ASKED, '!taco*'],
    msg('Peel them for pasta, rice and curries; leave the shells on for grilling, as they stay juicier. Keep shells and heads for stock: fry them for 5 minutes, cover with water, simmer for 20 to 30, and strain. They freeze for 3 months.'),
  ],
  [
    [PRAWNS, 'grey|gray|blue|black spots|black heads|transparent', ASKED],
    msg('Raw prawns are gray or bluish and glassy, and turn pink only when they cook. Black spots on shell or head come from the air and are harmless, as long as they smell fresh: if they smell of ammonia, throw them away.'),
  ],
  [
    [PRAWNS, `${THROUGH}|rubbery|tough`, `${TELL}|why|stop|warum|pourquoi`],
    msg('They are done as soon as they are pink and opaque all through and curl into a C, 1 to 2 minutes a side; a tight O is overdone and rubbery. Put them in last, and take the pan off the heat a little early.'),
  ],
  [
    [PRAWNS, 'cooked prawns|cooked shrimp|precooked|pre-cooked|already cooked', 'can i|what if|how|kann ich'],
    msg('Yes: put cooked ones in for the last 1 to 2 minutes, just until they are hot, as they toughen when they cook again. Thaw them, drain them and pat them dry first. They give the sauce less flavor than raw ones.'),
  ],
  [
    ['how much|how many|wie viel*|combien|cuanto|cuantos', `${FISH}|${PRAWNS}|${MUSSELS}`, 'per person|per head|a head|a person|each person|pro person|par personne|por persona|a persona'],
    msg('As a main dish, 150 to 180 g (5 to 6 oz) of fillet a person, 350 g of whole fish, 120 g of peeled prawns (200 g in the shell), 500 g (1 lb) of mussels, or 400 g of clams. For a starter take half.'),
  ],
  [
    [MUSSELS, 'clean*|purge*|sand|sandy|gritty|soak*|beard*|scrub|putzen|nettoyer|degorger|limpiar|pulire|spurgare', ASKED],
    msg('Scrub them under cold water, pull off the beards, and throw away broken ones and those that stay open when you tap them. Mussels need no soaking; let clams lie in cold salt water (35 g per liter, 2 tbsp per quart) for an hour or two.'),
  ],
  [
    [MUSSELS, 'closed|open|opened|shut|offen|geschlossen|fermees|cerradas|chiuse', ASKED],
    msg('Before cooking, throw away those that are broken, or open and do not close when you tap them: they are dead. After cooking, give closed ones 2 minutes more, and throw away what still stays shut; never force it open.'),
  ],
  [
    [`${MUSSELS}|oysters`, 'keep|store|alive|live|fridge|overnight|day before|aufbewahren', ASKED],
    msg('Live ones keep for a day, two at most, in a bowl in the fridge under a damp cloth. Never in tap water or a closed bag: they suffocate. Cooked and out of their shells, they keep for 1 to 2 days.'),
  ],
  [
    ['mussel|mussels|oyster|oysters|muscheln|moules', 'months|month|with an r|letter r|in summer|monat*|mois en r'],
    msg('The rule of the months with an R is from times without cooling. Farmed mussels and oysters are checked and sold all year; they are just meatier from September to April. Those you gather yourself are not for summer, because of toxic algae.'),
  ],
  [
    ['oyster|oysters|austern|huitres', 'open|shuck*|offnen|ouvrir', 'how|knife|without|easier|wie|comment', '!sauce|mushroom*'],
    msg('Hold it in a thick cloth, flat side up, push a short, blunt knife into the hinge, twist until it gives, then slide the blade along the top shell to cut the muscle. Easier: 2 minutes on a hot grill, if they will be cooked.'),
  ],
  [
    ['oyster|oysters|austern|huitres|ostras', 'raw|safe|risk*|dangerous|roh', ASKED, '!sauce|mushroom*'],
    msg('Raw oysters are never quite safe, even fresh ones: they may carry norovirus or vibrio. Healthy adults buy them alive and shut from a good fishmonger; in pregnancy, for children, the old and the ill they have to be cooked.'),
  ],
  [
    ['squid|calamari|kalmar*|tintenfisch*|calamars|calamares|cuttlefish', 'tender|rubbery|tough|chewy|zah|zart|tendre|tierno*|gummiartig', WHY],
    msg('Cook it very briefly or very long: 1 to 2 minutes over high heat, or 40 to 60 minutes at a gentle simmer in a sauce. In between it is rubber. Pat it dry first, and score thick pieces in a diamond pattern.'),
  ],
  [
    ['squid|calamari|kalmar*|tintenfisch*|calamares|cuttlefish', 'clean|cleaning|prepare|skin|beak|quill|ink|putzen|nettoyer|limpiar|pulire', 'how|do i|can i|what|wie|comment|como|come'],
    msg('Pull head and insides out of the tube, and the clear quill with them. Cut off the tentacles below the eyes and squeeze out the hard beak; rub the thin skin off, rinse the tube inside, and pat it dry. Cleaned frozen squid is just as good.'),
  ],
  [
    ['octopus|oktopus|pulpo|poulpe|polpo', 'tender|rubbery|tough|chewy|freez*|frozen|cork|zart', ASKED],
    msg('Freezing it for a day or more makes it tender, so frozen octopus is a good buy. Thaw it, simmer it gently for 45 to 60 minutes until a knife slides into the thickest part, and let it cool in its broth. A cork does nothing.'),
  ],
  [
    ['scallop|scallops|jakobsmuscheln|saint-jacques', 'sear|brown|crust|rubbery|watery|wet|golden', WHY],
    msg('Pull off the small tough muscle, pat them very dry, and salt them at the last moment. Fry them in a very hot, oiled pan with gaps between them, 90 seconds a side, without moving them. Ones soaked in additives leak: buy “dry” ones.'),
  ],
  [
    ['lobster|crab|crayfish|langoustine*|hummer|homard|krebse', 'alive|live|dead|kill|humane*|lebend*|vivant', 'how|do i|can i|is it|should|why|wie|kann'],
    msg('Buy it lively, and cook or freeze it the same day: one that died earlier spoils within hours and is thrown away. Half an hour in the freezer numbs it; then it goes headfirst into fast-boiling water. Cooked frozen ones spare you that.'),
  ],
  [
    ['surimi|crab stick*|imitation crab|crab sticks', `${HOLDS}|raw|cooked|gluten|what is|what are`, ASKED],
    msg('It is cooked white fish, ground with starch, egg white, sugar and flavoring, often with wheat, soy and a little real crab. So it is not for people allergic to fish, shellfish or egg, or without gluten. It is eaten cold as it is.'),
  ],
  [
    ['tuna|thunfisch|thon|atun|tonno', `${PREGNANT}|mercury|how often|a week|every day|quecksilber`, EATS],
    msg('Light canned tuna (skipjack) is low in mercury: two or three portions of 110 g (4 oz) a week are fine, in pregnancy too; of albacore or tuna steak only one, cooked through. Bigeye tuna is best avoided.'),
  ],
  [
    ['canned tuna|tinned tuna|tin of tuna|can of tuna|tuna can|thunfisch aus der dose', 'cooked already|already cooked|is it cooked|is it raw|need to cook|need cooking|have to cook|eat it cold|eat it straight'],
    msg('It is cooked inside the can, so you can eat it cold, straight from it. In hot dishes stir it in at the end, just to warm it, or it gets dry. What is left goes into a closed box in the fridge for 2 to 3 days.'),
  ],
  [
    ['tuna|thunfisch|thon|atun|tonno', 'oil|water|brine', 'which|better|difference*|drain|vs'],
    msg('In oil it is moister and richer, best for pasta and salads, where you can use the oil as well; in water or brine it is leaner and suits mayonnaise. Drain it well either way, and salt less with brine.'),
  ],
  [
    ['mercury|quecksilber|mercure|mercurio', 'fish|seafood|fisch|poisson|pescado|pesce|salmon', EATS],
    msg('Large hunters hold the most: shark, swordfish, marlin, king mackerel, tilefish and bigeye tuna. Leave those out in pregnancy, while breastfeeding and for children. Salmon, sardines, herring, trout, cod, prawns and mussels have little.'),
  ],
  [
    ['baby|babies|infant*|weaning|month old|beikost', 'fish|salmon|cod|prawns|shellfish|fisch|poisson', 'can my|can a|can babies|when can|which|is it|safe|from when|ab wann', '!recipe*'],
    msg('From about 6 months on, cooked right through, mashed, and checked for bones with your fingers: cod, salmon or trout, once or twice a week. Offer shellfish in tiny amounts at first. No smoked or salted fish, swordfish, shark or marlin.'),
  ],
  [
    ['how often|how many times|how much fish|wie oft|combien de fois', 'fish|fisch|poisson|pescado', 'week|woche|semaine|semana|healthy|per week'],
    msg('Twice a week is a good measure, one of them oily fish such as salmon, sardines, herring or mackerel, for its omega-3 fats. In pregnancy no more than two portions of oily fish, and no swordfish, shark or marlin.'),
  ],
  [
    ['tuna|mackerel|sardines|mahi*|fish', 'peppery|tingl*|metallic|prickl*|burning taste', 'safe|why|what|is|eat|taste*', '!sauce|recipe*|season*|crust'],
    msg('Do not eat it: a peppery, tingling or metallic taste is a sign of histamine, which forms when tuna, mackerel or sardines were kept too warm. Cooking does not remove it. With a red face, headache or trouble breathing get medical help.'),
  ],
  [
    [SMOKED, `${PREGNANT}|listeria|safe`, EATS],
    msg('Healthy adults can eat it cold. Cold-smoked fish is not cooked and may hold listeria, so in pregnancy, and for old or ill people, eat it only when it has been heated until it steams all through, 74 °C (165 °F).'),
  ],
  [
    [PREGNANT, 'fish|seafood|salmon|prawns|shrimp|sushi|mussels|crab|fisch|poisson|pescado|pesce', EATS],
    msg('Yes, two portions a week, cooked through to 63 °C (145 °F), prawns and mussels too. Not raw or cured, not cold-smoked unless it is steaming hot, and no shark, swordfish, marlin or king mackerel; keep tuna to a portion or two.'),
  ],
  [
    [SMOKED, 'raw|is it cooked|need cooking|need to cook|have to cook|be cooked|hot-smoked', ASKED],
    msg('Cold-smoked salmon, in silky slices, is cured but not cooked, and is eaten as it is; stir it into hot dishes at the very end. Hot-smoked fish is cooked and flakes. Smoked haddock is raw inside and has to be cooked.'),
  ],
  [
    ['fish sauce|fischsauce|nuoc mam|nam pla', FREE, 'what|is|does|can i|which|was|ist|que'],
    msg('It is made of anchovies, so it is not for vegans or people allergic to fish. Instead of 1 tbsp take 1 tbsp of light soy sauce, or tamari without wheat, with a squeeze of lime; without soy, coconut aminos and a pinch of salt.'),
  ],
  [
    ['shrimp paste|belacan|terasi|trassi|kapi|bagoong', `${FREE}|safe`, 'what|is|does|can i|which|was'],
    msg('It is fermented shrimp, so it is not for people allergic to shellfish or for vegans, even toasted. Instead of 1 tsp take 1 tsp of dark miso (it holds soy), or mashed salted capers with a little dried mushroom powder.'),
  ],
  [
    ['curry paste|curry pastes|sambal|laksa paste|tom yum paste|kimchi|currypaste', `${HOLDS}|shrimp paste|any shrimp|any fish|fish sauce`, 'what|is|does|do|which|ist'],
    msg('Most Thai curry pastes, laksa and tom yum pastes, many sambals and most kimchi hold shrimp paste or fish sauce. Read the label: jars marked vegan have neither. With an allergy do not rely on a restaurant or an unlabeled tub.'),
  ],
  [
    ['oyster sauce|austernsauce', FREE, 'what|is|does|can i|which|was|ist'],
    msg('It holds oysters, a mollusk, and usually soy and wheat. Vegetarian “oyster” sauce is made from mushrooms: take it in the same amount, or soy sauce with a little sugar and cornstarch, if soy and wheat are no problem.'),
  ],
  [
    ['worcester*|caesar dressing|dashi|bonito', `${FREE}|fish|anchov*`, 'what|is|does|can i|which|was|ist'],
    msg('They hold fish: Worcestershire sauce and Caesar dressing anchovies, dashi dried bonito. Without fish, take a vegan Worcestershire, or soy sauce with a little vinegar; for dashi, kelp and dried shiitake soaked in water.'),
  ],
  [
    ['anchov*|sardellen', `${FREE}|fishy|taste*`, 'what|why|does|do|will|can i taste|which'],
    msg('Anchovies melt in warm oil and taste salty and savory, hardly of fish. Without fish, take 1 tsp of chopped capers or black olives for each fillet, or a little miso where soy is no problem.'),
  ],
  [
    ['shellfish|crustacean*|schalentiere|crustaces|mariscos|crostacei', 'allerg*', 'eat fish|fish too|is fish|fish as well|hidden|should i avoid|should i watch|watch out'],
    msg('Fish and shellfish are different allergies, so many people with one can eat the other; whether you can, your doctor has to say. Prawns, crab and lobster belong together. Beware of shared fryers, fish stock, surimi and shrimp paste.'),
  ],
  [
    ['salt cod|bacalao|bacalhau|baccala|stockfisch|morue', 'soak*|desalt*|too salty|wassern|salt out|dessaler|desalar|dissalare'],
    msg('Soak it in plenty of cold water in the fridge for 24 to 36 hours, thick pieces for 48, and change the water every 8 hours. Taste a flake from the middle: it should be pleasantly salty. Then it cooks like fresh cod.'),
  ],
  [
    ['fish stock|fish broth|fish bones|fischfond|fischbruhe|fumet', 'how long|bitter|boil|simmer|cloudy|which|heads|why|wie lange', '!remove|pull|sauce'],
    msg('Simmer it for only 20 to 30 minutes, never at a full boil, or it turns bitter and cloudy. Take bones and heads of white fish without gills, rinsed well; oily fish such as salmon tastes too strong.'),
  ],
  [
    ['wild salmon|wild or|wild caught|wild-caught|farmed|farm-raised|wildlachs|zuchtlachs|sustainable|msc|overfished', 'fish|salmon|prawns|tuna|cod|lachs', 'better|difference*|which|or|healthier|buy|what|besser'],
    msg('Both can be good. Wild salmon is leaner, darker and done sooner; farmed is fatter, milder and cheaper. Look for the MSC label on wild and ASC or organic on farmed fish; mussels, herring and sardines are the surest choice.'),
  ],
  [
    ['cheese|parmesan|parmigiano|kase', 'seafood|fish|clams|vongole|prawns|shrimp', 'why|wrong|italian*|forbidden|never|taboo|not supposed|allowed to'],
    msg('It is only a custom: in Italy grated cheese would cover the delicate taste of the sea, so a pasta with clams has none. Rich dishes such as fish pie, lobster gratin or a tuna melt are good with it. Your taste decides.'),
  ],
  [
    ['milk|yogurt|dairy|curd|milch', 'fish|fisch|pescado', 'together|harmful|after|bad|myth|side effects|dangerous', '!allerg*|without'],
    msg('It is a myth that fish and milk together do harm or cause spots on the skin: chowders, fish pies and yogurt marinades prove it every day. Only an allergy to either is a reason to keep away.'),
  ],
];
