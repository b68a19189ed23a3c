/** The food that a line names, without how it is cut: 'onion' of 'onion, finely chopped'. */
export const withoutCut = (name: string): string => name.split(',')[0] ?? name;

/** The food of an ingredient line. */
export const foodOf = ({ name }: { readonly name: string }): string => withoutCut(name);
