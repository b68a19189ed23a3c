import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { useCode } from '#web/ui/use-code.ts';
import type ImportSheet from './import-sheet.tsx';

type Props = Omit<ComponentProps<typeof ImportSheet>, 'isOpen' | 'onClose'>;

const importSheet = () => import('./import-sheet.tsx');

/** Imports a recipe from a link, a pasted text or a file, and hands it over for review without saving it. */
export function ImportRecipe(props: Props) {
  const [isOpen, setOpen] = useState(props.given !== null);
  const Sheet = useCode(importSheet, isOpen);
  return (
    <div>
      <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('Import a recipe')}
      </Button>
      {Sheet && <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
