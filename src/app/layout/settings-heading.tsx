import { ArrowLeft } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useBack } from '#web/hooks/use-back.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The heading of a page that Settings links to, with a link back. */
export function SettingsHeading({ title, text }: { title: string; text?: string }) {
  const back = useBack(paths.settings);
  return (
    <header className="pt-6 pb-6 md:pt-10 short:pt-4 short:pb-3">
      <div className="flex items-center gap-2">
        <IconButton
          label={t('Back')}
          icon={<ArrowLeft aria-hidden="true" />}
          className="-ms-2.5"
          onClick={back}
        />
        <h1 className="min-w-0 wrap-break-word text-[1.625rem] max-[22.5rem]:text-[1.375rem] md:text-[2.5rem] short:text-[1.5rem]">
          {title}
        </h1>
      </div>
      {text && <p className="mt-2 text-muted">{text}</p>}
    </header>
  );
}
