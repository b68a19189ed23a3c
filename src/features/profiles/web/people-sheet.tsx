import { UserMinus } from 'lucide-react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import type { ListedPerson, Profile } from '../contract.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleList } from './people-list.tsx';
import { type ListName, usePeopleOf } from './queries/people.ts';
import { useRemoveFollower } from './queries/relation.ts';

interface Props {
  list: ListName | null;
  profile: Profile;
  isOwn: boolean;
  onClose(): void;
}

const TITLES: Record<ListName, string> = { followers: t('Followers'), following: t('Following') };

/** Who follows a person, or whom they follow. */
export default function PeopleSheet({ list, profile, isOwn, onClose }: Props) {
  return (
    <Sheet open={list !== null} onClose={onClose} title={list ? TITLES[list] : ''}>
      {list && <People list={list} profile={profile} isOwn={isOwn} />}
    </Sheet>
  );
}

function People({ list, profile, isOwn }: Omit<Props, 'list' | 'onClose'> & { list: ListName }) {
  const { user } = useSession();
  const people = usePeopleOf(list, profile.id);
  const who = isOwn ? 'you' : profile.name;
  const title =
    list === 'followers'
      ? t('Nobody follows {who} yet', { who })
      : isOwn
        ? t('You do not follow anyone yet')
        : t('{who} does not follow anyone yet', { who });
  return (
    <PeopleList
      list={people}
      label={TITLES[list]}
      empty={{ title }}
      actions={(person) => (
        <>
          {person.id !== user?.id && (
            <FollowButton person={person} isFollowing={person.isFollowing} listed size="sm" />
          )}
          {isOwn && list === 'followers' && <RemoveFollower person={person} />}
        </>
      )}
    />
  );
}

function RemoveFollower({ person }: { person: ListedPerson }) {
  const remove = useRemoveFollower();
  const ask = async () => {
    const isSure = await confirm({
      title: t('Remove {name}?', { name: person.name }),
      text: t('They will no longer follow you, and are not notified. They can follow you again.'),
      confirmLabel: t('Remove'),
    });
    if (isSure) remove.mutate({ profileId: person.id });
  };
  return (
    <IconButton
      label={t('Remove {name} from your followers', { name: person.name })}
      icon={<UserMinus aria-hidden="true" />}
      onClick={() => void ask()}
    />
  );
}
