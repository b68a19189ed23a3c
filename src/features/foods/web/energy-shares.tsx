import { clsx } from 'clsx';
import { energyFrom } from '../rules/nutrition.ts';

interface Props {
  /** In grams. */
  fat: number;
  carbohydrate: number;
  protein: number;
  className?: string;
}

/** A bar of the energy shares of fat, carbohydrate and protein. Decorative: the grams are listed beside it. */
export function EnergyShares({ className, ...grams }: Props) {
  const { fat, carbohydrate, protein } = energyFrom(grams);
  return (
    <div
      aria-hidden="true"
      className={clsx('flex h-2 gap-0.5 overflow-hidden rounded-full forced-color-adjust-none', className)}
    >
      <span className="bg-saffron" style={{ flexGrow: fat }} />
      <span className="bg-primary" style={{ flexGrow: carbohydrate }} />
      <span className="bg-herb" style={{ flexGrow: protein }} />
    </div>
  );
}
