import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where to go instead: one or two buttons. */
  children: ReactNode;
}

/** The whole page at the address of something that is not there, or not any more. */
export function NotFound({ title, children, ...rest }: Props) {
  return (
    <div className="page py-12 short:py-4 desk:py-20">
      <PageHead title={title} isPrivate />
      <EmptyState level="h1" title={title} {...rest}>
        {children}
      </EmptyState>
    </div>
  );
}
