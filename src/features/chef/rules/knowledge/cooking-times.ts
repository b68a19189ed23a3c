interface Timed {
  cookTime: number;
  ingredients: readonly { amount: string; name: string }[];
  instructions: readonly string[];
}

/** Least minutes of cooking for foods that are unsafe or inedible before; the first that matches counts. */
const LEAST: readonly [foods: RegExp, minutes: number][] = [
  [/^canned|^cooked|^pickled|^smoked|thin(?:ly)? |paper-thin|in (?:thin )?strips|minced/, 0],
  [/^dried (?:white|black|kidney|pinto|butter|haricot|borlotti) ?beans|^dried chickpeas/, 45],
  [/^split peas/, 40],
  [/^(?:brown|green|black) lentils/, 15],
  [/^red lentils/, 12],
  [/whole turkey/, 150],
  [/whole (?:chicken|duck)/, 60],
  [/brisket|oxtail|\bshin\b|shank|short rib|stewing (?:beef|veal)|braising/, 60],
  [/pork shoulder|diced lamb|\bgoat\b(?!'s)|pork ribs|pork belly/, 40],
  [/leg of lamb|topside/, 60],
  [/chicken (?:thighs|legs|wings)$|chicken (?:thighs|legs|wings),/, 25],
  [/chicken|turkey|pork/, 6],
];
/** Meat sliced thinly, or cut and fried, needs less. */
const FRIED = /deep-frying/;
const NOT_MEAT = /stock|broth|sauce|fat\b|seasoning|pâté|liver|bouillon/;

/** Foods that the recipe's time cannot cook. */
export function undercooked({ cookTime, ingredients, instructions }: Timed): string[] {
  const isFried = ingredients.some(({ name }) => FRIED.test(name));
  const isGround = instructions.some((step) => /grind|coarse paste/i.test(step));
  return ingredients.flatMap(({ name }) => {
    if (NOT_MEAT.test(name)) return [];
    const least = LEAST.find(([foods]) => foods.test(name))?.[1] ?? 0;
    const needed = isFried && (isGround || least <= 40) ? Math.min(least, 12) : least;
    return cookTime < needed ? [`${name} needs ${needed} minutes, not ${cookTime}`] : [];
  });
}
