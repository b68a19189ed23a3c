/** What other languages say of kitchens, sugar and drinks, as regular expressions for text without accents, and the English for it. */
export const FOREIGN_PHRASES: readonly (readonly [said: string, english: string])[] = [
  [
    'sans sucres? ajoutes?|sin azucar(?:es)? anadid[oa]s?|senza zuccher[oi] aggiunt[oi]|ohne (?:zuckerzusatz|zugesetzten zucker|zusatzlichen zucker|extra zucker)',
    'no added sugar',
  ],
  // A pot, and no stew.
  ["(?:plutot |et pas |pas )?(?:qu'|que )?(?:a la|dans (?:la|une)|en) casserole(?![-\\p{L}])", ''],
  // An oven that is not there.
  [
    "(?:der |mein |unser )?(?:back)?ofen (?:ist |geht |hab ich |habe ich )(?:gerade |leider )?(?:kaputt|defekt|hin|im eimer|nicht|keinen)|(?:ich )?(?:hab|habe|haben) (?:leider )?kein(?:en)? (?:back)?ofen|(?:le |mon |notre )?four (?:est )?(?:casse|en panne|hs|mort)|(?:j'ai pas|je n'ai pas|on n'a pas|pas) de four|(?:el |mi )?horno (?:(?:esta|se ha) )?(?:roto|estropeado|averiado)|(?:no (?:tengo|tenemos|hay|funciona|me funciona)|se (?:me )?ha (?:roto|estropeado)) (?:el )?horno|horno no (?:tengo|tenemos|hay|funciona)|(?:il |mio )?forno (?:e |si e )?(?:rotto|guasto)|non (?:ho|abbiamo|c'e) (?:il |un )?forno|forno non (?:ho|ce l'ho|c'e|funziona)",
    'no oven',
  ],
  ['ohne (?:zu )?backen|sin hornear', 'no bake'],
  // What has to bear a journey.
  [
    '(?:y |et |und |e )?(?:que (?:aguante|resista|soporte)n? (?:bien )?(?:el|un) (?:viaje|trayecto|camino)|qui (?:supporte|resiste|tient)(?:nt)?(?: bien)? (?:au? |le |un )?(?:voyage|trajet)|(?:das|die|der) (?:die|eine) (?:fahrt|reise) (?:ubersteht|aushalt|mitmacht|uberlebt)|che (?:regga|resista|sopporti)(?:no)? (?:il|al|un) viaggio)(?: en (?:coche|tren|voiture|train|bus)| (?:im|mit dem) (?:auto|zug)| in (?:macchina|treno|auto))?',
    'to take along',
  ],
  [
    '(?:et |und |y |e )?(?:en |etwas |un po )?(?:plus (?:copieux|copieuse|nourrissante?|consistante?)|sattigender|gehaltvoller|mas (?:contundente|sustancios[oa])|piu (?:sostanzios[oa]|nutriente))',
    'more filling',
  ],
  [
    '(?:(?:davon|bitte|gleich|etwas|viel) )*mehr (?:davon )?(?:zum|fur zum) einfrieren|(?:en faire )?plus pour (?:en )?congeler|(?:hacer )?mas para congelar|(?:farne )?di piu da congelare',
    'double it and freeze half',
  ],
  [
    "(?:(?:c'est|(?:das |es )?ist|es|ca|das|esta|e|est) (?:me parece )?)?(?:(?:un peu|beaucoup|mir|uns|etwas|viel|un poco) )*(?:trop|zu|demasiado|troppo) (?:riche|lourd|gras|machtig|schwer|fett|fettig|pesado|graso|pesante|grasso)",
    'lighter',
  ],
  [
    '(?:sans|ohne|sin|senza) (?:(?:les|die|los|le) )?(?:oeufs? crus?|rohe[ns]? eier?|rohe[sn]? ei|huevos? crudos?|uova crude|uovo crudo)',
    'no raw eggs',
  ],
  [
    '(?:en |in )?(?:version|variante) (?:salee?|salata|salada|herzhaft\\w*)|(?:herzhafte|salzige) (?:version|variante)',
    'savory version',
  ],
  ['(?:bitte |s il vous plait |svp|stp)$', ''],
  [
    '(?:aperitiv[oi]|cocktail|drink|bibita|bevanda)s? analcolic[oaih]+|(?:aperitif|cocktail|boisson)s? sans alcool|(?:coctel|aperitivo|bebida)(?:es|s)? sin alcohol|alkoholfreie[rnsm]? (?:cocktails?|aperitif|drinks?|getranke?)|(?:cocktails?|aperitif|drinks?) ohne alkohol|non[- ]alcoholic (?:aperitif|cocktail|drink)s?',
    'mocktail',
  ],
  ['analcolic[oaih]+', 'no alcohol'],
  [
    '(?:irgend)?(?:et)?was warmes|quelque chose de (?:bien )?chaud|algo (?:bien )?(?:caliente|calentito)|qualcosa di (?:ben )?caldo',
    'something warm',
  ],
  // What is eaten with the hands.
  [
    '(?:con le|con las|avec les|mit den|aus der) (?:mani|manos|mains|doigts|handen|fingern|hand)',
    'finger food',
  ],
  ["petit[- ]dej(?![a-z])'?", 'petit dejeuner'],
  ['obendrauf|oben drauf|par[- ]dessus|por encima|sopra', 'on top'],
  // More of it than anybody can eat is there.
  [
    "a ne (?:plus|pas) savoir (?:quoi|qu'en) (?:en )?faire|mehr als (?:wir|ich) essen (?:konnen|kann)|(?:que )?(?:ya )?no se que hacer con (?:ellos|ellas|el|ella|tantos|tantas)|(?:che )?non so (?:piu )?(?:che|cosa) far(?:ne|ci)",
    '',
  ],
  // What is said of the rest, and of how it keeps.
  [
    '(?:der rest |alles andere )?(?:ist|sind) (?:mir|uns) (?:egal|wurst)|(?:le reste,? )?peu importe(?: le reste)?|(?:lo demas )?(?:me|nos) da igual(?: (?:lo demas|el resto))?|(?:il resto )?non (?:mi )?importa',
    '',
  ],
  [
    '(?:das|die|der) (?:auch )?nicht (?:zerlauft|zerlaufen|schmilzt|schmelzen|matschig (?:wird|werden)|verdirbt|ausla(?:uft|ufen))|qui ne (?:fond|coule|ramollit|se (?:gate|renverse)) pas|que no se (?:derrita|derritan|estropee|reblandezca|derrame)|che non si (?:sciolga|rovini|sciolgano|rovesci)',
    '',
  ],
  [
    'muriendose(?: de pena)?|a punto de (?:estropear|pasar|echar a perder|caducar)(?:se)?|(?:que |qui )?vont? se perdre|che stanno (?:per andare a male|morendo)|(?:die|das) (?:bald )?weg ?mussen|(?:die|das) weg muss',
    'that needs using up',
  ],
  // Comparatives without a word for 'more'.
  ['(?:(?:etwas|noch|viel|ein bisschen) )*(?:dickflussiger|samiger)', 'thicker'],
  ['(?:(?:etwas|noch|viel|ein bisschen) )*(?:dunnflussiger|flussiger)', 'thinner'],
  ['(?:(?:etwas|noch|viel|ein bisschen) )*(?:knuspriger|krosser)', 'crispier'],
  ['(?:(?:etwas|noch|viel|ein bisschen) )*saftiger', 'juicier'],
  ['kalorien(?:armer|reduziert(?:er)?)|(?:moins|menos|meno) caloric[ao]s?|moins caloriques?', 'lighter'],
  [
    '(?:kinderfreundlich|kindgerecht)(?:er|es|e)?|(?:plus )?adaptee?s? aux enfants|(?:mas )?apt[oa] para ninos|(?:piu )?adatt[oa] ai bambini',
    'kid friendly',
  ],
  // Short forms of messages.
  ['qqch|qqc|qlq chose', 'quelque chose'],
  ['qqun', "quelqu'un"],
  ['bzgl\\.?', 'wegen'],
  ['evtl\\.?|vllt\\.?|ggf\\.?', 'vielleicht'],
  ['usw\\.?|etc\\.?|bzw\\.?', ''],
  ['(?<=[a-z] )xq|pq|pcq', 'porque'],
  ['xfa|pls|plz', 'please'],
  ['bcp', 'beaucoup'],
  ['cmq', 'comunque'],
  ['xke|xche', 'perche'],
  ['qlcs', 'qualcosa'],
];
