import { clsx } from 'clsx';
import { ChefHat, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';

const LOOK =
  'inline-flex size-12 shrink-0 items-center justify-center rounded-full shadow-lift transition-colors [&_svg]:size-6';

/** Home's two round buttons: the AI Chef, and create a recipe (spec part 1 §2 'Navigation'). */
export function RoundButtons({ className }: { className?: string }) {
  return (
    <div className={clsx('flex gap-2', className)}>
      <Link
        to={paths.chef}
        aria-label={t('Ask the AI Chef')}
        title={t('Ask the AI Chef')}
        className={`${LOOK} bg-herb text-on-herb hover:brightness-110`}
      >
        <ChefHat aria-hidden="true" />
      </Link>
      <Link
        to={paths.create}
        aria-label={t('Create a recipe')}
        title={t('Create a recipe')}
        className={`${LOOK} bg-primary text-on-primary hover:bg-primary-hover`}
      >
        <Plus aria-hidden="true" />
      </Link>
    </div>
  );
}
