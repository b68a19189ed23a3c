/** Frequent words that English does not have. */
const FOREIGN =
  /(?<![\p{L}'])(?:mit|ohne|und|für|fur|ein|eine|einen|ich|kein|keine|rezept|schnelles?|gericht|abendessen|mittagessen|personen|avec|sans|pour|une|des|les|recette|repas|dîner|personnes|sin|para|una|receta|cena|con|personas|algo|quiero|senza|ricetta|vorrei|qualcosa|per|persone|della|veloce|di|de|du|aux?)(?![\p{L}'])/giu;
const ENGLISH =
  /(?<![\p{L}'])(?:the|with|without|for|and|no|of|my|some|something|make|i|want|recipe|quick|easy|dinner|lunch|soup|minutes|people|in|to|it|not)(?![\p{L}'])/giu;

/** Foreign words in names of dishes that English has taken over. */
const BORROWED =
  /\b(?:(?:chill?i|chile) con carne|con (?:queso|pollo)|(?:steak|coq|boeuf|beef) au (?:poivre|vin)|au (?:gratin|jus|vin|poivre)|duck a l'orange|(?:soup|plat) du jour|creme de \w+|dulce de leche|pico de gallo|pastel de nata|pain au chocolat|tarte au citron|pan con tomate|cordon bleu|pot[- ]au[- ]feu|arroz con \w+|per (?:person|head|portion|serving|day|week)|sin carne|pain perdu|des moines|los angeles|rio de janeiro)\b/giu;

/** Whether a prompt is in English, as far as its small words tell. */
export function isEnglish(prompt: string): boolean {
  const said = prompt.replace(BORROWED, ' ');
  const count = (words: RegExp) => said.match(words)?.length ?? 0;
  return count(FOREIGN) <= count(ENGLISH);
}
