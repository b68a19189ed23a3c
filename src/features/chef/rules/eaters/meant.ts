/** What the chef leaves out because of words that it could not understand. */
export interface Meant {
  /** As they are called in English, each family in one word: 'eggs', 'fish'. */
  foods: readonly string[];
  /** The clauses that speak of them. */
  said: readonly string[];
  /** Says plainly that they are refused. */
  plainly: string;
  /** What is wished for, without those clauses. */
  wish: string;
}
