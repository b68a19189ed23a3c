import { type Message, msg } from '#shared/t.ts';

/** What is asked of some dishes only, or answered for each in its own way; the first counts. */
export const OF_DISHES: readonly (readonly [said: RegExp, dish: RegExp, advice: Message])[] = [
  [
    /\b(?:lump\w*|klumpen|grumeaux|grumos|grumi)\b/,
    /mash/i,
    msg(
      'Mash is lumpy when the potatoes were not quite soft, or were cold: boil them until a knife falls out, let them steam dry for a minute, press them hot through a ricer or sieve, and stir in the liquid hot. Never use a blender.',
    ),
  ],
  [
    /\b(?:tough|chewy|still hard)\b/,
    /stew|goulash|braise|bourguignon|pulled|tagine|pot roast|rendang|ragu|chil[il]i con/i,
    msg(
      'It needs more time, not more heat: cover it, keep it at a bare simmer, and try a piece every 20 minutes. It may take another hour. Keep the meat under liquid, adding a splash of hot water; boiling hard makes it dry.',
    ),
  ],
  [
    /\b(?:day ?-?old|yesterday s?|leftover|fresh(?:ly)?(?: cooked)?|cold) rice\b|\brice\b.*\b(?:day ?-?old|yesterday|the day before|cold|fresh(?:ly)?)\b/,
    /fried rice|nasi|arroz chaufa/i,
    msg(
      'Rice of the day before is best, as it is dry and loose, but it does not have to be. Freshly cooked: spread it on a tray, let it steam off for 10 minutes, and chill it for 20 to 30. Rice of yesterday has to be cooled within an hour, kept in the fridge and fried until it steams all through.',
    ),
  ],
  [
    /\b(?:fudgy|gooey|cakey|cakelike)\b/,
    /brownie|blondie/i,
    msg(
      'For fudgy ones, take them out when the middle still wobbles a little and a skewer comes out with wet crumbs, about 4 minutes early, and cool them in the tin. For cakey ones, bake them for the full time. Less sugar makes them drier and more like cake.',
    ),
  ],
  [
    /\b(?:chewy|soft)\b.*\b(?:crisp\w*|crunchy|hard)\b|\bchewier\b|\bchewy\b/,
    /cookie|biscuit/i,
    msg(
      'For chewy ones, use brown sugar for all of the sugar, chill the dough for 30 minutes, and take them out 2 minutes early, when the edges are set and the middle still looks soft. They set on the hot tray.',
    ),
  ],
  [
    /\bcrisp\w*\b.*\bchewy\b|\bcrispier\b/,
    /cookie|biscuit/i,
    msg('For crisp ones, flatten the dough a little, use white sugar, and bake them 2 to 3 minutes longer.'),
  ],
  [
    /^(?!.*\b(?:sure|\d+)\b).*\bstir\w*\b|\bruhren\b|\bremuer\b|\bremover\b|\bmescolare\b/,
    /risotto/i,
    msg(
      'Yes, bake it: start it on the stove as written, add all of the hot stock at once, cover it tightly and put it into the oven at 180 °C (350 °F) for 20 to 25 minutes, until the rice is just tender. Then finish it as written. On the stove it is enough to stir it every half minute.',
    ),
  ],
  [
    /\b(?:blend\w*|puree\w*|liquidi[sz]e\w*|purier\w*|mixen|mixer|triturar|frullare)\b/,
    /soup|dal\b|bisque|velout/i,
    msg(
      'No: it is just as good chunky. Crush some of the vegetables against the side of the pot with a fork or a masher, which thickens it enough.',
    ),
  ],
  [
    /\b(?:over|with|on|serve\w*)\b.*\b(?:rice|pasta|noodles|mash\w*|bread|potato\w*)\b.*\bor\b.*|\b(?:rice|pasta|noodles|mash)\b or (?:rice|pasta|noodles|mash)\b/,
    /stroganoff|goulash|stew|ragu|ragout|casserole|paprikash|meatball|fricass/i,
    msg(
      'Both work: wide noodles or pasta hold the sauce best, rice is lighter, and mashed potatoes are the heartiest. Count 75 g of dry pasta or 65 g of dry rice a head.',
    ),
  ],
  [
    /\b(?:over|with|on|serve\w*)\b.*\b(?:rice|naan|bread|roti)\b.*\bor\b.*|\brice or (?:naan|bread|roti|chapati)\b/,
    /curry|dal\b|masala|korma|jalfrezi/i,
    msg(
      'Both work: rice takes up a thin sauce, flatbread scoops up a thick one. Count 65 g of dry rice a head.',
    ),
  ],
  [
    /\bcorn\b.*\bflour\b|\bflour\b.*\bcorn\b/,
    /enchilada|taco|quesadilla|tortilla/i,
    msg(
      'Corn tortillas are the traditional ones and free of wheat: warm them first, so that they bend without breaking. Flour tortillas are softer and larger, hold more, and go softer still under sauce.',
    ),
  ],
  [
    /\bfr[eo]ez\w*\b.*\b(?:before|after)\b/,
    /lasagn|enchilada|bake\b|gratin|\bpie\b|moussaka|cannelloni|macaroni|parmigiana|crumble|shepherd|cottage/i,
    msg(
      'Before baking is better: put it together, let it get cold, wrap it well and freeze it for up to 3 months. Thaw it in the fridge overnight and bake it 15 minutes longer than written, or from frozen under foil for about twice the time. Baked leftovers freeze in portions, too.',
    ),
  ],
  [
    /\b(?:dress|toss|mix)\b.*\b(?:morning|before|ahead|earlier|hours?|night)\b/,
    /salad|slaw/i,
    msg(
      'Keep the dressing apart and toss the salad just before you eat: leaves go limp within 20 minutes. Slaw, and salads of beans, grains or potatoes, may be dressed some hours ahead.',
    ),
  ],
  [
    /\bdough\b.*\b(?:overnight|freez\w*|frozen)\b|\b(?:freez\w*|overnight)\b.*\bdough\b/,
    /cookie|biscuit/i,
    msg(
      'Yes: freeze it in balls for up to 3 months and bake them from frozen, 2 minutes longer. In the fridge it keeps for 3 days and gets better.',
    ),
  ],
  [
    /\bdough\b.*\b(?:overnight|freez\w*|frozen)\b|\b(?:overnight)\b.*\b(?:dough|rise|prove)\b/,
    /yeast|sourdough/i,
    msg(
      'Yes: let it rise covered in the fridge for 12 to 24 hours, with half of the yeast if you like. It tastes better. Take it out an hour before you shape it.',
    ),
  ],
  [
    /\bbatter\b.*\b(?:overnight|keep|fridge|ahead|before|tonight|(?:this|in the) morning|now)\b|\b(?:overnight|keep|fridge|ahead)\b.*\bbatter\b/,
    /pancake|crepe|crêpe|waffle|yorkshire/i,
    msg(
      'Thin batter keeps overnight, covered, in the fridge and gets better: whisk it again and thin it with a splash of liquid. With baking powder or bicarbonate, mix the dry and the wet parts apart and join them just before you cook.',
    ),
  ],
  [
    /\b(?:in|into|as|use|with) (?:[a-z]+ )*(?:pieces|portions|parts|joints)\b|\b(?:joint|cut|chop|split) (?:it|the (?:chicken|bird)) (?:up|into|first)\b|\bspatchcock\w*\b/,
    /whole chicken/i,
    msg(
      'Yes: take 1.4 kg of chicken in 8 pieces, or legs and thighs. Rub them with the same things, lay them in one layer, skin up, on what lies in the tin, and roast them at 200 °C (400 °F), or 180 °C (350 °F) with the fan on, for 40 to 45 minutes, breasts for 30 to 35, until the thickest part reads 74 °C (165 °F) and the juices run clear.',
    ),
  ],
  [
    /\boven\b/,
    /rice pudding|milchreis|arroz con leche/i,
    msg(
      'Yes: put everything into a buttered or oiled dish that holds 1.5 liters, stir, and bake it uncovered at 150 °C (300 °F) for 1 hour 45 minutes to 2 hours. Stir it after the first half hour; then let a skin form. It is done while it still wobbles.',
    ),
  ],
  [
    /\bpeel\w*\b/,
    /apple|pear|peach|crumble/i,
    msg('No: washed well, the skin can stay on. It only stays a little firm, so cut the pieces small.'),
  ],
  [
    /\bpeel\w*\b/,
    /aubergine|courgette|cucumber|tomato|ratatouille/i,
    msg('No: washed well, the skin can stay on, and it keeps the pieces together.'),
  ],
  [
    /\bwine\b/,
    /white wine|red wine/i,
    msg(
      'Any dry one that you would also drink; nothing sweet, and no “cooking wine”. Without alcohol: stock with a squeeze of lemon or a spoonful of vinegar.',
    ),
  ],
  [
    /\bcream(?:y|ier)\b.*\b(?:without|no)\b.*\bcream\b/,
    // By the title alone: soy sauce makes no dish one to blend.
    /^[^\n]*(?:soup|stew|curry|sauce|\bdal\b|chowder|lentil)/i,
    msg(
      'Blend a third of it smooth and stir it back in, or cook a diced potato or a handful of red lentils in it and blend that. It gets creamy without anything added at the end.',
    ),
  ],
  [
    /\b(?:lower|low|slower|less)\b.*\b(?:temp\w*|heat|oven|slow|longer)\b/,
    /whole chicken|\broast|topside|pork belly|leg of lamb|turkey crown/i,
    msg(
      'Yes: at 150 °C (300 °F), or 130 °C (265 °F) with the fan on, it takes about one and three quarter times as long and stays juicier: a chicken of 1.6 kg about 2 hours 15 minutes. Give it 15 minutes at 220 °C (425 °F) at the end for a crisp skin, and go by the heat inside, 74 °C (165 °F) for poultry.',
    ),
  ],
  [
    /\bthicker\b/,
    /pancake|crêpe|crepe|waffle/i,
    msg(
      'Leave out a fifth of the liquid, or stir in 2 tbsp more flour, and let the batter stand for 10 minutes. Drop it in heaps without spreading it, and turn them when the bubbles stay open.',
    ),
  ],
  [
    /\bfr[eo]ez\w*\b/,
    /cheesecake/i,
    msg(
      'Yes: a baked cheesecake freezes well for up to 2 months, cold, in slices, each wrapped. Thaw it in the fridge overnight. One that is set cold, with gelatine or whipped cream, gets a little grainy.',
    ),
  ],
  [
    /^(?!.*\binstead\b).*\b(?:wholemeal|whole ?wheat|whole ?grain|spelt|rye)(?: bread)? flour\b/,
    /^self-raising flour/m,
    msg(
      'Yes: take it for half of the flour, and add 1 tbsp more liquid for every 100 g. All of it makes the result darker, drier and flatter. In the place of self-raising flour, add 2 tsp of baking powder for every 150 g.',
    ),
  ],
  [
    /\bhow\b.*\bcrisp\w*\b|\bcrisp\w*\b.*\bhow\b/,
    /roast potatoes|wedges|potato skins|jacket/i,
    msg(
      'Boil them until the edges are soft, drain them, let them steam dry, and shake them in the pot until they are rough. Turn them in fat that is already smoking hot, in one layer with room between, and roast them at 220 °C (425 °F), turning twice.',
    ),
  ],
  [
    /\b(?:watery|runny|too wet|soggy filling|leak\w*)\b/,
    /apple pie|fruit pie|cherry pie|berry pie|peach|crumble|cobbler/i,
    msg(
      'Toss the cut fruit with the sugar, leave it for 30 minutes and pour off its juice, or boil that down. Add 1 tbsp of cornflour for every 500 g of fruit, bake until the juice bubbles thickly in the slits, and let it cool for 2 hours before you cut it: it sets as it cools.',
    ),
  ],
  [
    /\b(?:chewy|tough|rubbery)\b/,
    /stir-fry|fajita|steak|stroganoff|beef and broccoli/i,
    msg(
      'Slice the meat thinly across the grain, with the lines short in each slice; half an hour in the freezer makes that easy. Toss it with 1 tsp of cornflour and a little oil, and fry it in a smoking pan in two batches for 1 to 2 minutes only.',
    ),
  ],
  [
    /\bfr[eo]ez\w*\b/,
    /pancake|waffle|crêpe|crepe/i,
    msg(
      'Yes, for up to 2 months: let them cool, lay paper between them and pack them airtight. Warm them from frozen in the toaster or for 8 minutes at 180 °C (350 °F).',
    ),
  ],
  [
    /\bthick(?:er)? (?:ones?|pieces?|chops?|steaks?|fillets?|breasts?)\b|\b(?:are|is|s|mine|if) (?:\w+ ){0,2}thick\b/,
    /pork chop|steak|chicken breast|salmon/i,
    msg(
      'What is thicker than 3 cm browns as written and then goes into the oven at 180 °C (350 °F) for 6 to 10 minutes, until it reads 63 °C (145 °F) for pork or fish, 74 °C (165 °F) for poultry, and for beef what you like. Let it rest for 5 minutes.',
    ),
  ],
  [
    /\b(?:how hot|what temp\w*)\b.*\b(?:oil|fat)\b|\b(?:oil|fat)\b.*\bhow hot\b/,
    /\boil\b|lard/i,
    msg(
      'For deep-frying 170 to 180 °C (340 to 355 °F): a cube of bread turns golden in 40 seconds. In a pan the oil is ready when it shimmers and a crumb sizzles at once. If it smokes, take it off the heat; never leave it alone, and never put water on it.',
    ),
  ],
  [
    /\b(?:grill|bbq|barbecue|barbie)\b.*\b(?:how long|minutes|time)\b|\b(?:how long|minutes|time)\b.*\b(?:grill|bbq|barbecue|barbie)\b/,
    /(?<!veggie |vegan |bean )burger|(?:beef|lamb|meat) patt(?:y|ies)/i,
    msg(
      'On a hot grill, 4 to 5 minutes on each side, turned once and never pressed, until they read 71 °C (160 °F) inside. Make them 2 cm thick with a dent in the middle, chill them for 20 minutes, and oil the meat, not the bars.',
    ),
  ],
  [
    /\b(?:grill|bbq|barbecue|barbie)\b.*\b(?:how long|minutes|time)\b|\b(?:how long|minutes|time)\b.*\b(?:grill|bbq|barbecue|barbie)\b/,
    /chicken|sausage|steak|pork|lamb|salmon|fish|prawn/i,
    msg(
      'On a hot grill: steaks 3 to 4 minutes on each side, chicken thighs without bone 6 to 8, pork chops 5, fish fillets 4, prawns 2, sausages 12 to 15 minutes in all, turned often over medium heat. Poultry reads 74 °C (165 °F), sausages 71 °C (160 °F).',
    ),
  ],
  [
    /\b(?:air ?-?fryer|airfryer)\b.*\b(?:chips|fries|wedges|potato\w*)\b|\b(?:chips|fries|wedges)\b.*\b(?:air ?-?fryer|airfryer)\b/,
    /steak|burger|fish|schnitzel|chicken|sausage|egg/i,
    msg(
      'Do the chips in it: soak the sticks for 15 minutes, dry them well, toss them with 1 tbsp of oil for 600 g, and cook them at 190 °C (375 °F) for 20 to 22 minutes, shaking twice, until golden. Salt them at the end. Everything else stays as written.',
    ),
  ],
  [
    /\b(?:sheet ?-?pan|one tray|on a tray|tray ?-?bake|baking tray)\b/,
    // Fajitas are rewritten for a tray.
    /^(?![\s\S]*fajita)[\s\S]*(?:stir-fry|chicken.*strips|kebab)/i,
    msg(
      'Yes: toss the meat, the vegetables, the spices and the oil together on a large tray, in one layer, and roast them at 220 °C (425 °F), or 200 °C (400 °F) with the fan on, for 20 to 22 minutes, turning once, until the edges brown and chicken reads 74 °C (165 °F).',
    ),
  ],
  [
    /\bdough\b.*\bovernight\b|\bovernight\b.*\bdough\b/,
    /self-raising|baking powder/i,
    msg(
      'Not this one: it is raised by baking powder, which works at once and is spent by the morning. Keep the dry things mixed overnight, and add the liquid shortly before you bake. A dough with yeast may rise overnight in the fridge.',
    ),
  ],
  [
    /\b(?:bone[- ]in|bones? in|on the bone|with (?:the |its |their )?bones?)\b/,
    /chicken (?:thigh|breast)|turkey (?:thigh|breast)/i,
    msg(
      'Yes: take about a third more by weight, and cook it for 10 to 15 minutes longer, until it reads 74 °C (165 °F) beside the bone. In a sauce, cover it meanwhile, and lift the bones out at the end if you like.',
    ),
  ],
  [
    /\b(?:crust|socarrat|crispy bottom|crunchy bottom|bottom (?:to be |so |really )?(?:crisp\w*|crunchy))\b|\bcrust\b.*\bbottom\b/,
    /paella/i,
    msg(
      'When the stock has gone, do not stir any more: turn the heat up for 1 to 2 minutes, until it crackles and smells toasted but not burnt, then take it off and let it stand for 5 minutes. A wide, thin pan does it best.',
    ),
  ],
  [
    /\b(?:runny|firm|soft|set|hard|liquid|yolks?)\b.*\beggs?\b|\beggs?\b.*\b(?:runny|firm|soft|set|hard|liquid)\b|\byolks?\b/,
    /shakshuka|eggs in purgatory|huevos rancheros/i,
    msg(
      'Covered over low heat, the eggs take 5 to 6 minutes for runny yolks, 8 for soft and 10 for firm ones: the white has to be set all over. Children, older people and anyone who is pregnant or ill had better have them firm.',
    ),
  ],
  [
    /\b(?:grainy|gritty|not smooth|lumpy|coarse|smooth(?:er)?)\b/,
    /hummus/i,
    msg(
      'Hummus gets smooth if the chickpeas are really soft: simmer canned ones for 10 minutes with a pinch of bicarbonate and rub off the loose skins. Blend the tahini, lemon and salt first, then the warm chickpeas, for 4 to 5 minutes, with ice-cold water by the spoonful.',
    ),
  ],
  [
    /\b(?:medium rare|medium|rare|well done|blue)\b.*\b(?:how|long|minutes|temp\w*)\b|\b(?:how|long|minutes|temp\w*)\b.*\b(?:medium rare|medium|rare|well done|blue)\b/,
    /steak/i,
    msg(
      'For a steak of 2 to 3 cm in a very hot pan: 2 minutes on each side for rare, 3 for medium rare, 4 for medium, 5 for well done, then 5 minutes of rest. Inside that is 52 °C (125 °F), 57 °C (135 °F), 63 °C (145 °F) and 71 °C (160 °F).',
    ),
  ],
];
