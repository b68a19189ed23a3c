import { type CookingKnowledge, wordFor } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';

const ARTICLE =
  '(?:(?:ein|eine|einen|einem|einer|der|die|das|den|dem|un|une|le|la|les|l|des|du|de la|de l|el|los|las|unos|unas|una|uno|il|lo|gli|i|al|au|aux) )?';
const FOOD = `${ARTICLE}([a-z -]+?)`;
/** The dish that it is for. */
const FOR_DISH =
  '(?: (?:dans|pour|in|im|fur|beim?|en|para|per|nei|nel|nella|nelle|negli|nell|nello) [a-z -]+?)?';

/**
 * Questions in other languages, in the form of `wordsApart`, and how they are asked in English. `{}` is the food, which is
 * named in English too.
 */
const QUESTIONS: readonly (readonly [asked: string, inEnglish: string])[] = [
  [
    `wie lange (?:halt|halten)(?: sich)? ${FOOD}(?: sich)?(?: im kuhlschrank)?|combien de temps se (?:garde|conserve)(?:nt)? ${FOOD}|cuanto (?:tiempo )?(?:dura|duran|aguanta) ${FOOD}(?: en la nevera)?|quanto (?:tempo )?(?:dura|durano|si conserva|si conservano) ${FOOD}(?: in frigo)?`,
    'how long does {} keep in the fridge',
  ],
  [
    `wie lange (?:muss|mussen|soll|sollen|kommt|kommen|braucht|brauchen|brat\\w*|gart) ${FOOD}(?: (?:von|mit|a) [0-9,.]+ ?(?:kg|kilo|g))?(?: (?:in den|im|in dem) (?:ofen|backofen))|combien de temps (?:faut il )?(?:pour )?(?:rotir|cuire au four) ${FOOD}(?: de [0-9,.]+ ?(?:kg|kilos?|g))?|cuanto tiempo (?:hay que )?(?:asar|hornear) ${FOOD}(?: de [0-9,.]+ ?(?:kg|kilos?|g))?|quanto (?:tempo )?(?:deve )?(?:arrostire|cuocere in forno) ${FOOD}(?: da [0-9,.]+ ?(?:kg|chili|g))?`,
    'how long do i roast {}',
  ],
  [
    `(?:welche|was fur eine) kerntemperatur (?:hat|haben|braucht|brauchen|muss|mussen|soll|sollen) ${FOOD}(?: haben)?|quelle temperature a coeur (?:pour )?${FOOD}|que temperatura interna (?:para|debe tener) ${FOOD}|(?:che|quale) temperatura al cuore (?:per|deve avere) ${FOOD}`,
    'what internal temp for {}',
  ],
  [
    `wie lange (?:koch\\w*|gar\\w*|brauch\\w*|muss|mussen|soll|sollen)(?: ich| man| wir)? ${FOOD}(?: kochen| garen)?|combien de temps (?:faut il )?(?:cuire|cuit|cuisent|fait on cuire|faire cuire) ${FOOD}|cuanto tiempo (?:hiervo|hierve|hay que (?:hervir|cocer)|se (?:cuece|cuecen|hierve|hierven)|cocer|hervir) ${FOOD}|quanto (?:tempo )?(?:cuociono|cuoce|bollire|cuocere|devo (?:bollire|cuocere)|bollono) ${FOOD}(?: sod[eo])?|cuanto (?:tiempo )?(?:tarda|tardan|necesita|necesitan) (?:en |para )?(?:cocerse|cocer|hervir|hacerse|estar) ${FOOD}`,
    'how long do i boil {}',
  ],
  [
    `(?:was|womit|wodurch|durch was) (?:kann|konnte) (?:ich|man) (?:an)?(?:statt|stelle von) ${FOOD} (?:nehmen|verwenden|benutzen)${FOR_DISH}|(?:womit|wodurch|wie) (?:kann|konnte) (?:ich|man) ${FOOD}${FOR_DISH} ersetzen|(?:womit|wodurch|wie) ersetze (?:ich|man) ${FOOD}${FOR_DISH}|(?:was (?:nehme|nimmt|nehm) (?:ich|man) |ersatz )(?:an)?(?:statt|stelle von|fur) ${FOOD}${FOR_DISH}|(?:par quoi|comment) (?:puis je |peut on |on peut |je peux )?remplacer ${FOOD}${FOR_DISH}|(?:qu est ce que je peux|que peut on|que puis je|je peux|on peut) (?:mettre|utiliser|prendre) (?:quoi )?a la place d(?:e|u|es|e la|e l) ([a-z -]+?)${FOR_DISH}|(?:con que|como|por que) (?:puedo |se puede )?(?:sustituir|sustituyo|reemplazar|reemplazo) ${FOOD}${FOR_DISH}|que (?:puedo |se puede )?(?:usar|uso|poner|pongo) en (?:lugar|vez) de(?:l)? ${FOOD}${FOR_DISH}|(?:con cosa|come) (?:posso |si puo )?(?:sostituire|sostituisco) ${FOOD}${FOR_DISH}|(?:che )?cosa (?:posso |si puo )?(?:usare|uso|mettere|metto) al posto (?:di |del |della |dello |dei |delle |degli |dell )([a-z -]+?)${FOR_DISH}`,
    'what can i use instead of {}',
  ],
  [
    `(?:ist|sind) ${FOOD} vegan|(?:est ce que )?${FOOD} (?:est|sont)(?: il| elle)? (?:vegan|vegane|vegans)|(?:es|son) (?:vegan[oa]s?) ${FOOD}|${FOOD} (?:es|son) vegan[oa]s?|${FOOD} (?:e|sono) vegan[oaie]`,
    'is {} vegan',
  ],
  [
    `(?:ist|sind) ${FOOD} vegetarisch|(?:est ce que )?${FOOD} (?:est|sont)(?: il| elle)? vegetarien\\w*|(?:es|son) vegetarian[oa]s? ${FOOD}|${FOOD} (?:e|sono) vegetarian[oaie]`,
    'is {} vegetarian',
  ],
  [
    `(?:ist|sind|enthalt) ${FOOD} (?:glutenfrei|gluten)|(?:est ce que )?${FOOD} (?:est|sont)(?: il| elle)? sans gluten|${FOOD} (?:es|son) sin gluten|${FOOD} (?:e|sono) senza glutine`,
    'is {} gluten-free',
  ],
  [
    `wie viele? (?:kalorien|kcal) (?:hat|haben|sind in) ${FOOD}|combien de calories (?:y a t il )?(?:dans|a|ont|contient) ${FOOD}|cuantas calorias (?:tiene|tienen|hay en) ${FOOD}|quante calorie (?:ha|hanno|ci sono in) ${FOOD}`,
    'how many calories in a {}',
  ],
  [
    `wie viele? (?:eiweiss|protein) (?:hat|haben|ist in|steckt in) ${FOOD}|combien de proteines (?:dans|a|ont|contient) ${FOOD}|cuanta proteina (?:tiene|tienen|hay en) ${FOOD}|quante proteine (?:ha|hanno|ci sono in) ${FOOD}`,
    'how much protein in a {}',
  ],
  [
    `welche (?:krauter|gewurze)(?: und (?:krauter|gewurze))? passen (?:gut )?zu ${FOOD}|quelles? (?:herbes|epices) (?:avec|vont avec|pour) ${FOOD}|que (?:hierbas|especias) (?:van|combinan) (?:bien )?con ${FOOD}|quali (?:erbe|spezie) (?:vanno|stanno) (?:bene )?con ${FOOD}`,
    'which herbs go with {}',
  ],
  [
    `(?:was|welches (?:gemuse|obst)|welche (?:fruchte|gemuse)) (?:ist|sind|hat|haben) (?:gerade |jetzt |heute )?saison|quels? (?:legumes|fruits)(?: et fruits)? (?:sont )?de saison|que (?:verduras|frutas) (?:son|hay) de temporada|(?:che|quali) (?:verdure|frutta|frutti) (?:sono|c e) di stagione`,
    'what is in season',
  ],
  [
    `(?:kann|darf) (?:ich|man) ${FOOD} einfrieren|(?:est ce qu on peut|peut on|puis je|on peut) congeler ${FOOD}|(?:puedo|se puede|se pueden) congelar ${FOOD}|(?:posso|si puo|si possono) congelare ${FOOD}`,
    'can i freeze {}',
  ],
  [
    `wie (?:bewahre|lagere|lagert|bewahrt) (?:ich|man) ${FOOD}(?: auf)?|comment (?:conserver|garder) ${FOOD}|como (?:guardo|conservo|se guarda|se conserva) ${FOOD}|come (?:conservo|si conserva|conservare) ${FOOD}`,
    'how do i store {}',
  ],
  [
    `(?:posso|si puo|potrei) usare ([a-z ]+?) (?:al posto d(?:i|el|ella|ello|ei|elle|egli)|invece d(?:i|el|ella|ello|ei|elle)) ([a-z ]+)`,
    'what can i use instead of {2}',
  ],
  [
    `(?:puedo|se puede) usar ([a-z ]+?) en (?:lugar|vez) del? ([a-z ]+)|(?:puis je|je peux|on peut) (?:utiliser|mettre) ([a-z ]+?) a la place d(?:e|u|es) ([a-z ]+)|kann (?:ich|man) ([a-z ]+?) (?:statt|anstatt|anstelle von) ([a-z ]+?) (?:nehmen|verwenden|benutzen)`,
    'what can i use instead of {2}',
  ],
  [
    `(?:kann|darf|wie) (?:kann )?(?:ich|man) ${FOOD} (?:aufwarmen|wieder aufwarmen)|(?:peut on|puis je|comment) rechauffer ${FOOD}|(?:puedo|se puede|como) recalentar ${FOOD}|(?:posso|si puo|come) riscaldare ${FOOD}`,
    'can i reheat {}',
  ],
  [
    `wie viele? ${FOOD} (?:pro|fur eine) person|quelle quantite de ${FOOD} par personne|combien de (?!temps|calories)([a-z -]+?) par personne|cuant[oa]s? ([a-z -]+?) por persona|quant[oaie] ([a-z -]+?) (?:(?:a|per) persona|a testa)`,
    'how much {} per person',
  ],
  [
    `welcher wein passt zu ${FOOD}|welchen wein (?:trinkt man )?zu ${FOOD}|quel vin (?:avec|va avec|pour accompagner) ${FOOD}|que vino (?:va|combina|marida) (?:bien )?con ${FOOD}|(?:che|quale) vino (?:va|si abbina|abbino) (?:bene )?(?:con|a) ${FOOD}`,
    'which wine goes with {}',
  ],
  [
    '(?:ist es|sind) (?:gefahrlich|sicher|giftig|schlimm) [a-z ,-]+|(?:kann|darf) (?:ich|man) (?:roh|schimmlig|verschimmelt|abgelaufen)[a-z]* [a-z -]+|est (?:ce|il) (?:dangereux|sur)[a-z -]+|es (?:seguro|peligroso) [a-z -]+|e (?:sicuro|pericoloso) [a-z -]+',
    'is it safe',
  ],
  [
    'plane? (?:mir )?(?:meine|unsere|die) woche|planifie ma semaine|planifica mi semana|pianifica la mia settimana',
    'plan my week',
  ],
  [
    '(?:erstelle?|mach\\w*|schreib\\w*) (?:mir )?(?:eine|meine) einkaufsliste|(?:fais|cree) (?:moi )?une liste de courses|haz(?:me)? una lista de la compra|fammi una lista della spesa',
    'make a shopping list',
  ],
  [
    '(?:wie )?(?:kann ich |kundige? (?:ich )?)(?:mein abo|mein abonnement)(?: kundigen)?|(?:comment )?annuler mon abonnement|(?:como )?cancel\\w* mi suscripcion|(?:come )?(?:annullo|annullare|disdire) (?:il mio )?abbonamento',
    'cancel my subscription',
  ],
  [
    '(?:was|wie) (?:ist|heisst) (?:die|der) (?:hauptstadt|prasident)[a-z ]*|(?:wie )?(?:wird|ist) das wetter[a-z ]*|(?:erzahl|schreib|sing)\\w* (?:mir |uns )?(?:einen?|ein) (?:witz|gedicht|lied|geschichte)[a-z ]*|quelle est la capitale[a-z ]*|quel temps (?:fait|fera)[a-z ]*|raconte\\w* (?:moi )?une (?:blague|histoire)|cual es la capital[a-z ]*|que tiempo (?:hace|hara)[a-z ]*|cuent\\w* un (?:chiste|cuento)|qual e la capitale[a-z ]*|che tempo (?:fa|fara)[a-z ]*|raccont\\w* una (?:barzelletta|storia)',
    // What has nothing to do with cooking is all answered alike.
    'tell me a joke',
  ],
  [
    '(?:wie|was) [a-z ]*\\bversalzen\\w*[a-z ]*|(?:comment|que faire)[a-z ]* (?:trop salee?s?|trop de sel)[a-z ]*|(?:como|que hago)[a-z ]* (?:demasiado|muy) salad[oa]s?[a-z ]*|(?:come|cosa)[a-z ]* troppo salat[oa][a-z ]*',
    'my soup is too salty',
  ],
  [
    '(?:warum|wieso) (?:wird|geht|ist|bleibt) mein (?:brot|teig|hefeteig) (?:nicht|so|immer|zu) [a-z ]+|pourquoi mon pain (?:ne leve pas|est|n est pas|reste)[a-z ]*|por que (?:no (?:me )?sube|queda|me queda) (?:el pan|la masa|mi pan)[a-z ]*|perche il (?:mio )?pane (?:non lievita|e|resta|viene)[a-z ]*',
    'why is my bread so dense',
  ],
  [
    `was (?:ist|sind)(?: eigentlich| denn)? ${FOOD}|qu (?:est ce que c )?est ce que (?:c est (?:que )?)?${FOOD}|c est quoi ${FOOD}|que (?:es|son) ${FOOD}|(?:che )?cos (?:e|sono) ${FOOD}|cosa (?:e|sono) ${FOOD}`,
    'what is {}',
  ],
];
const READ = QUESTIONS.map(([asked, inEnglish]) => [new RegExp(`^(?:${asked})$`), inEnglish] as const);

/** A question in another language as it is asked in English, in the form of `wordsApart`; `null` if it is none of these. */
export function questionInEnglish(said: string, knowledge: CookingKnowledge): string | null {
  for (const [pattern, inEnglish] of READ) {
    const found = pattern.exec(said);
    if (!found) continue;
    const named = found.slice(1).filter((food) => food !== undefined);
    const [asked = named[0], place] = inEnglish.includes('{2}') ? [named[1], '{2}'] : [named[0], '{}'];
    if (asked === undefined) return inEnglish;
    const food = foodIn(asked, knowledge);
    return food === null ? null : inEnglish.replace(place ?? '{}', food);
  }
  return null;
}

/** Wines are no foods of the larder, and cooked with. */
const WINES: readonly (readonly [RegExp, string])[] = [
  [/^(?:vino bianco|weisswein|vin blanc|vino blanco)$/, 'white wine'],
  [/^(?:vino rosso|rotwein|vin rouge|vino tinto)$/, 'red wine'],
];

/** The English name of what is named in any language. */
function foodIn(named: string, knowledge: CookingKnowledge): string | null {
  const wine = WINES.find(([said]) => said.test(named))?.[1];
  if (wine) return wine;
  const { wanted, dishes } = understandRequest(named, knowledge).request;
  const [group] = wanted;
  if (group) return wordsApart(wordFor(group, knowledge));
  const [dish = ''] = dishes;
  return (
    knowledge.classics.get(dish)?.title.toLowerCase() ??
    knowledge.dishes.find(({ id }) => id === dish)?.id ??
    null
  );
}
