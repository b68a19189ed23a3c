import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import type { ListedPerson } from '../contract.ts';
import type { Restriction } from '../rules/restrictions.ts';
import { PeopleList } from './people-list.tsx';
import { useRestricted } from './queries/people.ts';
import { useRestrict } from './queries/relation.ts';

const WORDS: Record<Restriction, { title: string; undo: string; empty: string; text: string }> = {
  blocked: {
    title: t('Blocked people'),
    undo: t('Unblock'),
    empty: t('You have not blocked anyone'),
    text: t('You can block a person from the menu on their profile.'),
  },
  muted: {
    title: t('Muted people'),
    undo: t('Unmute'),
    empty: t('You have not muted anyone'),
    text: t('You can mute a person from the menu on their profile.'),
  },
};

/** The people one has blocked or muted. */
export default function RestrictedSheet({
  restriction,
  onClose,
}: {
  restriction: Restriction | null;
  onClose(): void;
}) {
  return (
    <Sheet open={restriction !== null} onClose={onClose} title={restriction ? WORDS[restriction].title : ''}>
      {restriction && <Restricted restriction={restriction} />}
    </Sheet>
  );
}

function Restricted({ restriction }: { restriction: Restriction }) {
  const { title, empty, text } = WORDS[restriction];
  return (
    <PeopleList
      list={useRestricted(restriction)}
      label={title}
      empty={{ title: empty, text }}
      actions={(person) => <Release person={person} restriction={restriction} />}
    />
  );
}

function Release({ person, restriction }: { person: ListedPerson; restriction: Restriction }) {
  const { set, isPending } = useRestrict(person);
  const { undo } = WORDS[restriction];
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={`${undo} ${person.name}`}
      onClick={() => set(restriction, false)}
    >
      {undo}
    </Button>
  );
}
