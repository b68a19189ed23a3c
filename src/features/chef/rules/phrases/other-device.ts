const NONE =
  "(?:(?:i |we )?(?:do not|don'?t|dont|have ?n[o']?t|havent) (?:have|got|own)(?: got)?(?: an?| any)?|(?:i |we |i've |we've |ive )?(?:have |got |have got )?no|without(?: an?| my)?|there(?:'s| is) no|theres no|(?:ich |wir )?(?:hab(?:e|en)? )?keinen?|ohne)";
const OVEN =
  '(?:working )?(?:oven|backofen|ofen)(?: (?:here|at home|sorry|atm|da|hier|in (?:this|the|my) (?:flat|kitchen|place|house|room)))*';
const JOINS =
  "(?:[ ,;–-]|\\b(?:tho|though|but|and|so|just|only|i|we|have|got|i've|we've|ive|there's|theres|is|use|using|with|all|nur|aber|ich|wir|hab|habe|haben|eine?n?|an?|my|the|do|own|here|one|two|three|zwei|[1-4])\\b)*";
const ONE =
  '(air ?-?fryer|heissluftfritteuse|heißluftfritteuse|slow ?-?cooker|crock ?-?pot|pressure ?-?cooker|instant ?-?pot|stove(?: ?top)?|hobs?|cook ?top|(?:hot ?plates?|burners?|rings?)|herdplatten?|pan)\\b';
const NO_OVEN_BUT_ONE = new RegExp(
  `(?<!\\p{L})${NONE} ${OVEN}${JOINS}${ONE}(?! (?:or|and|oder|und) (?:an? |the |my )?(?:${ONE}|microwave|grill|kettle))`,
  'iu',
);
const NO_OVEN_BUT_MICROWAVE = new RegExp(
  `^${JOINS}${NONE} ${OVEN}${JOINS}(?:microwave|mikrowelle)(?: here| at home| sorry)*[.!]*$`,
  'iu',
);
const ON_STOVE = /^(?:stove|hob|hot|burner|ring|cook|herd|pan)/i;

const DEVICE =
  '(oven|stove(?: ?top)?|hob|cook ?top|crock ?-?pot|slow ?-?cooker|pressure ?-?cooker|instant ?-?pot|microwave|(?:stick |hand |immersion )?blender|food ?-?processor|(?:stand |hand )?mixer|air ?-?fryer|toaster|rice ?-?cooker|fridge|freezer|thermometer)';
/** What is cracked, fried or toast is no food if it is a machine; oven fried chicken is. */
const DONE_FOR =
  "(?:cracked|crack|broken(?: down)?|broke(?: down)?|busted|bust|dead|dying|died|(?:fried|toast(?:ed)?|cooked)(?= *(?:$|[.,;!?–-])| (?:and|so|but|today|now|again|last|this|yesterday|on)\\b)|burnt(?: out)?|burned out|blown(?: up)?|blew up|exploded|smashed|shattered|chipped|leaking|melted|knackered|shot|fubar|borked|kaput|on the (?:blink|fritz)|out of order|conked out|packed (?:up|in)|given up(?: the ghost)?|gave up(?: the ghost)?|stopped working|not working|doesn't work|does not work|bit the dust|in pieces)";
const IS_DONE_FOR = new RegExp(
  `(?<![\\p{L}-])(?:(?:my|our|the) |(?<=(?:^|[,.;!–-]) *)(?=[\\p{L}]))${DEVICE}(?:['’]s| (?:is|has|was|just|finally|got|completely|totally|all|kinda|being|been|sadly|now))* ${DONE_FOR}(?! (?:the |an? |some |my |our |two |\\d))(?![\\p{L}-])(?: (?:today|now|again|last night|this morning|yesterday|on me))*`,
  'giu',
);
const SUCH_A_DEVICE = new RegExp(
  `(?<![\\p{L}-])(?:(?:my|our|the|with a|a|got a|have a) )?(?:broken|cracked|busted|dead|knackered|smashed|fried) ${DEVICE}(?![\\p{L}-])`,
  'giu',
);
/** A blender by its names in five languages, after what says that there is none. */
const NO_BLENDER =
  /(?<!\p{L})(?:(?:(?:i|we) )?(?:have ?n['’o]?t|havent|do not have|don['’]?t have|dont have|don['’]?t own|dont own|have no|ve no|['’]ve no|own no|lack)(?: got)?(?: an?| any| my)?|(?:without|no|minus)(?: an?| any| my)?|(?:ich |wir )?(?:hab(?:e|en)? )?(?:leider )?kein(?:e|en)?|ohne(?: einen?)?|(?:(?:je|j|on) )?(?:n['’])?(?:ai|a|avons) pas (?:de |d['’])|sans|pas de|no (?:tengo|tenemos|hay)(?: una?)?|sin|non (?:ho|abbiamo)(?: il| un)?|senza(?: il)?) (?:working )?(?:(?:stick |hand |immersion |power )?blender|food ?-?processor|liquidi[sz]er|nutri ?bullet|p[üu]rierstab|stabmixer|standmixer|zauberstab|küchenmaschine|mixe(?:u)?r|mixeur plongeant|blendeur|robot(?: de cocina| de cuisine| da cucina)?|batidora|licuadora|minipimer|frullatore|mixer)(?![\p{L}])/giu;
/** Where it beats a batter, it is a mixer: that is asked about. */
const IS_MIXER = /\b(?:no|without|a|my|any|an) mixer\b/i;

/** 'My slow cooker is cracked' tells of no slow cooker, and of no crackers. */
const withoutBroken = (written: string): string =>
  written.replace(IS_DONE_FOR, 'no $1').replace(SUCH_A_DEVICE, 'no $1');

/** 'No oven, just an air fryer' tells of no stove: what is named does the work of the oven, and a stove is one of two. Of a dish on screen, a microwave is asked about. */
export const withOtherDevice = (given: string, isShown: boolean): string => {
  const broken = withoutBroken(given);
  const written = IS_MIXER.test(broken) ? broken : broken.replace(NO_BLENDER, 'no blender');
  return isShown && NO_OVEN_BUT_MICROWAVE.test(written)
    ? 'I only have a microwave'
    : written.replace(NO_OVEN_BUT_ONE, (_, device: string) =>
        ON_STOVE.test(device)
          ? 'no oven'
          : `no oven but I have ${/^air/i.test(device) ? 'an' : 'a'} ${device}`,
      );
};
