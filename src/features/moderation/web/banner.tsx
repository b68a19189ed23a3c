import { clsx } from 'clsx';
import { Clock, ShieldAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useDismissNotice } from './queries.ts';

const TONES = {
  danger: 'bg-danger-soft text-danger-ink',
  saffron: 'bg-saffron-soft text-saffron-ink',
  herb: 'bg-herb-soft text-herb-ink',
};

interface Props {
  tone: keyof typeof TONES;
  title: string;
  /** The id of a notice that can be dismissed. */
  noticeId?: string | undefined;
  children: ReactNode;
}

export function Banner({ tone, title, noticeId, children }: Props) {
  const dismiss = useDismissNotice();
  const Icon = tone === 'saffron' ? Clock : ShieldAlert;
  return (
    <div className={clsx('flex items-start gap-3 rounded-card p-4', TONES[tone])}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
        {children}
      </div>
      {noticeId && (
        <IconButton
          label={t('Dismiss: {title}', { title })}
          icon={<X />}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({ noticeId })}
          className="-my-2 -me-2"
        />
      )}
    </div>
  );
}
