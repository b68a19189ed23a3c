export type BuiltInRecipe = {
  /** A fixed UUID, so that every installation links to the same address. */
  id: string;
  slug: string;
  title: string;
  description: string;
  /** Minutes. */
  prepTime: number;
  /** Minutes. */
  cookTime: number;
  servings: number;
  difficulty: 'Easy' | 'Medium' | 'Hard';
  /** A category id. */
  category: string;
  tags: string[];
  ingredients: { amount: string; name: string }[];
  instructions: string[];
  cookingTips: string[];
  /** One per instruction: what it should look, smell or feel like, or why. */
  stepGuidance: string[];
  isFeatured: boolean;
  /** Add `-320.webp`, `-640.webp` or `-1280.webp`. */
  image: string;
};
