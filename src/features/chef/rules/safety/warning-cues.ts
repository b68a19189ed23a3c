import { memoize } from '#shared/memoize.ts';
import { MEDICINE_CUES } from '../health/medicines.ts';
import { AT_HOME_ILL, SAID_OF_ILLNESS } from '../phrases/colds.ts';
import { LAST_MESSAGES } from '../request/plain-prompt.ts';
import { HARMLESS_AILMENTS, NO_REFUSALS } from '../words/no-refusals.ts';
import { NOT_ANOTHER } from '../words/not-another-dish.ts';
import { LOVES, PRAISES } from '../words/praise.ts';
import { EFFORT_REFUSED, NOT_KNOWN, QUALITIES_REFUSED, TIME_REFUSED } from '../words/qualities.ts';

const wordsOf = (...alternatives: string[]) => new RegExp(String.raw`\b(?:${alternatives.join('|')})\b`, 'g');

/** After a cue, these are not about food: 'no time', 'not too spicy', 'ohne Ofen'. */
const NO_FOODS = [
  'a|an|any|the|much|too|so|very|really|overly|super|more|less|longer|later|only|just|even|quite|all',
  '(?:(?:bear to )?(?:stand|sit|be|sweat) )?(?:at|over|by|near|in front of|next to|beside) (?:the|a|my|that) (?:hot )?(?:stove|hob|cooker|oven|pan)|(?:face|be (?:bothered|arsed|fussed|faffed)(?: with)?) (?:cooking|to cook|the cooking|the kitchen|the oven|the stove)|(?:a )?(?:whole |hell of a )?lots? (?:else|more)|(?:much|many|anything|a great deal) else|else|necessarily|particularly|especially|sure|certain(?! (?:things?|foods?|stuff|ingredients?|items?|ones|bits|products?)\\b)|fussy|picky|bothered|fancy|expensive|complicated',
  'fiddly|faffy|faff|tricky|messy|elaborate|complex|complicated|posh|difficult|hard|heavy|greasy|dry|boring|bland|sweet|cook|cooking|bake|baking|baked|knead|kneading|proving',
  'proofing|heating|reheating|warming|assembly|attention|supervision|babysitting|watching',
  '\\d+(?= *(?:$|[.,;!?]|tonight|today|people))|that (?:melts?|spoils?|leaks?|drips?|smells?|wilts?|goes (?:soggy|off|bad)|needs? (?:a |an |the |any )?(?:fridge|oven|cooking|heating|reheating|cutlery|plates?|fork|knife))',
  'drink(?= *$|[.,;])|that (?:goes|go) off|(?:an? )?(?:dessert|pudding|starter|main|side|soup course)(?: tho(?:ugh)?)?(?= *(?:$|[,.]))|one|besteck|messer|gabel|loffel|teller|couverts?|cubiertos|posate|cutlery|forks?|spoons?|plates?|scales?|weighing|measuring|(?:cooked|made|tried|baked|used|grilled|attempted|done|had a go at)(?= (?:it|one|them|that|this|before)\\b|\\s*$)|\\d+ (?:days?|hours?|minutes?|steps?|pans?|pots?|ingredients?)\\b.*|way|powder|(?:kitchen |blow)?torch|chalumeau|robot|mixeur|batteur|batidora|mixer|standmixer|purierstab|frullatore|churn|fry|frying|time|times|idea|ideas|clue|problem|problems|rush|hurry|preference|preferences|matter',
  'doubt|fuss|mess|stress|effort|waste|leftovers|energy|money|budget|skill|skills|experience|fridge|freezer',
  'refrigerator|electricity|oven|ovens|stove|hob|blender|mixer|microwave|grill|pan|pot|machine|processor|tho|though',
  '(?:pressure|slow|rice|multi)[- ]?cookers?|instant ?pots?|air[- ]?fryers?|thermomix|dutch oven|casserole dish|rolling pin|spatzle(?:hobel|presse)|nudelmaschine|schnellkochtopf|mikrowelle|grill|mixer',
  'wok|steamer|griddle|tagine(?= *(?:$|[.,;]|just|only))|springform|bundt tin|mandoline|pasta machine|paella pan|paellera|freidora|olla|sarten|microondas|microonde|micro[- ]?ondes?|friteuse|cocotte|poele|fuoco|fornelli|fuegos|plaques|herd|(?:(?:accend|cucin|cuoc|encend|cocin|hornea|ensuci|complic|sporc|frigg|allum|anmach|anschmeiss|frittier)[a-z]*|freir|frire|cuire)(?: (?:il|i|la|el|los|las|le|les|den|das|die|nada|niente|rien))*(?: (?:fuoco|fornelli|fornello|forno|fuegos|fuego|horno|four|plaques|feu|herd|ofen|cocina|piastra))?|fritt[oaie]|frit[oa]s?|gebraten|frittiert|equipment|fancy|special|stuck|notice|noticing|reali[sz]e|guess|complain|slaving|standing',
  'spend(?:ing)? (?:hours|all day|ages|too long|much)|washing up|cleaning up|confident|skilled|talented',
  'to (?:go|leave|drive|walk|spend|shop|wait|think|bother|faff|slave|order|wash|clean)|planned|tried|tested|attempted|(?:deep[- ]?|pan[- ]?|shallow[- ]?)?fried|boiled|steamed',
  'stressful|know|mind|worry|want to|have to|need|wait|plan|plans|care|have|got|long|like to cook|feel like',
  'cook|stand (?:for|at|in)|one|kids|child|children|guests|recipe|dish',
  '(?:veg(?:gie|etarian|an)?|meatless|meat-free|plant[- ]based) (?:stuff|food|meals?|dish(?:es)?|things?|recipes?|options?|nonsense|rubbish|today|tonight|this time)',
  'veggie(?! burger| sausage)|vegetarian|crust|base|boden|kruste|zu|so|sehr|mehr|viel|ofen|backofen|backen',
  'kochen|zeit|ahnung|problem|stress|aufwand|four|cuisson|temps|idee|trop|tres|horno|tiempo|muy|demasiado|cher|chere|complique\\w*|longue?|difficile|gras|lourde?|cocinar|complicado|caro|caldo|nada complicado',
  'forno|cottura|tempo|troppo|molto|rischi|rischio|riesgos?|risques?|risiko|risk|pensieri|stress',
].join('|');
export const NO_FOOD = new RegExp(String.raw`^(?:(?:${NO_FOODS})\b\s*)+`);

/** Cues that come before the food to avoid. */
export const BEFORE = [
  "(?:not|(?:is|are|was|were)n'?t) (?:(?:very|that|so|really|too|overly|exactly) )?(?:big|keen|mad|crazy|wild|huge|massive|fussed|sold|struck) (?:on|about)",
  "(?:has|have|had|got|'s|'ve) (?:got )?(?:a|this|some) (?:(?:bit of a|weird|funny|whole|real|big|massive|strange) )*thing (?:about|with|against|around)",
  // What somebody found out, after looking for it.
  "(?:found out|find out|turns out|turned out|discovered|worked out|figured out|finally know)(?: [a-z0-9]+){0,5}?,? (?:that )?(?:it(?:'s| is| was)|the (?:culprit|trigger|cause|problem) (?:is|was))",
  // What somebody does not get down, in other languages.
  'no (?:(?:les?|nos|me|te) )?(?:puedo|puedes?|pueden|podemos|tolero|toleran?|como|comen?|tomo|toman?|bebo|beben?|soporto|soportan?|digieren?|sientan? bien)(?: con(?! (?:el |la )?(?:horno|cocina|prisa|calor)))?(?: (?:comer|tomar|beber|probar|tolerar|digerir))?(?: (?:nada (?:de|con)|ni))?',
  'non (?:(?:gli|le|mi|ci) )?(?:posso|puo|possono|possiamo|tollero|tollera(?:no)?|mangio|mangia(?:no)?|beve|bevono|digerisc[a-z]+|sopporta(?:no)?)(?: (?:mangiare|bere|assaggiare|tollerare|digerire|prendere))?(?: (?:niente (?:con|di)|ne))?',
  "ne (?:peut|peux|peuvent|pouvons|supporte\\w*|tolere\\w*|mange\\w*|digere\\w*|boi[ts]|boivent) (?:pas|plus|ni|aucune?)(?: (?:manger|boire|digerer|supporter|tolerer|prendre))?(?: (?:de|d'|du|des|la|le|les|l'))?",
  'vertr(?:age|agt|agen) (?:(?:leider|uberhaupt|gar|absolut|auch|einfach|momentan|gerade) )*kein(?:e|en|em|er|erlei)?',
  'phobi(?:a|c) (?:of|about|for)|you know (?:the (?:drill|score|deal)|what that means) (?:with|about|for|re)',
  // What was eaten is not there.
  '(?:ate|used|drank|scoffed|eaten|drunk) (?:up )?(?:all|the last|the rest)(?: of)?',
  // Enough of a dish.
  "no more(?! than\\b)|(?:a |need a |want a )?(?:break|rest|change) from|(?:if (?:i|we) (?:see|eat|have|make|get|cook|have to eat) one more|(?:cannot|can'?t|could(?: not|n'?t)) (?:face|do|eat|look at|stand|bear) (?:yet )?(?:another|one more|any more)|(?:do not|don'?t|not) (?:want|give me|need|suggest|fancy) (?:yet )?(?:another|one more|any more)|(?:nicht|kein\\w*) (?:schon wieder|noch (?:ein|mehr)\\w*)|pas encore (?:du|de la|des|une?)|(?:no|non) (?:otra vez|ancora))",
  // Verbs of a dish or a person that does without.
  "(?:nobody|no one)(?:'s| is) allowed(?: to)?(?: (?:eat|have|touch))?",
  '(?:nobody|no one|none of (?:us|them)|neither of (?:us|them))(?: here| at home| (?:at|in|round|of) (?:[a-z]+ ){1,2}[a-z]+)? (?:eats|likes|wants|fancies|feels like|is in the mood for|touches|can (?:eat|have|stand)|is allowed)',
  'skips|omits|ditch(?:es|ing)|drops|dropping|leaves? (?:off|aside)|shuns?|shunning|forgo(?:es|ing)?',
  'forego(?:es|ing)?|(?:pass(?:es|ing)?|passed) on|gives up|swear(?:s|ing)? off|sworn off|(?:puts?|putting) (?:me|him|her|us|them|my [a-z]+) (?:right |clean |completely )?off',
  '(?:do(?:es|ing)?|go(?:es|ing)?|can do|manage|live|cook) without|steers? clear of|stays? away from',
  'get(?:ting)? rid of|nix|scrap|lose the|kill the|forget(?: about)? the|unencumbered by|bereft of|void of',
  'clear of|sparing the|spare me the|anything without|absent|(?:run|ran|gone|went|got|burn(?:ed|t)) through',
  'used up|finished',
  '(?:leave|leaves|leaving|keep|save)(?= (?:the |any |all |my |your )?[a-z]+ (?:for (?:another|some other|someone|later)|behind|at (?:home|the shop|the store)|in the (?:fridge|carton|shop|store|cupboard)|alone|away))',
  '(?:(?:ran|run|running|fresh|all|sold) )?out of(?! date\\b)|w/o|w/out|without|minus|no|not|non|nor|never|none of|zero',
  'excluding|exclude|excludes|except(?: for)?|omit|omitting|avoid|avoids|avoiding|skip|skipping',
  'hold the|ditch(?: the)?|leave out|leaving out|keep out|take out|cut out|remove|drop the',
  'free (?:of|from)|(?:(?:severely|badly|seriously|highly|deathly|deadly|violently) )?allergic(?: to)?|allerg(?:y|ies) to|intolerant (?:to|of)|intolerances? (?:to|of|for)',
  String.raw`sensitive to|sensitivity to|reacts? to|reaction to|anaphyla\w*(?: (?:to|from|with|by))?|hates?|dislikes?`,
  "detests?|loathes?|can(?:'?t|not| not) (?:eat|have|tolerate|stand|digest|do)",
  "(?:do|does|did|must|should|may)(?:n'?t| not) (?:eat|like|want|have|use|add|include|put|contain|tolerate|touch|need|require|involve|call for|do|go near|care for)",
  "(?:can'?t|cannot|couldn'?t) (?:get|find|buy)(?: hold of)?(?: any)?",
  "(?:stay|stays|stayed|staying) off(?: of)?|(?:can'?t|cannot) be (?:anywhere )?(?:near|around)",
  'anything but|everything but|other than|instead of|rather than|stay away from|steer clear of',
  "(?:an)?statt|anstelle(?: von)?|au lieu d(?:es|u|e|')|a la place d(?:es|u|e|')|en (?:vez|lugar) del?|(?:invece|al posto) d(?:ella|ei|el|i)|ersetzen?|tauschen?|remplace[rz]?|sustituy[ae]|sustituir|reemplaza|sostituisci|sostituire",
  String.raw`nothing(?!(?: (?:in|left|there|here|at home|in the [a-z]+))* (?:but|except|apart from|other than)\b| else\b)(?: (?:with|containing))?`,
  String.raw`nichts mit|rien (?:avec|qui contien\w*)|nada con|niente con|verzicht\w* auf|frei von|libres? de|exempte?s? d[e']|priv[oaie] di|no trace of`,
  "keep (?:it )?clear of|lay off|lacks?|lacking|devoid of|sans|pas d[e']|pas|ni|aucune?|sauf",
  "(?:j'|n'|d')?evite[rz]?|replac(?:e|es|ing)|swap(?:ping)?(?: out)?|substitut(?:e|es|ing)(?: for)?",
  "ban(?:s|ned|ning)?(?: on)?|rul(?:e|es|ing) out|jamais|allergiques? (?:au[x]?|a la|a l'|a)",
  "intolerante?s? (?:au[x]?|a la|a l'|al|a los|a las|a)|ohne|kein|keine|keinen|keinem|keiner|keinerlei",
  String.raw`nicht|nix|weder|(?<=\b(?:weder|kein[a-z]*|ohne)\b.*)noch|ausser|vermeide[nt]?|allergisch (?:gegen|auf)`,
  "allergie (?:gegen|auf|aux?|a la|a l'|alle|agli|al)|unvertraglichkeit (?:gegen|von)|sin|nada de",
  'ningun[ao]?|evita[r]?|alergic[oa]s? (?:al|a los|a las|a la|a)|alergia (?:al|a los|a las|a la|a)|menos',
  "senza|niente|nessun[ao]?|evitare|allergic[oaihe]+ (?:alle|agli|allo|alla|all'|al|ai|a)",
  "allergia (?:alle|agli|allo|alla|all'|al|ai|a)|intollerant[ei] (?:alle|agli|allo|alla|all'|al|ai|a)",
  'tranne',
  // Somebody who eats less of it wants a dish without.
  '(?:eats?|eating|have|having|cook|cooking|cutting down on|cut down on|cutting back on|cut back on|go(?:ing)? easy on)(?: (?:a lot|a bit|a little|much|far|way))? less(?! (?:sugar|salt|fat|fatty|carbs?|calories|processed|and less|of|than|often)\\b)',
  "(?:gave|given|gives|giving) up(?: on)?(?! (?:hope|trying|all|cooking|smoking)\\b)|runs? a mile (?:from|at|when (?:he|she|they) sees?)|(?:keep|keeps|keeping|kept) (?:well )?off(?: of)?|(?:won'?t|will not|wouldn'?t) (?:go|come|get) near",
  // Somebody who is told to be sparing with it is safe without it.
  'go(?:es|ing)? (?:steady|careful(?:ly)?) (?:on|with)|(?:go|be|going|being|goes) (?:easy|light|sparing|careful) (?:on|with)(?= (?:the |my |his |her )?greens)',
  // What a food does: 'comes out in hives from shellfish'.
  "(?:(?:goes?|gets?|comes? over|feels?|turns?|went) (?:all |a bit |very |really )?(?:funny|odd|weird|peculiar|strange|red|green)|(?:comes?|came|break(?:s|ing)?|broke|brings? [a-z]+|brought [a-z]+) out in (?:an? )?[a-z]+)(?: [a-z]+)? (?:from|after|off|because of|(?:when|if|whenever) (?:he|she|i|we|they)(?:'ve|'s| has| have)? (?:eats?|eaten|had|has|have))(?: eating| having)?",
  "(?:swells? up|swelling up|comes? out in hives|goes into shock|reacts?|gets? hives|breaks? out) (?:if|when|whenever) there(?:'?s| is| are)(?: so much as| even| ever| just| any)*(?: an?| any)?",
  // What is packing material to somebody is nothing to eat.
  '(?:thinks?|reckons?|says?|swears?|believes?)(?: that)?(?= [a-z]+ (?:is|are|tastes?|smells?)(?: (?:like|of|a|an|the|just|only|pure|really|basically))* (?:packing|cardboard|rubber|rubbery|slimy|slime|gross|disgusting|weird|evil|bland|yucky|horrible|horrid|vile|rabbit|poison|sponge|spongy|flavourless|tasteless|punishment|soap|soapy|dirt|mush|mushy|overrated|pointless|wrong)\\b)',
  '(?:stopped|stopping|quit) (?:eating|having|cooking with|buying)',
  'refus(?:e|es|ed|ing)(?: to (?:eat|touch|try|have))?|(?:turn|turns|turned|turning)(?: (?:down|away)|(?= (?:the |any |all )?[a-z]+ (?:down|away)))|complain(?:s|ed|ing)? (?:about|of)',
  "(?:she|he|they|i|we|who)(?:'s|'m|'re| is| am| are) (?:currently |now |also )?off(?! (?:work|to|on|the|school|duty|for|today|tomorrow)\\b)",
  // Any other denial.
  "(?:do|does|did|is|are|was|were|has|have|had|would|will|should|could|must|need|ca|wo|sha|ai)n'?t|cannot",
].join('|');

/** 'egg-free', 'glutenfree', 'glutenfrei', 'eggless', 'nut allergy', 'Nussallergie'. */
export const BEHIND =
  /\b([a-z]{2,}(?:[ -][a-z]+)?)[ -]free\b|\b([a-z]{3,}?)free\b|\b([a-z]{2,}?)[ -]?(?:frei|los)(?:e[mnrs]?)?\b|\b([a-z]{3,})[ -]?less(?:ly)?\b|\b(?:(?:severe(?:ly)?|serious|bad|nasty|mild|proper|deadly|life[- ]threatening) )?([a-z]{3,}?)[ -]?(?:allerg(?:y|ies|ic|ien?|iker\w*)|intoleran(?:ce|ces|t|z)|intolerante[nr]?|unvertraglichkeit|hat(?:er|ers|ing)|averse|aversion|avoid(?:er|ing|ant)|phob(?:ic|e|ia)|sensitiv(?:e|ity))\b/g;
/** 'Nondairy', 'nonut', 'GF'. */
export const JOINED = /\b(?:non|no)-?([a-z]{3,})\b|\b(gf|df|lf|ef|nf)\b/g;
/** Cues only when a food follows: 'off dairy', '0 eggs', '-eggs', 'bored of chicken', 'korma bar the nuts'. */
export const WEAK_CUE =
  /(?<![\w-])(?:off|hold|wo|0|nada|x|sem|-|(?:bored|tired|weary) (?:of|with)|sick of|fed up (?:of|with)|had enough(?: of)?|enough of|bar(?:ring)?(?: the| any)?|bare of|scratch(?: the)?|nuke(?: the)?)\s*(?=([a-z]+))/g;
/** 'Eggs: none', 'peas? In our house?'. */
export const ANSWERED_NO =
  /\b([a-z]+)(?:\s*[:=?]\s*(?:(?:absolutely|definitely|strictly|please|definitiv|absolut|bitte) )?(?:none|no|nope|nah|naw|never|zero|0|keine?|nein|non|aucune?|nada|ningun[oa]?|nessun[oa]?|not (?:a|in|for|likely|since|any ?more|these days|now|after)|as if|in (?:this|our|my|your) house|yuck|ugh|forget it|hard pass|you must be joking|over my dead body)\b|[\s,–-]+(?:none|nope|nah|never|zero|no,? thanks?(?: you)?|no+pe|nooo+)\b(?=\s*(?:$|[.,;:!?)])))/g;
export const NO_SIGN = /[🚫❌⛔🙅✖🛑]+\s*([a-z]+)/gu;
export const NO_SIGN_BEHIND = /([a-z]+)\s*[🚫❌⛔🙅✖🛑]+/gu;
export const FREE_OF_NO_FOOD =
  /^(?:.* )?(?:stress|fuss|hassle|worry|guilt|mess|care|feel|for|trouble|risk|joy|fun|drama|a|is|are|cage|harm)$/;
export const LESS_THAN_NO_FOOD =
  /^(?:bone|skin|seed|crust|stone|use|end|effort|time|price|flaw|seam|rest|home|cord|wire|stain|count|taste|need|care|hope|point|breath|regard|un|b|stem|rind|pit|head|shell)$/;

/** A food as the subject of a sentence: 'kiwi makes', 'peanuts would', 'eggs and I'. */
export const FOOD_ACTS =
  /\b(?<!\b(?:likes?|loves?|wants?|eats?|enjoys?|prefers?|fancies|fancy|adores?) )([a-z]+) (?:and (?:me|i|him|her|us|them|he|she|they|we)(?!'|m\b| am\b| (?:(?:only |just )?(?:want|need|fancy|hope)|would (?:like|love)|feel like|(?:(?:also|still) )?(?:think|guess|reckon|believe|bought|found))\b)|never|(?:(?:will|would|could|might)(?! (?:be |go |work |do |taste |make )?(?:so |really |quite |very )?(?:nice|great|good|lovely|perfect|fun|ideal|welcome|amazing|well|best|fine|handy|a treat|delicious)\b)|makes?|gives?|gave|causes?|caused|sends?|sent|turns?(?! (?:into|out|golden|brown|soft|up|over)\b)|brings?|(?:is|are) (?:an?|the|my|his|her|our|evil|death|hell)))\b/g;
/** Foods that somebody cannot stomach: 'mushrooms make my son gag'. */
export const FOODS_DISGUST =
  /\b([a-z]+) (?:makes? (?:me|him|her|us|them|(?:my|our|the) [a-z]+) (?:gag|heave|retch|cringe|shudder)|(?:(?:just|always|only|really) )*(?:tastes?|smells?) (?:(?:just|only) )?(?:like|of) (?:soap|dirt|feet|sick|cardboard|perfume|metal|mud|vomit|washing up liquid)(?: to (?:me|him|her|us|them))?)\b/g;
/** The end of a list of foods. */
export const LISTED = /(?:[a-z]+(?:,? (?:and|or|und|oder|et|ou|y|e|o) |, ?| ?[/&+] ?))*[a-z]+$/;
/** How the foods before it are sent away: 'the eggs and nuts have to go', 'nuts: banned'. */
export const FOODS_GO =
  /(?<=[a-z])(?: (?:has|have|needs?|must|should|can|may|could|might|will|would|is|are|gets?|got|ought) (?:to |not |never |n't |all |both |always |also |strictly )*(?:go|gone|leave|stay (?:out|away|home|behind)|disappear|vanish|be (?:left|gone|out|skipped|avoided|omitted|removed|banned|excluded|absent|missing|replaced|off)\b(?: out)?)|:? (?:is |are |strictly |bitte |please )*(?:banned|forbidden|excluded|off[- ]limits|off the (?:table|menu|list)|left out|not (?:welcome|allowed|wanted|an option)|out of the question|off the cards|out of bounds|weglassen|verboten|interdit\w*|proscrit\w*|prohibid\w*|vietat\w*|a no(?:[- ]?go)?)| (?:is|are|was|were)(?:n'?t| not) (?:really |at all |ever |even )*(?:ok|okay|alright|all right|safe|suitable|possible|tolerated|allowed|permitted|an option)(?: (?:this (?:week|month|time)|today|tonight|either|too|now|right now|at the moment|yet|in lent))*(?: (?:for|with|by) (?:me|him|her|us|them|(?:my|our|his|her|the) [a-z]+))?| (?:geht|gehen|darf|durfen|sind|ist|kommen|kommt) (?:leider |gar |uberhaupt |absolut |auch |bei (?:mir|uns|ihm|ihr) )*(?:nicht|tabu|verboten)(?: (?:rein|sein|drin|gegessen werden|vertragen))?(?= *(?:$|[.,;!?)]| und\b| wegen\b| weil\b))|(?: (?:on|in|with) [a-z]+)? (?:is|are) (?:grounds for|(?:a |an )?(?:crime|sin|betrayal|abomination|sacrilege|criminal|illegal|heresy|treason)))\b/g;

/** How foods are left out in as few words: 'so banana and avocado are out too'. */
export const FOODS_OUT =
  /(?<=[a-z]) are (?:all |both |also |still )*out(?: too| as well| then| of the question)*(?=[.,;!?)]| *$| (?:for|because|as|since|but|so)\b)/g;
/** A food that affects someone: 'onions repeat on me'. */
export const FOOD_ACTS_ON =
  /\b([a-z]+) (?!and\b|for\b|with\b|to\b|on\b|in\b|or\b|please\b|let\b|help\b|give\b|that\b|which\b|from\b|like\b|brings?\b|brought\b|reminds?\b|saves?\b|saved\b|feeds?\b|fed\b|cheers?\b|warms?\b|tempts?\b|joins?\b|sold\b|sells\b|told\b|tells\b|taught\b)[a-z]+ (?:on |with |at |to |up |off )?(?:me|him|her|us|them)\b/g;

/** What a food is like for somebody: 'nuts are odd for him', 'dairy feels wrong to my wife'. */
export const FOOD_IS_ODD =
  /\b([a-z]+) (?:is|are|was|were|feels?|seems?|looks?|tastes?)(?: (?:a|an|the|so|very|really|rather|always|often|a bit))* (?!(?:great|good|fine|ok|okay|perfect|nice|best|better|lovely|delicious|fun|new|enough|favou?rites?)\b)[a-z]+ (?:for|to|with|around) (?:me|him|her|us|them|(?:my|our|his|her|their) [a-z]+)\b/g;

/** Cues no list of foods can answer: who is eating, or how a food affects them. */
export const PEOPLE = wordsOf(
  String.raw`pregnan\w*|bun in the oven|(?:is|am|are|'s|'m|be) with child`,
  String.raw`(?:nearly|almost|soon|over|baby|be|is|am|'m|i'm|im) due|due (?:date|any|in \d)`,
  'dietary(?! fib(?:re|er))(?: [a-z]+)?|sibo|uric acid(?: (?:levels?|is|are|too|very|high|up))*',
  'first (?:foods?|solids?|tastes|bites)',
  // What it is, is told beside it or not at all.
  '(?:special|strict|certain|dietary|diet|food|eating|medical|religious|health|nutritional) (?:diets?|restrictions?|requirements?|needs|issues?|limitations?|rules?|conditions?|sensitivit(?:y|ies)|reasons)|(?:restricted|restrictive|limited) diets?',
  '(?:trying|hoping|planning) (?:for|to have) (?:a|another|our|our first) baby',
  // What somebody cannot bite or chew, for now or for good.
  "(?:ca|could|wo)n'?t (?:really |even |properly )?(?:chew|bite)(?: (?:much|properly|well|hard (?:things|food|stuff)|anything(?: hard)?|meat|food|things))?|(?:cannot|can not|unable to|not able to|struggl\\w+(?: to| with)?|difficult\\w*(?: to| with)?|trouble|hard to|hardly|barely|no longer|not) (?:chew|bite)(?:ing)?|chewing (?:problems?|difficult\\w*|issues?|trouble)|(?:no|without|lost (?:all )?(?:his|her|my|most of (?:his|her|my))|hardly any|only a few|missing|few) (?:teeth|molars)|toothless|chew(?:s|ing)? (?:very |so |really |rather )?(?:badly|poorly|with difficulty)|(?:bad|poor|terrible|weak|rotten) teeth|kaut (?:sehr |so |nur |nur noch )?schlecht|schlechte zahne|mache (?:tres |si )?(?:mal|difficilement)|mauvaises? dents?|mastica (?:muy |molto )?(?:mal|male|con dificultad|a fatica)|(?:new|loose|ill[- ]fitting|broken|without (?:his|her|my|any|the)|lost (?:his|her|my)|no) dentures|soft[- ](?:foods?|diet|meals?)|(?:no|non|ne) (?:puede|puedo|pueden|puo|posso|peut|peux) (?:pas )?(?:masticar|masticare|macher)|(?:kann|konnen) (?:nicht|kaum|schlecht|nur schwer) (?:mehr )?(?:gut |richtig )?kauen|(?:mal|peine|difficultes?) a (?:macher|mastiquer)|fatica a masticare|cuesta (?:mucho )?masticar|dificultad(?:es)? (?:para|al) masticar|(?:schwierigkeiten|probleme|muhe) beim kauen",
  'wisdom (?:te+th|tooth)(?: (?:out|removed|taken out|extracted|pulled(?: out)?))?|(?:teeth|tooth)(?: (?:was|were|is|are|just|got|has been|have been|being))* (?:out|removed|pulled(?: out)?|extracted|taken out)|(?:tooth|teeth|dental|wisdom) (?:extractions?|surgery|implants?|operation)|root canal|toothache|(?:sore|painful|broken|aching) (?:mouth|gums|teeth|tooth|jaw)|mouth (?:ulcers?|sores|surgery)|jaw (?:surgery|(?:is |was )?(?:wired|broken))|tonsils? (?:out|removed)|tonsillectomy',
  '(?:son|daughter|boy|girl|lad|kid|child|nephew|niece|grandson|granddaughter|sohn|tochter|kind|enkel(?:in)?|neffe|nichte|fils|fille|hijo|hija|nieto|nieta|figlio|figlia)(?: [a-z]+)?,? (?:\\((?:aged? )?[1-4](?=\\))|aged? [1-4])',
  "(?:do|does)(?:n'?t| not) (?:have|need|want) to (?:chew|bite)|(?:no|without|little|less|needs? no) (?:chewing|biting)",
  '(?:water (?:tablets|pills)|diuretics?)|(?:stoma|ileostomy|colostomy|ostomy)(?: bag)?',
  '(?:kids|children|boys|girls|twins|grandkids|grandchildren|nieces|nephews|(?:little|small) ones)(?:(?: are| is| eat(?:ing)?| have| having| joining| it| this| too| as well| aged| ages|,| \\())* ?[1-4] (?:and|&|und|et|y|e) \\d{1,2}(?! (?:kg|g|ml|people|of|min|hours?|pm|am)\\b)',
  'post[- ]?op(?:erative(?:ly)?)?|ich stille',
  'phosph(?:orus|ates?)|(?:bad|weak|dodgy|failing|poorly|damaged|only one) kidneys?|(?:(?:his|her|my|their) )?kidneys (?:are |is |have |were )?(?:shot|knackered|buggered|gone|giving up|on their way out|struggling|bad|failing|failed|weak|dodgy|poorly|damaged|packed (?:in|up)|not (?:great|good|working))|kidney (?:diet|trouble|issues?|function|condition)(?: \\(?low potassium\\)?)?',
  '(?:chronic )?kidney[- ]failure|ckd|esrd|diverticul\\w*(?: diseases?)?|divertikul\\w*|neutropeni\\w*|neutropaeni\\w*|kidney stones?|appendix (?:out|removed)|hernia (?:op|operation|repair)',
  '(?:greek |russian |serbian )?orthodox (?:good friday|holy week)|(?:double|triple|quadruple)(?: heart)? bypass',
  'fruitarians?|gaps diet|specific carbohydrate diet|mast cell(?: \\w+)?|mcas|eosinophilic(?: \\w+)?',
  'texture[- ]modified(?: (?:diets?|foods?|meals?))?|soft (?:and|&) bite[- ]?sized?|minced (?:and|&) moist|iddsi(?: level)?(?: [3-7])?',
  'puree[ds]? (?:foods?|diets?|meals?|dinners?)|(?:foods?|diets?|meals?|dinners?) (?:must be |has to be |have to be |needs? to be |need to be |all )?pureed',
  // Nobody here knows how thick it has to be.
  "swallowing (?:problems?|difficult\\w*|issues?|trouble)|dysphagia|(?:can'?t|cannot|trouble|difficulty|struggl\\w*(?: to)?|hard to) swallow(?:ing)?|thickened (?:foods?|fluids?|liquids?|drinks?|meals?)|iddsi",
  "(?:lad|boy|girl|son|daughter|kid|child|children|(?:lad|boy|girl|kid|twin|grandkid|son|daughter|tot)s|little (?:one|man|ones)|grandson|granddaughter|nephew|niece|he|she|they|who)(?:'s|'re| is| are| just turned| has just turned| turned)? (?:only |just |nearly |almost )?(?:1|2|3|4|one|two|three|four)(?=[.,;!?]| *$| (?:and|so|now|next)\\b)",
  '(?:just |nearly |about to )?(?:turned|turning|turns?) (?:1|2|3|4|one|two|three|four)(?=[.,;!?]| *$| (?:and|so|now|next|tomorrow|today|on)\\b)',
  '(?:(?:watch|mind|cut|reduc|lower|limit|keep|avoid|restrict)(?:e|es|ing|ting|s)?|(?:be |being )?careful with|go(?:ing)? easy on|less)(?: (?:back|down))?(?: on)? (?:the |too much |(?:his|her|my|our|their) )?(?:salt|sodium)(?: intake| (?:down|low))?(?= *(?:[.,;!?]|$|and\\b|so\\b|since\\b|after\\b|because\\b|for\\b|but\\b|these\\b|now\\b|he\\b|she\\b|they\\b))',
  "(?:low )?(?:(?:his|her|my|our|their|blood|mum's|dad's) )+(?:sugars?(?: levels?)?|pressure|iron|salt|potassium|levels?)",
  String.raw`preggo|preggers|conceiv\w*|ttc|(?:first|1st|second|2nd) birthday`,
  String.raw`(?:have|has|having|had|got|with) a (?:bad )?cold|flu|influenza|grippe|grippal\w*|gripe`,
  String.raw`expecting(?! (?:guests|company|friends|visitors|people|family|them|\d+)\b)|breast ?-?fed(?: (?:bab(?:y|ies)|newborn|infant|son|daughter|child|twins|one))?|breast ?-?feed\w*(?: (?:a|an|my|our|the|her|his|their) (?:[a-z]+ ){0,2}?(?:baby|newborn|infant|toddler|son|daughter|boy|girl|child|little one|twins?))?|nursing(?! (?:homes?|students?|degree|shifts?|jobs?|staff|a (?:cold|hangover|pint|sore)))`,
  '(?:breast-?)?feeding (?:a|my|our|the|this) (?:(?:new|tiny|little) )?(?:newborn|baby)(?=[^.!?]*\\b(?:(?:i|my wife|she) (?:eat|eats|have|has|drink)|(?:my|her) (?:diet|milk)|one[- ]handed)\\b)',
  'trimester|infants?|toddlers?|newborns?|weaning',
  String.raw`(?<!(?<!\b(?:my|our|his|her|their|for (?:a|the)) )dutch )bab(?:y|ies)(?! (?:monitors?|sitters?|sitting|photos?|spinach|potato\w*|carrots?|corn|sweetcorn|lea[fv]\w*|back|ribs?|kale|pak|bok|plum|beet\w*|onions?|greens|squid|octopus|peas|marrow|artichokes?|gem|arugula|rocket|shower|tomato\w*|turnips?|leeks?|courgettes?|zucchini))`,
  String.raw`(?<!\b(?:sober|clean|dry|married|together|dating)(?: for)? (?:about |over |nearly |almost )?)(?<!\b(?:shut|closed|wired|plaster|cast|work|diet|rest|hospital|bed|recovering|recovery|holiday|away|ill|cooked|open|over)(?: for| in| over)? (?:about |over |nearly |almost )?)(?<!\b(?:type|tipo|typ|stage|step|phase|level) )(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|un|deux|trois|ein|zwei|drei|dos|tres|due|tre)[- ]?(?:weeks?|wochen?|semaines?|semanas?|settimane?|months?|monate?n?|mois|mes|meses|mesi|jahren?|jahrige\w*|ans|anos|anni|years?|yrs?)\b(?! (?:anniversary|of marriage|together|ago|wedding|all inclusive|sober|clean|dry|in recovery|without|in (?:[a-z]+ )?(?:spain|france|italy|greece|portugal|turkey|bed|a row)|post\b|after\b|of (?:rain|work|holiday|night|sun)|off\b|away|into|until|till|since|straight|now|later|before|left|to go)\b)[- ]?(?:olds?)?`,
  String.raw`(?:milk|breast ?milk) supply|(?<!\b(?:types?|tipos?|typ|stages?|steps?|phases?|estadio|stadium|stade|stadio|grades?|grado|level|nivel|niveau) )\d ?(?:m|mos?|yo|y/o|m/o|yrs?|y(?! (?!old|of)[a-z]))\b|small child(?:ren)?`,
  String.raw`young child(?:ren)?|little one|ill|illness|sick(?! (?:and tired )?of\b)|disease|cancer|chemo\w*(?: patients?)?|(?:(?:type[- ]?(?:1|2|one|two|ii?)|t[12]|gestational|borderline) )?(?:pre-?)?diabet\w*|insulin(?:[- ]resistan\w*)?|(?:(?:devout|strict|practi[sc]ing|observant|religious|pious) )?hindus?|brahm[ia]ns?|iyengars?|iyers?|vaishnav[a-z]*|swaminarayan|hare krishnas?|iskcon|sikhs?|mormons?|latter[- ]day saints?`,
  "gall ?(?:stones?|bladder)(?: (?:attacks?|problems?|trouble|issues?|removed|out))?|kidney (?:disease|failure|patient|problems?)|renal|dialysis|crohn'?s?|colitis|(?:gout(?:y)?|ibs|(?:acid |silent )?reflux|gerd|heartburn|indigestion|gastritis)(?:[- ](?:flare[- ]?ups?|flare|flares|flaring|attacks?|diet|sufferers?|friendly)| (?:is |has been )?(?:playing|acting) up)?|alpha[- ]?gal",
  String.raw`hypertension|high blood pressure|(?:(?:low(?:er)?(?:ing)?|high|raised|bad|reduc\w+)[ -])?(?:(?:his|her|my|their|the) )?cholesterol\w*|immun\w*|(?:(?:bone marrow|stem[- ]cell|liver|heart|lung|kidney|organ) )?transplant(?:s|ed)?|histamin\w*(?: (?:intoleran\w*|sensitiv\w*|issues?|problems?))?|(?:hereditary )?(?:fructose|fruktose|fruttosio|fructosa)(?:[- ]?(?:mal ?absor[bp]\w*|intoleran\w*|intolleran\w*|unvertraglich\w*|issues?|problems?))?|fodmap|pku`,
  String.raw`phenylketonuri\w*|favism(?:o|us|e)?|g6pd(?:[- ]deficien\w*)?|epi ?pen\w*|anaphyla\w*|allerg\w*|alerg\w*|intoleran\w*|intolleran\w*`,
  String.raw`intoleranz\w*|unvertraglich\w*|could kill|deadly|makes? (?:me|him|her|us|them) (?:ill|sick)`,
  '(?:insulin )?pump and (?:a )?(?:monitor|sensor)|(?:glucose|continuous|blood) (?:monitor|sensor|meter)s?|(?:an? |his |her |my )?insulin pump|libre|dexcom|cgm',
  'latex(?: allergy)?(?! gloves)|birchpollen allergy|good friday|ash wednesday|(?:(?:orthodox|great) )?lent(?: fast)?|orthodox fast|lenten|passover|pesach|seder|low[- ]histamine',
  String.raw`medication\w*|medicines?|pills|surgery|surgical|operation`,
  "heart (?:attack|disease|failure|condition|problems?|thing|trouble|scare|issues?|bypass|surgery|op|murmur)|(?:dad|mum|mom|father|mother|husband|wife|grandad|nan|gran|his|her|my)'?s? heart(?! (?:out|desire|content))(?: (?:attack|disease|failure|condition|problems?|thing|trouble|scare|issues?|bypass|surgery|op|murmur))?|stroke|coeur|kidney[- ]friendly",
  "doctor'?s?'? (?:orders?|says?|said|advice|advised|told)|(?:the|my|his|her) doctor",
  String.raw`low[- ](?:potassium|residue|oxalate|phosph\w*|fibre diet|fiber diet)|potassium|nieren\w*`,
  String.raw`niereninsuffizienz|reizdarm|zuckerkrank\w*|bluthochdruck|herzinfarkt|stillzeit|renale?s?|insuffisance`,
  String.raw`intestin|colon|hypertendue?s?|hipertens\w*|ipertes\w*|schwanger\w*|stillen\w*|laktierend\w*|kleinkind\w*|saugling\w*`,
  String.raw`einjahrig\w*|krank\w*|krebs|diabetiker\w*|gicht|enceintes?|grossesse|allait\w*|bebes?|nourrissons?`,
  'malades?|embarazad[ao]s?|embarazo|lactancia|enferm[oa]s?|incinta|gravidanza|allattamento|neonat[oi]',
  'malat[oaie]|bimb[oaie]|bambin[oi] piccol[oi]|niñ[oa]s? pequeñ[oa]s?|ninos? pequenos?|ninas? pequenas?',
  'jeunes? enfants?|tout[- ]petits?',
  ...MEDICINE_CUES,
);

/** Words people use only about something they must not eat, and 'without' in languages we do not read. */
export const ALARM = wordsOf(
  "up to here|had (?:his|her|my|our) fill|over my dead body|(?:would|'d) (?:rather|sooner) (?:starve|die|go hungry|eat (?:my|his|her|their|a) [a-z]+)|about as much as",
  'with (?:a|its) face|(?:had|has) (?:a )?(?:face|mother|heartbeat)|anything that (?:walked|swam|flew|had)',
  'forbidden|taboo|tabu|banned?|bans?|excluded|ruled out|off[- ]limits|off the (?:table|menu|list|cards)',
  "(?<!\\b(?:kids|children|boys|girls|lads|we|they|i|he|she|family|guests|everyone|everybody|parents|wife|husband|son|daughter|sun|weather|school|schools|teenagers|grandkids) )(?:is|are|'s|'re) (?:out(?! of (?:date|town|action|order|the))|off|not|never|bad|dangerous|a problem)|not an option",
  String.raw`(?:not|n't|never) agree with|react(?:s|ed)? (?:badly|to)|aside|left out|sensitiv\w*|quit|gave up`,
  String.raw`given up|giving up|cutting (?:out|down)|hives|rash|swell\w*|swollen|itch\w*|bloat\w*|wheez\w*|asthma\w*`,
  String.raw`disagrees? with|upsets?|stomach\w*|hospital\w*|ambulance|tummy|cramps?|migraines?|flare[- ]?ups?`,
  'triggers?|no[- ]?go(?! back\\b)|(?:leave|leaving|keep|take|cut) (?:[a-z]+ ){1,3}(?:off|out)|weglassen|weg ?zulassen',
  String.raw`unmoglich|imposible|impossibile|impossible(?! (?:burger|beef|meat|to ))|verboten|verzicht\w*|severe(?:ly)?|lethal|fatal|poison\w*|would kill|kills? (?:me|him|her|us|them)`,
  String.raw`reactions?|traces?|[a-z]+-safe|safe for|interdit\w*|proscri\w*|prohibid\w*|vietat\w*`,
  String.raw`apt[oaie]s? (?:para|per)|dieta|regime sans|exempt\w*|priv[oaie] di|libres? de|plus d(?:e |')(?=[a-z])`,
  "(?:oat|soya?|almond|rice|plant|vegan|goat'?s?|lactose[- ]free) (?:milk|butter|cheese|yogh?urt|cream) only",
  "only (?:oat|soya?|almond|rice|plant|vegan|goat'?s?) (?:milk|butter|cheese|yogh?urt|cream)|jain|jainism",
  // What a food did to somebody.
  String.raw`(?:red )?(?:patches|blotch\w*|welts|pimples)|puff(?:s|ed|ing|y) up|(?:go(?:es)?|went|goes straight) into (?:anaphylactic )?shock|lips? (?:tingl\w*|went|go|goes|swell\w*)|throat (?:close\w*|tight\w*)`,
  String.raw`ausschlag|quaddeln|juckreiz|juckt|anschwell\w*|schwillt|schwellen|geschwollen|erbricht|luftnot|atemnot|notaufnahme|notarzt`,
  String.raw`plaques(?! (?:de cuisson|electriques|a induction))|boutons|urticaire|gonfl\w*|demang\w*|vomi\w*|urgences`,
  String.raw`ronchas|sarpullido|hincha\w*|picor|picazon|urgencias|se ahoga|macchie rosse|orticaria|gonfia\w*|prurito|pronto soccorso`,
  String.raw`(?:went|goes|going|turn(?:s|ed|ing)?|gets?|got) (?:all )?(?:blue|purple|grey|gray|limp|floppy|puffy)|(?:stopped|couldn't|could not|can't|cannot|hard to|struggl\w* to) breath\w*|passed out`,
  'fasting|careme|cuaresma|quaresima|fastenzeit|zonder|uten|uden|utan|bez',
  // 'Without', 'not' and 'forbidden' in further languages.
  'ilman|nelkul|fara|tanpa|brez|geen|ingen|forbudt|forbjud\\w*|verboden|zabron\\w*|kielletty|yasak|niet',
  "[a-z]+ and (?:i|me|we|(?:my|our) [a-z]+),? never again|no longer (?:mates|friends|pals|speaking|on (?:good )?(?:speaking )?terms)|(?:is|are) the devil(?:'s work)?|wotsits?|whatsits?|thingumm\\w+|chunder\\w*|barf\\w*|puk(?:e|es|ed|ing)|spew\\w*",
  '(?<!\\bmelts? )in (?:my|his|her|their) (?:mouth|throat|gums|gob)|puff(?:s|ed)? (?:[a-z]+ ){1,2}up|can (?:do one|get lost|get stuffed|jog on|sod off|get in the bin)',
  "(?:makes?|made|gives?|gave) my (?:mouth|gob|lips?|throat|face|eyes?|eyelids?|skin|tongue|gums|ears?|chest|belly|guts?)(?! (?:water|sing|happy|dance)\\b)|(?:had|having) (?:his|her|my|their) (?!wisdom|teeth|tooth|tonsils|appendix|gallbladder)[a-z]+ (?:out|removed)|runs? in the (?:family|blood|genes)|[a-z]+'s in the (?:family|blood|genes)",
  '(?:go|goes|going|went) (?:straight|right) through|carr(?:y|ies) (?:an?|his|her|their|two) (?:epi)?pens?|(?<!\\b(?:oven|hob|stove|fridge|boiler|wifi|car|cooker|grill|microwave|back|kids|boys|girls|children)(?: (?:is|are|was))? )(?:acting|playing) up',
);

/** What sounds like a cue and is none: 'a shift at the hospital', 'no pressure', 'he can cook and I am not'. */
export const NO_CUE = wordsOf(
  // What somebody was told they have has been read, and is blank.
  "(?:has|have|had|was|were|'s|'ve|got) (?:just |recently |now )?(?:been )?(?:told|informed)(?: that)? (?:he|she|they|i|we)(?: now| also)? (?:has|have|had|'s|'ve)(?: got)?(?= {3,})",
  // What is about to go off is to be used up.
  "(?:(?:that|which)(?:'s| is| are) )?(?:(?:is|are|all|just|slowly|rapidly|a bit|already) )*(?:going|gone|getting|turning|looking|starting to (?:go|look|get)) (?:a bit |a little |very |rather |quite |pretty |all |slightly )?(?:limp|wilted|wilty|soft|soggy|floppy|brown|wrinkl(?:y|ed)|sad|tired|shrivell?ed|yellow|overripe|mushy|bendy|rubbery|stale)",
  // Somebody without a dishwasher refuses no food.
  "(?:does(?:n'?t| not)|won'?t|do(?:n'?t| not)|without|not) (?:leav(?:e|ing)|mak(?:e|ing)|creat(?:e|ing)|us(?:e|ing)|need|involve|mean) (?:me |us )?(?:with )?(?:a |an |too |so |that )?(?:lot|lots|much|many|loads|tons|piles?|mountains?|sink(?:ful)?|big|huge|massive|every|whole)(?: of)?(?: a)? (?:of )?(?:washing[- ]?up|dishes|mess|pots|pans|clean(?:ing)?[- ]?up|washing)",
  // Nobody has made it yet, which refuses nothing.
  "(?:je )?n'ai (?:encore )?jamais (?:fait|cuisine|cuit|prepare|tente|reussi|rate|essaye de (?:faire|cuire|cuisiner))(?: (?:de|d'|du|un|une|des|le|la|les))?|nunca he (?:hecho|cocinado|preparado|horneado|asado|intentado)(?: (?:un|una|el|la|unos|unas))?|no he (?:hecho|cocinado|preparado|horneado) nunca(?: (?:un|una|el|la))?|non ho mai (?:fatto|cucinato|preparato|cotto|sfornato|provato a fare)(?: (?:il|la|lo|un|una|i|le|gli))?|(?:hab|habe|haben) (?:(?:ich|wir) )?(?:noch |bisher )?nie(?:mals)?(?= [a-z ]{3,40}\\b(?:gemacht|gekocht|gebacken|gebraten|zubereitet|probiert zu)\\b)",
  // Somebody who cannot cut or fry it yet wants to be told how.
  "(?:kann|konnen|konnt|kannst) (?:[a-z]+ )?keine?n?(?= [a-z]+ (?:schneiden|schalen|hacken|filetieren|ausnehmen|offnen|knacken|braten|grillen|backen|poschieren|panieren)\\b)|(?:ne )?(?:sais|sait|savons) pas (?:couper|eplucher|decouper|vider|ouvrir|pocher|cuire|faire|preparer)(?: (?:les|le|la|des|un|une|du))?|no (?:se|sabe|sabemos) (?:cortar|pelar|limpiar|abrir|freir|hacer|cocinar|preparar|asar)(?: (?:el|la|los|las|un|una))?|non (?:so|sa|sappiamo) (?:tagliare|pelare|pulire|aprire|friggere|fare|cucinare|preparare|cuocere)(?: (?:il|la|lo|i|le|gli|un|una))?|can'?t (?:yet )?(?:cut|chop|peel|fillet|shell|shuck|open|poach|gut|pluck|bone) (?:an? |the |any )?(?=[a-z])",
  // What is left in an empty fridge.
  "(?:vides?|leere?r?|vaci[oa]|vuot[oa])(?: (?:est|ist|esta|e|ganz|completamente|totalmente|tout))*,? (?:sauf|a part|hormis|excepte|bis auf|ausser|salvo|menos|excepto|tranne|eccetto|a parte)(?: (?:du|de la|de l'|des|de|d'|un|une|una|dei|delle|del|ein|eine|einen))?|(?:frigo|kuhlschrank|nevera|frigorifero|placard|despensa|dispensa)(?: [a-z]+){0,2} (?:vide|leer|vaci[oa]|vuot[oa]) (?:sauf|a part|bis auf|salvo|menos|tranne)",
  // What is not fresh comes from a tin or the freezer.
  "(?:(?:there(?:'s| is| are| was| were)|there'll be|got|have|find|get|can'?t (?:find|get|buy)|cannot (?:find|get|buy)|when there (?:is|are)) )?no fresh (?=(?:sweet ?)?corn\\b|peas\\b|broad beans|green beans|spinach|tomato(?:es)?\\b|peach(?:es)?\\b|apricots?\\b|cherr(?:y|ies)\\b|berries|raspberries|blueberries|strawberries|pineapple|artichokes?|salmon|tuna|prawns|cod\\b|haddock|fish\\b)|(?:(?:is|are)(?:n'?t| not)|not|never) (?:yet |quite |really )?in season(?: (?:yet|now|here|anymore|any more))?|out of season",
  // Time that nobody has booked.
  '(?:an?|one|two|half an?|the|this|that|my|some|whole|\\d+|few|couple of|spare|hours?|minutes?|evening|afternoon|morning|day|weekend|hands?|night) (?:[a-z]+ )?free(?= (?:before|after|until|till|between|tonight|today|tomorrow|on|this|in|to|and|so|while|for (?:once|a change))\\b|[.,;!?]| *$)',
  // A quiche without its case.
  'sans (?:la )?pate(?: (?:brisee|feuilletee|sablee))?(?! (?:de|du|d))',
  // How a dough is made is not a refusal of bread, and a food that waited for weeks is not a child of that age.
  'no[- ](?:knead|bake|cook|churn|stir|roll|boil|fuss|frills|faff|nonsense|mess|stress|fail|waste)(?= [a-z])',
  '(?:sitting|lying|lurking|hanging|hiding|living|waiting|kept|been|there|around|open|opened|frozen|freezer|fridge|cupboard|counter|worktop|side)(?: [a-z]+){0,4} (?:for|since) (?:about |over |nearly |almost |at least |like )?(?:\\d+|an?|two|three|four|five|six|several|a few|a couple of) (?:days?|weeks?|months?)',
  // How it is to feel in the mouth, and how tender it is.
  '(?:that |which |to )?(?:melts?|dissolves?|falls? apart|fall(?:s|ing)? to pieces) in (?:the|your|my|our|their) mouths?|melt[- ]in[- ](?:the|your)[- ]mouth|mouth[- ]?feel|(?:falls?|falling|drops?|comes?) (?:right |straight |clean )?(?:off|from) (?:the|its) bones?|(?:die |das )?(?:auf|im) (?:der zunge|mund) zergeh(?:t|en)|(?:qui )?fond(?:ent)? (?:dans la|en) bouche|(?:que )?se (?:deshaga|deshace|derrite)n? en la boca|(?:che )?si sci(?:oglie|olga)(?:no)? in bocca',
  "(?:hates?|dislikes?|can'?t (?:stand|abide|do)|won'?t (?:eat|touch|have)|do(?:es)?n'?t (?:like|eat|want)|hasst|mag keine|deteste|odia) (?:any |the )?(?:lumps|bits|chunks|lumpy bits|stuckchen|klumpen|morceaux|grumeaux|trozos|grumos|pezzi|grumi)(?= *(?:$|[.,;!?]| (?:in|and|so|but)\\b))",
  // The usual kind of it is there.
  "(?:(?:can'?t|cannot|couldn'?t) (?:get|find|buy)(?: hold of)?|(?:do(?:es)?|did)(?:n'?t| not) have|have(?:n'?t| not) got|no|without)(?: any| the| your)? (?:(?:special|right|proper|fancy|correct|exact|specific|authentic|okonomiyaki|italian|00|double zero|type (?:00|45|55)|t45|t55) (?:kind of |type of |sort of )?flour|key limes?|meyer lemons?|san marzano(?: tomatoes)?|kosher salt|maldon(?: salt)?)",
  LOVES,
  // Whom a food is to win over is not who must not have it.
  "(?<won>[a-z]+) (?:recipes? |dish(?:es)? )?for (?:people|someone|somebody|those|anyone|kids|children|my [a-z]+|an? [a-z]+) (?:who|that) (?:really |usually |normally |thinks? they |thinks? (?:he|she) )?(?:hates?|dislikes?|do(?:es)?n'?t like|do(?:es)? not like|can'?t stand|(?:are|is)n'?t keen on)(?: eating)? (?:\\k<won>|it)",
  "(?:never|not|n't) (?:ever )?been able to (?!eat|have|stomach|tolerate|touch|digest|keep|drink)[a-z]+",
  'never (?:actually |even )?(?:touched|handled|cooked|tried|bought|seen|had|prepared) (?:one|it|them|any)(?: in my life| before| myself| at home)?',
  "not (?:gonna|going to) lie|(?:can'?t|won'?t|cannot|will not|not) lie(?=[.,;!?]| *$| (?:i|but|this|that|we)\\b)",
  "(?:do not|don'?t|never|no need to|mustn'?t) (?:you dare )?(?:skip|forget|leave out|skimp on|hold back on|scrimp on|spare|omit|be shy with)(?: on)?",
  "(?:would|'d|could) (?:literally |happily |absolutely )*(?:kill|murder|die|sell my [a-z]+)(?: for)?(?= (?:an?|some|the|that|one|this) )",
  ...PRAISES,
  TIME_REFUSED,
  EFFORT_REFUSED,
  ...QUALITIES_REFUSED,
  ...NOT_KNOWN,
  NOT_ANOTHER,
  // Whom it does not concern.
  '(?<=\\b(?:co?eliacs?|celiac|allergic(?: to [a-z]+)?|vegans?|vegetarians?|veggies?|intolerant|gluten[- ]free|dairy[- ]free|can.?t (?:have|eat) [a-z]+)(?: [a-z]+)?,? )(?:except(?: for)?|apart from|bar|but not) (?:(?:my|our|the) )?(?:dad|mum|mom|mummy|daddy|me|myself|him|her|us|granny|grandma|grandad|grandpa|nan|husband|wife|son|daughter|brother|sister|kids|children|boys|girls|parents|guests|flatmate|boyfriend|girlfriend|partner)(?=[.,;!?]| *$| (?:who|and|so)\\b)',
  ...NO_REFUSALS,
  // What is said in jest or as praise, and what nobody has.
  "(?:(?:is|are|'s|'re|was) )?(?:driv(?:e|es|ing)|drove|sends?|sent) (?:me|us|him|her|them|my [a-z]+|everyone) (?:absolutely |completely )?(?:nuts|bananas|crackers|crazy|mad|potty|bonkers|up the wall|round the (?:bend|twist))|(?:it|that|this|which)(?:'s| is) (?:just |absolutely |totally )?(?:nuts|bananas|crackers)(?= (?:how|that|what|when)\\b| *(?:$|[.,;!?]))",
  "(?:am |is |are |i'?m |he'?s |she'?s |we'?re |they'?re )?allergic to (?:cooking|housework|washing[- ]up|cleaning|mornings|mondays|work|hard work|effort|exercise|people|my job|shopping|faff|cats?|dogs?|horses?|dust(?: mites?)?|feathers|penicillin|plasters|wasp stings|bee stings)(?: and (?:cats?|dogs?|dust|horses?))*(?=[.;!?]| *$| (?:and|so|but)\\b|,(?! ?(?:nuts?|peanuts?|eggs?|milk|dairy|lactose|gluten|wheat|fish|shellfish|seafood|prawns?|crab|soya?|sesame|mustard|celery|kiwi|bananas?|strawberries|tomatoes)(?: and| or| &|,)))",
  "(?:(?:we|i|they|everyone|everybody|he|she) (?:have|has|'ve|got|'s got) )?(?:no|zero|without(?: any)?) (?:food |known |real )?(?:allergies|allergy|intolerances?|dietary (?:requirements|restrictions|needs))(?: or (?:intolerances?|allergies|dislikes|dietary (?:requirements|restrictions|needs)))*(?: (?:here|at all|whatsoever|in (?:this|our|my) (?:house|family)|to (?:worry about|speak of|report|anything|think of)|among us|this time))*(?=[.,;!?]| *$)",
  "(?:nobody|no one|none of (?:us|them|my [a-z]+|the [a-z]+))(?: here| at the table| coming)? (?:is|has|have|are|'s) (?:any |an |got any )?(?:food )?(?:allergic|allerg(?:y|ies)|intolerant|intolerances?|dietary (?:requirements|restrictions|needs))(?: to (?:anything|a thing|any food|any foods))?(?=[.,;!?]| *$| (?:so|and)\\b)",
  "(?:i'?m |i am |she'?s |she is |we'?re )?(?:definitely |actually )?(?:not|no longer|isn'?t|aren'?t) (?:actually |even )?pregnant(?! yet)",
  'heart attack on a plate|death by chocolate|drop[- ]dead (?:gorgeous|good)|killer (?:queen|recipe|app|combo|sauce|sandwich|burger|cocktails?)|doctor who|dr who|hospital radio|health kick|hay ?fever(?: (?:is|season|has been|s) ?(?:killing (?:me|us)|bad|awful|terrible)?)?|(?:(?:my|the|these) (?:feet|back|legs|head|knees|heat|commute|week|job|kids)|work|the heat|this heat) (?:is|are|s) killing (?:me|us)',
  // Nobody keeps a diet, and nothing is forbidden.
  "(?:(?:i|we|he|she|they|you)(?:'m|'re|'s| am| are| is) )?(?:not|n't) (?:even |actually |really )?(?:an? )?(?:vegan|vegetarian|veggie|pescatarian|religious|on a diet|dieting)s?(?: or (?:anything|vegan|whatever|so))*(?! (?:friendly|safe|enough))",
  "(?:(?:no|zero|without) (?:food |special |known )?(?:allergies|allergy|intolerances?|diets?|dietary (?:requirements|restrictions|needs)|restrictions|requirements|vegetarians|vegans|veggies|fussy eaters|picky eaters)(?:,? (?:and |or )?)?){2,}(?:(?:and )?(?:nobody|no one|noone)(?:'s| is)? (?:fussy|picky|difficult|on a diet))?|no (?:diets|fussy eaters|picky eaters|vegetarians|vegans)(?:,? (?:and )?(?:nobody|no one|noone)(?:'s| is)? (?:fussy|picky|difficult))?(?=[.,;!?]| *$| for\\b)|(?:nobody|no one|noone)(?:'s| is)? (?:fussy|picky|difficult|on a diet)",
  "nichts ist (?:verboten|tabu)|rien n'est (?:interdit|defendu)|(?:nada (?:esta|es)|no hay nada) prohibid[oa]|niente (?:e )?(?:vietato|proibito)|nothing(?:'s| is)? (?:off[- ]limits|forbidden|banned|off the (?:table|menu)|out of bounds)",
  'free[- ]from (?:aisle|section|shelf|shelves|range|stuff|products?|bits?|things?)(?: (?:stuff|things?|bits?|products?))?(?: (?:is|are|was|were) (?:sold out|all gone|empty|closed))?',
  // Good news.
  "(?:(?:my|the|his|her|our) )?(?:doctor|doc|gp|consultant|nurse|dentist|specialist)(?:'?s)? (?:just |now |recently |also )*(?:says?|said|reckons|thinks|told (?:me|him|her|us)|confirmed|declared|signed (?:me|him|her) off|gave (?:me|him|her|us))(?: that)? (?:(?:i|he|she|we|they|you|it|everything|all|my [a-z]+)(?:'m|'s|'re| am| is| are| was| can)? )?(?:as )?(?:totally |perfectly |completely |all |fully )*(?:fit|fine|healthy|well|clear|ok|okay|cured|the all clear|eat (?:anything|everything|what i like|normally))(?: as a (?:fiddle|flea))?(?: again| now)?",
  // What somebody was once, and is no more.
  "(?:(?:i'?m|i am|he'?s|he is|she'?s|she is|we'?re|we are|am|is|are) )?(?:no longer (?:a )?(?:vegan|vegetarian|veggie|pescatarian|pregnant)|not (?:a )?(?:vegan|vegetarian|veggie|pescatarian) any ?more)",
  "used to be (?:allergic|intolerant|sensitive) to [a-z ]{3,40}?,? (?:but|and) (?:(?:i|he|she|they|now|have|has|'ve|'s|since) ?)*(?:(?:grew|grown) out of it|(?:is|am|are)(?:n'?t| not)(?: allergic| intolerant)? any ?more|(?:is|am|are|'m) (?:fine|ok|okay|cured) (?:now|these days))",
  // Said twice.
  ',? (?:absolutely|really|just|totally|properly|truly|utterly) (?:hates?|loathes?|detests?|despises?)(?: (?:them|it|those))?(?=[.,;!?]| *$)',
  // How a small child eats, and what is not to be put in on top of what is there.
  'without (?:even |really |properly |ever )*chewing(?: (?:it|them|anything|his food|her food|properly))?|without (?:adding |using |putting in )?(?:any |even |yet )*(?:more|extra|further|additional)(?= [a-z]+)',
  // What is to be done if the dish will not do.
  "(?:change|swap|switch|adapt|fix|alter|adjust|replace|tweak) (?:it|that|this|them|the dish|the recipe) (?:if (?:it'?s |it is |that'?s |they'?re )?(?:not|no|needed|need be|necessary)|if it (?:isn'?t|is not))(?: (?:ok|okay|safe|fine|alright))?(?=[.,;!?]| *$)|(?:and |or )?if (?:it'?s |it is |that'?s |they'?re )?not(?:,|(?=[.;!?]| *$))",
  "(?:and |or |but )?if (?:(?:it|that|this)(?:'s| is)? )?(?:not|no)(?: (?:possible|ok|okay|safe|doable|allowed))?,? (?:then |just |please )*(?:leave|keep|forget|skip|scrap) (?:it|that|this|them)(?: (?:be|as (?:it|they) (?:is|are)|alone|out))?(?=[.,;!?]| *$)",
  // Somebody who cannot go shopping cooks what is there.
  "(?:can'?t|cannot|can not|couldn'?t|won'?t|unable to|not able to|don'?t want to|no way to|no chance to) (?:really |even |be (?:bothered|arsed) to )?(?:go|get|nip|pop|drive|walk|make it|face going)(?: (?:out|down|over|back))?(?: shopping| (?:to )?(?:the |any |a )?(?:corner )?(?:shops?|stores?|supermarket|grocery|groceries|market|tesco|aldi|lidl))?(?=[.,;!?]| *$| (?:today|tonight|now|until|till|because|as|and|so|this)\\b)",
  // A baby that reacts to its mother's milk is not who eats.
  "(?<=\\b(?:breast ?-?fe+d\\w*|nursing|ebf|pumping|stillen|stille|allait\\w*)\\b[^]*)(?:my |our |the |her |his |meine? |unser |mon |mi |mio )?(?:exclusively )?(?:baby|babe|newborn|infant|bub|lo|little one)(?:'s|s)?(?= (?:seems to |might |may |is |has |also |definitely |probably |really )*(?:react|reacts|reacting|allergi[a-z]*|intolerant|sensitive|cmp|cow|dairy|milk|gets?|got|has|having|colic|can'?t|cannot|doesn'?t))",
  '(?:a |the |our |my )?(?:newborns?|new baby)(?: (?:is|has))? (?:at home|in the house|here|arrived|just arrived|just born|asleep)(?![^]*\\b(?:for (?:her|him|them|the baby|baby)|mush|puree|weaning|solids)\\b)',
  // What is cooked before a baby is there is for its parents.
  '(?<!\\b(?:pur[ée]e|mash|weaning|spoon|soft)\\b[^]*)(?:when|before|until|till|once|after) (?:the|our|my|her|their) (?:new |first |second |third |little )*(?:baby|babies|twins|little one)(?: (?:comes?|arrives?|gets here|is (?:here|born|due|coming)|are (?:here|born|due|coming)))\\b(?![^]*\\b(?:pur[ée]e|weaning|solids?|spoon|first foods?|feed (?:her|him|the baby|it)|for (?:the|our|my|their) (?:baby|newborn)|bab(?:y|ies) (?:can|to|will|eat\\w*|food))\\b)',
  // Somebody who has had a baby is fed, not the baby.
  "(?:(?:who|they|she|he|we|i|friends?|sister|brother|couple|neighbou?rs?|just|recently|only|newly|has|have|'s|'ve|and)(?: |(?='))){0,4}(?:(?:just |recently |newly )?had (?:(?:a|their|her|the|our|his|first|second|third|new|little) )+bab(?:y|ies)|(?:given|gave) birth|(?:have|has|got|with|welcomed) (?:a |their |her )?(?:brand )?new ?(?:baby|born)(?: at home)?|(?:brand )?new (?:parents?|mums?|moms?|mothers?|dads?|fathers?)|parents of (?:a )?newborns?)\\b(?![^]*\\b(?:pur[ée]e|weaning|solids?|mash(?:ed)? (?:food|for)|spoon|first foods?|feed (?:her|him|the baby|it)|for (?:the|our|my|their) (?:baby|newborn)|bab(?:y|ies) (?:can|to|will|eat\\w*|food))\\b)",
  // What is not fresh comes from the cupboard, and what is on screen is not food.
  '(?:no|without|nothing|not anything|zero|hardly any) (?:any )?fresh(?: (?:stuff|food|foods|ingredients?|produce|things?|anything|in(?: the house)?|left))?(?=[.,;!?]| *$| (?:and|but|just|so|please|dinner|lunch|till?|until|before|for)\\b)|(?:no,? )?not (?:that|this|it)(?: one| again)?(?=[.,;!?]| *$)',
  // What is about to go off, what costs nothing, and what is to have some color.
  'on (?:the|its|their) (?:turn|way out)|(?:about|starting|ready) to turn|(?:for|cost(?:s|ing)?|costs? me) (?:next to |almost |practically |basically )?nothing(?=[.,;!?]| *$)|(?:anything but|not|no more|nothing|isn.?t) (?:beige|brown|boring|plain|bland)(?: (?:food|stuff|things?|meals?|dinners?))?(?=[.,;!?]| *$)',
  "(?:won'?t|don'?t|doesn'?t|never) stop(?:s)? (?:laying|coming|growing|producing|ripening|fruiting|cropping)|(?:hens?|chickens|ducks|trees?|plants?|bush(?:es)?|garden|allotment|courgettes?) (?:just )?(?:(?:won'?t|don'?t|doesn'?t|never|can'?t) stops?)(?: giving| going)?",
  // Somebody who is sick of the sight of food names none.
  "(?:can'?t|cannot|couldn'?t) face (?:anything|food|eating|much|a (?:big )?meal)(?: (?:heavy|rich|big|fancy))?",
  // A child that is in the way is not who eats.
  '(?:a |my |the )?(?:toddler|(?:two|three)[- ]year[- ]old)s? (?:is |who is )?(?:hanging|clinging|climbing|attached)(?: (?:off|on|to|onto|up|round))?(?: (?:my|me|the|one))?(?: (?:legs?|hip|arms?|back|feet|shoulder|ankles?))?(?![^]*\\b(?:for (?:her|him|them)|mush|mash|puree|feed)\\b)',
  // What it feels like in the mouth: no food is named.
  "(?:won'?t|will not|do(?:es)?n'?t|refus(?:e|es) to|not|can'?t) (?:touch|eat|like|have|do|go near|stand) (?:anything|food|sauces?|soups?|stuff|things?) (?:with|that has|that have|that's got|containing|full of) (?:any )?(?:bits?|lumps?|chunks?|pieces|texture)(?: in(?: it| them)?)?",
  // What follows says who must not have what.
  "(?:except|only|just)(?: that)?(?= (?:my|our|his|her|their|one of|the) [a-z]+(?:'s|s)? (?:is|has|was|just|been|got|can'?t|cannot|won'?t)\\b)|(?:am |is |are )?dying (?:for|to)\\b|not sure|(?:won'?t|doesn'?t|will not|does not|not) set (?:it|that|this|things) off(?: again)?",
  // What somebody does not do well, or not sparingly.
  "(?:never|not|n't|no|little) (?:had |have |having )?(?:much |any |a lot of )?(?:luck|success|joy|talent|confidence|patience) (?:with|at)|(?:do|did|ca|could|would)n'?t trust (?:myself|me)(?: with| around)?|(?:do|does|did|wo|would)n'?t (?:skimp|scrimp|hold back|be shy|be stingy|be mean) (?:on|with)|never (?:rises?|works?|sets?|turns? out|comes? out|browns?|thickens?)|(?:never|can'?t|cannot|couldn'?t) (?:seem to )?get (?:it|them|mine) (?:right|to (?:rise|work|set))|(?:never|not|won'?t|wouldn'?t|can'?t) (?:ever )?say no to|never (?:use|using|used|finish|finishing|get through|get round to|getting round to|know what to do with) (?:it|them|any|all of it|half of it)|never (?:crispy|crisp|fluffy|golden|tender|as good)|hate that my|(?:there'?s |there is )?no such thing as too (?:much|many)|lost the will(?: to (?:live|cook|go on))?|(?:the )?new baby next door",
  "pas (?:envie|le temps|le courage) d[e'] ?(?!manger)[a-z]+[ei]r|no tengo (?:ganas|tiempo)(?: de (?!comer|tomar)[a-z]+[aei]r)?(?! de)|non ho (?:voglia|tempo)(?: di (?!mangiare)[a-z]+[aei]re)?(?! di)|kein(?:e|en)? (?:zeit|ahnung|plan|nerven)|keine lust zu [a-z]+|keine lust auf(?:s| das)? (?:einkaufen|kochen|abwasch\\w*|spulen|putzen|aufwand)",
  '(?:all |barbecue |bbq |this |that |now )?or nothing(?=[.,;!?]| *$)',
  "(?:never|not|n't) (?:stops?|stopped|stopping) (?:eating|snacking|grazing)|(?:have|has|had)(?:n'?t| not) (?:eaten|had (?:breakfast|lunch|dinner|a bite|anything|a thing))(?: a thing| anything| properly)?(?: since| all| for| yet| today|(?=[.,;!?]| *$))",
  '(?:looking|staring|glaring|winking) at (?:me|us)',
  '(?:easy|gentle|kind|light|settling) on (?:the|my|his|her|our) (?:stomach|tummy)|full of (?:the )?cold',
  'nothing that (?:needs|uses|requires|involves) (?:the |an? |any |to be )?(?:oven|hob|stove|cooker|cooking|cooked|baking|baked|bake|frying|fried)',
  'no, (?=(?:an? (?:dessert|pudding|starter|main|side|snack|drink|breakfast|lunch|dinner|soup|salad|curry|stew|pasta|different|other|bigger|smaller|quick|easy|cheap|cold|warm|light|proper)|for (?:lunch|dinner|breakfast)|just [a-z]+|something|rather|actually|i mean|i meant|make it)\\b)',
  // Somebody who is ill and names no food that does it wants something gentle.
  SAID_OF_ILLNESS.source,
  AT_HOME_ILL,
  "(?:can'?t|cannot) stand (?:that|this|the) (?:[a-z]+ )?(?:feeling|sensation|tingle|buzz)",
  '(?:sick|ill|poorly|unwell|laid up|in bed)(?= with (?:a |the )?(?:(?:bad|nasty|awful|stinking|heavy|head) )*(?:cold|sniffles)(?= *(?:$|[.,;!?])))',
  String.raw`(?<=^(?:[^]*\b(?:soup|broth|dinner|food|something|anything|tea|please)\b[^a-z]*)?)(?:(?:i'?m|i am|i feel|feeling|we'?re|been|off) )(?:really |so |a bit |quite |still |very )*(?:ill|sick|poorly|unwell)(?=[.,;!?]| *$| and (?:want|need|fancy|would like)\b)`,
  'without (?:it|them|that|this) (?:taking|costing|needing|turning|going|getting|falling|drying|sticking|being|becoming)|without (?:them|him|her|anyone|the kids|my kids) (?:noticing|knowing|realising|realizing|seeing|finding out)',
  "(?:won'?t|doesn'?t|will not|does not) (?:wilt|collapse|sink|melt|leak|spill|spoil|curdle|split|sweat|go (?:soggy|limp|off|brown))|without (?:tears|drama|panic|swearing)",
  // What a dish is not like: it is still wanted.
  "(?:is|are|was)(?:n'?t| not) (?:swimming|drowning|dripping|drenched|floating|sitting|smothered|covered) in [a-z]+|that (?:is|'s)(?:n'?t| not) (?:just )?(?:another |an? )?(?:fruit salad|sorbet|side salad|boring salad|jelly)",
  // Teeth that were seen to put no food at risk: soft ones are chosen.
  "braces (?:were|was|got|have been|has been|are|just got|being)? ?(?:tightened|adjusted|fitted|put on)|won'?t hurt(?: (?:him|her|me|them|my teeth|the teeth))?",
  // A doctor's reason for what is left out anyway.
  String.raw`(?<=\b(?:stopped|stop|quit|given up|gave up|off|no|cut out|avoiding|less)\b[^.!?;,]{0,40})(?:on |by )?(?:the |his |her |my )?doctor'?s'? (?:orders?|advice)(?! (?:after|because|since|for|due)\b)`,
  ...HARMLESS_AILMENTS,
  // Somebody who holds a sleeping baby cooks for somebody else.
  "(?:(?:the|my|our) )?baby(?:'s| is)? (?:finally |fast |just )?(?:asleep|sleeping|napping|crying|screaming|on (?:me|my (?:chest|hip|shoulder|lap))|in (?:one|my|the) (?:arms?|sling|carrier|lap))(?: on (?:me|my (?:chest|hip|shoulder|lap)))?(?![^]*\\b(?:for (?:her|him|them|the baby|baby)|mush|mash|puree|weaning|solids|spoon|feed (?:her|him|them))\\b)",
  // An oven that stays cold, in other languages.
  "(?:no quiero|no voy a|sin|non voglio|senza|pas envie d[e'] ?|je (?:ne )?(?:veux|vais) pas|sans|will|mag|keine lust|ohne) ?(?:[a-z']+ ){0,4}(?:horno|four|forno|ofen|backofen)(?: (?:nicht )?(?:anmachen|einschalten|anzuwerfen|anschalten))?",
  "(?:(?:i'?ve|i have|we'?ve|have) )?never (?:cooked|made|baked|rolled|roasted|fried|steamed|folded|attempted|poached|tried (?:to (?:cook|make|bake)|making|cooking|baking)) (?:(?:an?|any|my own|the|proper) )?[a-z]+(?: rolls?)?|never (?:quite )?as good",
  "do(?:es)?n'?t want to (?!eat\\b|have\\b|see\\b|touch\\b|use\\b|be\\b|risk\\b)[a-z]+",
  '(?:my|his|her|the) doctor says(?= (?:low|less|no added|reduced)[- ](?:salt|sodium|sugar|fat)\\b)',
  "won'?t (?:take|have|accept) any more(?: of (?:them|em|it|those))?|(?:do|doing|does) (?:it|them|him|her|that|this) justice",
  '(?:dropped|caught|picked up|straight|fresh|bought|landed) off(?! (?:nuts|eggs|dairy|meat|gluten))',
  "(?:can'?t|cannot) stop (?:thinking|dreaming|talking|eating|craving)(?: about)?|(?:coming|come) out of (?:my|our|his|her|their) ears",
  'given up (?:on|all hope|trying)|(?:on|at) the ward|that nobody (?:will|would|wants to|is going to) (?:drink|use)',
  "(?:do(?:es)?n'?t|not) want (?:it|them|this|that|anything) (?:to be )?(?:too )?(?:slimy|soggy|dry|mushy|greasy|heavy|bland|tough|burnt|raw|fancy|fiddly)",
  "(?:won'?t|doesn'?t|don'?t|not) (?:embarr?ass|disgrace|shame|bankrupt)(?: me| us| my [a-z]+| the family)?|(?:won'?t|doesn'?t|don'?t|not) let (?:me|us|my [a-z]+|the family) down|not turning(?= (?:the|my|on))",
  '(?:shifts?|work(?:s|ed|ing)?|jobs?|home from|finished|back from) (?:(?:up|a shift|late|nights?|hours) )*(?:at |in )?(?:the |a |our )?hospital',
  "(?:it'?s|that'?s|it is|that is|it isn'?t|it is not) (?:not |really )*funny",
  '(?:empty|bare) (?:except(?: for)?|apart from|but for|bar|other than|save for)',
  '(?:am|is|are|was|were) (?:very much |really |definitely )?not(?=[.!?]| *$)',
  'no (?:pressure|notion)(?! cooker)(?: (?:what|how|where|why))?|thank (?:god|goodness|heavens)',
  "(?:can'?t|cannot|couldn'?t) (?:keep up|cope|wait|decide|complain|remember|think|be (?:bothered|arsed)|get enough of)",
  'instead of (?:buying|ordering|going|getting|queueing|paying|driving)(?: (?:a |the |some |any |it |them |more |out |another )*)?(?:takeaway|takeout|from [a-z]+|one|online|delivery)?',
  "do(?:es)?n'?t taste of (?:nothing|cardboard|much)",
  String.raw`(?<=\b(?:low|less|no added|reduced)[- ](?:sodium|salt|fat|sugar|carb)\b[^.!?]{0,40})doctor'?s'? orders?(?! (?:after|because|since|for|due)\b)`,
);

/** A text with blanks for what sounds like a cue and is none. The list is long, and every reader of a message begins here. */
export const withoutHarmless = memoize(
  (text) => text.replace(NO_CUE, (phrase) => ' '.repeat(phrase.length)),
  LAST_MESSAGES,
);

const LESS_OF_IT = /^ (?:sugar|salt|oil|fat|sweet|salty|spic[ey]|spicy|heat|hot|carbs?|calories)\b/;
/** Whether a dish is wanted with less of something, as in 'chocolate cake less sugar'. */
export const isLessOfIt = ({ 0: said, index }: RegExpExecArray, text: string): boolean =>
  said.endsWith(' less') && LESS_OF_IT.test(text.slice(index + said.length));
/** 'Not too much pepper', 'sans trop de sucre'. */
export const SOME_IS_WELCOME =
  /^ (?:(?:(?:too|so|that|very|all that) )?(?:much|many)|(?:a )?(?:lots?|loads?|tons?|heaps) of|(?:zu|allzu|so|sehr) viele?|(?:trop|tant|beaucoup) d(?:e\b|')|(?:demasiad|much|tant)[oa]s?|(?:tropp|molt|tant)[oaie])\b/;
