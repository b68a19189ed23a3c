/** Frequent words that English does not have. */
const FOREIGN =
  /(?<![\p{L}'])(?:mit|ohne|und|für|fur|ein|eine|einen|ich|kein|keine|rezept|schnelles?|gericht|abendessen|mittagessen|personen|avec|sans|pour|une|des|les|recette|repas|dîner|personnes|sin|para|una|receta|cena|con|personas|algo|quiero|senza|ricetta|vorrei|qualcosa|per|persone|della|veloce|di|de|du|aux?)(?![\p{L}'])/giu;
const ENGLISH =
  /(?<![\p{L}'])(?:the|with|without|for|and|no|of|my|some|something|make|i|want|recipe|quick|easy|dinner|lunch|soup|minutes|people|in|to|it|not)(?![\p{L}'])/giu;

/** Whether a prompt is in English, as far as its small words tell. */
export function isEnglish(prompt: string): boolean {
  const count = (words: RegExp) => prompt.match(words)?.length ?? 0;
  return count(FOREIGN) <= count(ENGLISH);
}
