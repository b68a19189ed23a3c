import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

interface ChoiceRowProps<Value extends string> {
  legend: string;
  choices: readonly {
    value: Value;
    label: string;
    /** The label's language, if it is not the reader's. */
    lang?: string;
    Icon?: LucideIcon;
  }[];
  /** `null` before a choice. */
  chosen: Value | null;
  onChoose(value: Value): void;
  className?: string | undefined;
}

/** A segmented control: a few choices side by side. */
export function ChoiceRow<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  className,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('flex flex-wrap gap-1 rounded-[1.625rem] bg-sunken p-1', className)}>
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, lang, Icon }) => (
        <label
          key={value}
          lang={lang}
          className="flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-full px-3 text-[0.9375rem] font-semibold max-[22rem]:px-1.5 max-[22rem]:text-sm whitespace-nowrap text-muted transition-colors has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-primary-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="sr-only"
          />
          {Icon && <Icon aria-hidden="true" className="size-4.5" />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
