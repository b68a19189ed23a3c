import { type Message, msg, t } from '#shared/t.ts';

/** What foods are that many kitchens have never had, by the start of their names. */
const ARE: Readonly<Record<string, Message>> = {
  gochujang: msg(
    'It is a Korean paste of fermented soybeans, rice and chillies: hot, salty and a little sweet.',
  ),
  gochugaru: msg('It is coarse Korean chilli powder, fruity and not very hot.'),
  miso: msg('It is a Japanese paste of fermented soybeans: salty and savoury.'),
  harissa: msg('It is a hot North African paste of chillies, garlic and spices.'),
  tahini: msg('It is a paste of ground sesame seeds: nutty and a little bitter.'),
  'tamarind paste': msg('It is the sour pulp of the tamarind pod, fruity and a little sweet.'),
  'fish sauce': msg('It is a very salty sauce of fermented fish that tastes milder once it is cooked.'),
  'oyster sauce': msg('It is a thick, savoury and slightly sweet sauce made with oyster extract.'),
  'hoisin sauce': msg('It is a thick, sweet and salty sauce of fermented soybeans with garlic and spices.'),
  mirin: msg('It is a sweet Japanese rice wine for cooking.'),
  sriracha: msg('It is a hot Thai sauce of chillies, garlic, sugar and vinegar.'),
  asafoetida: msg(
    'It is the dried resin of a plant: a pinch of it, fried in fat, tastes of onion and garlic.',
  ),
  'garam masala': msg('It is an Indian mix of warm spices such as cumin, coriander, cardamom and cinnamon.'),
  'ras el hanout': msg('It is a North African mix of many warm spices.'),
  sumac: msg('It is a dark red spice of dried berries that tastes sour, like lemon.'),
  "za'atar": msg('It is a mix of dried thyme or oregano, sesame seeds and sumac.'),
  ghee: msg('It is clarified butter, which does not burn as easily as butter.'),
  paneer: msg('It is a fresh Indian cheese that keeps its shape when it is fried.'),
  halloumi: msg('It is a firm, salty cheese from Cyprus that browns in the pan and does not melt.'),
  tempeh: msg('It is a firm block of fermented soybeans with a nutty taste.'),
  tofu: msg(
    'It is a block of curdled soy milk that tastes of little by itself and takes up the taste of what it is cooked with.',
  ),
  bulgur: msg('It is wheat that was boiled, dried and cracked.'),
  polenta: msg('It is coarsely ground maize, which is boiled to a thick porridge.'),
  'nutritional yeast': msg('It is inactive yeast in flakes with a savoury taste, somewhat like cheese.'),
};

/** What a food is, in a sentence; `null` if it is nothing out of the way. */
export function whatIs(food: string): string | null {
  const found = Object.entries(ARE).find(([name]) => food === name || food.endsWith(` ${name}`));
  return found ? t(found[1]) : null;
}
