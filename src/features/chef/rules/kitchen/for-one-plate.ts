import { t } from '#shared/t.ts';
import { OPENS } from '../questions/asking.ts';

const FLESH =
  '(?:meat|chicken|beef|bacon|ham|sausages?|chorizo|mince|pork|lamb|turkey|steak|salmon|fish|tuna|prawns?|shrimps?|cheese|fleisch|speck|fisch|kase)';
const ONE =
  '(?:only |just )?(?:for|on|to|in|with) (?:only |just )?(?:my|the|one|his|her|our|half|some of|a few|two|three|me|him|them|us)\\b.*|on the side|(?:separately|apart|extra)';
/** 'Can I add meat for my husband only?' */
const ASKS = new RegExp(
  `^${OPENS}(?:(?:can|could|may|should|how (?:can|could|do|would|should)) (?:i|we|you) (?:still |also |just )*(?:add|put|do|cook|make|serve|have|include) (?:some |a bit of |extra )?${FLESH} (?:${ONE})|kann ich ${FLESH} (?:nur )?fur (?:mein|einen|eine).*)$`,
);

const HALF = new RegExp(
  `^${OPENS}(?:(?:and|but|can|could|you|i|we|do|make|leave|have|please) )*(?:one |the other )?half (?:of (?:it|them|the pizza) )?(?:without|with no|no) (?:the |any )?([a-z]+(?: [a-z]+)??)(?: (?:please|then|though))*$`,
);

/** How one half is made without a food that the other has; `null` if nobody asks. */
export function halfWithout(said: string): string | null {
  const [, food] = HALF.exec(said) ?? [];
  return food
    ? t('Yes: leave the {food} off one half of it, and mark which. The recipe stays as it is.', { food })
    : null;
}

/** How somebody at the table gets meat, fish or cheese that the others do not eat; `null` if nobody asks. */
export const forOnePlate = (said: string): string | null =>
  ASKS.test(said)
    ? t(
        'Yes, apart from the rest: cook it in a pan of its own, with spoons of its own, until it is cooked through, and put it on that plate only. The dish stays as it is for the others.',
      )
    : null;
