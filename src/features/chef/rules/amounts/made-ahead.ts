const MAKES =
  "(?:(?:i|we|you|can|could|please|will|would|want|need|have|like|id|i['’]d|i['’]ll|we['’]ll|to|make|making|cook|cooking|prepare|do|eat|keep|it|this|that|them|its|it['’]s|is|be|ready|so|and|meal|prep|ahead|in|advance|batch|enough|bitte|mach|es|das|ist|ich|brauche|erst|c['’]est|je|veux|le|la|faire|lo|quiero|hacer|voglio|farlo) )*";

/** A dish that is eaten later, by how people say it, and what that means in plain words. */
export const MADE_AHEAD: readonly (readonly [said: string, meant: (found: readonly string[]) => string])[] = [
  // One who cooks once for a week eats one portion a day.
  [
    `${MAKES}(?:for|to last|lasting)(?: me| us)?(?: (?:the|a|this|my|our|all|whole|entire|full|rest of the|coming|next))*(?: (work|working))? ?week(?: ahead| of (?:lunches|dinners|meals))?|${MAKES}f[uü]r (?:die |eine )?(?:ganze |komplette )?(?:(arbeits))?woche|${MAKES}pour (?:toute )?la semaine|${MAKES}para (?:toda )?la semana|${MAKES}per (?:tutta )?la settimana`,
    (found) => `meal prep for ${found.slice(1).some(Boolean) ? 5 : 7} days`,
  ],
  [
    `${MAKES}(?:for|as) (?:(?:my|our|the|a|packed) )*(?:lunch|dinner|supper|breakfast|work|school|uni|the office) (?:tomorrow|tmrw|tmr|the next day)(?! (?:too|also|as well))|${MAKES}for (?:tomorrow|tmrw|the next day)(?:['’]?s)?(?: (?:lunch|dinner|supper|breakfast|evening|night|work|school|party|guests))?(?! (?:too|also|as well))|(?:i|we)(?:['’]d| would)? (?:want|need|have|like) to (?:make|cook|prepare|do) (?:it|this|them|everything) (?:ahead|in advance|the (?:day|night) before)|${MAKES}f[uü]r morgen(?: mittag| abend| früh)?(?! auch| mit\\b| noch)|${MAKES}pour demain(?: midi| soir)?(?! aussi)|${MAKES}para ma[nñ]ana(?! tambi[eé]n)|${MAKES}per domani(?: sera)?(?! anche)`,
    () => 'can i make it ahead?',
  ],
];
