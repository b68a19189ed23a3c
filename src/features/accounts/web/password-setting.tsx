import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const PasswordSheet = lazy(() => import('./password-sheet.tsx'));

/** Changes the password. */
export function PasswordSetting() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line pt-4">
      <p>Password</p>
      <Button variant="secondary" onClick={open}>
        Change password
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <PasswordSheet isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
