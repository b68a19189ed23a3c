const SENTENCES = /(?<=[.!?;])\s+|\n+/;

/** What opens a question of its own behind 'and' or a comma. */
const ASKS = [
  'how|what|whats|which|why|when|where|(?:at|in|for|with) (?:what|how|which)|can (?:i|we|it|this|that|they|the)|could (?:i|we|it)|does|do (?:i|we|they|the)|is (?:it|this|that|there)|are (?:they|there)|will (?:it|this|that|they)|should (?:i|we)|would it',
  'wie|was|warum|welche[rsnm]?|womit|wann|wo|kann|muss|soll|darf|lässt|lasst|geht|hält|halt|passt',
  'combien|pourquoi|comment|quel(?:le)?s?|quand|est-ce que|peut-on|je peux|on peut',
  'cuanto|cuánto|por que|por qué|como|cómo|cuando|cuándo|puedo|se puede|que|qué',
  'quanto|quante|perch[eé]|come|che|quando|posso|si puo|si può',
].join('|');
const THANKED =
  '(?<=^(?:ok|okay|fine|thanks|thank you|great|good|perfect|lovely|danke|merci|gracias|grazie)), +';
/** 'Brown rice with it, and how do I reheat it?' says two things. */
const JOINED = new RegExp(
  `(?:,? +(?:and|but|und|aber|et|mais|y|pero|e|ma),?|,) +(?:also +|auch +)?(?=(?:${ASKS})\\b)|${THANKED}`,
  'iu',
);

/** Whether a clause asks or wishes for anything, rather than tells of something. */
export const saysMore = (clause: string): boolean =>
  /\?|\b(?:add|with|without|no|use|more|less|can|how|what|for|make|than|auch|mit|avec|con|und|plus)\b/i.test(
    clause,
  );

/** What a message says one after the other: a question, a change, a thank you. */
export const clausesOf = (prompt: string): string[] =>
  prompt
    .split(SENTENCES)
    .flatMap((sentence) => sentence.split(JOINED))
    .filter((clause) => clause.trim() !== '');
