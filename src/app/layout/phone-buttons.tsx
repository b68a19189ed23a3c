import { clsx } from 'clsx';
import { ArrowLeft, Menu, Plus } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The two round buttons at the top right on phones: create a recipe, and the menu, or back on /menu. */
export function PhoneButtons({ className }: { className?: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const back = () => (hasWayBack() ? navigate(-1) : navigate(paths.home));
  return (
    <div className={clsx('flex items-center gap-2', className)}>
      <IconButton
        asLink
        to={paths.create}
        label="Create recipe"
        variant="primary"
        icon={<Plus aria-hidden="true" />}
      />
      {pathname === paths.menu ? (
        <IconButton label="Back" variant="surface" icon={<ArrowLeft aria-hidden="true" />} onClick={back} />
      ) : (
        <IconButton
          asLink
          to={paths.menu}
          label="Menu"
          variant="surface"
          icon={<Menu aria-hidden="true" />}
        />
      )}
    </div>
  );
}

/** Whether there is a page to go back to (spec part 1 §2 'Navigation'). */
function hasWayBack(): boolean {
  const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  return index > 0 || window.history.length > 2;
}
