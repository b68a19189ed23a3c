import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const ASKED =
  'what|which|how|why|when|can|could|should|do|does|is|are|will|must|was|wie|warum|wann|kann|soll|muss|darf|quel|quelle|comment|pourquoi|quand|puis-je|peut-on|faut-il|que|como|cuando|puedo|come|perche|quando|posso';
const WHY =
  'why|how come|what happened|what did|what went|how do i|how do you|how can i|how to|what can i do|what do i do|warum|wieso|wie|pourquoi|comment|por que|como|perche';
const OR_INSTEAD =
  'difference*|vs|versus|same|or|how much|how many|convert*|instead|substitute*|swap|replace*|in place of|only have|unterschied*|statt|ersetzen|umrechnen|remplacer|diferencia*|sustituir|equival*|differenza|sostituire';
const LACKING =
  'without|no|don t have|haven t|instead|substitute*|what else|alternative*|ohne|sans|sin|senza|statt';
const YEAST = 'yeast|hefe|levure|levadura|lievito';
const DOUGH = 'dough|hefeteig|teig|impasto|rise|prove|proof|proving|rising|lievitare|levar';
const FRIDGE =
  'overnight|fridge|refrigerator|night before|day before|day ahead|kuhlschrank|uber nacht|frigo|nevera|chill*';
const FLAT =
  'didn t rise|did not rise|won t rise|isn t rising|not rising|hasn t risen|not risen|doesn t rise|don t rise|never rose|nicht aufgegangen|geht nicht auf|n a pas leve|ne leve pas|no sube|non lievita|non e lievitato';
const BREAD = 'bread|loaf|loaves|brot|brotchen|rolls|buns|baguette*|ciabatta';
const QUICK_BREAD = '@banana bread|zucchini bread|pumpkin bread|cornbread|corn bread|soda bread';
const PASTA =
  '@pasta|ravioli|tagliatelle|pappardelle|tortellini|fettuccine|noodles|noodle dough|nudeln|nudelteig';
const CRUST = '@pastry|pie|tart|tarts|quiche|galette|shortcrust|crust|murbeteig|pate brisee|pasta frolla';
const FRESH_YEAST =
  'fresh yeast|yeast cube|cube of yeast|cubes of yeast|frische hefe|frischhefe|frischer hefe|hefewurfel|wurfel hefe|levure fraiche|levadura fresca|lievito fresco';
const STILL_ALIVE =
  'foam*|froth*|bubbl*|expired|out of date|too old|still good|alive|dead|best before|abgelaufen|schaumt|perimee|caducada|scaduto';
const HOW_WARM =
  'how hot|how warm|too hot|hot|lukewarm|what temperature|which temperature|kill|kills|killed|wie warm';
const RISEN =
  'enough|doubled|double in size|poke|finger test|ready to bake|proofed|proved|fertig|overproofed|over-proofed|over proofed|overproved|too long|collapsed';
const HOW_KNOWN =
  'how do i know|how do you know|how can i tell|how to tell|what if|what happens|can i save|can i fix|fix|rescue|test|when|save|woran|kann ich';
const PLAIN =
  'all-purpose|all purpose|plain flour|ap flour|normal flour|instead|substitute*|difference*|what is|need|without';
const STALE =
  'fridge|bread box|bread bin|stay fresh|keep fresh|fresh longer|stale|cut it hot|slice it hot|cool before|aufbewahren';
const ROLLED =
  'roll it|roll them|roll out|rolled|roll the dough|roll pasta|rolling|machine|pasta maker|nudelmaschine';

/** What people ask about yeast, dough, flour, bread and pastry. */
// biome-ignore format: a question and its answer are a line each.
export const OF_DOUGH: readonly Faq[] = [
  [
    ['active dry|active yeast', 'instant|fast action|fast-action|quick yeast|rapid rise', OR_INSTEAD],
    msg('Active dry yeast is coarser: stir it into the warm liquid and wait 10 minutes until it foams. Instant yeast goes straight into the flour. Take a quarter more active than instant, and let the dough rise a little longer.'),
  ],
  [
    [FRESH_YEAST, `${OR_INSTEAD}|dry|dried|trockenhefe`, ASKED],
    msg('Take a third of the weight: 7 g (2¼ tsp, one packet) of dry yeast do the work of 21 g (¾ oz) of fresh yeast, half a German cube. Either raises 500 g (4 cups) of flour. Crumble fresh yeast into the lukewarm liquid.'),
  ],
  [
    ['salt|salz|sel|sal|sale', YEAST, 'kill*|touch|harm*|hurt*|together|separate*|direct*'],
    msg('Not at the 2% that bread has: mixed through the flour, salt only slows yeast down a little. Just do not leave salt sitting right on moist yeast for long, which weakens it.'),
  ],
  [
    [YEAST, 'sugar|honey|zucker', 'need sugar|need the sugar|needs sugar|necessary|have to|why|feed|feeds'],
    msg('Yeast needs no sugar: it lives on what the flour gives it. A teaspoon only starts it faster and browns the crust. A very sweet dough even rises slowly, and wants more yeast and more time.'),
  ],
  [
    [YEAST, STILL_ALIVE, ASKED, '!starter|sourdough'],
    msg('Test it: stir it into 100 ml (scant ½ cup) of lukewarm water with 1 tsp of sugar. After 10 minutes it has to wear a thick foam; if it stays flat, it is dead, and you need new yeast. Yeast a little past its date is often still fine.'),
  ],
  [
    [`@${YEAST}`, 'water|milk|liquid|yeast|wasser|milch|lait|leche', HOW_WARM, ASKED],
    msg('Lukewarm, 35 to 40 °C (95 to 105 °F): on the inside of your wrist it feels neither warm nor cold. Yeast dies at about 55 °C (130 °F). Cold liquid works too; the dough just takes longer.'),
  ],
  [
    ['forgot|left out|vergessen', 'salt|yeast|salz|hefe', '@dough|bread|pizza|teig'],
    msg('Knead it in now: yeast stirred into 1 tbsp of lukewarm water, salt with 1 tsp of water, for 3 to 4 minutes. After yeast, start the rise again; after salt, simply go on. Already baked without salt? Eat it with salted butter.'),
  ],
  [
    ['@cookie*|biscuits|shortbread|gingerbread|keks*|platzchen', 'dough|teig', `${FRIDGE}|rest`, ASKED],
    msg('Chill cookie dough for at least 30 minutes and up to 3 days, tightly wrapped: firm butter spreads less, and the flavor gets rounder. If it is too hard to shape, leave it out for 15 to 30 minutes.'),
  ],
  [
    [CRUST, 'dough|pastry|crust|murbeteig', `${FRIDGE}|rest`, ASKED, '!puff|filo|phyllo|choux|shrink*|soggy'],
    msg('Shortcrust rests for at least 30 minutes, and keeps for 2 days in the fridge, flat and tightly wrapped: the flour relaxes and the butter firms up, so it shrinks less. Let it stand for 10 minutes before you roll it out.'),
  ],
  [
    [PASTA, 'dough|teig|nudelteig', `${FRIDGE}|rest|resting|ruhen`, ASKED],
    msg('Pasta dough rests for 30 minutes, tightly wrapped, at room temperature, or it springs back when you roll it. It keeps for a day in the fridge; with eggs it may turn grayish there, which is harmless.'),
  ],
  [
    [PASTA, ROLLED, `${LACKING}|how|what|by hand`],
    msg('A rolling pin does it, or a clean wine bottle: roll a quarter of the dough at a time from the middle outward, turning it often, until your hand shows through it, 1 mm for ravioli and up to 2 mm for noodles. Keep the rest covered.'),
  ],
  [
    ['rolling pin|nudelholz|rouleau a patisserie|rodillo|mattarello', LACKING],
    msg('A clean, floured wine bottle works best; a tall straight glass or a tin can does too. Soft doughs are rolled easily between two sheets of baking paper.'),
  ],
  [
    [DOUGH, 'counter|room temperature|left out|leave it out|leave out|worktop', 'overnight|all night|nacht'],
    msg('Only with very little yeast: ¼ tsp of dry yeast for 500 g (4 cups) of flour rises in 8 to 12 hours at 20 °C (68 °F). With a whole packet it collapses and tastes of beer. Dough with eggs or milk goes in the fridge.'),
  ],
  [
    [DOUGH, FRIDGE, ASKED, '!pasta|pastry|cookie*|freez*'],
    msg('Yes: yeast dough rises slowly in the fridge, well covered, for 8 to 24 hours, pizza dough for up to 3 days, and tastes better for it. Leave it room to double, and take it out an hour before you shape or bake it.'),
  ],
  [
    [DOUGH, 'warm place|cold kitchen|where|cold house|proving drawer|proofer', ASKED],
    msg('In the oven, switched off, with only its light on or a bowl of hot water below: 25 to 28 °C (77 to 82 °F) is ideal. At 20 °C (68 °F) it rises just as well, in about twice the time. Keep it covered so that it gets no skin.'),
  ],
  [
    [DOUGH, RISEN, HOW_KNOWN],
    msg('Press a floured finger in: a dent that fills slowly is right, one that springs back needs time, one that stays has gone too far. Then knock the dough back, shape it again, and give it about half of the time; that works once or twice.'),
  ],
  [
    [QUICK_BREAD, `${FLAT}|dense|gummy|heavy|sank|sunk|collapsed`],
    msg('The batter was stirred too long, had too much fruit or liquid, waited before baking, or its baking powder was old. Stir only until no dry flour shows, bake at once, and test with a skewer in the middle, not just by color.'),
  ],
  [
    [`@dough|bread|pizza|focaccia|teig|hefeteig|impasto|${YEAST}`, FLAT, '!cake*|muffin*'],
    msg('Give it warmth and time first: in a cold kitchen it takes twice as long. If nothing has moved after 2 hours, the yeast is dead: knead in 1 tsp of new dry yeast, stirred into 1 tbsp of lukewarm water. Or roll it out for flatbread.'),
  ],
  [
    ['dough|teig|impasto', 'sticky|too wet|too soft|sticks|klebrig|klebt|appiccicoso', '!cookie*'],
    msg('Knead on for 5 minutes before you add flour: most doughs get smooth by themselves. Let it rest, covered, for 15 minutes, and use wet or oiled hands. Only then work in flour, 1 tbsp at a time; a soft dough bakes lighter.'),
  ],
  [
    [CRUST, 'crumbly|cracks|cracking|falls apart|tears|breaks|too dry|brockelt', `${WHY}|keeps|dough|pastry`],
    msg('It is too dry or too cold. Sprinkle on iced water, 1 tsp at a time, press it together without kneading, and let it rest for 20 minutes. Cracks can simply be pressed shut, or patched with a scrap, even in the tin.'),
  ],
  [
    ['dough|teig|impasto', 'too dry|crumbly|too stiff|too firm|tears|trocken', '!cookie*|pastry'],
    msg('Knead in water by the teaspoon, with wet hands, then cover the dough and let it rest for 20 minutes: flour drinks slowly, and it is often soft after that. Weigh flour next time; a packed cup holds up to a third more.'),
  ],
  [
    ['dough|pizza|teig|it', 'springs back|spring back|shrinks back|shrink back|zieht sich'],
    msg('Its gluten is tense: cover it, let it rest for 15 to 20 minutes, and go on. Dough straight from the fridge should warm up for an hour first. Stretch it from the middle outward.'),
  ],
  [
    ['knead*|windowpane|window pane|kneten|petrir|amasar|impastare', `${ASKED}|without|by hand`, '!no-knead'],
    msg('By hand 10 to 12 minutes, in a machine 6 to 8, until it is smooth and a piece stretches to a thin, see-through pane. By hand it is hard to overdo. Or let time do it: fold the dough over four times, 30 minutes apart.'),
  ],
  [
    [
      '@milk bread|shokupan|hokkaido',
      'why|what does it do|what is it for|what for',
      'cook*|boil*|heat*|paste|roux',
      'flour|milk|paste|roux',
    ],
    msg('It is a tangzhong: cooked flour swells and holds several times as much water as raw flour does. The dough takes more liquid without getting sticky, and the bread is softer and stays so for days.'),
  ],
  [
    [
      'farina 0|farina tipo 0|tipo 0|farina forte|manitoba|0 flour|type 0',
      'difference*|differenza|unterschied|instead|al posto|invece|swap|use|can i',
    ],
    msg('Italian 0 is a white flour of 10 to 12% protein, forte or Manitoba has 13% and more. The strong one takes more water and bears a long rise; with 0 use 5% less water and let the dough rise for a shorter time.'),
  ],
  [
    ['tangzhong|yudane|water roux|kochstuck|mehlkochstuck', ASKED],
    msg('A paste of 1 part flour and 5 parts milk or water, stirred over heat until thick, at 65 °C (150 °F). It binds water, so bread and buns stay soft for days. Take about 5% of the flour for it, and let it cool before you add it.'),
  ],
  [
    ['poolish|biga|preferment|pre-ferment|autolyse|autolysis|vorteig', ASKED],
    msg('A poolish is equal weights of flour and water with a pinch of yeast, left for 12 hours; a biga is the same, but stiff. Both give flavor. Autolyse is flour and water alone, rested for 30 minutes, so that less kneading is needed.'),
  ],
  [
    ['hydration', 'what|how|mean*|calculate|which|percent'],
    msg('It is the weight of the water as a share of the flour: 350 g of water to 500 g of flour is 70%. About 60% gives a firm dough for rolls, 65% one for pizza and bread, 75% and more the open crumb of ciabatta.'),
  ],
  [
    ['405|550|1050|812|630', 'flour|type|mehl|farine|harina|farina'],
    msg('Type 405 is plain flour for cakes (US all-purpose or pastry flour), 550 suits bread, rolls and pizza (all-purpose or strong white), 630 is white spelt, 1050 is darker, for hearty bread. The higher the number, the more bran.'),
  ],
  [
    ['t45|t55|t65|t80|t110|t150', 'flour|type|mehl|farine|harina|farina|what|which'],
    msg('T45 is the whitest, for cakes and brioche, T55 all-purpose, T65 the flour of baguettes and bread, T80 half brown, and T110 and T150 are wholemeal. German 405 and 550 come close to T45 and T55.'),
  ],
  [
    ['harina de fuerza|harina floja|harina leudante|0000', 'flour|harina|what|que|which|in english|0000'],
    msg('Harina de fuerza is strong bread flour, floja or de repostería is soft flour for cakes, leudante is self-raising. In Argentina 000 is for bread and pizza, and 0000, the finest, for cakes and fresh pasta.'),
  ],
  [
    ['00|double zero', 'flour|mehl|farine|harina|farina', `${ASKED}|${OR_INSTEAD}`],
    msg('00 only means very white and finely milled, not strong. For pizza take one with 12 to 13% protein, for cakes and fresh pasta any. Bread flour replaces it for pizza, all-purpose (plain, type 405) for the rest, gram for gram.'),
  ],
  [
    ['bread flour|strong flour|strong white|strong bread', PLAIN, ASKED],
    msg('Bread (strong) flour has 12 to 14% protein, all-purpose (plain) 9 to 11%. You may swap them gram for gram; with all-purpose take a little less water and expect a slightly lower loaf. Cakes get tough with bread flour.'),
  ],
  [
    ['self-raising|self raising|self-rising|self rising', ASKED],
    msg('It is plain flour with baking powder in it: to make it, mix 125 g (1 cup) of plain flour with 1½ tsp of baking powder and a pinch of salt. If you use it instead of plain flour, leave out the baking powder. Not for yeast dough.'),
  ],
  [
    ['cake flour|pastry flour', ASKED],
    msg('It is a fine flour low in protein, for tender cakes. For 1 cup (125 g) take a cup of all-purpose flour, replace 2 tbsp of it with cornstarch (cornflour), and sift it twice. German type 405 or Italian 00 come close.'),
  ],
  [
    ['spelt|dinkel|dinkelmehl|epeautre|espelta', 'flour|mehl|wheat|instead|dough', ASKED],
    msg('You can swap spelt for wheat gram for gram. Take 5 to 10% less liquid, and knead it gently, for 4 to 5 minutes only, as its gluten breaks easily. It dries out sooner, and it is not gluten-free.'),
  ],
  [
    ['whole wheat|wholemeal|whole-wheat|wholewheat|whole grain|vollkornmehl', 'flour|dough|bread', ASKED],
    msg('Up to half of the white flour can be wholemeal without other changes. For more, add 1 to 2 tbsp of water for 250 g (2 cups), and let the dough rest for 20 minutes before kneading, as bran drinks slowly. It will be denser.'),
  ],
  [
    ['semolina|durum|semola|hartweizen*', 'pasta|flour|difference*|instead|nudel*|00', ASKED],
    msg('Semola is finely milled durum wheat: with water alone it makes firm pasta such as orecchiette. Egg pasta is usually made of 00 or plain flour, or half and half. Coarse semolina is for dusting, puddings and gnocchi alla romana.'),
  ],
  [
    ['starter|sourdough|sauerteig|masa madre', 'feed|fed|feeding|how often|futtern|alimentar|in the fridge'],
    msg('At room temperature once or twice a day, in the fridge once a week: keep 1 part starter and stir in 1 to 2 parts each of flour and water, by weight. Give it 4 to 8 hours in the warmth before you bake with it.'),
  ],
  [
    ['starter|sauerteig|masa madre', 'float|ready|hooch|liquid|smell*|acetone|mold*|mould*|pink|dead', ASKED],
    msg('It is ready when it doubles in 4 to 8 hours and a spoonful floats. Gray liquid on top or a smell of acetone only means hunger: pour it off and feed it. Mold, or pink or orange streaks: throw all of it away.'),
  ],
  [
    ['discard', 'sourdough|starter', 'what|why|how|can i|do i|use|have to'],
    msg('You take some out at each feeding so that the rest gets enough fresh flour. Discard keeps for a week in the fridge and goes into pancakes, waffles, crackers or pizza dough: 100 g replace 50 g each of flour and liquid.'),
  ],
  [
    ['sourdough', 'dense|flat|gummy|spread*|no oven spring|too sour|brick', WHY],
    msg('Mostly a weak starter or too short a rise: use it at its peak, and let the dough grow by half to three quarters at 24 °C (75 °F). If it spreads flat and tastes very sour, it rose too long. Shape it tightly, and bake it hot, with steam.'),
  ],
  [
    [`@${BREAD}`, 'dense|heavy|brick|gummy|doughy|raw inside|klitschig', WHY, '!heavy cream'],
    msg('Dense bread rose too little or had too much flour: let the dough double, then rise again until puffy. Gummy bread came out too early, or was cut hot: bake it to 96 °C (205 °F) inside, and let it cool for an hour.'),
  ],
  [
    [`@${BREAD}`, 'done|baked through|fertig|cuit|cotto', 'know|tell|temperature|woran|sure'],
    msg('A yeast loaf sounds hollow when you tap its bottom and reads 93 to 98 °C (200 to 208 °F) in the middle; sweet, buttery dough is done at 88 °C (190 °F). For banana bread and the like, a skewer has to come out clean.'),
  ],
  [
    [`@${BREAD}|sourdough`, 'steam|dutch oven|crust|kruste|dampf', `${WHY}|without a|need`],
    msg('Steam in the first 20 minutes gives a thin, crisp crust: bake in a lidded pot, or pour a cup of boiling water into a hot tray below. Then let it out and bake on until dark. Cool on a rack; for a soft crust, under a towel.'),
  ],
  [
    ['bread|loaf|brot', STALE, ASKED, '!dough|breadcrumbs|pudding|french toast'],
    msg('Let it cool for an hour or more before you cut it, and keep it in a bread box or cloth, not in the fridge, where it goes stale fastest. Freeze the rest in slices. Stale bread revives, moistened, in 8 minutes at 180 °C (350 °F).'),
  ],
  [
    ['@pizza*', 'stone|steel|how hot|temperature|soggy|wet middle|crisp*|peel|sticks|wie heiss|stein', ASKED],
    msg('As hot as the oven goes, 250 °C (480 °F) or more, on a stone or upturned tray heated for 40 minutes, for 8 to 10 minutes. Use little sauce and drained mozzarella, and let it slide off baking paper or semolina.'),
  ],
  [
    ['freeze|frozen|einfrieren|congeler|congelar*', 'dough|teig|impasto', ASKED, '!cookie*|pie'],
    msg('Yes, best after the first rise: knock it back, oil it, and freeze it in portions, airtight, for up to 3 months. Thaw it overnight in the fridge, then let it rise for 2 hours in the warmth. Sourdough suffers more; freeze it baked.'),
  ],
  [
    [CRUST, 'shrink*|shrank|slid|slides|blind bake|blind baking|baking beans|pie weights|blindbacken', ASKED],
    msg('Line the tin without stretching, leave some overhang, and chill for 30 minutes, so that it cannot shrink. Blind-bake under paper and dried beans, rice or sugar for 15 minutes at 190 °C (375 °F), then 5 to 10 without.'),
  ],
  [
    [CRUST, 'soggy|wet bottom|bottom is raw|raw bottom|durchgeweicht|matschig|detrempe*', WHY],
    msg('Bake the crust blind, brush it with egg white and dry it for 2 minutes, then fill it. Put the tin on a hot tray low in the oven, and scatter crumbs or ground almonds under juicy fruit. Metal browns better than china.'),
  ],
  [
    ['puff pastry|blatterteig|pate feuilletee|hojaldre|pasta sfoglia', `${FLAT}|rise|puff up|thaw|why|how`],
    msg('Thaw it in the fridge overnight, keep it cold, and cut it with a sharp knife. Glaze only the top, as egg on the cut sides glues the layers. Bake it at 200 to 220 °C (400 to 425 °F) until deep golden, without opening the oven.'),
  ],
  [
    ['filo|phyllo|yufka|strudelteig', 'why|how|dry|dries|tear*|crack*|thaw|instead'],
    msg('Thaw filo overnight in its pack in the fridge, and keep the sheets under a damp cloth while you brush each with melted butter. Tears do not matter. Dry, cracking sheets were thawed too fast; strudel dough or yufka replace it.'),
  ],
  [
    ['@choux|profiterole*|eclair*|éclair*|cream puff*', 'collapse*|flat|deflate*|runny|hollow', ASKED],
    msg('They came out too early, or the dough was too wet. Add the last egg bit by bit, until the dough falls from the spoon in a V. Bake until deep brown, with the door shut for 25 minutes, then prick them and dry them for 5.'),
  ],
  [
    ['@croissant*|danish*', 'butter|leak*|layers|no layers|greasy', WHY],
    msg('The butter got too warm. Dough and butter should be equally cold and bendable while you fold; chill them for 30 minutes between turns. Let the shaped pieces rise below 26 °C (79 °F), and bake them hot.'),
  ],
  [
    ['@dumpling*|gyoza|wonton*|pierogi|potstickers', 'seal*|open up|burst|stick*|freeze', ASKED],
    msg('Moisten the edge, press out all air, and pinch it firmly; little filling is better. Keep them on floured paper, apart. Freeze them raw on a tray, then bag them, and cook them from frozen for 2 to 3 minutes longer.'),
  ],
  [
    ['@gnocchi|knodel|klosse|potato dumplings', 'fall* apart|gluey|gummy|zerfall*|dissolve*'],
    msg('Use floury potatoes, steamed dry and pressed hot, and as little flour and kneading as possible, or they get gluey. Cook one as a test: if it falls apart, add 1 tbsp of starch or breadcrumbs. The water only simmers.'),
  ],
  [
    ['@tortilla*|masa|arepas|tamales', 'masa harina|cornmeal|crack*|stiff|hard', ASKED, '!egg*|hard to'],
    msg('Masa harina is corn cooked in lime, so cornmeal or polenta cannot replace it. Dough that cracks at the edge needs more water and 20 minutes of rest. Stack hot tortillas in a towel: steam keeps them soft.'),
  ],
  [
    ['@pita*|pitta*|naan|chapati*|roti|flatbread*', 'puff|puff up|no pocket|pocket|bubble*|hard|stiff', WHY],
    msg('It puffs only if it is very hot and evenly thin: roll it to 5 mm (¼ in) without creases, and bake it on a tray heated at 250 °C (480 °F), or in a smoking hot pan. Wrapped in a towel it stays soft.'),
  ],
  [
    ['@cracker*|crispbread|knackebrot|grissini', 'crisp*|crunchy|soft|soggy|store|keep|knusprig', ASKED],
    msg('Roll them 1 to 2 mm thin, bake them until dry right through, and let them cool fully. In an airtight tin they stay crisp for 1 to 2 weeks; soft ones recover in 5 minutes at 150 °C (300 °F).'),
  ],
];
