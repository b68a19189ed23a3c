import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import { withoutAccents } from '#shared/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { BESIDE_THE_DISH } from '../phrases/beside-dish.ts';
import { DENIED_HARM, TOLD_AS_TRUE } from '../phrases/denied-harm.ts';
import { FIGURES_OF_SPEECH } from '../phrases/figures-of-speech.ts';
import { LIFTED_HARM } from '../phrases/lifted-harm.ts';
import { NO_EXCLUSIONS } from '../phrases/no-exclusions.ts';
import { KNOWN, NOT_NOT } from '../phrases/restrictions.ts';
import { plainPhrase, readForeign } from '../request/request-words.ts';
import { FOREIGN_FOODS } from '../words/foreign-food-names.ts';
import { FOREIGN_SEASONINGS } from '../words/foreign-seasonings.ts';
import { RuleIndex } from '../words/rule-index.ts';
import { FOREIGN_PHRASES } from './foreign-phrases.ts';

const ENGLISH_OF: ReadonlyMap<string, string> = new Map([
  ...readForeign(FOREIGN_FOODS).flatMap(([english, words]) => words.map((word) => [word, english] as const)),
  ...['ol', 'huile', 'aceite', 'olio'].map((oil) => [oil, 'sunflower oil'] as const),
  ...['azucar', 'zucchero'].map((sugar) => [sugar, 'sugar'] as const),
  ...['harina', 'farina'].map((flour) => [flour, 'plain flour'] as const),
  ['sal', 'salt'] as const,
  // What stands in the cupboard, where the catalog has no Spanish or Italian name for it
  ...readForeign(FOREIGN_SEASONINGS).flatMap(([english, words]) =>
    words.map((word) => [word, english] as const),
  ),
  ...([
    ['brodo di pollo', 'chicken stock'],
    ['brodo vegetale', 'vegetable stock'],
    ['brodo di carne', 'beef stock'],
    ['brodo di verdure', 'vegetable stock'],
    ['bouillon de poulet', 'chicken stock'],
    ['bouillon de volaille', 'chicken stock'],
    ['bouillon de legumes', 'vegetable stock'],
    ['bouillon de boeuf', 'beef stock'],
    ['caldo de pollo', 'chicken stock'],
    ['caldo de verduras', 'vegetable stock'],
    ['caldo de carne', 'beef stock'],
    ['huhnerbruhe', 'chicken stock'],
    ['gemusebruhe', 'vegetable stock'],
    ['rinderbruhe', 'beef stock'],
  ] as const),
  // Portuguese, where it is not as in Spanish
  ...([
    ['batatas', 'potatoes'],
    ['batata', 'potatoes'],
    ['cebola', 'onion'],
    ['alho', 'garlic'],
    ['frango', 'chicken'],
    ['queijo', 'cheese'],
    ['leite', 'milk'],
    ['manteiga', 'butter'],
    ['ovos', 'eggs'],
    ['acucar', 'sugar'],
    ['feijao', 'beans'],
    ['cenoura', 'carrot'],
    ['cenouras', 'carrots'],
    ['peixe', 'fish'],
    ['camarao', 'prawns'],
    ['natas', 'cream'],
    ['farinha', 'plain flour'],
    ['azeitonas', 'olives'],
    ['chourico', 'chorizo'],
  ] as const),
]);

/** An article, and what joins it to the food behind it: 'de la', 'delle'. */
const THE =
  "(?:(?:de |d'|di |von |vom |an )?(?:le |la |les |l'|los |las |el |lo |il |gli |i |der |die |das |den |dem |un poco de |un peu de |un po' di |ein paar |etwas |algo de |de |d'|du |des |del |della |dello |dell'|dei |degli |delle |une? |una |uno |unos |unas |un'|eine?[nrm]? |mon |ma |mes |mi |mis |meine?[nrm]? )?)";
const NAME = String.raw`((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)`;
const END = String.raw`(?=\s*(?:$|[.!?;,:)]| (?:bitte|svp|stp|please|por favor|porfa|per favore|s'il (?:te|vous) plait|y|e|et|und|aber|mais|pero|ma|pour|para|per|fur|dans|en|in|mit|avec|con|was|que|cosa|qu'est|comment|come)(?![\p{L}'])))`;
const KINDLY =
  "(?:(?:bitte|aussi|encore|noch|auch|anche|tambien|ancora|peux-tu|kannst du|puedes|puoi|on peut|ein bisschen|etwas|un peu|un po'|un poco|mas|mehr|plus|piu) )*";

/** Where no food is named. */
const MORE =
  "(?:etwas |ein bisschen |un peu |un po' |un poco |noch |viel |bien |mucho |molto )*(?:mehr|plus|mas|piu)";
const LESS =
  "(?:etwas |ein bisschen |un peu |un po' |un poco |viel |bien |mucho |molto )*(?:weniger|moins|menos|meno)";
const TOO_MUCH =
  "(?<!(?:ohne|sans|sin|senza) )(?:(?:das|es|c'est|esto|e) (?:ist |sind |es )?)?(?:mir |uns )?(?:(?:viel )?zu viele?|(?:beaucoup )?trop de|demasiad[oa]|tropp[oa])";
/** What the adjective of says too much of: 'zu scharf', 'que no sea tan picante'. */
const NOT_SO =
  "(?:nicht (?:so|zu|ganz so|allzu|ubermassig)|(?:ist |viel )*zu|(?:c'est )?(?:pas (?:si|trop|aussi|tres)|(?:beaucoup )?trop)|(?:que )?no (?:sea |este )?(?:tan|muy|demasiado)|(?:es |esta )?demasiado|(?:che )?non (?:sia )?(?:troppo|cosi|tanto|molto)|(?:e )?troppo)";

/** Adjectives of taste and texture, what more of it is called in English, and what less. */
const QUALITIES: readonly (readonly [adjective: string, more: string | null, less: string | null])[] = [
  ['scharfe?[nrs]?|pikant\\w*|epicee?s?|piquante?s?|relevee?s?|picantes?|piccant[ei]', 'spicier', 'milder'],
  ['cremig\\w*|sahnig\\w*|cremeu(?:x|ses?)|onctueu(?:x|ses?)|cremos[oaie]s?', 'creamier', 'less creamy'],
  ['leichte?[nrs]?|leger(?:e|s|es)?|liger[oa]s?|legger[oaie]', 'lighter', 'heartier'],
  ['gesunde?[nrs]?|saine?s?|san[oaie]s?|saludables?|salutar[ei]', 'healthier', null],
  ['schnelle?[nrs]?|rapides?|rapid[oaie]s?|veloc[ei]|vite', 'faster', null],
  ['einfache?[nrs]?|simples?|faciles?|sencill[oa]s?|semplic[ei]|facil[ei]?', 'simpler', null],
  [
    'kompliziert\\w*|aufwandig\\w*|aufwendig\\w*|compliquee?s?|complicad[oa]s?|complicat[oaie]|laborios[oa]|elaborad[oa]|elaborat[oa]',
    null,
    'simpler',
  ],
  ['gunstige?[nrs]?|billige?[nrs]?|economiques?|barat[oa]s?|economic[oaie]s?', 'cheaper', null],
  ['teuer|teure[nrs]?|chere?s?|car[oaie]s?|costos[oa]', null, 'cheaper'],
  [
    'deftig\\w*|herzhaft\\w*|sattigend\\w*|copieu(?:x|ses?)|consistante?s?|nourrissante?s?|contundentes?|sostanzios[oaie]|saziant[ei]',
    'heartier',
    'lighter',
  ],
  ['susse?[nrs]?|sucree?s?|dulces?|dolc[ei]', 'sweeter', 'less sweet'],
  ['salzige?[nrs]?|salee?s?|salad[oa]s?|salat[oaie]', null, 'less salt'],
  [
    'fettige?[nrs]?|gras(?:se)?s?|grasient[oa]s?|aceitos[oa]s?|grass[oaie]|unt[oaie]|huileu(?:x|ses?)',
    null,
    'less fat',
  ],
  ['schwere?[nrs]?|machtig\\w*|lourde?s?|pesad[oa]s?|pesant[ei]', null, 'lighter'],
  ['knusprig\\w*|kross\\w*|croustillante?s?|croquante?s?|crujientes?|croccant[ei]', 'crispier', null],
  ['dickflussig\\w*|samig\\w*|epais(?:se)?s?|espes[oa]s?|dens[oaie]|spess[oaie]', 'thicker', 'thinner'],
  ['flussig\\w*|liquides?|liquid[oaie]s?', 'thinner', 'thicker'],
  ['saftig\\w*|juteu(?:x|ses?)|moelleu(?:x|ses?)|jugos[oa]s?|succos[oaie]|morbid[oaie]', 'juicier', null],
  ['trocken\\w*|sec|seche?s?|sec[oa]s?|secc[oaie]|asciutt[oaie]', null, 'more sauce'],
];
/** Foods that are not in the catalog, and the words for more and less of them. */
const THINGS: readonly (readonly [thing: string, more: string, less: string])[] = [
  ['zucker|sucre|azucar|zucchero|zuccheri', 'sweeter', 'less sugar'],
  ['salz|sel|sal|sale', 'more salt', 'less salt'],
  ['fett|gras|matieres? grasses?|grasas?|grassi', 'richer', 'less fat'],
  ['ol|huile|aceite|olio', 'more oil', 'less oil'],
  ['sosse|sauce|salsa|sugo|condimento', 'more sauce', 'less sauce'],
  ['gemuse|legumes|verduras?|verdure', 'more vegetables', 'less vegetables'],
  ['eiweiss|proteine?[ns]?|proteinas?', 'more protein', 'less protein'],
  ['kalorien|calories|calorias|calorie', 'heartier', 'lighter'],
  ['scharfe|piquant|piment|picante|piccante', 'spicier', 'milder'],
  ['aufwand|arbeit|travail|boulot|trabajo|lio|lavoro', 'more work', 'simpler'],
  ['zeit|temps|tiempo|tempo', 'slower', 'faster'],
];

const FORMS: readonly (readonly [said: string, form: string])[] = [
  ['suppe|soupe|sopa|zuppa|minestra', 'a soup'],
  ['auflauf|gratin|gratinado|gratinato', 'a gratin'],
  ['salat|salade|ensalada|insalata', 'a salad'],
  ['eintopf|ragout|guiso|estofado|spezzatino', 'a stew'],
  ['curry', 'a curry'],
  ['wok|poelee|salteado', 'a stir fry'],
  ['nudelgericht|pasta|pates', 'pasta'],
  ['risotto', 'a risotto'],
  ['quiche', 'a quiche'],
  ['kuchen|gateau|bizcocho', 'a cake'],
  ['muffins?', 'muffins'],
  ['pizza', 'a pizza'],
  ['omelette?|frittata', 'an omelette'],
  ['burger|hamburguesas?', 'burgers'],
  ['wraps?', 'wraps'],
  ['tacos?', 'tacos'],
  ['sandwich|bocadillo|panino', 'a sandwich'],
  ['lasagne|lasana|lasagna', 'a lasagne'],
  ['spiesse|brochettes|brochetas|spiedini', 'skewers'],
  ['frikadellen|boulettes|albondigas|polpette', 'meatballs'],
  ['puree?', 'a puree'],
];

type Meant = (found: readonly string[], nameOf: (said: string) => string | null) => string | null;
type Rule = readonly [said: string, meant: Meant];

/** In every message. */
const ALWAYS: readonly Rule[] = [
  ...DENIED_HARM,
  ...LIFTED_HARM,
  ...FIGURES_OF_SPEECH,
  ...FOREIGN_PHRASES.map(([said, meant]): Rule => [said, () => meant]),
  // 'Der Allergiker (Ei)'.
  [`allerg(?:iker(?:in)?|iques?|ic[oa]) ?\\(${NAME}\\)`, ([name = '']) => `allergisch gegen ${name}`],
  [
    `(?:ma |aber |mais |pero )?(?:non (?:il|la|i|le) solit[oaie]|nicht (?:der|die|das|den) (?:ubliche[nrs]?|ewige[nrs]?)|pas (?:l'eternel(?:le)?|le sempiternel|la sempiternelle)|no (?:el|la) (?:tipic[oa]|mism[oa])) ${NAME}${END}`,
    ([name = '']) => `but no ${name}`,
  ],
  ...QUALITIES.flatMap(([adjective, more, less]): Rule[] => [
    ...(less
      ? [
          [
            `(?:${NOT_SO}|${LESS}${more ? '' : "|(?:ist |es |esta |c'est |e )?(?:sehr|tres|muy|molto)"}) (?:${adjective})`,
            () => less,
          ] as const,
        ]
      : []),
    ...(more ? [[`${MORE} (?:${adjective})`, () => more] as const] : []),
  ]),
  ...THINGS.flatMap(([thing, more, less]): Rule[] => [
    [
      `(?:${LESS}|${TOO_MUCH}|pas trop|no (?:tanta?|mucha?)|non (?:troppo|troppi|troppe)|nicht (?:so|zu) viel) ${THE}(?:${thing})`,
      () => less,
    ],
    [`(?<!(?:ai|y a|as|avons) )${MORE} ${THE}(?:${thing})`, () => more],
  ]),
  ...NO_EXCLUSIONS,
];

const SWAP = (verbs: string, by: string) =>
  `${KINDLY}(?:${verbs}) ${KINDLY}${THE}${NAME},? ${by} ${THE}${NAME}(?: aus| um| tauschen| austauschen| ersetzen)?${END}`;
const swap: Meant = ([gone = '', come = ''], nameOf) => {
  const [from, to] = [nameOf(gone), nameOf(come)];
  return from && to ? `swap the ${from} for ${to}` : null;
};
const swapBack: Meant = ([come = '', gone = ''], nameOf) => swap([gone, come], nameOf);
const REMOVE =
  'lass|lasse|nimm|enlev(?:e|ez|er)|retir(?:e|ez|er)|supprime[rz]?|vire|laisse(?:z)? tomber|quit(?:a|ale|ar)|sac(?:a|ale|ar)|elimina|retira|omite|togli|togliere|toglilo|leva|ometti|elimina';
const ADD =
  'gib|fuge?|tu|mach|pack|misch|r?ajout(?:e|es|ez|er)|met(?:s|tez|s-y|s-moi)|anad(?:e|ele|ir)|agreg(?:a|ale|ar)|ponle?|ponga|pon|ech(?:a|ale|ar)|mete(?:le)?|incluye|aggiung(?:i|ici|ere)|metti(?:ci)?';

/** Of the dish on screen. */
const OF_THE_DISH: readonly Rule[] = [
  ...BESIDE_THE_DISH,
  [SWAP('ersetze?n?|tausche?n?|wechsle', '(?:durch|gegen|mit)'), swap],
  [SWAP('remplace[rz]?|chang(?:e|ez|er)|echang(?:e|ez|er)|substitue[rz]?', '(?:par|contre|pour|avec)'), swap],
  [SWAP('cambi(?:a|ar|ame|amos)|sustitu(?:ye|ir)|re?emplaz(?:a|ar)', '(?:por|con)'), swap],
  [SWAP('cambi(?:a|are)|sostitui(?:sci|re)|scambi(?:a|are)|rimpiazza', '(?:con|per)'), swap],
  [
    `(?:kein(?:e|en)?|nicht|ohne|pas|sans|no|nada|sin|niente|senza|non) ${THE}${NAME}[,;.]? (?:(?:sondern|aber|mais|pero|ma|lieber|plutot|mejor|meglio|nimm|mettici|metti|usa|mets|mets-y|pon|ponle|dafur|invece|mit|avec|con) )+${THE}${NAME}${END}`,
    swap,
  ],
  [
    `(?:nimm |mets |pon |metti |usa |mit |avec |con )?${THE}${NAME} (?:statt|anstatt|anstelle von|au lieu|a la place|en vez|en lugar|invece|al posto) ${THE}${NAME}${END}`,
    swapBack,
  ],
  [
    `(?:statt|anstatt|anstelle von|au lieu|a la place|en vez|en lugar|invece|al posto) ${THE}${NAME},? (?:lieber |plutot |mejor |meglio |nimm |mets |pon |metti |usa )*${THE}${NAME}${END}`,
    swap,
  ],
  [
    `(?:cambialo|cambiala|cambialos|sustituyelo|reemplazalo|sostituiscil[oaie]|remplace-l(?:e|a|es)|ersetze? (?:es|sie|ihn)|tausche? (?:es|sie|ihn)) (?:por|con|par|durch|gegen) ${THE}${NAME}${END}`,
    ([come = ''], nameOf) => (nameOf(come) ? `with ${nameOf(come)} instead` : null),
  ],
  [
    `(?:lieber|plutot|mejor|meglio|piuttosto|statt ?dessen) (?:mit|avec|con|col|coi) ${THE}${NAME}${END}`,
    ([come = ''], nameOf) => (nameOf(come) ? `with ${nameOf(come)} instead` : null),
  ],
  [
    `(?:mit|avec|con|col|coi) ${THE}${NAME} (?:statt ?dessen|plutot|a la place|en su lugar|mejor|invece)${END}`,
    ([come = ''], nameOf) => (nameOf(come) ? `with ${nameOf(come)} instead` : null),
  ],
  [
    `${KINDLY}(?:${REMOVE}) ${KINDLY}${THE}${NAME}(?: weg| raus)?${END}`,
    ([gone = ''], nameOf) => (nameOf(gone) ? `without the ${nameOf(gone)}` : null),
  ],
  [
    `${THE}${NAME} (?:weglassen|rauslassen|fuera)${END}`,
    ([gone = ''], nameOf) => (nameOf(gone) ? `without the ${nameOf(gone)}` : null),
  ],
  [
    `${KINDLY}(?:${ADD}) ${KINDLY}${THE}${NAME}(?: dazu| hinzu| rein| drauf| hinein| darunter)?${END}`,
    ([more = ''], nameOf) => (nameOf(more) ? `add ${nameOf(more)}` : null),
  ],
  [
    `noch ${THE}${NAME} (?:dazu|hinzu|rein|drauf)${END}`,
    ([more = ''], nameOf) => (nameOf(more) ? `add ${nameOf(more)}` : null),
  ],
  // Who has none at home eats it all the same.
  [
    `(?:no (?:tengo|tenemos|hay|queda|quedan|encuentro)(?: (?:nada|mas) de)?|me falta|non (?:ho|abbiamo|c'e|ci sono|trovo)(?: piu)?|mi manca|(?:je n'ai|j'ai|on n'a|on a|il n'y a) (?:pas|plus) (?:de |d')|il me manque|(?:ich |wir )?hab(?:e|en)? (?:leider )?kein(?:e|en)?(?: mehr)?|mir fehlt) ?${THE}${NAME}(?: (?:da|im haus|zu ?hause|mehr|en casa|a casa|in casa|a la maison))?${END}`,
    ([gone = ''], nameOf) => (nameOf(gone) ? `no ${nameOf(gone)} in the house` : null),
  ],
  [
    `(?:${LESS}|pas trop|no (?:tant[oa]s?|much[oa]s?)|non tropp[oaie]|nicht (?:so|zu) viele?) ${THE}${NAME}${END}`,
    ([less = ''], nameOf) => (nameOf(less) ? `less ${nameOf(less)}` : null),
  ],
  // 'Plus de fromage' may be that there is none left.
  [
    `(?:mehr|mas|piu|(?:avec|encore|un peu|beaucoup) plus) ${THE}${NAME}${END}`,
    ([more = ''], nameOf) => (nameOf(more) ? `more ${nameOf(more)}` : null),
  ],
  ...FORMS.map(
    ([said, form]): Rule => [
      `(?:(?:lieber|plutot|mejor|meglio|piuttosto|auch|gern|bitte) )*(?:als|zur?|en version|en forma de|en|como|come|in versione|in forma di|version|version als) (?:eine?[nr]? |une? |una )?(?:${said})${END}`,
      () => `make it ${form} instead`,
    ],
  ),
  [
    '(?:mach |machs |fais |haz |fai )?(?:die )?(?:doppelte (?:menge|portion)|das doppelte|doppelt so viel|verdopp\\w+(?: die (?:menge|portion(?:en)?|zutaten))?)|(?:pour )?(?:deux|2) fois plus(?: de (?:monde|personnes|gens|quantite))?|(?:pour )?le double|doubl(?:e|ez|er)(?: (?:les|la) (?:quantites?|doses?|proportions|portions?|recette))|(?:el |por )?doble(?: de (?:cantidad|raciones))?|(?:duplica|dobla)r?(?: (?:las?|los) (?:cantidad(?:es)?|raciones|ingredientes|receta|dosis))?|(?:il )?doppio(?: delle (?:dosi|quantita))?|raddoppi(?:a|are|amo)(?: (?:le|la) (?:dosi|quantita|porzioni|ricetta))?|doppia dose',
    () => 'double it',
  ],
  [
    '(?:die )?(?:halbe menge|halfte(?: der menge)?)|halbier\\w*(?: die menge)?|la moitie(?: (?:des quantites|de la recette))?|divise[rz]? (?:les quantites )?par (?:deux|2)|la mitad(?: de (?:la )?(?:cantidad|receta))?|(?:la )?meta (?:dose|dosi|delle dosi)|dimezza(?:re)?(?: le (?:dosi|quantita))?',
    () => 'halve it',
  ],
];

const at = (said: string) => new RegExp(String.raw`(?<![\p{L}'-])(?:${said})(?![\p{L}])`, 'giu');

/** What must not be said before. */
const GUARDS = [TOLD_AS_TRUE, KNOWN, NOT_NOT];

interface Guarded {
  said: string;
  /** Tried only where the rest is found: at every letter of every message it would take longest of all. */
  guards: string;
  meant: Meant;
}

function guarded(said: string, meant: Meant, guards = ''): Guarded {
  const guard = GUARDS.find((each) => said.startsWith(each));
  return guard ? guarded(said.slice(guard.length), meant, guards + guard) : { said, guards, meant };
}

const indexed = (rules: readonly Rule[]) =>
  new RuleIndex(
    rules.map(([said, meant]) => guarded(said, meant)),
    ({ said }) => ({ source: said, flags: 'u' }),
  );

const compiled = memoizeByObject(({ said, guards }: Guarded) => ({
  pattern: at(said),
  guard: guards === '' ? null : new RegExp(guards, 'iuy'),
}));

/** A message with what a rule finds in it said in English. */
function spelledOut(text: string, rule: Guarded, nameOf: (said: string) => string | null): string {
  const { pattern, guard } = compiled(rule);
  return text.replace(pattern, (found: string, ...more) => {
    if (guard) guard.lastIndex = more.at(-2);
    if (guard && !guard.test(text)) return found;
    return rule.meant(more.slice(0, -2), nameOf) ?? found;
  });
}

/** 'Roh', 'asado': what was done to it before. */
const COOKED =
  /(?<![\p{L}])(?:asad[oa]s?|rotie?s?|arrost[oi]|cocid[oa]s?|cuite?s?|less[oaie]|bollit[oaie]|cott[oaie]|gebraten\w*|gekocht\w*|grillee?s?)(?![\p{L}])/giu;
const LEFT_BEFORE = `(?:(?:ein(?:en)? |die |der |un |une |des |les |mes |las |los |gli |degli |un po' di |mis )?(?:reste? (?:vom|von der|von den|von|an)|resten (?:vom|von)|ubrig(?:e[nrs]?| ?gebliebene[nrs]?)|restliche[nrsm]?|restes? (?:de la|de l'|du|des|de|d')|sobras (?:de la|del|de los|de)|restos (?:de la|del|de los|de)|avanzi (?:del|della|dei|delle|dell'|di)|resto di))`;
const LEFT_AFTER =
  "(?:(?:ist |sind |war )?(?:noch )?ubrig(?: ?geblieben)?|von gestern|vom (?:vortag|vorabend|sonntag)|(?:qui (?:me )?restent?|restante?s?|d'hier|de la veille)|(?:que (?:me |nos )?(?:sobro|sobraron|ha sobrado|han sobrado|quedo|quedaron)|sobrantes?|de (?:ayer|anoche))|avanzat[oaie]|rimast[oaie]|di ieri|del giorno prima)";
const IS_LEFT = `(?:(?:me|nos) (?:sobro|sobraron|ha sobrado|han sobrado|sobra)|(?:mi|ci) (?:e|sono|ha) (?:avanzat[oaie]|rimast[oaie]))`;
const left: Meant = ([name = ''], nameOf) => {
  const food = nameOf(name.replace(COOKED, ' ').replace(/ +/g, ' ').trim());
  return food ? `leftover ${food}` : null;
};
const LEFTOVERS: readonly Rule[] = [
  [`${LEFT_BEFORE} ?${THE}${NAME}(?: ${LEFT_AFTER})?${END}`, left],
  [`${IS_LEFT} ${THE}${NAME}${END}`, left],
  [`${NAME} ${LEFT_AFTER}${END}`, left],
  // What is cooked already is no more to be bought.
  [
    `il (?:me|nous) reste ${THE}${NAME}${END}`,
    ([name = ''], nameOf) => (name.search(COOKED) < 0 ? null : left([name], nameOf)),
  ],
];

const RULES = { always: indexed([...LEFTOVERS, ...ALWAYS]), ofTheDish: indexed(OF_THE_DISH) };

/** A dish that somebody will not have. */
const NO_DISH = at(`(?:niente|nada de|(?:surtout )?pas de|(?:bloss )?kein(?:e|en)?) ${THE}${NAME}${END}`);

/** The soup that is called by what is in it: 'crema de calabacín'. */
const SOUPS = at(
  `(?:crema|pure|soupe|creme|veloute|sopa|vellutata|zuppa) (?:de|di|aux?|d') ?${THE}${NAME}${END}`,
);

const folded = (prompt: string) => withoutAccents(prompt).replace(/[’‘`´]/g, "'");

/** What the French eat in the evening is not an American diner. */
const DINER =
  /(?<![\p{L}])dîner(?![\p{L}])|(?<=(?<![\p{L}])(?:un|le|mon|notre|pour le|au) )diner(?![\p{L}])/giu;

/**
 * A message in which what other languages say of a change, or of what is left over, stands in English, where every rule reads it. The
 * same message if it says nothing of the kind.
 *
 * @param isFollowUp whether a dish is on screen that can be changed
 */
export function inEnglishWords(written: string, isFollowUp: boolean, knowledge: CookingKnowledge): string {
  const prompt = written.replace(DINER, 'repas');
  const before = folded(prompt);
  const nameOf = (said: string) => englishName(said, knowledge);
  const inEnglish = (text: string, rule: Guarded) => spelledOut(text, rule, nameOf);
  const always = RULES.always.applied(before, inEnglish);
  const after = isFollowUp ? RULES.ofTheDish.applied(always, inEnglish) : always;
  const { catalog, classicByWord, dishesByWord } = knowledge;
  const isDish = (name: string) =>
    findFood(catalog, name) === null && (classicByWord.has(name) || dishesByWord.has(name));
  const refused = after.replace(NO_DISH, (said, name: string) =>
    isDish(plainPhrase(name)) ? `no ${plainPhrase(name)}` : said,
  );
  const text = refused.replace(SOUPS, (said, name: string) => {
    const food = nameOf(name);
    const soups = food ? [`${food} soup`, `${food.replace(/s$/, '')} soup`] : [];
    return soups.find((soup) => classicByWord.has(plainPhrase(soup))) ?? said;
  });
  return text === before ? prompt : text;
}

/** What a food or dish is called in English; `null` if it is neither. */
export function englishName(
  said: string,
  { catalog, classicByWord, dishesByWord }: CookingKnowledge,
): string | null {
  const plain = plainPhrase(said);
  if (plain.length < 2) return null;
  const english = ENGLISH_OF.get(plain) ?? findFood(catalog, plain)?.name;
  if (english) return english.replace(/,.*$|^(?:raw|canned) | fillets$/g, '');
  return classicByWord.has(plain) || dishesByWord.has(plain) ? plain : null;
}
