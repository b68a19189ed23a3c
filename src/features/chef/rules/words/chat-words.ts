/**
 * How people write to each other: what they shorten, and what they say instead of a sentence. None of it names a food, a person who eats
 * or anything that happens to somebody; what may also be a diet or an illness ('gf', 'bf', 'op') stays out.
 */
const WORDS = `
  yday yest yesty ystday ystrday ysterday tmr tmrw tmw tmoz tomoz tomo 2mrw 2moro 2nite tonite 2day tdy wk wks wkend wkends wknd wknds wkday hols
  atm rn tbh tbf tbqh ngl imo imho afaik fwiw iirc icymi irl ftw fyi btw aka nvm nbd idk idc idm ikr lmk hmu tyt brb bbl ttyl gtg g2g omw otw asap
  lol lols lolz lmao lmfao rofl omg omfg wtf wth ffs smh jk jks np pov tgif yolo fomo nsfw tldr diy wfh bogof byob
  ofc obv obvs obvi def defs defo deffo totes totally probs prob probly prolly legit lowkey highkey srsly rly rlly sooo soooo
  thx thnx thanx thanks thks tks ty tysm tyvm ta cheers pls plz plss plsss plez pleeease pleaseee sry soz oops whoops xx xxx xoxo
  cuz coz cus bcoz bcuz bcz bc tho altho thru abt abit alot aswell atleast infact incase kinda sorta lotta outta hafta
  mkt mkts coulda shoulda woulda gunna tryna finna imma ima lemme gimme wanna gonna gotta whatcha watcha gotcha innit init dunno dno
  ur urs ure ya yer yall y'all youse yous w w/ nd da dat b kk kks yh yeh yea yep yup y wot wat wats hows wheres
  hubs hubby hubz wifey bestie besties bff bffs kiddo kiddos peeps ppl pple every1 some1 any1 fam bro bros sis mam mams
  luv luvs luvly fab fabs fav favs fave faves gd gr8 l8r m8 m8s b4 bday bdays pressie pressies prezzie prezzies congrats
  summat owt mebbe yeah yay woo woohoo wahey ooh aww ahh uhh ummm hmm hmmm haha hahaha hehe heh blah yada etc meh
  grub nosh scran munch noms din-dins brekkie peng banging bangin slaps bussin goated cba cbf cbb`;

/** What is said of a whole sentence, and so of no food in it: 'an onion, obviously'. */
const OF_A_SENTENCE = `
  obviously naturally presumably probably apparently hopefully certainly definitely honestly possibly basically literally actually essentially
  admittedly unsurprisingly fortunately luckily thankfully happily generally mostly mainly typically usually normally surely supposedly
  ideally preferably technically frankly roughly realistically anyhow anyway`;

export const CHAT_WORDS: ReadonlySet<string> = new Set(`${WORDS} ${OF_A_SENTENCE}`.trim().split(/\s+/));

/** Sounds and asides that stand anywhere in a message and say nothing of what is to be cooked. */
const ASIDES =
  'lo+l+z?|lols|lmf?ao+|rofl|mdr|ptdr|xd+|a?(?:ha){2,}h?|a?(?:he){2,}h?|(?:hi){2,}|a?(?:ja){2,}j?|pl[sz]+|plea{2,}se+|ple{2,}ase+|porf(?:i|a|is)|thx|thnx|tysm|tho|btw|tbh|tbf|tbqh|ngl|imo|imho|omg|omfg|wtf|ffs|smh|atm|rn|soz|sry|oops+|whoops|ugh+|argh+|aa+rgh|dammit|damn|gah|innit|bro|bruh|dude|x{2,}|xoxo';
const ASIDE = new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:${ASIDES})(?![\p{L}\p{N}'’-])[!~]*`, 'giu');
/** Faces and hands that only show a mood. What refuses, sickens or warns stays: 🤢 is read as a warning. */
const MOODY =
  /(?:[😀-😇😉-😍😎😏😘-😜😝😢😭😅😂🤣🙂🙃🤗🤔🤤🤩🥰🥲🥳🥺🙏🙈🙌🙋🤷🤦👍👌👏👋💪❤💕💖💗💙💚💛🧡💜🖤✨🎉⭐🌟](?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D[♀♂]\uFE0F?)*)+/gu;
const SIGNS = /\s*(?:(?<![\p{L}\p{N}]):-?[)D(Pp]|(?<![\p{L}\p{N}]);-?\)|\^\^)(?![\p{L}\p{N}])/gu;

/** How a question is spoken in German: 'wie lang dauerts'. */
const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(wie) lang(?= )/giu, '$1 lange'],
  [/(?<!\p{L})(dauert|braucht)['’]?s(?!\p{L})/giu, '$1 es'],
];

/** A message without what people write between its words: 'no garlic pls 🙏' is 'no garlic'. As it was if nothing else is left. */
export function withoutChat(written: string): string {
  const spoken = SPOKEN.reduce((text, [each, meant]) => text.replace(each, meant), written);
  const plain = [MOODY, SIGNS, ASIDE].reduce((text, each) => text.replace(each, ' '), spoken);
  if (plain === written) return written;
  const tidy = plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,.;!?])/g, '')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/^[ ,;]+|[ ,;]+$/g, '');
  return /\p{L}/u.test(tidy) ? tidy : written;
}
