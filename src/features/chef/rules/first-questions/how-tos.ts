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
      'Rinse 1 cup of white rice until the water is clear, bring it to the boil with 1½ cups of water and a little salt, cover, and keep it over the lowest heat for 12 minutes. Leave it covered for 10 minutes off the heat, and loosen it with a fork. It gets sticky unrinsed, stirred, or with too much water.',
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
      `${HOW}poach(?: an| the| my)? eggs?`,
      `${HOW}(?:pochier\\w*)(?: ein| die)? eier?`,
      `${HOW}(?:faire |pocher )(?:un |des )?oeufs? (?:poches?)?`,
    ),
    msg(
      'Bring a pan of water with a spoonful of vinegar to a bare simmer. Slide in the eggs from a cup, one by one, and leave them for 3 to 4 minutes, until the white is set. Lift them out and drain them.',
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
];

/** How something is done in a kitchen; `null` if that is not what a message asks. */
export const howTo = (said: string): Message | null =>
  HOW_TOS.find(([asked]) => asked.test(said))?.[1] ?? null;
