/** Messages shown in turn while the chef works (spec part 2 §2). */
export const LOADING_MESSAGES = [
  'Looking into the fridge...',
  'Sharpening the knives...',
  'Washing the vegetables...',
  'Putting on an apron...',
  'Tasting the tomatoes...',
  'Peeling the garlic...',
  'Warming the pan...',
  'Finding the good olive oil...',
  'Counting the spoons...',
  'Asking the basil how it feels...',
  'Chopping an onion, no tears...',
  'Bringing the water to a boil...',
  'Toasting the spices...',
  'Zesting a lemon...',
  'Whisking without splashing...',
  'Letting the dough rest...',
  'Adding a pinch of salt...',
  'Stirring clockwise...',
  'Checking the oven...',
  'Saving the pasta water...',
  'Simmering gently...',
  'Tasting once more...',
  'Wiping the edge of the plate...',
  'Writing it all down...',
  'Ringing the bell: almost ready...',
] as const;

export const LOADING_MESSAGE_MS = 2_500;
/** Maximum tags in a preview (spec part 2 §9). */
export const MOST_PREVIEW_TAGS = 6;
