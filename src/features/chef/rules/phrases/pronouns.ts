const FOOD = "((?:[\\p{L}'’-]+ ){0,2}?[\\p{L}'’-]+?)";
const REFUSED = `((?:^|[,.;] *|\\b(?:but|and|with|please) )(?:no|without(?: any)?|leave out(?: the)?|skip(?: the)?|hold the) ${FOOD})`;
const BECAUSE = '[,.;–-]? *(?:because |as |since |cos |cause |and )?';
const EATER =
  '(?:(?:the |my |our )?(?:kids?|children|sons?|daughters?|husband|wife|hubby|partner|boyfriend|girlfriend|flatmate|mum|mom|dad|brother|sister|mate|friend|youngest|eldest|toddler|little one|other half)|he|she|they|i|we)';
const DISLIKES =
  "(?:hates?|dislikes?|can(?:no|['’])?t stand|detests?|won['’]?t (?:eat|touch)|(?:don['’]?t|doesn['’]?t|do not|does not) (?:really )?(?:like|eat|want|touch)|(?:is|are|am|['’]m|['’]s) not (?:keen on|a fan of|into)|(?:isn['’]?t|aren['’]?t) (?:keen on|a fan of|into))";
const HARMED =
  "(?:(?:is|are|am|['’]s|['’]m) (?:badly |very |really |severely )?(?:allergic|intolerant) to|can(?:no|['’])?t (?:eat|have))";
const OF_IT = '(?:it|them|those|that)(?= *(?:$|[.!?;,])| (?:and|but|so|please|can|could|just) )';

const SAID_TWICE = new RegExp(
  `${REFUSED}${BECAUSE}(?:${EATER} )(?:really |absolutely |just )?${DISLIKES} ${OF_IT}`,
  'iu',
);
const MEANT = new RegExp(`${REFUSED}(${BECAUSE}${EATER} ?${HARMED} )${OF_IT}`, 'iu');

/** 'No soy sauce, my brother is allergic': to what was refused. */
const HARMED_BY_IT = new RegExp(
  `${REFUSED}(${BECAUSE}${EATER} ?(?:(?:is|are|am|['’]s|['’]m) (?:badly |very |really |severely )*(?:allergic|intolerant)|(?:has|have) an? (?:bad |severe )?(?:allergy|intolerance)))(?=(?: please)? *(?:$|[.!;]))`,
  'iu',
);
/** 'My brother is allergic so no soy sauce.' */
const HARMED_SO = new RegExp(
  `(${EATER} ?(?:is|are|am|['’]s|['’]m) (?:badly |very |really |severely )*(?:allergic|intolerant))[,.;–-]? *(?:so |and |please )*((?:no|without(?: any)?|leave out(?: the)?|skip(?: the)?|hold the) ${FOOD})(?=(?: please)? *(?:$|[.!;]))`,
  'iu',
);

/** 'Ohne Kokosmilch, vertrage ich nicht': said of the food before. */
const HARMED_ABROAD =
  /((?:^|[,.;] *)(?:ohne|kein(?:e|en)?|sans|pas de|sin|senza|niente) ([\p{L}' -]+?))[,;–-] *(?:(?:weil |denn |car |parce que |porque |perch[ée] )?(?:das |die |den |ich |er |sie |je |j['’]y |y |le |la |lo |los )*(?:vertr[aä]g(?:e|en|t)(?: (?:ich|er|sie|wir|mein \p{L}+|meine \p{L}+))?(?: (?:das|die|sie|ihn|es))? nicht|(?:ich )?bin (?:dagegen )?allergisch(?: dagegen)?|suis allergique|(?:soy|es|somos) al[ée]rgic[oa]s?|sono allergic[oa]|me sienta mal|non l[oa] tollero|(?:per |wegen |pour |por )?(?:allergia|allergie|alergia)|(?:bin )?allergiker(?:in)?))(?= *(?:$|[.!;,]))/iu;

/** 'She hates onions, leave them out.' */
const LEFT_OUT = new RegExp(
  `(\\b(?:${DISLIKES}|${HARMED}) (?:the |any |all )?${FOOD})[,.;–-]? *(?:(?:so|and|just|please|pls|can you|could you|can we|then) )*(?:leave|skip|drop|omit|take|keep) (?:it|them|those|that)(?: (?:out|off|away))?(?=(?: please)? *(?:$|[.!?;,]))`,
  'iu',
);

const MEASURE = '(?:more|less|fewer|extra|no)';
/** 'More beans less meat' wishes for two things. */
const UNJOINED = new RegExp(
  `\\b(${MEASURE} (?:the )?[\\p{L}]+(?: [\\p{L}]+)?) (?=${MEASURE} [\\p{L}]+)`,
  'giu',
);
const CUT_IT = /\b((?:cut|reduce|lower|bring)(?: down)?) (?:it|that|this)(?: down)?(?= by )/i;

/** A message about the dish on screen, its wishes apart, with the food that was spoken of last for 'that'. */
export const withLastFood = (written: string, topic: string | undefined): string =>
  (topic ? written.replace(CUT_IT, `$1 the ${topic.split(' ').at(-1)}`) : written).replace(
    UNJOINED,
    '$1 and ',
  );

/** A message in which 'them' is the food before: 'no onions, my husband hates them', 'no nuts, I am allergic to them'. */
export const withFoodsForPronouns = (written: string): string =>
  written
    .replace(MEANT, (_, refused: string, food: string, harmed: string) => `${refused}${harmed}${food}`)
    .replace(
      HARMED_BY_IT,
      (_, refused: string, food: string, harmed: string) =>
        `${refused}${harmed.replace(/(?:has|have) an? .*$/i, 'is allergic')} to ${food}`,
    )
    .replace(
      HARMED_SO,
      (_, harmed: string, refused: string, food: string) => `${refused}, ${harmed} to ${food}`,
    )
    .replace(HARMED_ABROAD, (_, refused: string, food: string) => `${refused}, allergic to ${food}`)
    .replace(SAID_TWICE, (_, refused: string) => refused)
    .replace(LEFT_OUT, (_, disliked: string) => disliked);
