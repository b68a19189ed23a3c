import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCode } from '#web/ui/use-code.ts';
import type { AboutRecipe } from '../contract.ts';

const importSheet = () => import('./substitutes-sheet.tsx');

/** A button beside an ingredient that lists its substitutes. */
export function Substitutes(substitution: AboutRecipe['substitutions'][number]) {
  const { food } = substitution;
  const [isOpen, setOpen] = useState(false);
  const Sheet = useCode(importSheet, isOpen);
  return (
    <>
      <IconButton
        label={t('Substitutes for {food}', { food })}
        icon={<ArrowLeftRight aria-hidden="true" className="text-muted" />}
        onClick={() => setOpen(true)}
        className="print:hidden"
      />
      {Sheet && <Sheet {...substitution} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
