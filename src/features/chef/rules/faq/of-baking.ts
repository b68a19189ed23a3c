import { msg } from '#shared/t.ts';
import type { Faq } from './faq.ts';

const ASKED =
  'what|which|how|why|when|can|could|should|do|does|is|are|will|must|was|wie|warum|wann|kann|soll|muss|darf|quel|quelle|comment|pourquoi|quand|puis-je|peut-on|faut-il|que|como|cuando|puedo|come|perche|quando|posso';
const WHY =
  'why|how come|what happened|what did|what went|how do i|how do you|how can i|how to|how should|what can i do|what do i do|can i save|can i fix|fix|save|stop|prevent|avoid|warum|wieso|wie|pourquoi|comment|por que|como|perche';
const OR_INSTEAD =
  'difference*|vs|versus|same|or|convert*|instead|substitute*|swap|replace*|only have|unterschied*|statt|ersetzen|remplacer|diferencia*|sustituir|differenza|sostituire';
const LACKING = 'without|no|don t have|haven t|instead|ohne|sans|sin|senza|statt';
const CAKE = '@cake|cakes|sponge|kuchen|torte|gateau|pastel|bizcocho|torta|loaf cake|banana bread';
const WAITS =
  'wait|waits|sit|stand|rest|overnight|ahead|later|fridge|bake it tomorrow|straight away|right away|stehen|warten';
const OVEN = 'oven|ofen|backofen|four|horno|forno';
const FAN = 'fan|convection|umluft|heissluft|chaleur tournante|ventilador|ventilato|conventional';
const COOKIE = '@cookie*|biscuits|shortbread|keks*|platzchen|biscuit|galletas|biscotti';
const SINKS =
  'sank|sink|sinks|sunk|sunken|collapse*|fell|falls|caved|deflate*|zusammengefallen|fallt zusammen|eingefallen|retombe|hunde|hundio|sgonfia*';
const WHITES =
  'egg white*|whites|meringue*|eiweiss|eischnee|blanc* en neige|claras|merengue|albumi|meringa|meringhe';
const TOO_OLD = 'old|expired|still good|out of date|active|test|bitter|soapy|too much';
const ICING_SUGAR = 'powdered sugar|icing sugar|confectioner*|puderzucker|sucre glace|zucchero a velo';
const STIFF = 'stiff|peaks|won t whip|not whipping|won t beat|runny|won t get|steif|schlagen|montan|monter';
const FROSTING = 'frosting|buttercream|icing|ganache|buttercreme|glaze';

/** What people ask about cakes, cookies, desserts and ovens. */
export const OF_BAKING: readonly Faq[] = [
  [
    ['raw|uncooked|roh|crue', 'dough|batter|flour|teig', 'eat|safe|lick|taste|ok'],
    msg(
      'Better not: raw eggs can carry salmonella, and raw flour E. coli as well. For a spoonful of dough take one that is made for it, with heat-treated flour and no raw eggs; warming flour in a home oven is not reliable.',
    ),
  ],
  [
    ['tin|pan|form', 'one|only have 1|single', 'layers|two cakes|2 cakes|twice', `${CAKE}|batter`],
    msg(
      'Yes, bake them one after the other: leave half of the batter covered in the fridge, for up to an hour, and cool, grease and line the tin again. A whisked sponge cannot wait: bake it as one high cake, and cut it across.',
    ),
  ],
  [
    ['@pancake*|crepe*|crêpe*|waffle*|pfannkuchen|yorkshire|popovers', 'batter|teig|pate', WAITS, ASKED],
    msg(
      'Batter without baking powder, as for crêpes and Yorkshire puddings, gets better in 30 minutes and keeps overnight in the fridge. With baking powder use it within half an hour, or stir that in just before frying.',
    ),
  ],
  [
    ['batter|ruhrteig|kuchenteig|cake mix', WAITS, ASKED, `${CAKE}|muffin*|cupcake*|brownie*|bake|baking`],
    msg(
      'Bake it at once if you can. A batter with baking powder can wait in its tin in the fridge for 30 to 60 minutes; one with baking soda or beaten egg whites cannot, as it loses its air.',
    ),
  ],
  [
    [OVEN, FAN, ASKED],
    msg(
      'With a fan, set the oven 20 °C (35 °F) lower: 180 °C (350 °F) becomes 160 °C (325 °F), for the same time. Cakes, custards and bread do well with top and bottom heat; the fan is good for two trays and for crisp food.',
    ),
  ],
  [
    ['gas mark|gas 4|gas 6', ASKED],
    msg(
      'Gas mark 1 is 140 °C (275 °F), 2 is 150 °C (300 °F), 3 is 160 °C (325 °F), 4 is 180 °C (350 °F), 5 is 190 °C (375 °F), 6 is 200 °C (400 °F), 7 is 220 °C (425 °F), and 8 is 230 °C (450 °F).',
    ),
  ],
  [
    ['shelf|rack|schiene|two trays|2 trays|both trays', `@${OVEN}|bake|cake|cookies|trays`, ASKED, '!cool*'],
    msg(
      'The middle, for most bakes. Low suits pies and pizza, which need heat from below; high is for browning. For two trays use the fan, set a third from the top and from the bottom, and swap them halfway.',
    ),
  ],
  [
    ['preheat*|vorheizen|prechauffer|precalentar', 'have to|need|why|skip|how long|muss|faut-il'],
    msg(
      'Yes for anything that rises or has to crisp: in a cold oven cakes and pastry spread and stay flat. It takes 10 to 15 minutes, for a pizza stone 40. For casseroles and roast vegetables you can skip it and add 10 minutes.',
    ),
  ],
  [
    ['glass dish|glass pan|pyrex|dark tin|dark pan|silicone', 'bake|cake|time|temperature', ASKED],
    msg(
      'Yes. Glass and dark metal brown faster at the edge: bake 15 °C (25 °F) cooler. Ceramic and silicone heat slowly, so allow 5 to 10 minutes more. Never take glass from the freezer into a hot oven.',
    ),
  ],
  [
    ['grease|line|sticks|stuck|sticking|out of the tin|out of the pan', `${CAKE}|bundt|tin`, WHY],
    msg(
      'Brush the tin with soft butter, dust it with flour, and line the bottom with baking paper. Let the cake stand for 10 minutes, loosen the edge, and turn it out. Stuck? Lay a hot, wet towel on the tin for 5 minutes.',
    ),
  ],
  [
    ['wax paper|greaseproof|parchment|baking paper|backpapier', `${OR_INSTEAD}|${LACKING}`, ASKED],
    msg(
      'Parchment (baking paper) is coated and stands up to 220 °C (425 °F); wax paper melts and smokes, and does not belong in the oven. Without either, grease the tin and dust it with flour. Foil works too, if it is greased.',
    ),
  ],
  [
    ['baking powder|backpulver|levure chimique', 'baking soda|bicarb*|natron|soda', OR_INSTEAD],
    msg(
      'Baking soda works only with something sour and is three times as strong; baking powder is soda with its acid. For 1 tsp of soda take 3 tsp of powder; for 1 tsp of powder ¼ tsp of soda and ½ tsp of cream of tartar or lemon juice.',
    ),
  ],
  [
    ['baking powder|baking soda|backpulver|natron', TOO_OLD, ASKED],
    msg(
      'Stir ½ tsp of baking powder into hot water, or soda into vinegar: it has to fizz hard at once. A soapy or bitter taste comes from too much: 1 tsp of powder, or ¼ tsp of soda, is enough for 125 g (1 cup) of flour.',
    ),
  ],
  [
    ['cream of tartar|weinstein*', ASKED],
    msg(
      'It is a mild, dry acid: it keeps beaten egg whites stable, sugar syrup smooth, and wakes up baking soda. In place of ½ tsp take 1 tsp of lemon juice or white vinegar; in egg whites you may leave it out.',
    ),
  ],
  [
    [CAKE, SINKS, `${WHY}|my`, '!fruit|berries|blueberries|raisins|cherries|chocolate chips'],
    msg(
      'It was not set in the middle: the oven was opened early or too cool, or there was too much baking powder or liquid. Wait until a skewer comes out clean. A sunken cake can be filled up with cream and fruit.',
    ),
  ],
  [
    ['fruit|berries|blueberries|raisins|cherries|chocolate chips|nuts|rosinen', SINKS, WHY],
    msg(
      'The batter is thinner than the fruit is heavy. Use small, dry pieces, toss them in 1 tbsp of flour, and put a plain layer of batter in first; scatter half of the fruit over the top after 10 minutes.',
    ),
  ],
  [
    [CAKE, 'dome*|crack*|peak|volcano|uneven|level|burnt on top|burned on top|too dark', WHY, '!egg|eggs'],
    msg(
      'The oven is too hot: the edge sets first, and the middle bursts up. Bake it 10 to 15 °C (25 °F) cooler for a little longer, in the middle, and lay foil on top once it is brown enough. Level a dome with a bread knife.',
    ),
  ],
  [
    [CAKE, 'dry|crumbly|trocken|seco|secca', WHY, '!dry ingredients'],
    msg(
      'It was baked too long, or had too much flour: weigh it, and test 5 to 10 minutes early. To save a dry cake, brush it with warm syrup of equal parts of sugar and water, or with coffee or juice, and leave it wrapped overnight.',
    ),
  ],
  [
    [CAKE, 'dense|tough|rubbery|heavy|overmix*|over-mix*|chewy', WHY, '!heavy cream'],
    msg(
      'Once the flour is in, stirring makes it tough: stop as soon as it is smooth. Butter, eggs and milk should be at room temperature, butter and sugar beaten until pale, for 3 to 5 minutes, and the baking powder fresh.',
    ),
  ],
  [
    [`${CAKE}|muffin*|cupcake*`, 'done|ready|baked through|skewer|fertig|durch', 'know|tell|raw|woran'],
    msg(
      'A skewer in the middle comes out clean or with a few crumbs, the top springs back, and the edge leaves the tin; inside it is about 96 °C (205 °F). If only the skewer says no, lay foil on top and bake it for 5 to 10 minutes more.',
    ),
  ],
  [
    ['batter|butter and sugar|kuchenteig|cake mixture', 'curdle*|split|separated|geronnen', ASKED],
    msg(
      'The eggs were too cold or went in too fast. It is harmless: beat in 1 tbsp of the flour, or hold the bowl in warm water for a moment, and it mostly comes together. It bakes well even if it stays a little grainy.',
    ),
  ],
  [
    ['butter', 'soften*|room temp*|soft butter|too cold|weich|ramollir', `${WHY}|quick*|have to|does`],
    msg(
      'Soft butter traps air as you beat it, which makes cakes light. Cut it in cubes and it is ready in 15 minutes; faster, grate it, or warm a bowl with hot water and put it over the butter. Melted butter gives a denser cake.',
    ),
  ],
  [
    ['sugar|zucker|sucre|azucar', 'reduce|cut down|less|cut the', 'how much|can i|how far', '!blood'],
    msg(
      'In most cakes and cookies a quarter less goes unnoticed; a third makes them paler, drier and less crisp. Meringue, caramel, jam and ice cream need all of it, as it gives them their structure.',
    ),
  ],
  [
    ['brown sugar|white sugar|caster sugar|granulated|muscovado', OR_INSTEAD, ASKED, '!powdered|icing'],
    msg(
      'You can swap them gram for gram. Brown sugar makes bakes moister, chewier and darker, white crisper; caster is just finer, so it melts faster. For brown, stir 1 tbsp of molasses (treacle) into 200 g (1 cup) of white.',
    ),
  ],
  [
    ['brown sugar', 'hard|lumps|rock|clump*|soften', ASKED],
    msg(
      'It has dried out. Put it in a bowl under a damp paper towel and microwave it for 20 seconds at a time; or leave it overnight in a jar with a slice of apple or bread. Use warm sugar at once.',
    ),
  ],
  [
    [ICING_SUGAR, `${OR_INSTEAD}|make`, ASKED],
    msg(
      'Powdered and icing sugar are the same. To make it, grind 200 g (1 cup) of white sugar with 1 tbsp of cornstarch in a blender until it is dust. Unground sugar stays gritty in icing and buttercream.',
    ),
  ],
  [
    ['vanilla|vanille|vainilla', OR_INSTEAD, 'extract|bean|beans|pod*|paste|sugar|packet*'],
    msg(
      'Count 1 tsp of extract or paste, the seeds of half a bean, or one packet (8 g) of vanilla sugar as the same. Leave out a little of the other sugar for the packet. Put the empty pod in a jar of sugar.',
    ),
  ],
  [
    ['chocolate|schokolade|chocolat', 'seize*|seizing|grainy|lump*|melt|melting|schmelzen', WHY],
    msg(
      'Melt it chopped, over water that barely steams, or in bursts of 20 seconds in the microwave, and keep every drop of water out. Seized, stiff chocolate gets smooth with 1 tbsp of hot cream or water at a time, for sauce or ganache.',
    ),
  ],
  [
    ['chocolate|schokolade', 'temper|tempering|bloom|white coating|gray|grey|shiny', ASKED],
    msg(
      'To temper dark chocolate, melt two thirds at 45 °C (113 °F), stir in the rest down to 28 °C (82 °F), and warm it to 31 °C (88 °F): it sets shiny. A white coating is only fat or sugar, harmless, and gone once it melts.',
    ),
  ],
  [
    ['cocoa|kakao', 'dutch*|natural|difference*|instead|which|drinking', ASKED],
    msg(
      'Natural cocoa is sour and needs baking soda; Dutch-process, usual in Europe, is mild and goes with baking powder. With both or neither in the batter take either. Drinking chocolate is mostly sugar and replaces neither.',
    ),
  ],
  [
    [COOKIE, 'spread|spreads|spreading|flat|too thin|run together|verlaufen|zerlaufen', WHY],
    msg(
      'The butter was too warm, or there was too little flour. Chill the shaped dough for 30 minutes, use a cold, ungreased, lined tray, and weigh the flour. Bake one as a test: if it runs, knead in 1 to 2 tbsp of flour.',
    ),
  ],
  [
    [COOKIE, 'hard|soft|chewy|crisp*|crunchy|cakey|puffy|hart|weich', WHY, '!butter|how hard|hard to'],
    msg(
      'Chewy: more brown sugar, and out of the oven while the middle still looks soft. Crisp: more white sugar, and 2 to 3 minutes longer. Hard ones soften overnight in a tin with a slice of apple; soft ones crisp at 150 °C (300 °F).',
    ),
  ],
  [
    ['@pavlova', 'crack*|collapse*|weep*|ahead|day before|night before|chewy|soft|store|keep|beads', ASKED],
    msg(
      'Cracks are normal; cream hides them. Let it cool in the oven with the door ajar. The bare shell keeps for 2 days, airtight and dry, never in the fridge; top it with cream and fruit within an hour of serving, as it softens.',
    ),
  ],
  [
    [WHITES, STIFF, WHY],
    msg(
      'A trace of yolk or grease keeps them flat: use a clean metal or glass bowl. Beat them until foamy, then add the sugar by the spoonful, until the peaks stand and nothing feels gritty. Liquid ones with yolk in them: start again.',
    ),
  ],
  [
    ['@meringue*|baiser|merengue*|macaron*', 'weep*|sticky|chewy|brown|beads|crack*|hollow|feet', WHY],
    msg(
      'Dry meringues at 90 to 100 °C (200 to 210 °F) for 1½ to 2 hours, and cool them in the oven; damp days make them sticky. Macarons want a dry skin, after 30 to 60 minutes, or they crack without feet; hollow ones were overbeaten.',
    ),
  ],
  [
    [
      '@cheesecake*|kasekuchen',
      'crack*|water bath|jiggl*|wobbl*|done|risse',
      ASKED,
      '!no-bake|egg|eggs|need a water bath',
    ],
    msg(
      'It is done when the edge is set and the middle still wobbles, at 65 °C (150 °F). Cracks come from too much heat or beating: bake it low, in a water bath if you like, and let it cool for an hour in the oven with the door ajar.',
    ),
  ],
  [
    ['@no-bake|no bake|cheesecake|mousse|panna cotta', 'not set|won t set|didn t set|runny|too soft', ASKED],
    msg(
      'Give it a night in the fridge first. If it is still soft, freeze it for 2 hours and serve it half frozen, or melt some gelatin, warm it with a little of the cream, and fold it in. Full-fat cream cheese sets best.',
    ),
  ],
  [
    ['water bath|bain marie|bain-marie|wasserbad|bano maria|bagnomaria', ASKED, '!does it need'],
    msg(
      'It keeps the heat gentle and even, so that custards and cheesecakes do not curdle or crack. Set the dish in a roasting tin, pour in hot water halfway up, and wrap a springform in foil. Without one, bake it 20 °C (35 °F) cooler.',
    ),
  ],
  [
    ['@brownie*|blondie*', 'fudgy|gooey|cakey|done|ready|crackly|shiny top|cut|clean|dry', ASKED],
    msg(
      'Fudgy brownies come out while a skewer still brings moist crumbs, but no wet batter. Beating eggs and sugar for 3 minutes gives the shiny crust. Cool them fully, chill them, and cut with a hot, wiped knife.',
    ),
  ],
  [
    ['@muffin*|cupcake*', 'dome*|rise|flat|tunnel*|tough|paper|liner*|cases|stick*', WHY],
    msg(
      'For high tops fill the cups three quarters full and start at 220 °C (425 °F) for 5 minutes, then 180 °C (350 °F). Stir only until no dry flour shows, or they get tough. Paper comes off once they are cold; oil it for lean batter.',
    ),
  ],
  [
    [FROSTING, 'runny|too thin|split|curdle*|grainy|soft|geronnen|lumpy', WHY],
    msg(
      'Chill runny frosting for 15 minutes and beat it again; add powdered sugar, but to cream cheese only chilling helps. Curdled buttercream is too cold: warm the bowl and beat on. Split ganache gets smooth with 1 tbsp of warm milk.',
    ),
  ],
  [
    ['piping bag|spritzbeutel|poche a douille|manga pastelera|sac a poche|crumb coat', `${LACKING}|what|how`],
    msg(
      'Fill a strong freezer bag and cut off a corner. For a clean cake, spread a thin first coat to hold the crumbs, chill it for 30 minutes, and then frost it. Chill the cake before you cut it in layers, too.',
    ),
  ],
  [
    ['@caramel*|karamell|toffee|fudge', 'grainy|crystal*|sugary|hard|burn*|bitter|lump*', ASKED, '!how hard'],
    msg(
      'Grainy caramel: add 100 ml (scant ½ cup) of water, melt it clear, and boil it again without stirring; a little lemon juice or glucose helps. Hard lumps melt over low heat with the cream. Burnt and bitter: start again.',
    ),
  ],
  [
    ['gelatin*|gelatine|gelatina|agar*', 'sheets|leaves|powder*|agar*|blatt|feuille*|hojas|fogli', ASKED],
    msg(
      '4 sheets are one 7 g packet of powder and set 500 ml (2 cups) softly; 6 sheets set it firm enough to slice. Soak both in cold water, melt, never boil. 1 tsp of agar powder does the work of 6 sheets, but has to boil for 2 minutes.',
    ),
  ],
  [
    ['gelatin*|gelatine|jelly|jello|gelatina', 'pineapple|kiwi*|papaya|not set*|won t set|lump*', ASKED],
    msg(
      'Raw pineapple, kiwi, papaya, mango and figs keep gelatin from setting: take tinned fruit, or boil it for 5 minutes. Stir a few spoons of the cold cream into the gelatin before it goes in, against lumps.',
    ),
  ],
  [
    ['@creme brulee|crème brûlée|creme caramel|flan|custard tart', 'torch|not set|won t set|runny', ASKED],
    msg(
      'Bake it in a water bath until only the middle trembles, at 80 °C (175 °F), then chill it for 4 hours; runny ones go back in. Bubbles mean too much heat. Without a torch, pour thin caramel over, or use a very hot grill.',
    ),
  ],
  [
    ['@custard|vanillesauce|creme patissiere|pastry cream', 'lump*|scrambled|too thin|skin|runny|haut', WHY],
    msg(
      'Lumpy custard: blend it and strain it at once. Too thin: cook it on, stirring; with starch it has to bubble for 1 minute, without it stays below 84 °C (183 °F). Film laid right on the surface prevents a skin.',
    ),
  ],
  [
    ['@ice cream|gelato|sorbet|eis|glace', 'icy|too hard|crystals|machine|churn*|eismaschine', ASKED],
    msg(
      'Without a machine, freeze it in a flat tin and beat it every 30 minutes for 3 hours, or fold whipped cream into condensed milk. Too little sugar or fat makes it icy and hard; 10 to 15 minutes in the fridge soften it.',
    ),
  ],
  [
    ['@swiss roll|roulade|yule log|biskuitrolle', 'crack*|breaks|broke|roll it|bricht', ASKED],
    msg(
      'Take it out while it is still soft, turn it at once onto a sugared towel, peel off the paper, and roll it up warm with the towel. Fill it once it is cold. Cracks vanish under cream or powdered sugar.',
    ),
  ],
  [
    ['@souffle*|soufflé*|yorkshire pudding*|popovers|dutch baby', `${SINKS}|flat|rise|risen`, ASKED],
    msg(
      'They live on steam: a fully hot oven and tin (smoking fat for Yorkshires), and a shut door until they are brown and firm. Every soufflé falls within 5 minutes, so serve it at once; fold its whites in lightly.',
    ),
  ],
  [
    ['mail|by post|ship|send|parcel|verschicken', '@cookie*|cake*|brownie*|bakes|biscuits|kekse', ASKED],
    msg(
      'Send firm, dry bakes: crisp cookies, brownies, shortbread, gingerbread, fruit cake. Cool them fully, wrap them airtight in small stacks, and pad the tin so that nothing moves. No cream, custard, cream cheese or soft icing.',
    ),
  ],
  [
    [`${CAKE}|cupcake*`, 'fridge|refrigerate*|leave out|counter|kuhlschrank', ASKED, '!batter|dough'],
    msg(
      'Plain and buttercream cakes keep best covered at cool room temperature, 3 to 4 days, as the fridge dries them out. With cream, custard, cream cheese or fresh fruit they go in the fridge within 2 hours; serve them after 30 minutes out.',
    ),
  ],
  [
    ['altitude|high elevation|elevation|feet above|in the mountains|hohenlage', ASKED],
    msg(
      'Above 1000 m (3300 ft) cakes rise too fast and dry out: take a quarter less baking powder, 1 tbsp less sugar and 1 to 2 tbsp more liquid per cup, and bake 10 °C (20 °F) hotter and a little shorter. Yeast dough needs less time.',
    ),
  ],
  [
    ['thermometer', 'sugar|candy|syrup|caramel|fudge|soft ball|jam', LACKING],
    msg(
      'Drop a little syrup into iced water: a soft ball that flattens is 115 °C (240 °F), a firm one 120 °C (248 °F), threads that snap are 150 °C (300 °F). For caramel, go by the color: amber, like a chestnut, is right.',
    ),
  ],
  [
    ['ganache', 'ratio|how much|proportion*|thick|pour|truffles|set', ASKED],
    msg(
      'Equal weights of dark chocolate and cream for a filling or glaze, twice as much chocolate as cream for truffles; milk chocolate wants half as much again, white twice. Pour the hot cream over, wait 2 minutes, and stir from the middle.',
    ),
  ],
  [
    ['how full|how far up', 'tin|tins|pan|cups|muffin*|cases|mold*|form'],
    msg(
      'Fill cake tins half to two thirds full, muffin cups two thirds to three quarters, and loaf tins two thirds. If there is batter left over, bake it as cupcakes, for 15 to 20 minutes.',
    ),
  ],
  [
    ['oven', 'runs hot|too hot|runs cold|accurate|thermometer|hot spot*|unevenly|wrong temperature', ASKED],
    msg(
      'Put an oven thermometer in the middle and read it after 20 minutes: many ovens are 10 to 20 °C (20 to 40 °F) off, so set yours higher or lower by that. Turn the tin around after two thirds of the time.',
    ),
  ],
  [
    ['@doughnut*|donut*|beignets|krapfen|churros', 'greasy|oily|raw|oil|fett|how hot', ASKED],
    msg(
      'Fry them at 170 to 175 °C (340 to 350 °F), a few at a time. Cooler oil soaks in and makes them greasy; hotter oil browns them while the middle is raw. Turn them after 1 to 2 minutes, and drain them on paper.',
    ),
  ],
  [
    ['@fruitcake|fruit cake|christmas cake|stollen', 'feed|soak|ahead|early|weeks|mature', ASKED],
    msg(
      'Make it 4 to 8 weeks ahead (stollen 2 to 3) and store it wrapped in paper and foil, in a cool, dry place. Prick a fruit cake and feed it 1 to 2 tbsp of brandy or rum every week or two. Soak the fruit overnight before baking.',
    ),
  ],
];
