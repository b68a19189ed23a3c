import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import type { AboutRecipe } from '../contract.ts';

/** A button beside an ingredient that lists its substitutes. */
export function Substitutes({ food, instead }: AboutRecipe['substitutions'][number]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('Substitutes for {food}', { food })}
        icon={<ArrowLeftRight aria-hidden="true" className="text-muted" />}
        onClick={() => setOpen(true)}
        className="print:hidden"
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('Substitutes for {food}', { food })}>
        <ul className="divide-y divide-line">
          {instead.map((each) => (
            <li key={each.instead} className="py-3">
              <p className="font-semibold">{each.instead.charAt(0).toUpperCase() + each.instead.slice(1)}</p>
              <p className="text-muted">
                {each.ratio}
                {each.note && `; ${each.note}`}
              </p>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
