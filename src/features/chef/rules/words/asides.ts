const END = String.raw`[\s.!?]*$`;
const BEFORE = String.raw`(?<![\p{L}\p{N}'’-])`;
const AFTER = String.raw`(?![\p{L}\p{N}'’-])`;
const anywhere = (words: string) => new RegExp(`${BEFORE}(?:${words})${AFTER}`, 'giu');
/** Said last, after something else. */
const last = (words: string) =>
  new RegExp(String.raw`(?<=[\p{L}\p{N}][^\n]*)[\s,.;!–-]+(?:${words})${END}`, 'iu');

/** How little is meant, in words that everybody knows. */
const LITTLE: readonly (readonly [RegExp, string])[] = [
  [
    anywhere(
      "(?:a )?(?:li['’]?l|lill|lickle|wee|smidge|smidgen|tad|tiny)(?: (?:little )?bit)?(?: (?:of|more of) a)?(?= (?:more|less|bit|[a-z]+er))",
    ),
    'a little',
  ],
  [anywhere('(?:a |ein )?(?:bisserl|bissl|bissle|bissi|bitzeli|kleines bisschen)'), 'ein bisschen'],
  [anywhere("un (?:chou[iï]a|tantinet|poil|petit peu|p['’]tit peu)"), 'un peu'],
  [anywhere('un (?:pel[ií]n|poquito|poquit[ií]n|poqui|pel[ií]n m[aá]s poquito)'), 'un poco'],
  [anywhere('un (?:pochino|tantino|filo|pelo)'), "un po'"],
];

/** What somebody thinks of it, and asks for nothing. */
const OPINION = last(
  [
    "(?:(?:cause|because|as|since) )?(?:that|this|it)(?:['’]?s| is| seems| looks) (?:(?:just|a bit|way|far|really|so|absolutely|totally|kinda|quite|pretty) )*(?:crazy|insane|mad|bonkers|ridiculous|madness|outrageous|wild|excessive|mental|absurd|silly|stingy|mean|too much|a lot|loads|an awful lot)",
    'das ist (?:(?:ja|echt|doch|wirklich|einfach|mir) )*(?:wahnsinn|irre|verrückt|viel zu viel|zu viel|heftig|krass|übertrieben|arg viel|zu wenig)',
    "c['’]est (?:(?:vraiment|un peu|quand même) )*(?:fou|dingue|trop|abusé|énorme|exagéré|de la folie|beaucoup)",
    'es (?:(?:muy|un poco|realmente) )*(?:una locura|una barbaridad|exagerado|demasiado|mucho|de locos)',
    "(?:è|e['’]) (?:(?:davvero|un po['’]|proprio) )*(?:assurdo|folle|troppo|una follia|pazzesco|esagerato|tantissimo)",
  ].join('|'),
);

/** Why a food is left out: nobody is harmed by it. */
const DISLIKED = last(
  [
    '(?:(?:cause|because|as|since) )?(?:nobody|no one|none of us|not one of us)(?: (?:here|in this house|of us))* (?:likes|eats|wants) (?:it|them|those|that|these)(?: here)?',
    '(?:(?:weil|denn) )?(?:die|das|den|sie|es|ihn) (?:(?:hier|bei uns|einfach|eh|sowieso|leider|halt) )*(?:mag|isst|will)(?: (?:hier|bei uns|einfach|eh|sowieso|leider|halt))* (?:keiner|niemand)(?: (?:hier|bei uns))?',
    "(?:(?:car|parce qu['’]?e?) ?)?(?:ici )?personne (?:ici )?n['’](?:aime|en (?:veut|mange))(?: (?:ça|pas ça))?(?: ici)?",
    '(?:(?:porque|que) )?(?:aqu[ií] )?(?:no (?:le|les) gustan? a nadie|a nadie (?:aqu[ií] )?(?:le|les) gustan?)(?: aqu[ií])?',
    '(?:(?:perch[eé]|che) )?(?:qui )?(?:non piac(?:e|ciono) a nessuno|nessuno (?:qui )?(?:li|le|lo|la) (?:mangia|vuole))(?: qui)?',
  ].join('|'),
);

/** Asks for help after what is not at home. */
const WHAT_NOW = last(
  '(?:(?:so|and|ok|und|et|y|e|but) )*(?:what (?:now|then)|now what|what (?:do|can|should) (?:i|we) do(?: now| then| instead| about it)?|any (?:ideas|suggestions|tips)|help|was (?:nun|jetzt|tun|mach(?:e|en)? (?:ich|wir) (?:jetzt|da|nun|dann))|et maintenant|(?:on|je) fa(?:it|is) (?:quoi|comment)|comment (?:je fais|faire)|y ahora(?: qu[eé])?|qu[eé] hago|(?:e )?(?:adesso|ora)|(?:che|cosa|come) (?:faccio|si fa))',
);
const LACKS =
  /^(?:(?:but|and|sorry|oh|ok|hm+|aber|mais|pero|ma),? )*(?:no|i (?:have|don['’]?t|do not|haven['’]?t|can['’]?t)|(?:we|i)['’]?(?:ve)? (?:have |got )?no|(?:dont|don['’]?t|havent|haven['’]?t|cant|can['’]?t|without)|kein\p{L}*|ich hab\p{L}* kein\p{L}*|(?:hab\p{L}*|wir haben) kein\p{L}*|pas d|j['’]ai pas|je n['’]ai pas|sans|sin|no tengo|no hay|non ho|niente|senza)(?!\p{L}{3})/iu;

/** 'No cabbage either': that there was something else before. */
const ALSO_NOT: readonly RegExp[] = [
  /(?<=\b(?:no|not|n['’]t|nt|cannot|never|without)\b.*)\s+either(?!\p{L})(?!.*\bor\b)/giu,
  /(?<=(?:^|[^\p{L}])(?:pas|sans|plus)(?: |$).*)\s+non plus(?!\p{L})/giu,
  /(?<=(?:^|[^\p{L}])(?:sin|no) .*)\s+tampoco(?!\p{L})/giu,
  /(?<=(?:^|[^\p{L}])(?:non|senza) .*)\s+(?:neanche|nemmeno|neppure)(?!\p{L})/giu,
];
const NOR = /^((?:(?:y|pero|ah|ni) )*)tampoco(?= (?:tengo|hay|tenemos|queda|quiero|puede|come))/iu;
const AUCH_KEIN = /(?<!\p{L})auch (?=kein(?:e|en|er)?(?!\p{L}))/giu;

/** A message about the dish on screen without what it says beside its wish, in words of everybody. */
export function withoutAsides(written: string): string {
  if (written.length > LONGEST) return written;
  const little = LITTLE.reduce((text, [said, meant]) => text.replace(said, meant), written);
  const heard = LACKS.test(little) ? little.replace(WHAT_NOW, '') : little;
  const plain = ALSO_NOT.reduce((text, said) => text.replace(said, ''), heard)
    .replace(NOR, '$1no')
    .replace(AUCH_KEIN, '')
    .replace(OPINION, '')
    .replace(DISLIKED, '');
  return plain === written || !/\p{L}/u.test(plain) ? written : plain.replace(/\s+/g, ' ').trim();
}
const LONGEST = 200;
