import type { ReactNode } from 'react';
import { useAudience } from './queries/session.ts';

interface Props {
  member?: ReactNode;
  visitor?: ReactNode;
}

/**
 * Renders one thing for members and another for visitors. Until the session is known, both are rendered, and the mark set by
 * the head script decides which one is visible, so that nothing jumps.
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
