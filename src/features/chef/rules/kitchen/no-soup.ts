/** What is eaten with a spoon, by its title. */
export const IS_SOUP =
  /\b(?:soup|broth|bisque|chowder|minestrone|gazpacho|ramen|pho|laksa|borscht|consommé|bouillon|stracciatella|salmorejo)\b/i;
const REFUSES =
  /^(?:(?:but|please|and|just|as long as|aber|bitte|und|pero|mais|ma|por favor|que|che|hauptsache|nur) )*(?:(?:it )?(?:should|must|shall|can|is)(?: not|n t) be|(?:it s |is )?not|no|isn t|nothing like|no (?:sea|quiero|es)|keine?|nicht|(?:qu |que )?(?:ce )?(?:ne )?(?:soit )?pas|non (?:sia|e|voglio)) (?:an? |another |una |une |de |d |eine? |la |al[sz]o )*(?:soups?|suppen?|soupes?|sopas?|zuppa|zuppe|minestra|soupy)(?: (?:please|bitte|por favor|again|though|this time|sein))*$/;

/** Whether a message, apart from kind words, only says that it is to be no soup. */
export const refusesSoup = (said: string): boolean => REFUSES.test(said.replace(/ ?, ?/g, ' '));
