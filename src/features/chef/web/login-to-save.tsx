import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChefState } from './state/chef-state.ts';

/** Links to signing in, taking the recipe along (spec part 2 §4). */
export function LoginToSave({
  state,
  children,
  primary,
}: {
  state: ChefState;
  children: ReactNode;
  primary?: boolean;
}) {
  const { generatedRecipe, lastPrompt, selectedImage } = state;
  return (
    <Button
      asLink
      to={paths.auth()}
      state={{ from: paths.chef, recipeData: generatedRecipe, prompt: lastPrompt, selectedImage }}
      variant={primary ? 'primary' : 'secondary'}
      icon={<LogIn aria-hidden="true" />}
    >
      {children}
    </Button>
  );
}
