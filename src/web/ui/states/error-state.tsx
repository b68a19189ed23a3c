import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '../button.tsx';

interface Props {
  title?: string;
  text?: ReactNode;
  /** Retries; no button without it. */
  onRetry?: () => void;
  retryLabel?: string;
  children?: ReactNode;
}

/** Shown instead of content that could not be loaded; if the device is offline, it says so instead of `text`. */
export function ErrorState({
  title = t('Something went wrong'),
  text = t('Please try again.'),
  onRetry,
  retryLabel = t('Retry'),
  children,
}: Props) {
  return (
    <div
      role="alert"
      className="card mx-auto flex max-w-xl flex-col items-center gap-2 px-6 py-10 text-center"
    >
      <CloudAlert aria-hidden="true" className="size-9 text-danger-ink" />
      <p className="font-display text-xl font-semibold">{title}</p>
      <div className="text-muted">
        {globalThis.navigator?.onLine === false
          ? t('You are offline. Please connect to the internet, and try again.')
          : text}
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
