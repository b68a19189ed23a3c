import { t } from '#shared/t.ts';

interface Props {
  /** Of the recipe as written. */
  servings: number;
  className?: string;
}

/** Says that amounts within the steps do not follow the chosen servings. */
export function StepAmounts({ servings, className = '' }: Props) {
  return (
    <p className={`text-muted ${className}`}>
      {t(
        '{servings, plural, one {Amounts in the steps are for # serving.} other {Amounts in the steps are for # servings.}}',
        { servings },
      )}
    </p>
  );
}
