import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { type Language, languagesOf } from '../request/prompt-language.ts';
import { FOREIGN_ORDINARY_WORDS } from './foreign-ordinary-words.ts';
import { tellsOfIllness } from './telling-words.ts';
import { holds } from './word-forms.ts';

/** 'A la playa', 'am See', 'à la plage', 'al mare'. */
const OF_A_PLACE =
  /\b(?:(?:a|en) (?:la|el|los|las|mi|nuestro)|al|alla|allo|nel|nella|sul|sulla|am|im|zum|beim|ins|(?:in|auf|an|nach|vor) (?:der|dem|den|die|das|meiner|unserer)|au|aux|(?:a|dans|sur|chez) (?:la|le|les|l'|mon|ma|notre)) ?$/;
/** Behind these comes what somebody wishes for, or has. */
const WISHES: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:lieb(?:e|t|en)|mag|mogen|will|wollen|mochten?|hatten? (?:[a-z]+ )?(?:gern|lust)|brauchen?|suchen?|habe?n?|(?:was|wie) (?:kann|konnen|konnte|soll|sollen|mache?|machen|koche?|kochen|geht|passt|gibt)|rezepte?|ideen?|lust|etwas|irgendwas|gerichte?|essen|gib|zeig|mache?|koche?|backe?|kochen|machen|ubrig)\b/,
  fr: /\b(?:ador(?:e|ent|ons)|aime(?:nt)?|j'ai|on a|avons|reste(?:nt)?|veux|veut|voudrai[st]|voudrions|voulons|aimerai[st]|cherch(?:e|ons)|besoin|envie|recettes?|idees?|quelque chose|qqch|que (?:faire|cuisiner)|faire|fai[st]|preparer?|donne[rz]?(?:-moi)?|propose[rz]?|plats?|repas|diner|dejeuner|dessert|entree)\b/,
  es: /\b(?:encantan?|gustan?|adoran?|quier[oe]|queremos|quisiera|necesit[oa]|necesitamos|busco|buscamos|tengo|tenemos|hay|sobr(?:a|o|an|aron)|qued(?:a|o|an|aron)|recetas?|ideas?|algo|dame|hazme|que (?:hago|hacemos|puedo)|cocinar|preparar|hacer|comida|cena|desayuno|almuerzo|merienda|plato|postre)\b/,
  it: /\b(?:adora(?:no)?|ama(?:no)?|piac(?:e|ciono)|voglio|vorrei|vorremmo|vogliamo|cerco|cerchiamo|serv(?:e|irebbe)|ho|abbiamo|avanza(?:to|ta|ti|te|no)?|ricett[ae]|ide[ae]|consigli[oa]?|qualcosa|dammi|fammi|cosa (?:faccio|posso|ci|cucino|preparo)|cucinare|preparare|fare|primo|secondo|piatto|cena|pranzo|dolce|contorno|antipasto)\b/,
};
/** A dish and what is in it, in any of them. */
const OF_A_DISH =
  /^ *(?:(?:une?|eine?[nr]?|una|un') ?(?:[a-z]+ ){1,3}|(?:pasta|riso|risotto|torta|zuppa|minestra|insalata|arroz|sopa|ensalada|tarta|guiso|pates|riz|soupe|salade|tarte|gratin|quiche|nudeln|suppe|salat|auflauf|kuchen|reis|eintopf) (?:[a-z]+ ){0,3})(?:aux?|avec|del?|des|du|di|dell[ae]|mit|vom|con|al|alla|a la|ai|d') ?/;
const A_SOUP = /^ *(?:une?|eine?[nr]?|una) (?:[a-z]+ ){1,3}soup\b/;
/** What those are to do with it for whom it is: 'que mes collègues puissent emporter'. */
const FOR_THEM =
  /\b(?:que|qu'|che|das|die|den) (?:[a-z']+ ){1,3}(?:puiss(?:e|ent)|pued[ae]n?|poss(?:a|ano)|konnen|kann|aim(?:e|ent)|mag|mogen|gust[ea]n?|piac[ce]i?a(?:no)?)\b/;
/** Beside these, a wish is none. */
const REFUSES: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:nicht|nichts|nix|kein[a-z]*|nie|niemals|ohne|weder|kaum|leider)\b/,
  fr: /\b(?:pas|plus|jamais|sans|rien|ni|aucune?|moins|trop)\b/,
  es: /\b(?:no|ni|nunca|jamas|nada|sin|menos|tampoco|demasiad[oa]s?)\b/,
  it: /\b(?:non|ne|mai|niente|nulla|senza|nessun[oa]?|meno|neanche|troppo|troppa|troppi)\b/,
};
/** Who is spoken of, but for those who are cooked for. */
const SOMEBODY: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\bfur )\b(?:er|sie|ihm|ihr|ihn|ihnen|mir|mich|uns|der|die) (?=$)|(?<!\bfur )\b(?:ihm|ihr|ihn|ihnen|(?:mein|unser|sein|ihr)(?:e|en|em|er)? (?:[a-z]+ )?(?:mann|frau|sohn|tochter|kind|kinder|mutter|vater|mama|papa|oma|opa|schwester|bruder|freund|freundin|partner|partnerin|kollege|kollegin|nachbar|nachbarin|gast|tante|onkel|neffe|nichte|schwager|schwiegermutter|schwiegervater|mitbewohner|chef|chefin|enkel|enkelin))\b/,
  fr: /(?<!\bpour )\b(?:lui|leur|(?:mon|ma|mes|son|sa|notre|un|une) (?:[a-z]+ )?(?:mari|femme|fils|fille|enfants?|mere|pere|maman|papa|mamie|papi|soeur|frere|ami|amie|copain|copine|collegue|voisin|voisine|tante|oncle|neveu|niece|beau|belle|chef|invite|invitee))\b/,
  es: /(?<!\bpara )\b(?:(?:mi|mis|su|nuestr[oa]|un|una) (?:[a-z]+ )?(?:marido|mujer|esposa|hijos?|hijas?|madre|padre|mama|papa|abuel[oa]|herman[oa]|amig[oa]|novi[oa]|pareja|companer[oa]|vecin[oa]|ti[oa]|sobrin[oa]|prim[oa]|suegr[oa]|cunad[oa]|jef[ea]|niet[oa]|invitad[oa]))\b/,
  it: /(?<!\bper )\b(?:(?:mi[oa]|mie|miei|su[oa]|nostr[oa]|un|una|un') ?(?:[a-z]+ )?(?:marito|moglie|figli[oa]|madre|padre|mamma|papa|nonn[oa]|sorella|fratello|amic[oa]|fidanzat[oa]|collega|vicin[oa]|zi[oa]|nipot[ei]|cugin[oa]|suocer[oa]|cognat[oa]|cap[oa]|ospite))\b/,
};
/** To whom a food does something, or what comes of it. */
const DOES_TO: Readonly<Record<Language, RegExp>> = {
  de: /\b(?:mir|mich|ihm|ihr|ihn|uns|ihnen|davon|danach|dagegen)\b/,
  fr: /\bm'|\b(?:me|lui|leur|ensuite|apres|ca|cela|ils|elles)\b/,
  es: /\b(?:me|le|les|nos|luego|despues|eso|ellos|ellas)\b/,
  it: /\b(?:mi|gli|ci|dopo|poi|loro|essi|esse)\b/,
};
/** A wish and its food have at most so many letters between them. */
const LONGEST_WISH = 80;

/** Says of the words of a prompt that is not in English which are harmless in a clause, though the chef does not know them. */
export interface ForeignReader {
  isHarmless(
    word: string,
    clause: string,
    said: { food: string | undefined; isBehindAvoided: boolean },
  ): boolean;
}

/** Reads the clauses of a prompt by the ordinary words of the language that it is in. */
export function foreignReader(prompt: string, knowledge: CookingKnowledge): ForeignReader {
  const languages = languagesOf(prompt, knowledge.foreignWords);
  const isOrdinary = (word: string) =>
    FOREIGN_ORDINARY_WORDS.has(word) ||
    languages.some((each) => formsOf(word, each).some((form) => holds(knowledge.foreignWords[each], form)));
  return {
    isHarmless: (word, clause, { food, isBehindAvoided }) => {
      if (food !== undefined)
        return isOrdinary(word) && languages.every((language) => isWish(clause, food, language));
      // 'Gambas … y luego me quedo en la cama' goes on about them.
      if (isBehindAvoided && languages.some((language) => DOES_TO[language].test(clause))) return false;
      if (isOrdinary(word)) return true;
      const at = clause.search(new RegExp(`\\b${word}\\b`));
      return at >= 0 && OF_A_PLACE.test(clause.slice(0, at)) && !tellsOfIllness(word, knowledge);
    },
  };
}

/** German adjectives have an ending more than others. */
function formsOf(word: string, language: Language): string[] {
  const stem = language === 'de' ? /^(.{3,})e[mnrs]?$/.exec(word)?.[1] : undefined;
  return stem ? [word, ...['', 'e', 'en', 'er', 'es'].map((ending) => stem + ending)] : [word];
}

/** Whether a clause wishes for a food that it names, or has it, and speaks of nobody to whom it does something. */
function isWish(clause: string, food: string, language: Language): boolean {
  const at = clause.search(new RegExp(`\\b${food}\\b`));
  const before = clause.slice(0, Math.max(0, at));
  const wish =
    A_SOUP.exec(clause) ??
    OF_A_DISH.exec(before) ??
    [...before.matchAll(new RegExp(WISHES[language], 'g'))].at(-1);
  const forThem = clause.replace(FOR_THEM, ' ');
  return (
    wish !== undefined &&
    before.length - wish.index <= LONGEST_WISH &&
    !REFUSES[language].test(clause) &&
    // Who likes it may be anybody.
    (LIKES.test(wish[0]) || !SOMEBODY[language].test(forThem)) &&
    !DOES_TO[language].test(clause.slice(at))
  );
}

const ARTICLE = "(?:les?|la|l'|los|las|el|il|lo|i|gli|die|der|das) ?";
const WHOSE = '(?: (?:de|di|von) [a-z]+| cru(?:es?|s|d[oaie]s?)?| roh[a-z]*)?';
/** What a food does or is, before anything is said of what becomes of it. */
const DOES =
  '(?:est|sont|etait|es|son|era|eran|e|sono|ist|sind|war|waren|passe(?:nt)?|passa(?:no)?|pasan?|reste(?:nt)?|resta(?:no)?|quedan?|bleib(?:t|en)|fait|font|hacen?|fa|fanno|mach(?:t|en)|ont|han?|hanno|hat|haben|va|vont|van|vanno|geht|gehen|met(?:tent)?|llevan?|vit|vivent|viv(?:e|en|ono)|leb(?:t|en)|gehor(?:t|en)|se|me|le|lui|leur|mi|gli|da noi|ne|ya|chez)\\b';
const AND_SOMEBODY =
  '(?:et|y|e|und) (?:moi|lui|elle|eux|nous|mon|ma|yo|el|ella|mi|nosotros|io|lei|noi|mio|mia|ich|er|sie|wir|mein[a-z]*|unser[a-z]*)\\b';
const TO_SOMEBODY = '(?:me|te|le|les|nos|lui|leur|mi|gli|ci|mir|ihm|ihr)';
/** That it is liked, and that there is some. */
const PLEASES =
  /\b(?:encantan?|gustan?|piac[a-z]+|plai[a-z]+|envie|lieb[a-z]+|schmeck[a-z]+)\b|^ (?:me|mi|nos|ci) (?:ha |han |sono |e |est )?(?:sobr|qued|rest|avanz|rimas)/;
/** Where it is, how it is, and that it is wanted. */
const IS_FINE =
  /\b(?:frigo|congelateur|nevera|congelador|freezer|kuhlschrank|tiefkuhl[a-z]*|placard|despensa|dispensa|bon(?:ne)?s?|bien|gut|okay|ok|bene|buen[oa]s?|fresc[oaih]+s?|frai[a-z]*|frisch[a-z]*|cuit[a-z]*|cocid[a-z]*|cott[oaie]|gekocht[a-z]*|deja|schon|gia|encore|todavia|ancora|weg|[a-z]*huhn[a-z]*|poules?|gallinas?|galline|bauernhof|markt|marche|mercado|mercato|finir|gastar|consumare|favori[a-z]*|preferit[a-z]*|lieblings[a-z]*)\b/;
const LIKES =
  /\b(?:aim[a-z]+|ador[a-z]+|mag|mogen|lieb[a-z]+|am[ao]n?o?|encantan?|gustan?|piac[a-z]+|vien[a-z]+|vient|apport[a-z]+|komm[a-z]+|bring[a-z]+|tra[eh][a-z]*|portano|cocina[a-z]*|cucin[a-z]+|cuisin[a-z]+|kocht?)\b/;

/**
 * Whether a clause in another language says what a food is or does, though of ordinary words only: 'les crevettes et elle, ça fait deux',
 * 'un invité qui tourne au vert avec le lait'. None of the idioms that may say so is in any list.
 */
export function tellsOfFood(clause: string, isAvoided: (word: string) => boolean): boolean {
  const foods = [...new Set(clause.match(/[a-z]+/g))].filter(isAvoided);
  return foods.some((food) => {
    const said = new RegExp(
      `(?:^ *|\\b(?:mais|pero|ma|aber|car|weil|denn|aunque|anche se|obwohl|que|y|et|und) )${ARTICLE}${food}${WHOSE} (?:${AND_SOMEBODY}|${DOES})(.*)$`,
    ).exec(clause);
    if (said) {
      const [what] = said[0].split(new RegExp(`\\b${food}\\b`)).slice(-1);
      return !PLEASES.test(what ?? '') && !IS_FINE.test(said[1] ?? '');
    }
    const [, does = ''] = new RegExp(`\\b${ARTICLE}${food} ${TO_SOMEBODY} (.*)$`).exec(clause) ?? [];
    if (does !== '') return !PLEASES.test(does) && !PLEASES.test(` me ${does}`);
    const [who] =
      new RegExp(
        `\\b(?:qui|que|che|der|die|dem|denen) .*\\b(?:avec|con|mit|bei|von|nach|apres|dopo|coi|col) (?:${ARTICLE})?${food}\\b`,
      ).exec(clause) ?? [];
    return (
      who !== undefined &&
      !LIKES.test(who) &&
      Object.values(SOMEBODY).some((somebody) => somebody.test(clause))
    );
  });
}
