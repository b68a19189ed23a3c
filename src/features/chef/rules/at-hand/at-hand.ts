/** The mood of a cook who wants to use what is there. */
export const AT_HAND = 'at-hand';
const SAYS_WHAT_IS_THERE =
  /\b(?:(?:i|we) have|ive got|weve got|got|use up|using up|needs? using|to use|what (?:can|could|should) (?:i|we) (?:make|do|cook)|whats? (?:to make|for dinner) with|in (?:the|my) (?:fridge|cupboard|freezer|pantry)|left in|(?:the )?(?:rest|end|remains) of (?:an? |the |my )?(?:tub|pack|packet|bag|block|jar|tin|carton|pot|bottle)|goes? off (?:today|tomorrow|soon)|(?:needs?|has|have) to go|must go|muss(?:en)? weg|(?:is|are|s) left|a consommer|a finir|hay que gastar|va usat[oa]|vanno usat[ei]|devo (?:usare|finire)|was kann (?:ich|man) (?:mit|aus)|ich hab\w*|wir hab\w*|ubrig|que (?:puedo|podemos) (?:hacer|cocinar) con|tengo|que (?:faire|cuisiner) avec|jai|il me reste|cosa posso (?:fare|cucinare) con|qu ?est ce que je fais avec|que faire (?:de|avec)|ho)\b|^(?:\d+ (?!min|hour|people|person|ingredient|step|course)(?:[a-z]+ ?){1,3}$|(?:half|quarter) (?:a|an|of) |(?:un |une |ein |eine |einen )?(?:demie?|halbe[rsn]?|medi[oa]|mezz[oa]) |an? (?:lonely |single |sad )?(?:bag|tin|can|jar|bit|bunch|block|head|handful|packet|pack|ball|tub|glut|load) of )/;

/** Whether a plain phrase lists what the cook has. */
export const saysWhatIsThere = (phrase: string): boolean => SAYS_WHAT_IS_THERE.test(phrase);
