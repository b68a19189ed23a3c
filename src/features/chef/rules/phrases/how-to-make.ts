/** Up to what the dish is to be. */
const HOW =
  '(?:(?:and|but|so|ok) )*(?:how (?:do|can|could|would|should|might) (?:i|we|you|one) (?:make|get) (?:it|this|that|them|these|the (?:dish|recipe))|(?:und )?wie (?:mache|kriege|bekomme|kann|könnte) (?:ich|man|wir) (?:es|das|sie|ihn)(?= .*(?:er|los|frei|vegan|vegetarisch)\\b)|comment (?:(?:le|la|les) (?:rendre|faire)|(?:je |on )?(?:le|la|les) (?:rends?|fais))|c[oó]mo (?:(?:lo|la|los) (?:hago|hacemos)|(?:puedo )?hacerl[oa]s?)|come (?:(?:lo|la|li) (?:rendo|faccio)|(?:posso )?(?:renderl|farl)[oai]))';
/** Advice on these stands beside the recipe, or in its steps. */
const ADVISED =
  '(?:a (?:bit|little) |even |much |more |so |sauce |extra )*(?:thick|thin|crisp|crunch|smooth|fluff|moist|tender|soft|chew|rise|brown|safe|sure|ahead|again|set|stick|work|yourself|myself)|(?:in (?:advance|bulk|one)|with|from|last|look|without)\\b';

const ASKED_HOW = new RegExp(`^ *${HOW} (?!${ADVISED})(?=\\p{L})`, 'iu');

const TASTIER =
  /^( *(?:(?:please|and|but|can you|could you) )*make (?:it|this|that) (?:a (?:bit|little) |even |much )*)(?:(?:more|extra) flavou?r(?:some|ful)?|better)(?= *(?:please)?[ .!]*$)/iu;

/** 'How can I make it lighter?' as the wish that it is. */
export const wishFor = (message: string): string =>
  (ASKED_HOW.test(message)
    ? message.replace(ASKED_HOW, 'make it ').replace(/ *\?+ *$/, '')
    : message
  ).replace(TASTIER, '$1tastier');
