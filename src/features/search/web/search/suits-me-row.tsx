import { useNotedAvoidance } from '#features/accounts/web/queries/avoided.ts';
import { part } from '#web/ui/part.tsx';

const SuitsMe = part(() => import('./suits-me.tsx'), <div className="mt-3 h-11" />);

/** 'Suits me', below the filters of a list of recipes; nothing for people who eat everything. */
export function SuitsMeRow() {
  const avoids = useNotedAvoidance();
  return <div className="suits-me flow-root">{avoids && <SuitsMe />}</div>;
}
