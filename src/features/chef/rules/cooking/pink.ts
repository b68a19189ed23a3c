/** What turns pink when it is done, or is served so. */
const PINK =
  /prawn|shrimp|lobster|crab|crayfish|langoustine|scampi|salmon|trout|tuna|beef|steak|lamb|duck|veal|venison|liver|kidney|rhubarb|beetroot/i;

/** A step without the sign that only prawns give, where none are left: sweetcorn is never pink. */
export const withoutPink = (step: string, names: readonly string[]): string =>
  names.some((name) => PINK.test(name))
    ? step
    : step
        .replace(/\buntil pink(?: all over)? and (?=the\b)/g, 'until ')
        .replace(/\buntil pink(?: all over)?(?: and (?:firm|opaque|curled))?(?=[.,;])/g, 'until hot');
