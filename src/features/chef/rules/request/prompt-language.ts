import { holds } from '../words/word-forms.ts';
import { plainPrompt } from './plain-prompt.ts';

/** The languages besides English that the chef reads. */
export type Language = 'de' | 'fr' | 'es' | 'it';

/** Their frequent small words that English does not have. Some are in several. */
const SMALL_WORDS: Readonly<Record<Language, string>> = {
  de: `mit ohne und für fur ein eine einen ich kein keine rezept schnelles? gericht abendessen mittagessen personen nicht bitte lieber
    etwas weniger hab habe wir meine[nmr]? auch noch geht ist`,
  fr: `avec sans pour une des les recette repas dîner personnes de du aux? moins svp stp j'ai quelque qqch je nous mon mes cette
    plutôt plutot`,
  es: `sin para una receta cena con personas algo quiero de más menos tengo hoy mejor los las`,
  it: `senza ricetta vorrei qualcosa per persone della veloce con una di più meno ho siamo abbiamo anche niente mia mio togli gli che`,
};
const ofWords = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}'])(?:${words.trim().split(/\s+/).join('|')})(?![\p{L}'])`, 'giu');
const LANGUAGES = Object.keys(SMALL_WORDS) as Language[];
const OF_LANGUAGE: ReadonlyMap<Language, RegExp> = new Map(
  LANGUAGES.map((language) => [language, ofWords(SMALL_WORDS[language])]),
);
const FOREIGN = ofWords(
  [...new Set(LANGUAGES.flatMap((language) => SMALL_WORDS[language].trim().split(/\s+/)))].join(' '),
);
const ENGLISH =
  /(?<![\p{L}'])(?:the|with|without|for|and|of|my|some|something|make|i|want|recipe|quick|easy|dinner|lunch|soup|minutes|people|to|it|not)(?![\p{L}'])/giu;

/** Foreign words in names of dishes that English has taken over. */
const BORROWED =
  /\b(?:(?:chill?i|chile) con carne|con (?:queso|pollo)|(?:steak|coq|boeuf|beef) au (?:poivre|vin)|au (?:gratin|jus|vin|poivre)|duck a l'orange|(?:soup|plat) du jour|creme de \w+|dulce de leche|pico de gallo|pastel de nata|pain au chocolat|tarte au citron|pan con tomate|cordon bleu|pot[- ]au[- ]feu|arroz con \w+|per (?:person|head|portion|serving|day|week)|sin carne|pain perdu|des moines|(?:los|las) (?:angeles|vegas)|rio de janeiro)\b/giu;

/** Whether a prompt is in English, as far as its small words tell. */
export function isEnglish(prompt: string): boolean {
  const said = prompt.replace(BORROWED, ' ');
  const count = (words: RegExp) => said.match(words)?.length ?? 0;
  return count(FOREIGN) <= count(ENGLISH);
}

/**
 * The languages that a prompt which is not in English may be in: those of which it has the most words. Spanish and Italian may be
 * told apart by none.
 *
 * @param ordinary the ordinary words of each language
 */
export function languagesOf(prompt: string, ordinary: Readonly<Record<Language, string>>): Language[] {
  const said = prompt.replace(BORROWED, ' ');
  const words = plainPrompt(said).match(/[a-z]+/g) ?? [];
  const counts = LANGUAGES.map(
    (language) =>
      (said.match(OF_LANGUAGE.get(language) ?? FOREIGN)?.length ?? 0) +
      words.filter((word) => holds(ordinary[language], word)).length,
  );
  const most = Math.max(...counts);
  return LANGUAGES.filter((_, n) => most > 0 && counts[n] === most);
}

/** As `languagesOf`, but none for a prompt that small words of English tell apart. */
export function foreignLanguagesOf(prompt: string, ordinary: Readonly<Record<Language, string>>): Language[] {
  const isToldToBeEnglish = isEnglish(prompt) && (prompt.match(ENGLISH)?.length ?? 0) > 0;
  return isToldToBeEnglish ? [] : languagesOf(prompt, ordinary);
}
