import { clsx } from 'clsx';
import { ArrowLeft, Menu, Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useBack } from '#web/hooks/use-back.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The two round buttons at the top right on phones: create a recipe, and the menu, or back on /menu. */
export function PhoneButtons({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const back = useBack(paths.home);
  return (
    <div className={clsx('flex items-center gap-2', className)}>
      <IconButton
        asLink
        to={paths.create}
        label={t('Create recipe')}
        variant="primary"
        icon={<Plus aria-hidden="true" />}
      />
      {pathname === paths.menu ? (
        <IconButton
          label={t('Back')}
          variant="surface"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={back}
        />
      ) : (
        <IconButton
          asLink
          to={paths.menu}
          label={t('Menu')}
          variant="surface"
          icon={<Menu aria-hidden="true" />}
        />
      )}
    </div>
  );
}
