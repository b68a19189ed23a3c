const WANTS_OTHER =
  /\b(?:something|anything|summat) (?:else|different|other)\b|\b(?:a change|not again|instead|for a change|different|another (?:one|idea|dish|suggestion))\b/i;
const HAD =
  /\b(?:(?:i|we|they|he|she|the (?:kids|family|boys|girls|lot)|you(?:'ve)? (?:just )?gave (?:us|me))(?:'ve|'d)?(?: (?:just|already|all|literally|actually|only))* ?(?:had|ate|eaten|have had|did|made|cooked|got)? )((?:a |an |some )?[a-z-]+(?: [a-z-]+)?) (?:last night|yesterday|the other (?:day|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|already(?: this week)?|this week|all week|earlier|for lunch(?: today)?|last (?:week|month|time)|twice this week|two nights running|the day before)\b/gi;
/** Somebody who says nothing else had it, and wants another. */
const HAD_ALONE =
  /^\s*(?:(?:but|no|hmm|oh|ah|sorry|actually),? )*(?:(?:i|we|they|the kids)(?:'ve)? )?(?:(?:just|already|only) )?(?:had|ate|did|made|cooked) ((?!it\b|that\b|this\b|one\b)[a-z-]+(?: [a-z-]+)?) (?:last night|yesterday|the other (?:day|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|already|this week|earlier(?: this week)?)[.!]?\s*$/i;
/** The dish on screen was. */
const HAD_THAT =
  /^\s*(?:(?:but|no|hmm|oh|ah|sorry|actually),? )*(?:(?:i|we|they|the kids)(?:'ve)? )?(?:(?:just|already|only) )?(?:had|ate|did|made|cooked) (?:it|that|this|that one|this one) (?:(?:just|only) )?(?:last night|yesterday|the other (?:day|night)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|already|this week|last week|for lunch|earlier(?: this week)?)[.!]?\s*$/i;
const OVER = /\b(?:left ?over|leftovers|left|remains|rest)\b/i;

/** A prompt in which what was eaten before is refused, if somebody wants something else: 'we had salad last night, something else'. */
export const refusingWhatWasHad = (prompt: string): string =>
  HAD_THAT.test(prompt)
    ? 'something else'
    : HAD_ALONE.test(prompt)
      ? prompt.replace(HAD_ALONE, 'something else, no $1')
      : WANTS_OTHER.test(prompt) && !OVER.test(prompt)
        ? prompt.replace(HAD, 'no $1')
        : prompt;
