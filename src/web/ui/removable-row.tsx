import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { Button } from './button.tsx';
import { confirm } from './sheets/confirm.ts';

interface Props {
  name: string;
  /** Lines below the name. */
  details: ReactNode;
  /** The button's verb: 'Revoke'. */
  verb: string;
  /** The consequence, for a confirmation; omit it if nothing can be lost. */
  warning?: string;
  isBusy: boolean;
  onRemove(): void;
}

/** An entry in a list that its owner can remove. */
export function RemovableRow({ name, details, verb, warning, isBusy, onRemove }: Props) {
  const press = async () => {
    const question = {
      title: t('{verb} “{name}”?', { verb, name }),
      confirmLabel: verb,
      tone: 'danger',
    } as const;
    if (warning === undefined || (await confirm({ ...question, text: warning }))) onRemove();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div className="text-sm text-muted">{details}</div>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        aria-label={`${verb} ${name}`}
        onClick={() => void press()}
      >
        {verb}
      </Button>
    </li>
  );
}
