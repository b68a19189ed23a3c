/** Words behind 'a cold' that are cold, or end what is said about being ill. */
const ENDS_ILLNESS =
  '(?= *$| (?:and|so|but|please|something|what|i|im|we|my|he|she|need|needs|today|tonight|now|right|at|coming|that|this|help|recipe|ideas?)\\b)';

/** Phrases whose words mean something else together, in the form of `plainPhrase`, and what they mean. */
const SET_PHRASES: readonly (readonly [RegExp, string])[] = [
  // An illness is no temperature; whoever has it wants comfort.
  [
    new RegExp(
      `\\b(?:(?:have|has|having|got|gets|caught|catching|fighting|nursing|beat|with|for|against|down with|full of) )?(?:(?:a|the|this|my|his|her|our) )(?:(?:bad|nasty|horrible|heavy|stinking|head|winter|summer|common|little|man) )*colds?${ENDS_ILLNESS}`,
      'g',
    ),
    'comforting',
  ],
  [/\b(?:(?:the|a) )?(?:man )?flu\b|\bsniffles\b|\bcommon cold\b/g, 'comforting'],
  // A tin of something is the canned kind.
  [
    /\b(?:tins?|cans?|jars?|dosen?|boites?|conserves?|latas?|botes?|scatol[ae]|lattin[ae]) (?:of|de|d|di) /g,
    'canned ',
  ],
  [/\b(?:tinned|dosen) /g, 'canned '],
  [
    /\b([a-z]+) (?:aus der dose|in dosen|en (?:boite|conserve|lata|bote)|in (?:scatola|lattina))\b/g,
    'canned $1',
  ],
  [/\bdosen([a-z]{4,})\b/g, 'canned $1'],
  // In Britain, tea is a meal.
  [
    /\b(?:(?:for|kids|childrens|family|quick|easy|simple|speedy|midweek|weeknight) )+(?:my |our |the kids |their )?tea\b(?! bags?| leaves| party)/g,
    'quick dinner',
  ],
  // Snacks that go with drinks are none.
  [
    /\b(?:cocktail|drinks?|aperitif) (?=(?:party )?(?:snacks?|nibbles?|bites?|sausages?|food|canapes?|buffet|party|appetizers?|meatballs?))/g,
    'party ',
  ],
  // What is on screen is changed by what it shall be.
  [/\bmake (?:it|this|that|them) (?:\w+ ){0,2}?creamy\b/g, 'creamier'],
  [/\bmake (?:it|this|that|them) (?:\w+ ){0,2}?rich\b/g, 'richer'],
  [/\bmake (?:it|this|that|them) (?:\w+ ){0,2}?sweet\b/g, 'sweeter'],
];

/** A plain phrase with its set phrases said plainly. */
export const sayingPlainly = (phrase: string): string =>
  SET_PHRASES.reduce((said, [found, meant]) => said.replace(found, meant), phrase);
