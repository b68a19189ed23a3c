import { clsx } from 'clsx';
import { CalendarDays, Check, Share2, UserPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Audience } from '#features/accounts/web/audience.tsx';
import { useChoosing } from '#features/meal-plan/web/state/place.ts';
import type { Recipe } from '#features/recipes/contract.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useSettings } from '#web/settings.ts';
import { copyText, shareOnDevice } from '#web/sharing.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';

const COPIED_MS = 3_000;

interface Props {
  recipe: Recipe;
  className?: string;
  /** Shown first: on a desktop, the button that plans it. */
  children?: ReactNode;
}

/** Share and view the plan; visitors are invited to sign up (spec part 1 §2 'Recipe detail'). */
export function PlanActions({ recipe, className, children }: Props) {
  const plansHere = useSettings().access === 'open';
  const choosing = useChoosing() ?? undefined;
  return (
    <div className={clsx('mt-6 flex flex-wrap gap-3 print:hidden', className)}>
      {children}
      <Audience
        member={
          <>
            <ShareRecipe recipe={recipe} />
            <Button
              asLink
              to={paths.mealPlan()}
              variant="secondary"
              className="max-sm:flex-1"
              icon={<CalendarDays aria-hidden="true" />}
            >
              {t('View Meal Plan')}
            </Button>
          </>
        }
        visitor={
          <Button
            asLink
            to={paths.auth({
              activeTab: 'signup',
              from: paths.recipe(recipe.id, choosing && { plan: choosing.date, meal: choosing.mealType }),
            })}
            variant={plansHere ? 'secondary' : 'primary'}
            size={plansHere ? 'md' : 'lg'}
            className="max-sm:w-full"
            icon={<UserPlus aria-hidden="true" />}
          >
            {t('Sign up for unlimited recipes')}
          </Button>
        }
      />
    </div>
  );
}

/** Uses the device's share sheet on phones, otherwise copies the link and confirms for 3 seconds. */
function ShareRecipe({ recipe }: { recipe: Recipe }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const share = async () => {
    const url = window.location.origin + paths.recipe(recipe.id);
    const isPhone = window.matchMedia('(pointer: coarse)').matches;
    if (isPhone && (await shareOnDevice({ title: recipe.title, url }))) return;
    if (!(await copyText(url))) {
      showToast({
        title: t('Could not copy'),
        description: t('There was an error copying the link.'),
        tone: 'danger',
      });
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => void share()}
        className="max-sm:flex-1"
        icon={isCopied ? <Check aria-hidden="true" /> : <Share2 aria-hidden="true" />}
      >
        {isCopied ? t('Link copied!') : t('Share Recipe')}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('Link to this recipe copied.')}
      </span>
    </>
  );
}
