const ASKS =
  '(?:why|how come|what makes|any idea why|warum|wieso|weshalb|woran liegt(?: es| s)?(?: dass)?|pourquoi|perche|come mai|por ?que)';
const ITSELF =
  '(?:is|are|was|were|do|does|did|it|they|mine|my|the|this|that|these|cake|cakes|loaf|bread|bake|biscuits|cookies|muffins|buns|scones|inside|middle|always|often|get|gets|go|goes|come|comes|came|turn|turns|turned|out|ended|up|just|sind|ist|war|waren|wird|werden|wurde|wurden|sie|er|es|der|die|das|mein|meine|meiner|immer|geworden|kuchen|teig|elles?|ils?|est|sont|c est|c|le|la|les|mon|ma|mes|gateaux?|toujours|sort|sortent|sono|e|si|il|lo|i|gli|mi|viene|vengono|venut[oaie]|torta|sempre|esta|estan|queda|quedan|quedado|quedo|me|ha|han|el|los|las|bizcocho|siempre)';
const HOW =
  '(?:so|too|very|really|quite|bit|a|little|that|zu|sehr|ziemlich|si|trop|tres|un peu|aussi|cosi|troppo|molto|un po|tan|muy|demasiado|un poco)';
/** What is complained of a bake, by how people say it and by the word that is answered. */
const COMPLAINTS: readonly (readonly [said: string, meant: string])[] = [
  [
    'dry|hard|tough|trocken|hart|zah|seche?s?|secc?[oaehi]+|sec[oa]s|asciutt[oaie]|dure?s?|dur[oaie]s?',
    'dry',
  ],
  [
    'dense|heavy|stodgy|flat|kompakt|schwer|flach|denses?|compacte?s?|plate?s?|dens[oa]s?|compatt[oaie]|pesant[ei]',
    'dense',
  ],
  [
    'soggy|raw|wet|gummy|doughy|matschig|klitschig|roh|mouille?e?s?|pateux|crud[oaie]s?|mollicci[oae]',
    'soggy',
  ],
];
const WHY = COMPLAINTS.map(
  ([said, meant]) =>
    [
      new RegExp(
        `^(?:(?:but|and|ok|so|aber|und|mais|et|pero|y|ma) )*(?:${ASKS} (?:${ITSELF} )*(?:${HOW} )*(?:${said})(?: (?:geworden|inside|in the middle|innen|dentro))?|(?:${ITSELF} )+(?:${HOW} )*(?:${said})(?: ,)? ${ASKS})$`,
      ),
      meant,
    ] as const,
);

/** 'Why are they so dry?' in words that complain of it; `null` if a message, its words apart, asks anything else. */
export function whySo(said: string): string | null {
  const [, meant] = WHY.find(([asked]) => asked.test(said.replace(/[ ?!.,]+$/, ''))) ?? [];
  return meant ? `it came out too ${meant}` : null;
}
