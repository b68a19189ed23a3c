/** Most prompts tell of no harm, and the long patterns below are not tried on them. */
export const MAY_TELL_OF_HARM =
  /hives|rash|double|welt|blister|blotch|spots|eczema|asthma|cramp|migraine|headache|heartburn|reflux|indigest|nausea|diarr|\bgas|palpit|ulcer|\bsore|flare|anaphyl|react|\bruns\b|trots|squits|shits|\bwind|\bguts?\b|stomach|tummy|belly|ache|pain|trouble|upset|\bill\b|sick|poorly|unwell|queasy|nauseous|dizzy|faint|bloat|wheez|breath|puff|swell|swoll|fever|throw|vomit|puk|chok|cough|sneez|pass out|keel|collapse|shock|break|broke|\bcom(?:e|es|ing)\b|\bcame\b|feel|hospital|a ?& ?e\b|a and e|casualty|\ber\b|emergency|\bbed\b|ambulance|\bloo\b|toilet|bathroom|icu|drip|clos|itch|tingl|prickl|burn|sting|hurt|tight|numb|throb|peel|churn|seiz|blow|epi ?pen|kill|wreck|destroy|irritat|inflam|aggravat|bother|agree|through|repeat|trigger|sets? off|brings? on|fart|burp|belch|death|\bmix\b|get on|get along|swallow/;
/** A part of the body, or a complaint that comes and goes. */
export const BODY =
  'throat|mouth|lips?|tongue|face|eyes?|eyelids?|skin|stomach|tummy|tum|belly|guts?|chest|airways?|windpipe|gums|ears?|head|hands?|nose|insides|joints|eczema|asthma|ibs|bowels?';
/** What it does if a food does not agree with somebody: 'my throat closes up'. */
const HURTS =
  'clos(?:e|es|ing)(?: up)?|swell(?:s|ing)?(?: up)?|puff(?! past)(?:s|ing)?(?: up)?|itch(?:es|y|ing)?|tingl(?:es?|ing|y)|prickl(?:es?|y)|burn(?:s|ing)?|sting(?:s|ing)?|hurts?|ach(?:es?|ing)|tight(?:ens?|ening)?|numb|cramps?(?: up)?|throbs?|blisters?|flares?(?: up)?|peels?|churns?|seizes? up|blows? up';
const COMPLAINT = [
  'hives|rash(?:es)?|welts|blisters|blotches|spots|eczema|asthma(?: attacks?)?|cramps?|migraines?|headaches?|heartburn|reflux|indigestion|nausea|diarrh?o?ea|gas|palpitations|ulcers?|cold sores?|flare[- ]?ups?|anaphyla\\w*|(?:allergic )?reactions?|(?:the|awful|terrible|bad|chronic|dreadful) (?:runs|trots|squits|shits|wind|guts|stomach|tummy)|(?:stomach|tummy|belly|chest|gut|joint)[- ]?(?:aches?|cramps?|pains?|trouble|upsets?)|(?:a bad|a sore|an upset) (?:stomach|tummy|belly|gut|mouth|throat)|(?:an? )?(?:funny|weird|odd|tingly|fuzzy|itchy|numb|burning|dodgy|gippy) (?:mouth|tongue|throat|tummy|stomach|feeling|lips|face|gums|belly)|grief|gyp|jip|hell',
  'doubled (?:up|over)|bent double|ill|sick|poorly|unwell|queasy|nauseous|dizzy|faint|bloat(?:ed)?|gassy|windy|fart(?:s|ing)?|burp(?:s|ing)?|belch(?:es|ing)?|wheez(?:es?|y|ing)|breathless|blotchy|puffy|swollen|feverish|throw(?:ing)? up|vomit(?:ing)?|puk(?:e|ing)|chok(?:e|ing)|cough(?:ing)?|sneez(?:e|ing)|pass out|keel over|collapse|(?:go(?:es)?|going|went) into (?:anaphylactic )?shock|break out|comes? up in [a-z]+|come out in (?:an? )?[a-z]+|(?:feel|feeling) (?:awful|terrible|dreadful|rough|horrible|weird|funny|odd)',
  '(?:(?:straight|right|rushed|running|run|off|back) )*(?:to|into|in|for|on) (?:(?:the|a|an|my|his|her) )?(?:hospital|a ?& ?e|a and e|casualty|er|emergency(?: room| department)?|bed|ambulance|anaphylactic shock|shock|loo|toilet|bathroom|icu|drip|intensive care)',
].join('|');
/** What a food may do to somebody. */
export const HARM = `${COMPLAINT}|${HURTS}`;
export const SOMEONE =
  "(?:me|him|her|us|them|(?:my|our|his|her|their|the) (?:[a-z]+(?:'s)? ){0,2}?[a-z]+(?:'s)?)";
const MAKES =
  '(?:makes?|made|making|gives?|gave|brings?|brought|causes?|caused|sends?|sent|puts?|lands?|landed|leaves?|left|gets?|turns?|has|have|keeps?|trigger(?:s|ed)?)';
const SETS_OFF =
  '(?:triggers?|sets? off|brings? on|flares? up|aggravates?|irritates?|inflames?|upsets?|kills?|could kill|would kill|nearly killed|hurts?|burns?|wrecks?|destroys?|clos(?:e|es)(?: up)?|bloats?|swells?|repeats? on|bothers?|(?:disagrees?|does(?:n.?t| not) (?:really )?agree|do(?:n.?t| not) (?:really )?agree) with|do(?:es)?(?:n.?t| not) sit well with|(?:goes?|go) (?:straight|right) through)';
const BREATHLESS = "(?:ca|could|wo)n'?t breathe|cannot breathe|can't swallow";
/** 'Walnuts = ambulance.' */
const EQUALS = `(?:=|equals?|means?|spells?) (?:[a-z]+ ){0,3}?(?:${HARM}|ambulance|hospital|a ?& ?e|death)`;
/** 'Prawns and I can't breathe', 'gluten and I don't get on'. */
const TOGETHER = `and (?:i|he|she|they|we|my [a-z]+)(?:'m|'s|'re| am| is| are)? (?:(?:[a-z]+ ){0,3}?(?:${HARM}|${BREATHLESS})|(?:do(?:es)?n'?t|do(?:es)? not) (?:mix|agree|get (?:on|along)))`;
/** Behind a food: 'makes my throat close up', 'sends me to hospital', 'triggers my eczema'. */
export const DOES_HARM = `(?:(?:always|really|usually|often|even|just|seriously|can|could|will|would|might|badly|only|literally) )*(?:${MAKES} ${SOMEONE} (?:[a-z]+ ){0,3}?(?:${HARM})|${SETS_OFF} ${SOMEONE}|${EQUALS}|${TOGETHER})`;

const EATING =
  '(?:(?:ever |even |so much as |just )*(?:eats?|ate|eaten|(?:has|have|had)(?! to\\b| no\\b| time\\b)|touch(?:es)?|tr(?:y|ies)|tastes?|smells?|looks? at|goes? near|drinks?|sees?|gets?|nibbles?)(?: eaten| had)?)';
const WHEN = `(?:from|after|off|because of|due to|by|(?:if|when|whenever|every time|each time|as soon as|the moment|once) (?:(?:i|he|she|we|they|you|(?:my|our) [a-z]+)(?:'ve|'s)?(?: has| have| had)? ${EATING}|there(?:'s| is| are)))`;
/** Before a food: 'my lips tingle when I eat', 'ends up in hospital after', 'an EpiPen for'. */
export const HARMED_BY = `(?:(?:${BODY}) (?:[a-z]+ ){0,2}?(?:${HURTS})(?: [a-z]+)? (?:${WHEN}|with)|(?:comes?|came|breaks?|broke|brings? [a-z]+|brought [a-z]+) (?:out|up) in (?:an? )?[a-z]+ (?:${WHEN}|with)|(?:(?:ca|could|wo)n'?t|cannot|could not|stops?|stopped|struggl\\w+ to|hard to|trouble) breath(?:e|ing) ${WHEN}|(?<!\\b(?:not|never|n't) )(?:${COMPLAINT}|swells? up|swelling up|swell|itch(?:y|ing)?)(?: [a-z]+){0,2} (?:${WHEN}|with)|(?:(?:carr(?:y|ies|ied)|has|have|had|needs?) (?:(?:an?|his|her|their|two|my) )?)?epi ?pens?(?: on [a-z]+)? (?:for|because of|due to|thanks to))(?: (?:eating|having|drinking|touching))?(?: (?:too much|too many|even|as much as|so much as|any|only|a bit of|a single|just|a little|a whiff of|a trace of))*`;
