import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { t } from '#shared/t.ts';
import { CONTROL, Field, type FieldText, useField } from './field.tsx';

/** A password field with a button to reveal it. */
export function PasswordField({ className, ...props }: FieldText & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          {...control}
          className={clsx(CONTROL, 'pe-12', className)}
        />
        <button
          type="button"
          aria-label={shown ? t('Hide password') : t('Show password')}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="absolute top-0.5 end-0.5 flex size-11 items-center justify-center rounded-control text-muted hover:text-ink [&_svg]:size-5"
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
    </Field>
  );
}
