/** What is cooked for much fewer than usual lies too thin in the usual pan or tin. */
const MUCH_LESS = 0.7;
const LEAST_CM = 14;
const ROUND =
  /\b(\d\d) cm(?= (?:(?:non-stick|frying|ovenproof|round|square|deep|shallow|springform|loose-based|loose-bottomed|cake|tart|pie|quiche|baking|flan|sandwich|heavy|wide|lined) )*(?:pans?|tins?|dish|dishes|ring|skillet|case)\b)/g;
const SQUARE = /\b(\d\d) x (\d\d) cm\b/g;

const even = (cm: number) => Math.max(LEAST_CM, Math.round(cm / 2) * 2);

/** A step with a pan or tin that is filled as high as the usual one, so that its times stay true. */
export function inSmallerVessel(step: string, scale: number): string {
  if (scale > MUCH_LESS) return step;
  const shorter = Math.sqrt(scale);
  return step
    .replace(
      SQUARE,
      (_, one: string, other: string) =>
        `${even(Number(one) * shorter)} x ${even(Number(other) * shorter)} cm`,
    )
    .replace(ROUND, (_, cm: string) => `${even(Number(cm) * shorter)} cm`);
}

const OF_NO_SIZE =
  /\b(?:loaf tin|muffin tin|baking dish|pie dish|deep dish|wide dish|in a dish|into a dish)\b/;

/** Whether a recipe for much fewer needs a smaller tin of which it does not tell the size. */
export const needsSmallerTin = (steps: readonly string[], scale: number): boolean =>
  scale <= MUCH_LESS && steps.some((step) => OF_NO_SIZE.test(step) && !/\d cm/.test(step));
