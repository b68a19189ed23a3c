import { type ReactNode, useId } from 'react';
import { t } from '#shared/t.ts';

export interface FieldText {
  label: string;
  /** Permanent help text. */
  hint?: ReactNode;
  /** The validation error, saying what to do. */
  error?: string | undefined;
  /** Hides the label visually where context explains the field. */
  hideLabel?: boolean;
  /** Marks an optional field. */
  optional?: boolean;
}

/** Separates a field's texts from the attributes of its control, and links the control to its label, hint and error. */
export function useField<Control extends { id?: string | undefined }>({
  label,
  hint,
  error,
  hideLabel,
  optional,
  id: given,
  ...control
}: FieldText & Control) {
  const own = useId();
  const id = given ?? own;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    field: { id, label, hint, error, hideLabel, optional },
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
      ...control,
    },
  } as const;
}

export const CONTROL =
  'w-full min-h-12 rounded-control border border-edge bg-raised px-3.5 py-2.5 text-base text-ink transition-colors hover:border-muted disabled:opacity-60 aria-invalid:border-danger-ink aria-invalid:ring-1 aria-invalid:ring-danger-ink';

/** The label, control, error and hint. */
export function Field({
  id,
  label,
  hint,
  error,
  hideLabel,
  optional,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional && <span className="font-normal text-muted"> {t('(optional)')}</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
