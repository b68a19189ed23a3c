import type { WrittenRecipe } from '../../rules/form.ts';

export interface BuiltInRecipe extends Omit<WrittenRecipe, 'image' | 'sourceUrl'> {
  /** A fixed UUID, so that every installation links to the same address. */
  id: string;
  slug: string;
  /** One per instruction: what it should look, smell or feel like, or why. */
  stepGuidance: string[];
  isFeatured: boolean;
  /** Add `-320.webp`, `-640.webp` or `-1280.webp`. */
  image: string;
}
