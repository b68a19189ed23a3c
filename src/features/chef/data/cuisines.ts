import type { CuisineTable } from '../rules/knowledge/cuisine.ts';

const ASIAN_SALT = 'soy sauce, gluten-free soy sauce, coconut aminos';

/**
 * What gives a cuisine its taste. `fat` and `salty` are in order of preference, and the first allowed one is used; from
 * the other lists the chef chooses. `leans` are foods that are typical of the cuisine.
 */
export const CUISINES: CuisineTable = {
  italian: {
    name: 'Italian',
    words:
      'italian, italy, tuscan, sicilian, italienisch, italien, naples, rome, milan, florence, venice, sicily, tuscany, neapel',
    fat: 'olive oil',
    aromatics: 'garlic, onion, shallot',
    spices: 'fennel seeds, dried oregano',
    herb: 'basil, parsley',
    acid: 'lemon, red wine vinegar, balsamic vinegar',
    salty: '',
    leans:
      'tomato, cherry tomatoes, aubergine, courgette, canned cannellini beans, mozzarella, ricotta, olives, capers, rocket, fennel, spinach, kale, chestnut mushrooms, pancetta, pine nuts, parmesan',
  },
  mexican: {
    name: 'Mexican',
    words: 'mexican, mexico, tex-mex, tex mex, mexikanisch, mexico city, oaxaca, yucatan, puebla',
    fat: 'olive oil, sunflower oil',
    aromatics: 'onion, garlic, red chilli',
    spices: 'ground cumin, smoked paprika, dried oregano, ground coriander',
    herb: 'fresh coriander',
    acid: 'lime',
    salty: '',
    leans:
      'canned black beans, canned kidney beans, frozen sweetcorn, red pepper, avocado, tomato, sweet potato, minced beef, chicken thigh fillets, pumpkin seeds, cherry tomatoes, feta, radishes',
  },
  indian: {
    name: 'Indian',
    words:
      'indian, india, tikka, masala, korma, madras, balti, vindaloo, biryani, punjabi, punjab, gujarati, gujarat, bengali, south indian, indisch, ayurvedic, mumbai, bombay, delhi, kolkata, goa, kerala',
    fat: 'ghee, sunflower oil, coconut oil',
    aromatics: 'onion, garlic, fresh ginger, green chilli',
    spices: 'ground cumin, ground coriander, ground turmeric, garam masala',
    spares: 'mustard seeds, sweet paprika, ground cinnamon',
    herb: 'fresh coriander',
    acid: 'lemon, lime',
    salty: '',
    leans:
      'canned chickpeas, red lentils, yellow split peas, paneer, cauliflower, spinach, frozen peas, waxy potatoes, okra, aubergine, chicken thigh fillets, diced lamb, cashews, tomato',
  },
  thai: {
    name: 'Thai',
    words: 'thai, thailand, pad thai, thailändisch, bangkok, chiang mai',
    fat: 'sunflower oil, coconut oil',
    aromatics: 'garlic, fresh ginger, lemongrass, red chilli, shallot',
    spices: 'ground coriander, ground turmeric, ground cumin',
    herb: 'Thai basil, fresh coriander',
    acid: 'lime',
    salty: `fish sauce, ${ASIAN_SALT}`,
    leans:
      'raw prawns, chicken thigh fillets, firm tofu, red pepper, green beans, sugar snap peas, peanuts, pak choi, bean sprouts, rice noodles, jasmine rice, aubergine, cashews',
  },
  chinese: {
    name: 'Chinese',
    words:
      'chinese, china, sichuan, szechuan, cantonese, chinesisch, beijing, peking, shanghai, hong kong, chengdu',
    fat: 'sunflower oil',
    aromatics: 'garlic, fresh ginger, spring onion',
    spices: 'five-spice powder',
    herb: 'fresh coriander, chives',
    acid: 'rice vinegar',
    salty: ASIAN_SALT,
    leans:
      'pak choi, broccoli, shiitake mushrooms, sugar snap peas, pork tenderloin, sirloin steak, firm tofu, chicken breast fillets, bean sprouts, egg noodles, white cabbage, cashews, carrot, sesame seeds, soy sauce, oyster sauce',
  },
  japanese: {
    name: 'Japanese',
    words: 'japanese, japan, ramen, japanisch, macrobiotic, tokyo, osaka, kyoto',
    fat: 'sunflower oil',
    aromatics: 'fresh ginger, garlic, spring onion',
    spices: '',
    herb: 'chives',
    acid: 'rice vinegar',
    salty: `${ASIAN_SALT}`,
    leans:
      'salmon fillets, shiitake mushrooms, firm tofu, spinach, shelled edamame, cucumber, soba noodles, udon noodles, aubergine, sesame seeds, radishes, pak choi, miso, soy sauce',
  },
  korean: {
    name: 'Korean',
    words: 'korean, korea, bibimbap, japchae, koreanisch, seoul, busan',
    fat: 'sunflower oil',
    aromatics: 'garlic, fresh ginger, spring onion',
    spices: 'chilli flakes',
    herb: 'chives, fresh coriander',
    acid: 'rice vinegar',
    salty: ASIAN_SALT,
    leans:
      'sirloin steak, firm tofu, kimchi, spinach, bean sprouts, shiitake mushrooms, carrot, cucumber, white cabbage, sesame seeds, jasmine rice, glass noodles, courgette, gochujang',
  },
  vietnamese: {
    name: 'Vietnamese',
    words: 'vietnamese, vietnam, pho, vietnamesisch, hanoi, saigon, ho chi minh',
    fat: 'sunflower oil',
    aromatics: 'garlic, fresh ginger, lemongrass, shallot',
    spices: '',
    herb: 'mint, fresh coriander, Thai basil',
    acid: 'lime',
    salty: `fish sauce, ${ASIAN_SALT}`,
    leans:
      'raw prawns, pork tenderloin, chicken thigh fillets, firm tofu, rice noodles, carrot, cucumber, bean sprouts, radishes, peanuts, sugar snap peas',
  },
  greek: {
    name: 'Greek',
    words: 'greek, greece, mediterranean, cretan, griechisch, mediterran, athens, crete, santorini, corfu',
    fat: 'olive oil',
    aromatics: 'garlic, red onion, onion',
    spices: 'dried oregano',
    herb: 'dill, mint, parsley',
    acid: 'lemon, red wine vinegar',
    salty: '',
    leans:
      'feta, olives, tomato, cucumber, courgette, aubergine, canned butter beans, canned chickpeas, diced lamb, minced lamb, chicken thigh fillets, spinach, red pepper, cherry tomatoes',
  },
  french: {
    name: 'French',
    words: 'french, france, provencal, provençal, bistro, französisch, paris, lyon, marseille, provence',
    fat: 'butter, olive oil',
    aromatics: 'shallot, garlic, onion',
    spices: '',
    herb: 'tarragon, parsley, chives',
    acid: 'lemon, red wine vinegar',
    salty: '',
    leans:
      "leek, chestnut mushrooms, green beans, green lentils, chicken thigh fillets, cod fillets, gruyère, goat's cheese, waxy potatoes, fennel, carrot, walnuts, duck breast fillets, asparagus, cooked beetroot",
  },
  'middle-eastern': {
    name: 'Middle Eastern',
    words:
      'middle eastern, middle-eastern, lebanese, persian, turkish, israeli, levantine, syrian, arabic, orientalisch, türkisch, istanbul, beirut, damascus, jerusalem, tel aviv, cairo',
    fat: 'olive oil',
    aromatics: 'garlic, red onion, onion',
    spices: 'ground cumin, sumac, ground coriander, sweet paprika',
    herb: 'parsley, mint',
    acid: 'lemon',
    salty: '',
    leans:
      'canned chickpeas, aubergine, tomato, cucumber, bulgur, couscous, tahini, pomegranate seeds, pistachios, minced lamb, chicken thigh fillets, red lentils, cauliflower, feta, hummus',
  },
  moroccan: {
    name: 'Moroccan',
    words:
      'moroccan, morocco, north african, african, tunisian, ethiopian, marokkanisch, marrakech, marrakesh, casablanca',
    fat: 'olive oil',
    aromatics: 'onion, garlic, fresh ginger',
    spices: 'ground cumin, ground cinnamon, sweet paprika, ground coriander',
    spares: 'ras el hanout',
    herb: 'fresh coriander, mint',
    acid: 'lemon',
    salty: '',
    leans:
      'canned chickpeas, carrot, butternut squash, couscous, dried apricots, dates, flaked almonds, diced lamb, chicken thigh fillets, aubergine, sweet potato, courgette',
  },
  american: {
    name: 'American',
    words:
      'american, southern, cajun, creole, texan, texas, usa, amerikanisch, soul food, american diner, diner style, chicago',
    fat: 'butter, sunflower oil, olive oil',
    aromatics: 'onion, garlic, celery',
    spices: 'smoked paprika, sweet paprika, dried thyme',
    herb: 'parsley, chives',
    acid: 'cider vinegar, lemon',
    salty: '',
    leans:
      'minced beef, chicken breast fillets, smoked bacon, frozen sweetcorn, sweet potato, cheddar, canned black beans, green beans, white cabbage, romaine lettuce, pecans, broccoli',
  },
  spanish: {
    name: 'Spanish',
    words:
      'spanish, spain, catalan, basque, tapas, portuguese, spanisch, madrid, barcelona, andalusia, catalonia',
    fat: 'olive oil',
    aromatics: 'garlic, onion',
    spices: 'smoked paprika, sweet paprika',
    herb: 'parsley',
    acid: 'lemon, red wine vinegar',
    salty: '',
    leans:
      'chorizo, canned chickpeas, canned butter beans, red pepper, tomato, waxy potatoes, raw prawns, squid, almonds, olives, cod fillets, chicken thigh fillets, spinach, mussels',
  },
  british: {
    name: 'British',
    words: 'british, english, irish, scottish, welsh, pub, britisch, englisch, london, cornwall',
    fat: 'butter, sunflower oil, olive oil',
    aromatics: 'onion, leek, celery',
    spices: '',
    herb: 'parsley, chives',
    acid: 'cider vinegar, lemon',
    salty: '',
    leans:
      'pork sausages, minced beef, minced lamb, cod fillets, floury potatoes, frozen peas, carrot, parsnip, leek, cheddar, smoked bacon, Brussels sprouts, swede, savoy cabbage, apple',
  },
  german: {
    name: 'German',
    words:
      'german, germany, bavarian, austrian, swiss, polish, hungarian, swedish, nordic, scandinavian, deutsch, bayerisch, österreichisch, berlin, munich, bavaria, hamburg, swabia',
    fat: 'butter, sunflower oil',
    aromatics: 'onion, garlic',
    spices: 'caraway seeds, sweet paprika',
    herb: 'dill, chives, parsley',
    acid: 'cider vinegar, lemon',
    salty: '',
    leans:
      'pork sausages, pork chop, white cabbage, red cabbage, savoy cabbage, waxy potatoes, sauerkraut, chestnut mushrooms, stewing beef, gouda, apple, smoked bacon, carrot, celeriac, kohlrabi',
  },
  caribbean: {
    name: 'Caribbean',
    words: 'caribbean, jamaican, cuban, brazilian, puerto rican, karibisch, west indian',
    fat: 'coconut oil, sunflower oil',
    aromatics: 'onion, garlic, fresh ginger, red chilli',
    spices: 'ground allspice, dried thyme, ground turmeric',
    herb: 'fresh coriander',
    acid: 'lime',
    salty: '',
    leans:
      'chicken thigh fillets, raw prawns, canned black beans, canned kidney beans, plantain, sweet potato, mango, pineapple, red pepper, butternut squash, okra, spinach',
  },
};
