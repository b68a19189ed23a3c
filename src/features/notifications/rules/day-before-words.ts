/** Words in English, German, French, Spanish and Italian, as recipes use them. */

/** Matches the alternatives as whole words, in any alphabet. */
const words = (...alternatives: string[]) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

/** 'Frozen prawns', 'TK-Garnelen', 'crevettes surgelées', 'gambas congeladas', 'gamberi surgelati'. */
export const FROZEN = words(
  '(?:deep-|quick-)?frozen',
  'TK',
  '(?:tief|schock)?gefroren(?:e[mnrs]?)?',
  'tiefge(?:kühlt|frostet)(?:e[mnrs]?)?',
  '(?:sur|con)gel[ée]e?s?',
  '(?:ultra)?congelad[ao]s?',
  '(?:sur|con)gelat[aeio]',
);

/** 'Tiefkühlerbsen' and 'TK-Erbsen' are one word with the food. */
export const FROZEN_PREFIX = /(?<!\p{L})(?:TK-|Tiefkühl-?)(?=\p{L})/iu;

/** Meat and fish in Spanish and Italian, for which the food catalog has no names. */
export const MEAT_OR_FISH = words(
  'carne|pollo|pavo|ternera|cerdo|cordero|conejo|pescado|merluza|bacalao|salm[oó]n|at[uú]n|rape|gambas?|gambones',
  'langostinos?|camarones|calamar(?:es)?|chipirones|mejillones|almejas|mariscos?|pulpo|sepia',
  'manzo|maiale|vitello|agnello|tacchino|coniglio|macinat[ao]|pesce|merluzzo|salmone|tonno|trota|orata|branzino',
  'gamber(?:i|etti|oni)|calamari|totani|cozze|vongole|seppi[ae]|seppioline|polpo|frutti di mare',
);

/** Says that something has to be thawed in time. */
export const THAWED = words(
  '(?:thaw|defrost)(?:ed|ing|s)?',
  'auf(?:zu)?tauen',
  'auftau(?:en)?t?',
  'aufgetaut(?:e[mnrs]?)?',
  'tau(?:e|en|t)(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})auf',
  'd[ée](?:con)?gel(?:er|[ée]e?s?|ez|ant|ation)',
  'descongel(?:ar(?:l[aeo]s?|se)?|ad[ao]s?|ando|[ae]n?)',
  'scongel(?:ar(?:e|l[aeio])|at[aeio]|ate(?:l[aeio])?|ando|[aio])',
);

/** 'Without thawing', 'nicht auftauen', 'sans décongeler', 'sin descongelar', 'senza scongelarli'. */
export const NOT_THAWED = words(
  "(?:do not|don[’']t|no need to|without|never)\\s+(?:thaw|defrost)(?:ed|ing)?",
  '(?:nicht|nie|ohne)\\s+(?!(?:zu|ganz|vollständig|komplett)(?!\\p{L}))(?:\\p{L}+\\s+){0,2}?auf(?:ge|zu)?tau\\p{L}*',
  'unaufgetaut(?:e[mnrs]?)?',
  '(?:sans|ne pas|inutile de|pas besoin de|non|jamais)\\s+(?:l(?:es?|a)\\s+|les?\\s+)?(?:faire\\s+|laisser\\s+)?d[ée](?:con)?gel\\p{L}*',
  'ne\\s+(?:l(?:es?|a)\\s+)?d[ée](?:con)?gelez\\s+pas',
  '(?:sin|no|nunca)\\s+(?:(?:l[aeo]s?|es necesario|hace falta|hay que|necesita[ns]?)\\s+){0,2}descongel\\p{L}*',
  '(?:senza|non|mai)\\s+(?:(?:farl[aeio]|lasciarl[aeio]|l[aeio]|gli|occorre|serve|bisogna|è necessario)\\s+){0,2}scongel\\p{L}*',
);

/** Says that something takes the night. */
export const OVERNIGHT = words(
  'overnight|the (?:night|evening|day) before|(?:8|1\\d|2[0-4]) hours?|24 h',
  'über nacht|am vor(?:abend|tag)|am (?:abend|tag) (?:vorher|davor|zuvor)|(?:8|1\\d|2[0-4]) (?:stunden|std)',
  '(?:toute la|(?:pendant|durant) la|une) nuit|la veille|(?:8|1\\d|2[0-4]) heures',
  '(?:toda la|(?:durante|por) la|una) noche|la noche (?:anterior|antes)|el día (?:anterior|antes)|la víspera|(?:8|1\\d|2[0-4]) horas',
  '(?:tutta la|(?:per|durante) (?:la|una)|una) notte|la sera prima|il giorno prima|(?:8|1\\d|2[0-4]) ore',
);

/** What food does overnight on its own. */
export const WAITS = words(
  'marinat\\w*|soak\\w*|brin\\w*|chill\\w*|refrigerat\\w*|rest\\w*|rise|prov(?:e|ing)|set|cure\\w*|ferment\\w*',
  'marinier\\p{L}*|ein(?:ge|zu)?(?:leg|weich)\\p{L}*|quellen|kühlen|kühl ?stellen|kalt ?stellen|kaltgestellt',
  'ruhen|gehen|(?:durch)?ziehen|fest ?werden|beizen|gebeizt|pökeln|fermentier\\p{L}*|in den kühlschrank',
  '(?:faire |laisser )?(?:marin|tremp|repos|réfrig|macér|ferment|dessal)(?:er|ez|e|é|ée|és|ées|érer|érez|éré\\p{L}*)',
  'lever|pousser|prendre|au (?:frais|réfrigérateur|frigo)',
  '(?:marin|remoj|repos|refriger|enfri|macer|ferment|desal)\\p{L}*|(?:en|a) remojo|levar|cuajar|(?:en|a) la nevera|(?:en el|al) frigorífico',
  '(?:marin|ammoll|ripos|refriger|lievit|macer|ferment|dissal|rassod)\\p{L}*|(?:in|nel) (?:frigo|frigorifero)',
);

/** 'Keeps overnight', 'hält sich über Nacht', 'se conserve une nuit'. */
export const KEEPS = words(
  'hält sich|halten sich',
  'se (?:conserv|gard)\\p{L}*',
  'se (?:mantien|guard)\\p{L}*',
  'si (?:conserv|manten|mantien)\\p{L}*',
);
