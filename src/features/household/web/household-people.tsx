import { UserMinus } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { PersonRow } from '#features/profiles/web/person-row.tsx';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Household, HouseholdPerson } from '../contract.ts';
import { failureReason, useRemovePerson } from './queries.ts';

/** The people who plan and shop together; the organizer can remove the others. */
export function HouseholdPeople({ people }: Pick<Household, 'people'>) {
  const userId = useSession().user?.id;
  const isShared = people.length > 1;
  const isOrganizer = people.some((person) => person.isOrganizer && person.id === userId);
  return (
    <ul className="divide-y divide-line px-4 py-1 md:px-6">
      {people.map((person) => (
        <Row
          key={person.id}
          person={person}
          isYou={person.id === userId}
          isShared={isShared}
          canRemove={isOrganizer && person.id !== userId}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  person: HouseholdPerson;
  isYou: boolean;
  isShared: boolean;
  canRemove: boolean;
}

function Row({ person, isYou, isShared, canRemove }: RowProps) {
  return (
    <PersonRow person={person} note={isYou ? t('You') : undefined}>
      {isShared && person.isOrganizer && <Badge tone="saffron">{t('Organizer')}</Badge>}
      {canRemove && <RemoveButton person={person} />}
    </PersonRow>
  );
}

function RemoveButton({ person: { id, name } }: { person: HouseholdPerson }) {
  const remove = useRemovePerson();
  const press = async () => {
    const isSure = await confirm({
      title: t('Remove {name} from the household?', { name }),
      text: t(
        '{name} goes back to a plan and a grocery list of their own. What they planned here stays. Shared links to the household and its plan stop working.',
        { name },
      ),
      confirmLabel: t('Remove'),
    });
    if (!isSure) return;
    // The row with this button disappears along with the person.
    await remove.mutateAsync({ personId: id }).then(
      () => showToast({ title: t('{name} is no longer in the household', { name }) }),
      (error) =>
        showToast({ title: t('That did not work'), description: failureReason(error), tone: 'danger' }),
    );
  };
  return (
    <IconButton
      label={t('Remove {name}', { name })}
      icon={<UserMinus aria-hidden="true" />}
      disabled={remove.isPending}
      onClick={() => void press()}
    />
  );
}
