import { Avatar } from '#web/ui/avatar.tsx';
import type { HouseholdPerson } from '../contract.ts';

const MOST_FACES = 5;

/** The people in a household, at a glance. Decorative: their names are next to it. */
export function Faces({ people }: { people: readonly HouseholdPerson[] }) {
  return (
    <div className="flex justify-center -space-x-3 rtl:space-x-reverse" aria-hidden="true">
      {people.slice(0, MOST_FACES).map(({ id, avatarUrl }) => (
        <Avatar key={id} id={id} src={avatarUrl} size="lg" className="ring-4 ring-surface" />
      ))}
    </div>
  );
}
