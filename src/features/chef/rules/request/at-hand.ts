/** The mood of a cook who wants to use what is there. */
export const AT_HAND = 'at-hand';
const SAYS_WHAT_IS_THERE =
  /\b(?:(?:i|we) have|ive got|weve got|got|use up|using up|needs? using|to use|what (?:can|could|should) (?:i|we) (?:make|do|cook)|whats? (?:to make|for dinner) with|in (?:the|my) (?:fridge|cupboard|freezer|pantry)|left in|was kann (?:ich|man) (?:mit|aus)|ich hab\w*|wir hab\w*|ubrig|que (?:puedo|podemos) (?:hacer|cocinar) con|tengo|que (?:faire|cuisiner) avec|jai|il me reste|cosa posso (?:fare|cucinare) con|ho)\b/;

/** Whether a plain phrase lists what the cook has. */
export const saysWhatIsThere = (phrase: string): boolean => SAYS_WHAT_IS_THERE.test(phrase);
