/** Asks to have it made, and not only to know. */
export const WISHES_FOR_IT =
  /^(?:(?:ok|so|and|but|please|actually) ,? ?)*(?:can|could|would|will) you\b|\bwhat if (?:i|we) (?:used?|make|made|put|add)|\b(?:can|could|may) (?:i|we) (?:also )?(?:(?:add|put in|mix in)\b|(?:do|make|cook|grill|bake|fry) (?:it|them|this|these|that)\b|(?:do|have|leave out|skip|drop|leave off) )|\b(?:instead|swap|make it|recipe|idea|ideas|another|(?:something|anything) (?:else|different|lighter|quicker|sweet|with|without|for)|how do i make|what can i (?:make|cook))\b|^(?:what|how) about\b/;
