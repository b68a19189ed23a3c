import { BookmarkCheck, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { askWhoIsSignedIn, useSaveRecipe } from '#features/recipes/web/queries/write.ts';
import { keepDraft } from '#features/recipes/web/state/draft.ts';
import { HELD } from '#features/recipes/web/state/saving.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { ChefRecipe } from '../contract.ts';
import { LoginToSave } from './login-to-save.tsx';
import type { ChefState } from './state/chef-state.ts';

interface Props {
  recipe: ChefRecipe;
  state: ChefState;
  onSaved(): void;
}

/** Saves and posts the recipe; signed-out people sign in first and come back to it. */
export function SaveRecipe({ recipe, state, onSaved }: Props) {
  const isSignedIn = useSession().user !== null;
  const navigate = useNavigate();
  const save = useSaveRecipe();
  const whole = { ...recipe, image: state.selectedImage, sourceUrl: null };

  const post = async () => {
    try {
      const { id, title, isHeld } = await save.mutateAsync({
        id: state.recipeId,
        version: null,
        recipe: whole,
      });
      showToast(isHeld ? HELD : { title: t('Recipe Saved!'), tone: 'success' }, 'chef');
      onSaved();
      if (isHeld) return await navigate(paths.profile, { replace: true });
      await navigate(paths.submissionSuccess, { replace: true, state: { recipeId: id, recipeTitle: title } });
    } catch (error) {
      // If the session has ended, offers signing in instead of a button that cannot work.
      if (errorCode(error) === 'not_signed_in') await askWhoIsSignedIn();
      showToast(
        { title: t('Save Error'), description: t('Something went wrong. Please try again.'), tone: 'danger' },
        'chef',
      );
    }
  };
  const edit = () => {
    keepDraft(whole, { kind: 'chef', note: t('Written by the AI Chef.') });
    void navigate(paths.create);
  };
  return (
    <div
      data-save-bar
      className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-20 mt-10 flex gap-2 rounded-card border border-line bg-paper/95 p-2 shadow-lift backdrop-blur-md phone:portrait:bottom-(--bottom-bar) phone:portrait:-mx-4 phone:portrait:rounded-none phone:portrait:border-x-0 phone:portrait:px-4 phone:portrait:py-3 phone:portrait:shadow-none *:flex-auto max-[22.5rem]:[&_svg]:hidden short:ms-auto short:*:flex-none short:w-fit desk:bottom-4 desk:gap-3 desk:p-3 desk:*:flex-none"
    >
      {isSignedIn ? (
        <>
          <Button
            size="lg"
            busy={save.isPending}
            onClick={() => void post()}
            className="phone:px-3! max-[22.5rem]:text-[0.9375rem]"
            icon={<BookmarkCheck aria-hidden="true" />}
          >
            {t('Save & Post Recipe')}
          </Button>
          <Button
            variant="secondary"
            onClick={edit}
            className="phone:px-3!"
            icon={<Pencil aria-hidden="true" />}
          >
            {t('Edit first')}
          </Button>
        </>
      ) : (
        <LoginToSave state={state} primary>
          {t('Save Recipe (Login Required)')}
        </LoginToSave>
      )}
    </div>
  );
}
