import { type Message, msg } from '#shared/t.ts';

const HOW =
  '(?:how (?:do|can|should|would) (?:i|you|we|one) |how to |(?:what s|whats|what is) the best way to |best way to |can i |(?:wie|womit) (?:kann |soll )?(?:ich |man )?|comment (?:puis je |peut on |on |je |faire pour )?|como (?:se |puedo |hago para |hay que )?|come (?:si |posso |faccio a )?)';
const WELL =
  '(?:properly|perfectly|quickly|fast|easily|best|right|at home|myself|from scratch|richtig|bien|bene|selber|selbst|maison|en casa|in casa|perfetta|perfetto|al dente|then|please|without [a-z ]+)';
const asks = (...said: readonly string[]) => new RegExp(`^(?:${said.join('|')})(?: ${WELL})*$`);

/** What a cook asks how to do, in the form of `wordsApart`. */
const HOW_TOS: readonly (readonly [RegExp, Message])[] = [
  [
    asks(
      `${HOW}(?:quickly |easily )?peel(?: a| the| my)?(?: clove of| cloves of| lots of)? garlic(?: cloves?)?`,
    ),
    msg(
      'Press each clove with the flat of a knife until its skin cracks, and pull it off. Many at once: shake them hard between two bowls for half a minute.',
    ),
  ],
  [
    asks(
      `${HOW}(?:know|tell)(?: when| if)? (?:a |the |my )?steaks? (?:is|are) (?:done|ready|cooked|rare|medium|medium rare|well done)`,
      `${HOW}(?:cook|fry|get|make)(?: a| the| my)? steaks? (?:to )?(?:medium ?-?rare|rare|medium|well done)`,
      '(?:what|which) temp(?:erature)?s? (?:is|for)(?: a)? (?:medium rare|rare|medium|well done)(?: steak)?',
    ),
    msg(
      'By thermometer, in the thickest part: 50 °C (122 °F) is rare, 55 °C (131 °F) medium rare, 60 °C (140 °F) medium and 70 °C (158 °F) well done. It gains 3 degrees while it rests. From 63 °C (145 °F) it is safe for everyone.',
    ),
  ],
  [
    asks(
      `${HOW}(?:make|machen|mache|faire|hacer|fare|fa|hace)(?: my own| homemade| some| du| die)? buttermilk`,
    ),
    msg(
      'Stir 1 tbsp lemon juice or white vinegar into 250 ml (1 cup) of milk and leave it for 5 to 10 minutes, until it thickens. It does the work of buttermilk in baking.',
    ),
  ],
  [
    asks(
      `${HOW}(?:make|machen|mache|mach|faire|fait|hacer|hace|fare|fa)(?: my own| your own| homemade| some| du| un| el| lo| einen| eigenen)? (?:yogh?urt|joghurt|yaourt|yogur)(?: maison| casero| selber)?`,
    ),
    msg(
      'Heat 1 liter of milk to 85 °C (185 °F), let it cool to 43 °C (110 °F), and stir in 2 tbsp of plain live yogurt. Keep it warm and still for 8 hours, wrapped up or in an oven with only its light on, then chill it.',
    ),
  ],
  [
    asks(
      `${HOW}(?:cook|boil|make|koch\\w*(?: ich| man)?|cuire|cuit|faire cuire|cocer|hacer|hago|hace|cuocere|cuoce|cucinare)(?: perfect| fluffy| the| some| du| le| el| il| den)?(?: white| long ?-?grain| basmati| jasmine)? (?:rice|reis|riz|arroz|riso)`,
      'why is my rice (?:always |so |too )*(?:sticky|mushy|gluey|clumpy|wet)',
      '(?:warum|wieso) (?:ist|wird|klebt) mein reis.*|pourquoi mon riz (?:colle|est collant).*|por que (?:se me pega|queda pegajoso) el arroz|perche il riso (?:si attacca|e colloso)',
    ),
    msg(
      'Rinse 1 cup of white rice until the water is clear, bring it to the boil with 1½ cups of water and a little salt, cover, and keep it over the lowest heat for 12 minutes. Leave it covered for 10 minutes off the heat, and loosen it with a fork. Rice gets sticky if it is not rinsed, if it is stirred, or with too much water.',
    ),
  ],
  [
    asks(
      `${HOW}(?:cook|boil|make|koch\\w*(?: ich| man)?|cuire|faire cuire|cocer|hacer|hace|cuocere|cuoce|fa|fare)(?: perfect| the| some| die| les| la)? (?:pasta|spaghetti|nudeln|pates)`,
    ),
    msg(
      'Take 1 liter of water and 2 tsp of salt for every 100 g of pasta. Stir it in as the water boils, and try a piece two minutes before the packet says: al dente, it has no white core and still some bite. Keep a cup of the water for the sauce.',
    ),
  ],
  [
    asks(
      '(?:is it |are they )?(?:ok|okay|safe|fine|bad)? ?(?:to eat |can i eat |can you eat |may i eat )?(?:a |an |my )?brown(?:ed)? (?:avocados?|apples?|bananas?|mushrooms?|lettuce)',
      '(?:can|may|should) (?:i|you|we) (?:still )?(?:eat|use) (?:a |an |my )?brown(?:ed)? (?:avocados?|apples?|bananas?|mushrooms?|lettuce)',
    ),
    msg(
      'What air has browned can be eaten: cut it away if it does not look nice. What smells sour, is slimy or has mold is thrown away.',
    ),
  ],
  [
    asks(
      `${HOW}(?:clean|wash|putz\\w*|reinig\\w*|nettoyer|limpiar|pulire)(?: the| my| fresh| les| los| i| die)? (?:mushrooms|pilze|champignons|champinones|setas|funghi)`,
      'do (?:i|you) (?:need to|have to) (?:wash|peel|clean) mushrooms',
    ),
    msg(
      'Wipe mushrooms with kitchen paper or a brush and cut off the dry ends. Very dirty ones may be rinsed for a moment, just before they go into the pan, and dried well.',
    ),
  ],
  [
    asks(
      '(?:do (?:i|you|we) (?:really )?(?:need|have) to|should (?:i|you|we)|is it necessary to|why (?:do|should) (?:i|you|we)) (?:wash|rinse) (?:the |my )?rice',
      'muss (?:ich|man) (?:den )?reis waschen',
      'faut il (?:laver|rincer) le riz',
      'hay que lavar el arroz',
      'bisogna (?:lavare|sciacquare) il riso',
    ),
    msg(
      'Rinse it for grains that stay apart: the loose starch that makes rice sticky goes down the drain. Risotto, paella and pudding rice are not rinsed, because their starch thickens the dish.',
    ),
  ],
  [
    asks(
      `${HOW}carameli[sz]e(?: the| my| some)? onions`,
      `${HOW}karamellisier\\w*(?: ich)? zwiebeln`,
      `${HOW}(?:carameliser|fait on carameliser)(?: des| les)? oignons`,
    ),
    msg(
      'Slice the onions and cook them in butter or oil with a pinch of salt over medium-low heat for 35 to 45 minutes, stirring every few minutes. Loosen what sticks with a splash of water, until they are soft, brown and sweet.',
    ),
  ],
  [
    asks(
      '(?:can|could|should|may) (?:i|you|we) put (?:hot|warm) (?:food|soup|leftovers|stew|rice) (?:straight |directly )?(?:in|into) (?:the |a )?(?:fridge|refrigerator|freezer)',
      'is it (?:ok|okay|safe|bad) to put (?:hot|warm) (?:food|soup|leftovers|stew|rice) (?:straight |directly )?(?:in|into) (?:the |a )?(?:fridge|refrigerator)',
    ),
    msg(
      'Yes, once it no longer steams: in small, shallow portions, within two hours of cooking. A large hot pot warms the whole fridge, so cool it in cold water first.',
    ),
  ],
  [
    asks(
      `${HOW}(?:make|get|cook|fry)(?: really| extra)? crispy bacon`,
      `${HOW}(?:make|get|cook|fry) bacon(?: really| extra)? crispy`,
    ),
    msg(
      'Lay it in a cold pan without fat and fry it over medium heat for 8 to 10 minutes, turning it, or bake it on a tray at 200 °C (400 °F) for 15 minutes. It crisps as it cools on kitchen paper.',
    ),
  ],
  [
    asks(
      `${HOW}(?:get rid of|remove|get)(?: the)? (?:garlic|onion|fish) smells?(?: (?:off|from|on|out of) (?:my |your )?(?:hands|fingers|board|breath))?`,
    ),
    msg(
      'Rub your hands with salt and lemon juice, or on stainless steel under cold water, and wash them. A board is rubbed with salt and half a lemon.',
    ),
  ],
  [
    asks(
      '(?:can|could) (?:i|you|we) cook (?:the )?(?:pasta|spaghetti) (?:in|directly in|straight in) (?:the|its) sauce',
    ),
    msg(
      'Yes: thin the sauce with water or stock, about 300 ml for every 100 g of dried pasta, and simmer it covered, stirring often, for two or three minutes longer than the packet says.',
    ),
  ],
  [
    asks(
      `${HOW}(?:cut|peel|slice|dice|prepare|schneide\\w*(?: ich)?|couper|cortar|tagliare)(?: a| an| the| my| eine?| une?| la| il| un)? mangos?`,
    ),
    msg(
      'Stand it up and slice down on both sides of the flat stone. Score the flesh of each half in squares down to the skin, turn it inside out, and cut the cubes off.',
    ),
  ],
  [
    asks(
      '(?:can|could|should) (?:i|you|we) (?:use|bake with|take) olive oil (?:for|in) (?:baking|cakes?|a cake|muffins|bread)',
      '(?:can|could) (?:i|you|we) bake with olive oil',
    ),
    msg(
      'Yes: a mild one takes the place of other oil one for one, and of butter at four fifths of the weight. It suits cakes with lemon, orange, nuts or chocolate, and bread.',
    ),
  ],
  [
    asks(
      'how (?:spicy|hot) (?:is|are) (?:a |an )?jalap[a-z]+',
      'are jalap[a-z]+ (?:very |really )?(?:hot|spicy)',
    ),
    msg(
      'A jalapeño is of medium heat, 2,500 to 8,000 on the Scoville scale: much milder than a bird’s eye chili or a habanero. Without the seeds and the white ribs it is milder still.',
    ),
  ],
  [asks('how (?:many|much) (?:eggs |is |are )?(?:in )?a dozen(?: eggs)?'), msg('A dozen is 12.')],
];

/** How something is done in a kitchen; `null` if that is not what a message asks. */
export const howTo = (said: string): Message | null =>
  HOW_TOS.find(([asked]) => asked.test(said))?.[1] ?? null;
