import { t } from '#shared/t.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import type { AboutRecipe } from '../contract.ts';

type Props = AboutRecipe['substitutions'][number] & { isOpen: boolean; onClose(): void };

export default function SubstitutesSheet({ food, instead, isOpen, onClose }: Props) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('Substitutes for {food}', { food })}>
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
  );
}
