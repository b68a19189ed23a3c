import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  icon: ReactNode;
  title: string;
  text: string;
  /** One or two buttons that lead elsewhere. */
  children: ReactNode;
}

/** The page for something that does not exist or was deleted. */
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
