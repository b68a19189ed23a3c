import type { ReactNode } from 'react';
import { PageHeading } from '#web/ui/page-heading.tsx';

interface Props {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A page of text at a readable line length. */
export function Prose({ title, text, children }: Props) {
  return (
    <div className="page pb-8">
      <PageHeading title={title} text={text} />
      <div className="max-w-3xl space-y-4 [&_a]:font-semibold [&_a]:text-primary-ink [&_a]:underline [&_h2]:pt-6 [&_h2]:text-2xl [&_li]:ps-1 [&_li]:marker:text-primary-ink [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:ps-6 wrap-anywhere">
        {children}
      </div>
    </div>
  );
}
