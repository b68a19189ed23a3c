import { memoize } from '#shared/memoize.ts';
import type { Language } from '../request/prompt-language.ts';

/** Somebody who is spoken of, but for those who are cooked for. */
const SOMEBODY: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\bfur )\b(?:er|sie|ihm|ihr|ihn|ihnen|mir|mich|uns|der|die) (?=$)|(?<!\bfur )\b(?:ihm|ihr|ihn|ihnen|(?:mein|unser|sein|ihr)(?:e|en|em|er)? (?:[a-z]+ )?(?:mann|frau|sohn|tochter|kind|kinder|mutter|vater|mama|papa|oma|opa|schwester|bruder|freund|freundin|partner|partnerin|kollege|kollegin|nachbar|nachbarin|gast|tante|onkel|neffe|nichte|schwager|schwiegermutter|schwiegervater|mitbewohner|chef|chefin|enkel|enkelin))\b/,
  fr: /(?<!\bpour )\b(?:lui|leur|(?:mon|ma|mes|son|sa|notre|un|une) (?:[a-z]+ )?(?:mari|femme|fils|fille|enfants?|mere|pere|maman|papa|mamie|papi|soeur|frere|ami|amie|copain|copine|collegue|voisin|voisine|tante|oncle|neveu|niece|beau|belle|chef|invite|invitee))\b/,
  es: /(?<!\bpara )\b(?:(?:mi|mis|su|nuestr[oa]|un|una) (?:[a-z]+ )?(?:marido|mujer|esposa|hijos?|hijas?|madre|padre|mama|papa|abuel[oa]|herman[oa]|amig[oa]|novi[oa]|pareja|companer[oa]|vecin[oa]|ti[oa]|sobrin[oa]|prim[oa]|suegr[oa]|cunad[oa]|jef[ea]|niet[oa]|invitad[oa]))\b/,
  it: /(?<!\bper )\b(?:(?:mi[oa]|mie|miei|su[oa]|nostr[oa]|un|una|un') ?(?:[a-z]+ )?(?:marito|moglie|figli[oa]|madre|padre|mamma|papa|nonn[oa]|sorella|fratello|amic[oa]|fidanzat[oa]|collega|vicin[oa]|zi[oa]|nipot[ei]|cugin[oa]|suocer[oa]|cognat[oa]|cap[oa]|ospite))\b/,
};
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

/** What may be said of a food. */
const formsOf = memoize((food) => ({
  acts: new RegExp(
    `(?:^ *|\\b(?:mais|pero|ma|aber|car|weil|denn|aunque|anche se|obwohl|que|y|et|und) )(?:${ARTICLE}${food}${WHOSE} (?:${AND_SOMEBODY}|${DOES})|${food} ${AND_SOMEBODY})(.*)$`,
  ),
  named: new RegExp(`\\b${food}\\b`),
  toSomebody: new RegExp(`\\b${ARTICLE}${food} ${TO_SOMEBODY} (.*)$`),
  beside: new RegExp(
    `\\b(?:qui|que|che|der|die|dem|denen) .*\\b(?:avec|con|mit|bei|von|nach|apres|dopo|coi|col) (?:${ARTICLE})?${food}\\b`,
  ),
}));

/**
 * Whether a clause in another language says what a food is or does, though of ordinary words only: 'les crevettes et elle, ça fait deux',
 * 'un invité qui tourne au vert avec le lait'. None of the idioms that may say so is in any list.
 */
export function hintsAtFood(clause: string, isAvoided: (word: string) => boolean): boolean {
  const foods = [...new Set(clause.match(/[a-z]+/g))].filter(isAvoided);
  return foods.some((food) => {
    const forms = formsOf(food);
    const said = forms.acts.exec(clause);
    if (said) {
      const [what] = said[0].split(forms.named).slice(-1);
      return !PLEASES.test(what ?? '') && !IS_FINE.test(said[1] ?? '');
    }
    const [, does = ''] = forms.toSomebody.exec(clause) ?? [];
    if (does !== '') return !PLEASES.test(does) && !PLEASES.test(` me ${does}`);
    const [who] = forms.beside.exec(clause) ?? [];
    return (
      who !== undefined &&
      !LIKES.test(who) &&
      Object.values(SOMEBODY).some((somebody) => somebody.test(clause))
    );
  });
}
