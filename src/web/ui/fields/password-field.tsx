import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { t } from '#shared/t.ts';
import { CONTROL, describedBy, Field, type FieldText } from './field.tsx';

/** A password field with a button to reveal it. */
export function PasswordField({
  label,
  hint,
  error,
  hideLabel,
  optional,
  id: given,
  className,
  ...input
}: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const own = useId();
  const id = given ?? own;
  const [shown, setShown] = useState(false);
  const text = { label, hint, error, hideLabel, optional };
  return (
    <Field id={id} {...text}>
      <div className="relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          {...describedBy(id, text)}
          {...input}
          className={clsx(CONTROL, 'pe-12', className)}
        />
        <button
          type="button"
          aria-label={shown ? t('Hide password') : t('Show password')}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 end-0.5 flex size-11 items-center justify-center rounded-control text-muted hover:text-ink [&_svg]:size-5"
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
    </Field>
  );
}
