const OF_COLDS =
  'bad|nasty|horrible|heavy|stinking|rotten|awful|terrible|streaming|chesty|head|winter|summer|common|little|man';
/** Words behind 'a cold' that are cold, or end what is said about being ill. */
const ENDS_ILLNESS =
  '(?= *$| (?:and|so|but|or|please|something|anything|what|i|im|we|my|he|she|need|needs|today|tonight|now|right|at|coming|that|this|help|recipe|ideas?)\\b)';
/** Alone in its clause; behind a food it may be what the food does. */
const SORE_THROAT =
  '(?:(?:i|ive|we|weve|she|he|one(?: of (?:them|us))?|my [a-z]+) )?(?:(?:have|has|had|got|with|for) )?(?:a )?(?:(?:bad|very|really) )*sore throat|(?:(?:my|her|his|our) )?throat (?:hurts|is (?:(?:so|really|very|all) )*(?:sore|raw|scratchy|on fire|killing (?:me|her|him))|like (?:razor ?blades|razors|sandpaper|glass|knives))';
const FOR_SORE_THROAT =
  '\\bfor (?:a|the|my|his|her|our) (?:(?:bad|very|really) )*sore throat\\b|(?<=\\b(?:drinks?|tea|toddy|honey|ginger) )for (?:(?:bad|very|really) )*sore throats?\\b';
/** What is said of having a cold, in the form of `plainPhrase`. */
export const A_COLD = new RegExp(
  `${FOR_SORE_THROAT}|\\b(?:(?:have|has|having|had|got|gets|caught|catching|fighting|nursing|beat|with|for|against|down with|full of) )?(?:(?:a|the|this|my|his|her|our) )(?:(?:${OF_COLDS}) )*colds?${ENDS_ILLNESS}|\\b(?:the )?sniffles\\b|\\bcommon colds?\\b|^${SORE_THROAT}$`,
  'g',
);
/** The same in German, French, Spanish and Italian, and what is said of being ill with nothing more. */
const OF_ONESELF =
  '(?:ich bin|wir sind|ich fuhl(?:e)? mich|je suis|on est|nous sommes|estoy|estamos|me siento|sono|siamo|mi sento)(?: (?:so|total|echt|ziemlich|etwas|ein bisschen|leider|gerade|heute|voll|tres|un peu|vraiment|bien|tellement|muy|un poco|bastante|algo|molto|un po|davvero|tanto))*';
const COLD_ELSEWHERE = `(?:${OF_ONESELF} )?(?:erkaltet|verschnupft|enrhumee?s?|resfriad[oa]s?|acatarrad[oa]s?|raffreddat[oaie])|(?:(?:ich|wir|hab|habe|haben|eine?n?|starke[nr]?|j|ai|un|gros|le|tengo|tenemos|cogido|el|ho|abbiamo|il|brutto) )*(?:erkaltung|schnupfen|rhume|resfriado|catarro|raffreddore)`;
const ILL_ELSEWHERE = `${OF_ONESELF} (?:krank|malades?|enferm[oa]s?|pachuch[oa]|malat[oaie]|ammalat[oaie])`;
/** In the form of `plainPhrase`. */
export const ILL_IN_OTHER_WORDS = new RegExp(`\\b(?:${COLD_ELSEWHERE}|${ILL_ELSEWHERE})(?= *$)`, 'g');
/** Of children who stay at home. */
export const AT_HOME_ILL =
  "(?:(?:my|the|our|both|all|these) )*(?:kids?|children|little ones?|toddlers?|boys?|girls?|son|daughter|twins)(?: are|'re| is|'s)? (?:(?:both|all|still|at) )*(?:home|off(?: school)?) (?:sick|ill|poorly|unwell)(?: from school| today| again)*";
/** In a normalized prompt: the clause says no more. */
export const SAID_OF_ILLNESS = new RegExp(
  `(?<=^|[,.;:!?\\n] ?)(?:${COLD_ELSEWHERE}|${ILL_ELSEWHERE})(?= *(?:$|[,.;:!?\\n]))`,
  'g',
);
/** What somebody with a cold hopes for. */
export const CLEARS = 'clears? (?:the|my|your|his|her|our) (?:nose|head|sinuses)';
/** Words about a cold that say nothing about what may be eaten, in a normalized prompt. */
export const SAID_OF_COLDS = new RegExp(
  `${FOR_SORE_THROAT}|\\b(?:(?:${OF_COLDS})(?= (?:[a-z]+ )?colds?\\b)|${CLEARS}|sniffles)\\b|(?<=^|[,.;:\\n] ?)${SORE_THROAT}(?= *(?:$|[,.;:\\n]))`,
  'g',
);

/** Whether a plain phrase says that someone has a cold. */
export const isAboutACold = (phrase: string): boolean => phrase.search(A_COLD) >= 0;
