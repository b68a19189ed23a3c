/** What a list of foods looks like in a sentence: 'nüssen und milch'. */
const FOODS = "((?:[a-z']+(?:,| und| oder| et| ou| y| e| o) (?:les |la |le |los |las |gli )?)*[a-z]+)";
const HARMS_IN_FRENCH =
  "(?:gonfler|vomir|mal|tousser|etouffer|suffoquer|gratter|demanger|malade)|(?:de l'|des? |une? )?(?:urticaire|boutons|plaques|crampes|nausees?|reaction|allergie|migraines?|eczema|demangeaisons|maux)";
const HARMS_IN_SPANISH =
  '(?:hinchar|vomitar|picar|toser|dano|mal|fatal|alergia|urticaria|ronchas|picor|nauseas?|diarrea|migranas?|reaccion|enfermar|ahogar)';
const HARMS_IN_ITALIAN =
  '(?:gonfiare|vomitare|prudere|tossire|male|allergia|orticaria|nausea|mal di|reazione|prurito|soffocare)';

/** How other languages say what somebody must not eat, as English cues or as those that are read already. */
export const FOREIGN_HAZARDS: readonly (readonly [RegExp, string])[] = [
  // What somebody has.
  [
    /\b(?:kein|ohne|wenig) fett\b|\bsans (?:matieres? )?gras(?:ses?)?\b|\bsin grasas?\b|\bsenza grassi\b/g,
    '. light.',
  ],
  [
    /\bherz(?= *(?:$|[.,;]))|\b(?:herzkrank\w*|herzschwache|herzinsuffizienz|cardiaques?|cardiac[oa]s?|cardiopatic[oa]s?|insufficienza cardiaca|insuffisance cardiaque)\b/g,
    'heart condition',
  ],
  [
    /\b(?:weisheitszahne?n?|zahn(?:e|operation|extraktion|wurzelbehandlung| op| gezogen)|backenzahne?|dents? de sagesse|dents? (?:arrachees?|extraites?)|extraction dentaire|muelas? del juicio|extraccion (?:dental|de muelas?)|denti? del giudizio|estrazione (?:dentale|di un dente|del dente))(?: (?:(?:wurden?|sind|ist|gerade|frisch|mir|raus|draussen|gezogen|entfernt|op|operation|arrachees?|enlevees?|extraites?|extraid[oa]s?|sacad[oa]s?|quitad[oa]s?|tolt[oi]|estratt[oi]))+)*/g,
    'wisdom teeth out',
  ],
  [/\b(?:lait de vache|kuhmilch|leche de vaca|latte (?:di mucca|vaccino))\b/g, 'milk'],
  [
    /\b(?:bekomm\w*|krieg\w*|hat|habe|haben) (?:immer |oft |dann |schlimme |starke )*(?:bauchweh|bauchschmerzen|blahungen|durchfall|migrane|ausschlag|kopfschmerzen|sodbrennen|koliken|ubelkeit) (?:von|bei|nach|durch) /g,
    'allergisch auf ',
  ],
  [
    /\b(?:schwangerschaftsdiabetes|diabete gestationnel|diabetes gestacional|diabete gestazionale)\b/g,
    'gestational diabetes',
  ],
  [
    /\b(enceintes?|embarazadas?|incinta|schwanger|pregnant|gravida)(?:,? (?:de|di|im|in der|seit|al|a|au|a son|dans son|en su|en el|nel|of|by))*(?: (?:circa|unos|environ|etwa|bald|schon|ya|gia|about))? (?:\d+\.?(?:te[nrm]?|e|eme|º|°)?|un[oa]?|deux|trois|quatre|cinq|six|sept|huit|neuf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|due|tre|quattro|cinque|sei|sette|otto|nove|zwei|drei|vier|funf|sechs|sieben|acht|neun|[a-z]+(?:ten|ieme|eme)|prim(?:er|o)|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|secondo|terzo|quarto|sesto|settimo|ottavo|nono) ?(?:months?|weeks?|mois|meses|mesi|mes|mese|monat\w*|woche\w*|semanas?|settimane?|semaines?|ssw)\b/g,
    '$1',
  ],
  [
    /\b(?:im|in der|au|dans son|en el|al|nel|de|di) (?:\d+\.?(?:te[nrm]?|e|eme|º|°)?|un[oa]?|deux|trois|quatre|cinq|six|sept|huit|neuf|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|due|tre|quattro|cinque|sei|sette|otto|nove|zwei|drei|vier|funf|sechs|sieben|acht|neun|[a-z]+(?:ten|ieme|eme)|prim(?:er|o)|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|secondo|terzo|quarto|sesto|settimo|ottavo|nono) (?:monat|mois|mes|mese|woche|semaine|semana|settimana) (schwanger|enceinte|embarazada|incinta|de grossesse|de embarazo|di gravidanza)\b/g,
    'schwanger',
  ],
  // What is not for somebody.
  [
    /\b(?:les? |la |l'|los |las |el |il |lo |i |gli |die |der |das )([a-z]+),? (?:tres peu pour|(?:c'est |ce n'est )?pas (?:trop |vraiment )?(?:pour|mon truc|son truc)|no (?:es|son) (?:lo mio|lo suyo|para)|non (?:e|sono) (?:per|roba per)|(?:ist|sind) (?:nicht|nichts|nix) (?:so )?(?:meins|seins|fur|mein ding|ihr ding))\b/g,
    '. sans $1. ',
  ],
  // What somebody has stopped eating, and what there is no more of.
  [
    /\b(?:(?:ha|ho|hanno|abbiamo) smesso di mangiare|(?:ha|he|han|hemos) dejado de comer|(?:a|ai|ont|avons) arrete (?:de manger|d')|hat aufgehort)\b/g,
    'sin',
  ],
  [/\bse (?:me|nos|le|les) (?:acab|termin)\w+ (?:el|la|los|las) /g, 'sin '],
  [
    /\b(?:mi(?:a|o)? )?(?:hij[oa]|nen[eoa]|peque|nin[oa]|figli[oa]|bimb[oa]|bambin[oa]|fils|fille|sohn|tochter|kind) (?:de|di|von|d')? ?(?:un an[on]?o?|un anno|einem jahr|1 (?:ano|anno|an|jahr))\b/g,
    'one year old',
  ],
  [/\b(?:acido urico|acide urique)(?: (?:alto|eleve))?\b/g, 'has gout'],
  [
    /\b(?:die |den |das )?([a-z]+) (?:kannst du|konnt ihr|kann man|konnen sie) (?:dir|euch|sich) (?:gerne? |ruhig )?(?:schenken|sparen)\b/g,
    '. sin $1. ',
  ],
  // What is over.
  [
    /\b([a-z]+)(?: (?:per|pour|para|fur) (?:[a-z]+ )?[a-z]+)? (?:war gestern|(?:ist|sind) (?:geschichte|passe|vergangenheit)|c'est (?:du passe|fini|termine|de l'histoire ancienne)|(?:es|son) (?:cosa )?(?:del pasado|historia)|(?:e|sono) (?:acqua passata|storia(?: passata| vecchia)?))\b/g,
    '. sans $1. ',
  ],
  // How far a pregnancy is, and how small a child.
  [
    /\b(?:estoy|esta|estamos) (?:de|en el) (?:[a-z]+|\d+)(?:\.?º)? mes(?:es)?\b|\b(?:al|nel) (?:quarto|quinto|sesto|settimo|ottavo|nono|\d[°o]?) mese\b|\bim (?:[a-z]+ten|\d\.) monat\b|\b(?:au|a mon|a son) (?:quatrieme|cinquieme|sixieme|septieme|huitieme|neuvieme|\d ?e(?:me)?) mois\b/g,
    'pregnant',
  ],
  [
    /\b(?<!\by )(?:a|ont|tiene|tienen|ha|hanno|hat|haben|ist|wird|cumple|compie) (?:(?:bald|gerade|schon|deja|bientot|presque|ya|casi|gia|quasi|erst|seulement|solo|apenas|appena|seine?|ihre?|ses|sus|i|les|los|le) )*(?:(?:un|une|ein|eine|deux|dos|due|zwei|trois|tres|tre|drei|quatre|cuatro|quattro|vier|cinq|cinco|cinque|funf|six|seis|sei|sechs|sept|siete|sette|sieben|huit|ocho|otto|acht|neuf|nueve|nove|neun|dix|diez|dieci|zehn|onze|once|undici|elf|\d{1,2}) (?:mois|mes|meses|mesi|mese|monate?)|(?:premieres?|primer[oa]s?|prim[ie]|ersten?|deux|dos|due|zwei|trois|tres|tre|drei|quatre|cuatro|quattro|vier|six|seis|sei|sechs|\d) (?:dents?|dientes|dent(?:i|ini)|zahne|zahnchen)|un an|un ano|un anno)(?=[.,;!? ]|$)(?! (?:de|di|d'))|\b(?:wird|ist) (?:(?:bald|gerade|schon|jetzt|heute|morgen) )*(?:eins(?=[.,;!?]| und| *$)|ein jahr(?: alt)?\b)/g,
    'one year old',
  ],
  [
    /\b(?:stille (?:ich|noch|ihn|sie|gerade|voll)|(?:am|beim) stillen|stillende?|j'allaite|elle allaite|allaitante?|allaitement|allatt(?:o|a|ando|amento)|(?:doy|da|dando|dar) (?:el )?pecho|amamant(?:o|a|ando|ar)|lactancia)\b/g,
    'breastfeeding',
  ],
  [/\b(?:dialyse|dialisi|dialisis)\b/g, 'dialysis'],
  [/\b(?:chimio(?:therapie)?|quimio(?:terapia)?|chemio(?:terapia)?|chemotherapie)\b/g, 'chemotherapy'],
  [
    /\b(?:ohne|keine?|sans|sin|senza|no|without) (?:fruktose|fructose|fruttosio|fructosa)\b|\bfruktosefrei\w*|\bfructose[- ]free\b/g,
    '. fructose malabsorption. ',
  ],
  [/\b(?:zuckerfest|opferfest|bayram|aid(?: el[- ](?:fitr|adha|kebir))|fiesta del cordero)\b/g, 'eid'],
  [
    /\b(?:pressione (?:alta|arteriosa)|(?:tension|presion) (?:alta|arterial)|(?:tension|pression) (?:arterielle|elevee|haute)|hohe[nmrs]? blutdruck|hypertension arterielle)\b/g,
    'high blood pressure',
  ],
  [
    /\b(?:(?:tiene|tengo|tienen|con|ha|ho|hanno|con la|a|ai|ont|de) (?:la )?)(?:gota|gotta|goutte)\b(?! (?:de|di|d'))/g,
    'has gout',
  ],
  [
    /\b(?:reflusso(?: gastrico| gastroesofageo)?|reflujo(?: gastrico)?|reflux gastrique|sodbrennen|acidez(?: de estomago)?|brulures? d'estomac|bruciore di stomaco)\b/g,
    'reflux',
  ],
  [
    /\b(?:(?:el|la|il|le) (?:colesterol(?:o)?|cholesterol)(?: (?:alto|eleve|haut))?|colesterol(?:o)? alto|cholesterinspiegel|cholesterol (?:eleve|haut)|hohe[ns]? cholesterin\w*|troppo colesterolo)\b/g,
    'high cholesterol',
  ],
  [
    /\b(?:imaos?|mao[- ]?hemmer|inhibiteurs? de la mao|inhibidor(?:es)? de la mao|inibitor[ei] (?:delle )?mao|antimao)\b/g,
    'maoi',
  ],
  [
    /\bblutverdunn\w*|\b(?:anti-?coagulant[es]*|anti-?coagulanti|anticoagulantes?|fluidifica(?:nte|nti)(?: del sangue)?)\b/g,
    'blood thinners',
  ],
  [
    /\b(?:intoler\w*|intoll\w*|unvertraglich\w*|all?ergi\w*|alergic\w*|malabsor\w*) (?:(?:hereditaire|hereditari[ao]) )?(?:a la|a l'|a|al|alla|gegen|au|to|of|de|di) ?(?:fructosa|fructose|fruttosio|fruktose)\b|\bfructose[- ](?=intoleran)/g,
    '. fructose malabsorption. ',
  ],
  // 'Non più' and 'nemmeno' go on with what is refused.
  [
    /\btampoco (?=(?:puedo|puede|pueden|podemos|como|come|comen|tomo|toma|toman|bebo|bebe|tolero|tolera)\b)/g,
    'no ',
  ],
  [/\b(?:y|ni) tampoco (?=(?:el |la |los |las )?[a-z]+)/g, 'y no '],
  [/\b(non [a-z]+) (?:nemmeno|neanche|neppure) (?=[a-z])/g, '$1 '],
  [/\be (?:nemmeno|neanche|neppure) (?=[a-z])/g, 'e niente '],
  [/\b(ne [a-z]+ pas) non plus (?=d)/g, '$1 '],
  // What somebody cannot have, said of what was named before.
  [
    /\b(?:vertragt|vertrage|vertragen|darf|durfen|kann|mag) (?:(?:das|die|den|es|ihn|beides|so was|sowas) )+(?:(?:leider|uberhaupt|gar|absolut|einfach|auch) )*nicht(?: (?:essen|vertragen|haben|ab))?\b|\breagier(?:t|e|en) (?:(?:stark|heftig|allergisch|empfindlich) )*darauf\b|\bbekomm(?:t|en) (?:(?:ihm|ihr|ihnen|mir|uns) )(?:uberhaupt |gar )?nicht\b/g,
    "can't have it",
  ],
  [
    /\bne (?:le|la|les) (?:supporte|supportent|tolere|tolerent|digere|digerent|mange|mangent)(?:nt)? (?:pas|plus)(?: du tout| bien)?\b|\bne (?:peut|peuvent|peux) (?:pas|plus) en (?:manger|avoir|boire)\b|\bn'en (?:mange|mangent|supporte) (?:pas|plus)\b/g,
    "can't have it",
  ],
  [
    /\bno (?:lo|la|los|las) (?:tolera|toleran|tolero|soporta|soportan|puede|puedo|digiere|come|comen|toma)(?: (?:comer|tomar|tolerar))?\b|\bno (?:puede|puedo|pueden) (?:comerl[oa]s?|tomarl[oa]s?)\b|\ble (?:sienta|sientan) (?:muy |fatal|mal)+\b/g,
    "can't have it",
  ],
  [
    /\bnon (?:lo|la|li|le) (?:tollera|tollerano|tollero|sopporta|digerisce|puo|posso|mangia)(?: (?:mangiare|prendere|tollerare))?\b|\bnon puo mangiarl[oaie]\b/g,
    "can't have it",
  ],
  [
    /(?<=(?:^|[,;.!?–-]) ?(?:(?:weil|denn|da|aber) )?(?:(?:mein[a-z]*|unser[a-z]*) (?:[a-z]+ )?[a-z]+|er|sie|ich) )(?:vertragt|vertrage|vertragen|mag) (?:sie|beide) (?:(?:leider|uberhaupt|gar|absolut|einfach) )*nicht\b|(?<=\b(?:weil|da) (?:(?:mein[a-z]*|unser[a-z]*) [a-z]+|er|sie|ich) )(?:das|sie|es|die|den|ihn) (?:(?:leider|gar) )*nicht vertrag(?:t|e|en)\b/g,
    "can't have it",
  ],
  [
    /\b(?:y|en) est (?:tres |fortement )?allergique\b|\bne e allergic[oa]\b|\bles? tiene alergia\b/g,
    'is allergic to it',
  ],
  [/\b(all?ergi[a-z]+|intoll[a-z]+|alergi[a-z]+|intoler[a-z]+) (?:all'|a l')(?=[a-z])/g, '$1 alla '],
  [/\b(?:carnes? rojas?|carni? ross[ae]|viandes? rouges?|rotes fleisch)\b/g, 'redmeat'],
  [
    /\b(?:sauf que|sauf qu'|ausser que|hormis que|salvo que|solo que|pero es que|tranne che|solo che|nur dass|bloss dass|except that|only that)\b/g,
    'but',
  ],
  // French: 'mais' is not maize before what it sets against.
  [
    /\bmais (?=(?:mon|ma|mes|notre|nos|la|le|les|l'|il|elle|je|j'|on|nous|un|une|sans|pas|c'est|ne|n'|sa|son|ses|attention|surtout)\b)/g,
    'but ',
  ],
  // German.
  [/ und (?:(?:das )?(?:eine?s?|andere[rs]?|die andere) )(?=kein)/g, ' und '],
  [
    new RegExp(
      String.raw`\b(?:darf|darfst|durfen|kann|konnen|soll|sollte|sollen|isst|esse|essen|mag|mogen|vertragt|vertrage|vertragen) (?:(?:leider|absolut|gar|uberhaupt|auch|momentan|aktuell|zurzeit|wirklich) )*(?:nichts (?:mit|von|aus)|nix mit|kein(?:e|en|er|es|erlei)?) ${FOODS}(?: (?:essen|haben|vertragen|zu sich nehmen|bekommen|anruhren))?\b`,
      'g',
    ),
    'ohne $1',
  ],
  [
    new RegExp(
      String.raw`\b(?:bei|von|nach) ${FOODS} (?:bekomm\w*|krieg\w*|reagier\w*|juck\w*|schwill\w*|schwell\w*|wird) (?:ich|er|sie|es|wir|mir|ihm|ihr|(?:mein|unser)\w* [a-z]+)\b[^,.;!?\n]*`,
      'g',
    ),
    'allergisch auf $1',
  ],
  [
    /\breagier(?:t|e|en) (?:(?:stark|heftig|allergisch|sehr|extrem|empfindlich) )*(?:auf|gegen) /g,
    'allergisch auf ',
  ],
  [
    new RegExp(
      String.raw`\b(?:gegen|auf) ${FOODS} (?:(?:stark|schwer|sehr|hoch|leider|auch) ?)*allergisch\b`,
      'g',
    ),
    'allergisch gegen $1',
  ],
  [
    /\b(?:nichts (?:rohes|roh)|rien de cru|nada (?:de )?crudo|niente (?:di )?crudo)\b/g,
    'cooked, nothing raw',
  ],
  [
    /\b(?:wenig|niedrig\w*|arm an) kalium\b|\bkaliumarm\w*|\b(?:pauvre|faible) en potassium\b|\b(?:baj[oa]|pobre) en potasio\b|\b(?:poc[oa]|pover[oa] d[i']|basso contenuto di) potassio\b/g,
    'low potassium',
  ],
  [/\b(?:salzarm|natriumarm)(?:e[mnrs]?)?\b/g, 'ohne salz'],
  // French.
  [
    new RegExp(
      String.raw`\b(?:les |le |la |l'|des |du )([a-z]+) (?:me|lui|nous|leur) (?:font?|donnent?|provoquent?|declenchent?|rendent?|filent?|fait|donne|rend) (?:${HARMS_IN_FRENCH})\b[^,.;!?\n]*`,
      'g',
    ),
    'allergique aux $1',
  ],
  [/\breagi(?:t|s|ssent) (?:(?:mal|fortement) )?(?:aux?|a la|a l') ?/g, 'allergique aux '],
  // Spanish.
  [
    new RegExp(
      String.raw`\b(?:los |las |el |la )([a-z]+) (?:me|le|nos|les) (?:dan?|hacen?|sientan?|provocan?|producen?|ponen?) (?:un |una |mucha? |muy )?${HARMS_IN_SPANISH}\b[^,.;!?\n]*`,
      'g',
    ),
    'alergico a los $1',
  ],
  [/\breaccionan? (?:mal )?(?:al?|a los|a las|a la|con) /g, 'alergico al '],
  // Italian.
  [
    new RegExp(
      String.raw`\b(?:le |i |gli |la |il |lo )([a-z]+) (?:mi|gli|le|ci) (?:fanno|fa|danno|da|provocano?|causano?) (?:un |una |molto )?${HARMS_IN_ITALIAN}\b[^,.;!?\n]*`,
      'g',
    ),
    'allergico alle $1',
  ],
  [/\breagis(?:ce|cono|co) (?:male )?(?:a|alle|agli|al|ai|alla) /g, 'allergico al '],
];
