import { REASONS, type ReportReason } from '../rules/reasons.ts';

interface Props {
  legend: string;
  chosen: ReportReason | null;
  onChoose(reason: ReportReason): void;
}

/** The reasons to report or remove content, to choose one from. */
export function ReasonChoice({ legend, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{legend}</legend>
      {REASONS.map(({ id, label }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={id}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            className="size-5 shrink-0 accent-primary"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
