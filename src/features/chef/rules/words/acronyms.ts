import { CHAT_WORDS } from './chat-words.ts';

/** Shortened names that nobody suffers from. */
const HARMLESS = new Set(
  `pcos arfid mil fil sil bil bbq tv uk us usa eu nz uae diy nye xmas blt pbj pb oj ok vip ac pe gcse gcses sats phd ba ma uni wfh ott asap lol omg tbh idk fyi rsvp bst gmt
  am pm kg ml oz lb lbs dj mp pm ceo hr pta wi rnli nhs bbc itv dvd pc xl xxl evoo aldi lidl ikea asda tesco b&b bnb rn hrs mins tl dr tlc kfc
  sos nyc la sf dc byo byob bogof pto atm rv suv f1 nba nfl fc afc ufc wwe dnd d&d rpg lan xbox psp id nb ps hq po eta plz pls thx please
  easy quick help no not and or with without the for my me i we vegan soup stew pasta cake dinner lunch now today tonight need want make`.split(
    /\s+/,
  ),
);
/** So many words in capitals are shouted. */
const MOST_CAPITALS = 3;
const IN_CAPITALS =
  /(?<![\p{L}\p{N}-])(?=[\p{N}]*\p{Lu}[\p{Lu}\p{N}]*(?![\p{L}\p{N}]))[\p{Lu}\p{N}]{2,6}(?![\p{L}\p{N}])/gu;

/** 'EoE', 'PoTS'. */
const IN_MIXED = /(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{1,2}\p{Lu}{1,2}(?![\p{L}\p{N}])/gu;

/** Words of a prompt in capitals, which may be a condition: 'MCAS', 'G6PD'. Lower case; none if the whole prompt is shouted. */
export function acronymsIn(prompt: string): string[] {
  const found = prompt.match(IN_CAPITALS) ?? [];
  if (found.length > MOST_CAPITALS || prompt === prompt.toUpperCase()) return [];
  return [...found, ...(prompt.match(IN_MIXED) ?? [])]
    .map((each) => each.toLowerCase())
    .filter((each) => !HARMLESS.has(each) && !CHAT_WORDS.has(each));
}
