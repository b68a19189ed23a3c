/** An email address, cut where a line may end: before its signs rather than in the middle of a word. */
export const emailPieces = (email: string): string[] => email.split(/(?=[@._+-])/);
