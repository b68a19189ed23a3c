import type { ReactNode } from 'react';
import { useAudience } from './queries/session.ts';

interface Props {
  member?: ReactNode;
  visitor?: ReactNode;
}

/**
 * One thing for who is signed in, another for visitors. While that is not known both are in the page, and the mark that
 * its head set decides which of them is seen: nothing jumps.
 */
export function Audience({ member, visitor }: Props) {
  const audience = useAudience();
  if (audience === 'member') return member;
  if (audience === 'visitor') return visitor;
  return (
    <>
      {member && <div className="when-member contents">{member}</div>}
      {visitor && <div className="when-visitor contents">{visitor}</div>}
    </>
  );
}
