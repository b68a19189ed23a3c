import { Link2 } from 'lucide-react';
import { LIMITS } from '#features/recipes/rules/limits.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { useImport } from '../queries/import.ts';

interface Props {
  link: string;
  onChange(link: string): void;
  reading: ReturnType<typeof useImport>;
}

/** Imports from the URL of a page, on Enter or with the button. */
export function FromLink({ link: url, onChange, reading }: Props) {
  const read = () => {
    if (url.trim() && !reading.isReading) reading.readLink(url.trim());
  };
  return (
    <div className="grid gap-5">
      <TextField
        label={t('Recipe web address')}
        hint={t('Plateful reads the page and credits it. You check everything before it is saved.')}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={LIMITS.address}
        icon={<Link2 aria-hidden="true" />}
        value={url}
        onChange={({ target }) => onChange(target.value)}
        // Not a form of its own: it may be inside the form it fills.
        onKeyDown={({ key }) => key === 'Enter' && read()}
        error={reading.problem ?? undefined}
        data-autofocus
      />
      <Button wide busy={reading.isReading} disabled={!url.trim()} onClick={read}>
        {reading.isReading ? t('Reading the page…') : t('Import recipe')}
      </Button>
    </div>
  );
}
