import { type ReactNode, useRef } from 'react';
import { t } from '#shared/t.ts';
import { type LoadCode, useCode } from '#web/ui/use-code.ts';
import { useNear } from '#web/ui/use-near.ts';

export const TRENDING_HEIGHT = 'min-h-[31rem] md:min-h-96';

interface Props {
  load: LoadCode<object>;
  className?: string;
  /** Reserves the height until then. */
  children: ReactNode;
}

/** A section whose code and content are loaded when it is scrolled near. */
export function LaterSection({ load, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const Section = useCode(load, useNear(place));
  return (
    <div ref={place} className={className}>
      {Section ? <Section /> : children}
    </div>
  );
}

export function SectionLoading({ height }: { height: string }) {
  return (
    <p className={`flex items-center justify-center rounded-card bg-sunken text-muted ${height}`}>
      {t('Loading...')}
    </p>
  );
}
