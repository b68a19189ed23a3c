/** Shapes of dishes that somebody may have had too often. */
const SHAPES =
  '(?:salads?|sandwich(?:es)?|soups?|curr(?:y|ies)|pasta|bakes?|pizzas?|risottos?|stir[- ]fr(?:y|ies)|stews?|casseroles?|omelettes?|wraps?|burgers?|noodles|traybakes?|lasagnes?|quiches?|stroganoffs?|chill?is?|pies?|sorbets?|trifles?|crumbles?|cakes?|cheesecakes?|brownies?|beans on toast|toast)';
const OF_FOOD =
  '(?:pasta|tuna|cheese|ham|chicken|egg|green|fruit|side|mushroom|tomato|vegetable|veggie|bean|lentil)';
const DULL =
  '(?:sad|boring|sorry|sorry looking|plain|limp|soggy|dull|dry|beige|tired|pathetic|miserable|basic|depressing|bland|bog standard|same old|old|desk|supermarket|packet)';
const ANOTHER = `(?:(?:just|only|simply|yet|even|going to be|be|a|an|another|more|some|the same) )*(?:${DULL} )*`;
const IS_NOT = "(?:(?:is|are|was)n'?t|(?:is|are|was) not)";
const NO_CHOICE = '(?<!\\b(?:if|or|why) (?:[a-z]+ ){0,3})';

/**
 * 'That isn't a sad salad', before the dish that it shall not be: no food is refused. The source of a regular expression for text in the
 * form of `plainPrompt`.
 */
export const NOT_ANOTHER = `(?:that|which|what|it) ${IS_NOT} ${ANOTHER}(?=${SHAPES}\\b(?! (?:but|with|recipe)))`;
/** The same, and what it may be made of, for the form of `plainPhrase`. */
export const NOT_THIS_DISH = `(?:(?:that|which|what|it|something)s? )?(?:${IS_NOT}|not) ${ANOTHER}(?=(?:${OF_FOOD} )?${SHAPES}\\b(?! (?:but|with|recipe)))${NO_CHOICE}`;
