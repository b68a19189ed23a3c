/** How a food of a kind is cut, where the one before was not. */
const CUTS: readonly (readonly [RegExp, string])[] = [
  [/prawns$/, 'peeled'],
  [/^(?:broccoli|cauliflower)$/, 'in small florets'],
  [/^firm tofu$|^smoked tofu$/, 'pressed and cut into 2 cm cubes'],
  [/^(?:canned|cooked) (?:chickpeas|lentils|.*beans)/, 'drained'],
];

export const cutOf = (come: string): string | undefined => CUTS.find(([name]) => name.test(come))?.[1];
