import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#shared/t.ts';

interface Props {
  id: string;
  title: string;
  minutes: number;
  Icon: LucideIcon;
  intro: string;
  children: ReactNode;
}

/** An article of the cooking tips, at a readable line length. */
export function Article({ id, title, minutes, Icon, intro, children }: Props) {
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line pt-10 pb-4 first:border-0 first:pt-0"
    >
      <p className="flex items-center gap-2 text-sm font-semibold text-herb-ink">
        <Icon aria-hidden="true" className="size-5" />
        {t('{minutes} minutes to read', { minutes })}
      </p>
      <h2 id={`${id}-title`} className="mt-2 text-[1.75rem] md:text-4xl">
        {title}
      </h2>
      <p className="mt-3 text-lg text-muted">{intro}</p>
      <div className="mt-5 grid gap-4 [&_h3]:mt-3 [&_h3]:text-xl [&_li]:ps-1 [&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:ps-6 [&_li]:marker:text-primary-ink">
        {children}
      </div>
    </article>
  );
}
