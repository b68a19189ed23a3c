import { msg } from '#shared/t.ts';
/** Messages shown in turn while the chef works (spec part 2 §2). */
export const LOADING_MESSAGES = [
  msg('Looking into the fridge...'),
  msg('Sharpening the knives...'),
  msg('Washing the vegetables...'),
  msg('Putting on an apron...'),
  msg('Tasting the tomatoes...'),
  msg('Peeling the garlic...'),
  msg('Warming the pan...'),
  msg('Finding the good olive oil...'),
  msg('Counting the spoons...'),
  msg('Asking the basil how it feels...'),
  msg('Chopping an onion, no tears...'),
  msg('Bringing the water to a boil...'),
  msg('Toasting the spices...'),
  msg('Zesting a lemon...'),
  msg('Whisking without splashing...'),
  msg('Letting the dough rest...'),
  msg('Adding a pinch of salt...'),
  msg('Stirring clockwise...'),
  msg('Checking the oven...'),
  msg('Saving the pasta water...'),
  msg('Simmering gently...'),
  msg('Tasting once more...'),
  msg('Wiping the edge of the plate...'),
  msg('Writing it all down...'),
  msg('Ringing the bell: almost ready...'),
] as const;

export const LOADING_MESSAGE_MS = 2_500;
/** Maximum tags in a preview (spec part 2 §9). */
export const MOST_PREVIEW_TAGS = 6;
