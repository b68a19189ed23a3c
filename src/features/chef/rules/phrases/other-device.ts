const NONE =
  "(?:(?:i |we )?(?:do not|don'?t|dont|have ?n[o']?t|havent) (?:have|got|own)(?: got)?(?: an?| any)?|(?:i |we |i've |we've |ive )?(?:have |got |have got )?no|without(?: an?| my)?|there(?:'s| is) no|theres no|(?:ich |wir )?(?:hab(?:e|en)? )?keinen?|ohne)";
const OVEN =
  '(?:working )?(?:oven|backofen|ofen)(?: (?:here|at home|sorry|atm|da|hier|in (?:this|the|my) (?:flat|kitchen|place|house|room)))*';
const JOINS =
  "(?:[ ,;–-]|\\b(?:tho|though|but|and|so|just|only|i|we|have|got|i've|we've|ive|there's|theres|is|use|using|with|all|nur|aber|ich|wir|hab|habe|haben|eine?n?|an?|my|the|do|own)\\b)*";
const ONE =
  '(air ?-?fryer|heissluftfritteuse|heißluftfritteuse|slow ?-?cooker|crock ?-?pot|pressure ?-?cooker|instant ?-?pot|stove(?: ?top)?|hob|cook ?top|herdplatten?|pan)\\b';
const NO_OVEN_BUT_ONE = new RegExp(
  `(?<!\\p{L})${NONE} ${OVEN}${JOINS}${ONE}(?! (?:or|and|oder|und) (?:an? |the |my )?(?:${ONE}|microwave|grill|kettle))`,
  'iu',
);
const NO_OVEN_BUT_MICROWAVE = new RegExp(
  `^${JOINS}${NONE} ${OVEN}${JOINS}(?:microwave|mikrowelle)(?: here| at home| sorry)*[.!]*$`,
  'iu',
);
const ON_STOVE = /^(?:stove|hob|cook|herd|pan)/i;

/** 'No oven, just an air fryer' tells of no stove: what is named does the work of the oven, and a stove is one of two. Of a dish on screen, a microwave is asked about. */
export const withOtherDevice = (written: string, isShown: boolean): string =>
  isShown && NO_OVEN_BUT_MICROWAVE.test(written)
    ? 'I only have a microwave'
    : written.replace(NO_OVEN_BUT_ONE, (_, device: string) =>
        ON_STOVE.test(device)
          ? 'no oven'
          : `no oven but I have ${/^air/i.test(device) ? 'an' : 'a'} ${device}`,
      );
