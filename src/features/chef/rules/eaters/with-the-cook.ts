import { NUMBER, numberSaid } from '../request/counting.ts';

/** Who eats with the cook: one of these, or several. */
const ONE_MORE =
  'husband|wife|partner|boyfriend|girlfriend|fiancee?|hubby|missus|spouse|mum|mom|dad|mother|father|son|daughter|toddler|baby|kid|child|boy|girl|sister|brother|friend|mate|flatmate|roommate|housemate|gran|grandma|grandpa|granny|nan|nana|grandad|granddad|teen|teenager|cousin|aunt|uncle|boss|neighbou?r|colleague|little one|other half|better half|(?:years?|yrs?|months?) old';
const SEVERAL_MORE =
  'kids|children|sons|daughters|boys|girls|twins|friends|mates|flatmates|housemates|roommates|parents|in ?laws|toddlers|teens|teenagers|grandkids|grandchildren|others|guests|colleagues|neighbou?rs|little ones';
/** Of several that nobody counted there are mostly two. */
const MANY_AS_A_RULE = 2;
const ANOTHER = `(?:my |the |our |a )?(?:(?!(?:and|n|plus) )[a-z0-9]+ ){0,3}?(?:${ONE_MORE}|${SEVERAL_MORE})`;
/** 'For me and my husband', 'my two kids and me'. */
const WITH_THE_COOK = new RegExp(
  `\\b(?:(?:just|only|for) )*(?:me|myself)((?: (?:and|n|plus) ${ANOTHER})+)\\b|\\b(?:for )?(${ANOTHER}(?: and ${ANOTHER})*) and (?:me|myself)\\b`,
);
const COUNTED = new RegExp(`\\b${NUMBER} (?!(?:years?|yrs?|months?|yo|weeks?)\\b)`);
const IS_ONE = new RegExp(`\\b(?:${ONE_MORE})$`);
const YOUNG = /\b(?:toddlers?|baby|kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|teens?|teenagers?)\b/;

/** How many eat, if the cook names who eats with them, and the text without that but for a child. */
export function withTheCook(text: string): { count: number; isRough: boolean; rest: string } | null {
  const [said, after, before] = WITH_THE_COOK.exec(text) ?? [];
  if (said === undefined) return null;
  const others = (after ?? before ?? '').split(/(?:^| )(?:and|n|plus) /).filter(Boolean);
  const counts = others.map((other) => {
    const [, counted] = COUNTED.exec(other) ?? [];
    if (counted !== undefined) return numberSaid(counted);
    return IS_ONE.test(other) ? 1 : null;
  });
  return {
    count: 1 + counts.reduce<number>((sum, count) => sum + (count ?? MANY_AS_A_RULE), 0),
    isRough: counts.includes(null),
    rest: text.replace(said, ` ${YOUNG.exec(said)?.[0] ?? ''} `),
  };
}
