const SPAN = '(?:years?|months?|weeks?|days?)';
const COUNT = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)';
/** What else is drunk: who drinks no more coffee may drink wine. */
const OTHER_DRINK =
  '(?!,? (?:de |du |des |das |den |die |el |la |il |lo |any |the |as )?(?:[a-z]+ )?(?:cafe|kaffee|caffe|coffee|the\\b|te\\b|tea|tee|lait|milch|leche|latte|milk|cola|soda|sodas|limo\\w*|saft|jus|zumos?|succh\\w*|refrescos?|fizzy|pop|juice|squash))';

/** Somebody who keeps away from alcohol altogether, also from what only tastes of it, as it is told in each language. */
const SAYINGS: readonly string[] = [
  // English.
  "(?:recovering|recovered|ex|former|dry|reformed)[- ](?:alcoholics?|drinkers?|drunks?)|(?:is|was|am|are|'s|'m|'re) (?:an? )?alcoholics?(?=[.,;!?]| *$| (?:and|so|but)\\b)|(?:(?:alcohol|drink|drinking) )?(?:recovery|sobriety)(?: from (?:alcohol\\w*|drink\\w*))?(?<=in recovery|sobriety|from [a-z]+)",
  'in aa|(?:at|from|to|goes to|my|an) aa(?: (?:meetings?|sponsor|friends?))?|alcoholics anonymous|(?:twelve|12)[- ]step(?: (?:programme|program|meetings?))?|alcoholism|alcohol (?:addict\\w*|dependen\\w*|problem)|(?:drink|drinking) problem',
  `(?:\\d+|one|two|three|six|nine|ten)[- ]?${SPAN} (?:chip|coin|medallion)|(?:off|on) the (?:booze|drink|sauce|wagon|bottle)|${SPAN} (?:sober|clean|dry)|(?:sober|clean|dry) since`,
  `sober(?:,? (?:for )?(?:about |over |nearly |almost )?${COUNT} ${SPAN}| now)?|(?:has|have|had)(?:n'?t| not) (?:touched|had) (?:a drop|a drink)`,
  `(?:stopped|quit|gave up|given up|giving up) (?:drinking|the drink|booze|alcohol|the bottle)${OTHER_DRINK}|(?:no longer drinks|(?:do|does)(?:n'?t| not) drink any ?more)${OTHER_DRINK}`,
  // German.
  '(?:trockener?|trockene[rn]?|ehemalige[rn]?|ex-?) ?alkoholiker(?:in)?|(?:seit|schon) (?:[a-z0-9]+ ){1,3}?(?:jahren?|monaten?|wochen|tagen)? ?trocken|trocken seit|anonymen? alkoholiker|alkohol(?:krank\\w*|sucht|suchtig\\w*|entzug\\w*|abhangig\\w*)|(?:vom|weg vom) alkohol (?:weg|los)|entzugsklinik|suchtklinik',
  `trink(?:t|e|en) (?:[a-z0-9]+ ){0,4}?(?:nicht mehr|keinen (?:tropfen|alkohol)(?: mehr)?)${OTHER_DRINK}`,
  // French.
  "(?:ancien(?:ne)?|ex)[- ]alcoolique|alcoolique (?:sobre|abstinente?|repenti\\w*)|alcooliques anonymes|sobre depuis|cure de desintox\\w*|sort\\w* de (?:cure|desintox\\w*)|(?:a|ont|ai) arrete (?:de boire|l'alcool|la boisson)",
  `ne bo(?:it|is|ivent) plus${OTHER_DRINK}`,
  // Spanish.
  '(?:ex|antiguo|antigua)[- ]?alcoholic[oa]|alcoholic[oa] (?:en recuperacion|rehabilitad[oa])|alcoholicos anonimos|sobri[oa] desde|(?:anos?|meses|semanas|dias) (?:sobri[oa]|sin beber)|(?:dejo|deje|ha dejado|he dejado) (?:el alcohol|la bebida|de beber)',
  `ya no beb(?:e|o|en)${OTHER_DRINK}`,
  // Italian.
  'alcolist[ai](?: (?:in recupero|anonimi))?|ex ?alcolist[ai]|sobri[oa] da|(?:ha|ho) smesso di bere|(?:anni|mesi|settimane) (?:senza bere|di sobrieta)',
  `non bev(?:e|o|ono) piu${OTHER_DRINK}`,
];

export const SOBER = new RegExp(String.raw`\b(?:${SAYINGS.join('|')})(?![\w-])`, 'g');
