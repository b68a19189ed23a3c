import { type Message, msg } from '#shared/t.ts';

/** How long a food keeps, roasts, or what saves it. */
const HANDLED: readonly (readonly [RegExp, Message])[] = [
  [
    /\beggs?\b.*\b(?:keeps?|lasts?|stored?|good|fridge)\b|\b(?:keep|last|store)\b.*\beggs?\b/,
    msg(
      'Hard-boiled eggs keep for a week in the fridge in their shells, and two days once peeled. Raw eggs in the shell keep for three to four weeks in the fridge; an egg that floats in water is old.',
    ),
  ],
  [
    /\b(?:cooked|roast(?:ed)?|grilled|leftover) (?:chicken|turkey|meat|beef|pork|lamb|ham|duck|mince|fish|salmon|sausages?)\b.*\b(?:keeps?|lasts?|good|stored?|fridge)\b|\b(?:keeps?|lasts?|stored?|good)\b.*\b(?:cooked|roast(?:ed)?|grilled|leftover) (?:chicken|turkey|meat|beef|pork|lamb|ham|duck|mince|fish|salmon|sausages?)\b/,
    msg(
      'Cooked meat and fish keep for two days in the fridge, covered, if they are cooled within two hours. Freeze what you will not eat by then, and heat it only once, to 74 °C (165 °F).',
    ),
  ],
  [
    /\b(?:chicken|turkey|mince|minced|ground (?:beef|pork|turkey|meat)|fish|salmon|prawns?|shrimps?|seafood)\b.*\b(?:keeps?|lasts?|stored?|fridge)\b(?!.*\bcooked\b)/,
    msg(
      'Raw poultry, ground meat and fish keep for one to two days in the coldest part of the fridge, and never beyond the date on the pack. Once cooked, two days. Freeze what you will not use.',
    ),
  ],
  [
    /\b(?:steaks?|beef|pork|lamb|roast|joint)\b.*\b(?:keeps?|lasts?|stored?|fridge)\b/,
    msg(
      'Raw beef, pork and lamb in one piece keep for three to four days in the coldest part of the fridge, and never beyond the date on the pack. Once cooked, two days.',
    ),
  ],
  [
    /\bleave\b.*\bbutter\b|\bbutter\b.*\b(?:soft|room temperature|be left)\b/,
    msg(
      'Salted butter stays good for a few days in a covered dish in a cool room. Keep the rest in the fridge.',
    ),
  ],
  [
    /\b(?:milk|cream|yogh?urt|cheese|butter)\b.*\b(?:keeps?|lasts?|stored?|fridge)\b/,
    msg(
      'Opened milk and cream keep for three to five days in the fridge, yogurt for a week, hard cheese for some weeks if it is wrapped, and butter for a month.',
    ),
  ],
  [
    /\b(?:hollandaise|bearnaise|mayo|mayonnaise|aioli)\b.*\b(?:split|splits|curdled?|broke|broken|separat\w*|save|rescue|fix)\b|\b(?:save|rescue|fix)\b.*\b(?:split|curdled|broken) (?:hollandaise|bearnaise|mayo|mayonnaise|aioli|sauce)\b/,
    msg(
      'Start again with a fresh egg yolk and a teaspoon of water in a clean bowl (over hot water for hollandaise), and whisk the split sauce into it by the spoonful. If it is only a little thin, whisk in a spoonful of hot or cold water first.',
    ),
  ],
  [
    /\b(?:sauce|custard|soup|curry|cream)\b.*\b(?:split|splits|curdled?|broke|broken)\b/,
    msg(
      'It got too hot. Take it off the heat, whisk in a spoonful of cold milk or cream, and blend it or pass it through a sieve. Add dairy at the end, over low heat.',
    ),
  ],
  [
    /\bmacarons?\b.*\b(?:crack\w*|craqu\w*|fissur\w*|reiss\w*|gerissen|rissig|rompen|agriet\w*|crep\w*)/,
    msg(
      'Macarons crack if they go into the oven before a skin has formed: let them rest for 30 to 60 minutes until they no longer stick to a finger. Fold the batter until it flows, knock the air out of the tray, and bake them at 140 to 150 °C (285 to 300 °F).',
    ),
  ],
  [
    /^(?:how (?:long|hot)|(?:at )?(?:what|which)[a-z ]* temp\w*)\b.*\b(?:pork|gammon)\b.*|^how long\b.*\broast(?:ed)? pork\b/,
    msg(
      'Roast a joint of pork at 180 °C (350 °F): 30 minutes for each 500 g (1 lb) and 25 minutes more, until the middle reads 71 °C (160 °F). Give crackling 20 minutes at 220 °C (430 °F) at the end, and let it rest for 15 minutes.',
    ),
  ],
  [
    /^(?:how (?:long|hot)|(?:at )?(?:what|which)[a-z ]* temp\w*)\b.*\b(?:beef (?:joint|roast)|roast(?:ing)? (?:a |the )?(?:beef|joint|rib)|roast beef|prime rib)\b/,
    msg(
      'Roast a joint of beef for 20 minutes at 220 °C (430 °F), then at 160 °C (320 °F): 12 minutes for each 500 g (1 lb) for rare, 16 for medium and 22 for well done. The middle reads 50, 60 or 70 °C (120, 140 or 160 °F). Let it rest for 20 minutes.',
    ),
  ],
  [
    /^(?:how (?:long|hot)|(?:at )?(?:what|which)[a-z ]* temp\w*)\b.*\b(?:leg of lamb|lamb (?:joint|roast|leg|shoulder)|roast(?:ing)? (?:a |the )?lamb|roast lamb)\b/,
    msg(
      'Roast a leg of lamb at 190 °C (375 °F): 15 minutes for each 500 g (1 lb) and 15 minutes more for pink, 20 and 20 for well done. The middle reads 60 or 70 °C (140 or 160 °F). Let it rest for 15 minutes.',
    ),
  ],
];

/** How long a food keeps or roasts, or what saves it, where a message in the form of `wordsApart` asks that. */
export const handlingFact = (said: string): Message | null =>
  HANDLED.find(([asked]) => asked.test(said))?.[1] ?? null;
