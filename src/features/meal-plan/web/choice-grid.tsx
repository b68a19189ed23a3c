import { clsx } from 'clsx';

interface Props<Value extends string> {
  legend: string;
  /** The name of the radio group. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
  className?: string;
}

/** A labeled group of radio buttons that look like chips. */
export function ChoiceGrid<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  className,
}: Props<Value>) {
  return (
    <fieldset className={className}>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border px-2 text-[0.9375rem] font-medium whitespace-nowrap tabular-nums transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink',
              option.value === value
                ? 'border-primary bg-primary-soft text-primary-ink'
                : 'border-line bg-raised hover:border-edge',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control focus-visible:outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
