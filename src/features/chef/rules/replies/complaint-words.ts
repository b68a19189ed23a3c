import { either, whole } from '../turns/change-words.ts';

/** What is wrong with what was cooked. */
export type Complaint =
  | 'thin'
  | 'thick'
  | 'bland'
  | 'dry'
  | 'salty'
  | 'hot'
  | 'sweet'
  | 'soggy'
  | 'mushy'
  | 'raw'
  | 'burnt'
  | 'split'
  | 'lumpy'
  | 'flat'
  | 'sunk'
  | 'tough';

/** What is said around the word that matters. */
const AROUND = `(?:(?:${either(
  'it | its | thats | this | that | they | mine | my | the | all | was | is | isn t | s | are | were | has | have | came | turned | turns | comes | out | got | gets | went | goes | tastes | tasted | looks | looked | seems | ended | up | so | very | a | bit | little | way | far | really | rather | quite | pretty | kind | kinda | of | still | now | again | completely | totally | and | but | yet | in | on | at | inside | outside | middle | center | centre | top | bottom | base | crust | sauce | soup | stew | curry | meat | filling | cake | dish | result | help | damn | too | me | for | us',
  'es | das | die | der | den | ist | war | wird | wurde | geworden | schmeckt | schmeckte | zu | sehr | viel | total | ziemlich | etwas | bisschen | ganz | mir | bei | leider | noch | immer | schon | sosse | suppe | fleisch | teig | kuchen | boden | innen | aussen | oben | unten | mitte | und | aber | richtig | echt | hat',
  'c est | c etait | ca | etait | est | a | trop | tres | un | peu | le | la | les | l | plat | viande | gateau | pate | fond | tout | vraiment | elle | il | ils | sont | ont | encore | toujours | dedans | dehors | dessus | dessous | interieur | exterieur | et | mais | au | milieu | devenu | devenue | beaucoup',
  'esta | estaba | ha | han | salio | salieron | quedo | quedado | quedaron | salido | demasiado | muy | poco | el | los | las | salsa | carne | masa | fondo | todo | por | dentro | fuera | arriba | abajo | y | pero | todavia | sigue | se',
  'e | era | sono | mi | ci | venuto | venuta | venuti | uscito | uscita | rimasto | rimasta | diventato | diventata | troppo | troppa | molto | po | lo | gli | i | impasto | sugo | torta | ma | ancora | fuori | sopra | sotto | si',
  ',',
)}) )*`;
const AFTER = `(?: (?:${either(
  'what now | now what | help | what (?:can|do|should) (?:i|we) do(?: now| about it)? | how (?:can|do) i (?:fix|save|rescue) (?:it|this|that) | any (?:ideas?|tips?) | inside | outside | in the (?:middle|center|centre) | on (?:the )?(?:top|inside|outside|bottom) | at the bottom | for me | again | though | now | and | but',
  'was (?:nun|jetzt|tun|kann ich (?:jetzt )?(?:tun|machen)|mache ich(?: jetzt)?) | hilfe | geworden | innen | aussen | in der mitte | unten | und | aber | aus',
  'que faire | au secours | dedans | dehors | dessous | dessus | a l interieur | au milieu | et | mais',
  'que hago | ayuda | que puedo hacer | por dentro | por fuera | en el centro | y | pero',
  'che faccio | aiuto | cosa (?:posso )?(?:fare|faccio) | dentro | fuori | al centro | sotto | sopra | e | ma',
  ',',
)}))*`;

const TOO = '(?:too|so|very|way too|far too|zu|viel zu|trop|demasiado|demasiada|muy|troppo|troppa) ';
const BURNT = 'burnt|burned|charred|verbrannt|angebrannt|brulee?s?|cramee?s?|quemad[oa]s?|bruciat[oaie]';
const RAW = 'raw|uncooked|undercooked|pink|roh|crue?s?|crud[oaie]s?';

const WORDS: readonly (readonly [Complaint, string])[] = [
  // Both at once is not burnt alone.
  [
    'raw',
    `(?:(?:${BURNT}|brown|dark|dunkel|dore|dorado|scur[oa])${AFTER} ${AROUND}(?:${RAW})|(?:raw|uncooked|undercooked) (?:inside|in the middle|in the center|in the centre)|innen roh|innen (?:noch |immer )*roh|roh innen|crue? (?:dedans|a l interieur|au milieu)|crud[oa] (?:por )?dentro|(?:still|noch|encore|todavia|ancora) (?:raw|roh|crue?|crud[oa]))`,
  ],
  [
    'thin',
    `(?:watery|soupy|runny|${TOO}(?:thin|liquid|wet|loose)|wass(?:e)?rig|${TOO}(?:dunn|dunnflussig|flussig)|${TOO}(?:liquides?|claire?s?)|aqueu(?:x|se)|aguad[oa]s?|(?:${TOO})?(?:liquid[oa]s?|caldos[oa]s?)|acquos[oa]|${TOO}(?:brodos[oa]))`,
  ],
  ['thick', `${TOO}(?:dick|dickflussig|epaisse?s?|espes[oa]s?|dens[oa]|spess[oa])`],
  [
    'bland',
    '(?:bland|flavou?rless|tasteless|of nothing|no (?:taste|flavou?r)|(?:needs|lacks|lacking|missing) (?:some )?(?:flavou?r|taste|something|oomph|seasoning)|fad|lasch|langweilig|nach nichts|fades?|insipides?|(?:pas|manque|sans) (?:de )?(?:gout|saveur)|rien|sos[oa]s?|sabe a nada|insipid[oa]s?|sin sabor|no sabe a nada|sciap[oaie]|scialb[oa]|sa di (?:niente|nulla)|non sa di (?:niente|nulla)|senza sapore|sa di poco)',
  ],
  [
    'dry',
    '(?:dry|dried out|trocken|ausgetrocknet|sec|secs|seches?|sec[oa]s?|resec[oa]s?|secc[oahi]{1,2}|asciutt[oaie])',
  ],
  [
    'salty',
    `(?:(?:${TOO})(?:salty|salzig|sale|salee|sales|salees|salad[oa]s?|salat[oaie])|oversalted|versalzen)`,
  ],
  [
    'hot',
    `(?:(?:${TOO})(?:spicy|hot|fiery|scharf|epicee?s?|piquante?s?|fort|picantes?|piccant[ei])|pica (?:mucho|demasiado))`,
  ],
  ['sweet', `(?:(?:${TOO})(?:sweet|suss|sucree?s?|dulces?|dolc[ei])|sickly(?: sweet)?)`],
  [
    'soggy',
    '(?:soggy|(?:durch)?matschig|durchgeweicht|aufgeweicht|labbrig|detrempee?s?|mouillee?s?|ramollie?s?|reblandecid[oa]s?|bland[oa]s?|moll[ei]|umid[oaie])',
  ],
  [
    'mushy',
    '(?:mushy|overcooked|zerkocht|verkocht|en bouillie|trop cuite?s?|pasad[oa]s?|hecho pure|scott[oaie])',
  ],
  ['burnt', `(?:${BURNT})`],
  [
    'split',
    '(?:curdled|split|separated|geronnen|tourne|tournee|tranchee?|caillee?|corto|cortado|cortada|impazzit[oa]|stracciat[oa]|separat[oa])',
  ],
  [
    'lumpy',
    '(?:lumpy|lumps|full of lumps|klumpig|klumpen|y a des grumeaux|des grumeaux|grumeleu(?:x|se)|tiene grumos|grumos|grumi|grumos[oa])',
  ],
  [
    'flat',
    '(?:(?:didn t|did not|hasn t|has not|doesn t|won t|not) (?:ris(?:e|en|ing)|risen much)|nicht (?:richtig )?(?:aufgegangen|hochgegangen|gegangen)|geht nicht auf|(?:n a |n ont )?pas (?:bien )?(?:leve|monte|gonfle)|no (?:me )?(?:ha )?(?:sub(?:io|ido|e)|crec(?:io|ido))|non (?:e |mi e |si e )?(?:lievitat[oa]|cresciut[oa]|gonfiat[oa])|flat|dense|flach|tasse)',
  ],
  [
    'sunk',
    '(?:sank|sunk|collapsed|fell in|caved in|sinks|eingefallen|zusammengefallen|eingesunken|retombee?|affaissee?|effondree?|hundio|ha hundido|hundido|bajo|sgonfiat[oa]|abbassat[oa]|afflosciat[oa])',
  ],
  [
    'tough',
    '(?:tough|chewy|rubbery|leathery|zah|gummiartig|coriaces?|caoutchouteu(?:x|se)|dur[oa]s?|dure?s?|correos[oa]s?|gommos[oaie])',
  ],
];

const COMPLAINTS = WORDS.map(
  ([complaint, words]) => [complaint, whole(`${AROUND}${words}${AFTER}`)] as const,
);
const LONGEST = 90;

/** What a message complains of, if it does nothing else. */
export const complaintIn = (said: string): Complaint | null =>
  said.length > LONGEST ? null : (COMPLAINTS.find(([, pattern]) => pattern.test(said))?.[0] ?? null);
