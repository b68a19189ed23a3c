import { clsx } from 'clsx';
import { Check, UserPlus } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { useFollow } from './queries/relation.ts';

interface Props extends Pick<ButtonLook, 'size' | 'className'> {
  person: { id: string; name: string };
  isFollowing: boolean;
  /** In a list of people: its accessible name includes the person's name. */
  listed?: boolean;
}

/** Follow, or Following once one does. Visitors are sent to sign in. */
export function FollowButton({ person, isFollowing, listed, className, ...look }: Props) {
  const { set } = useFollow(person);
  return (
    <Button
      variant={isFollowing ? 'secondary' : 'primary'}
      icon={isFollowing ? <Check aria-hidden="true" /> : <UserPlus aria-hidden="true" />}
      aria-label={listed ? `${isFollowing ? t('Following') : t('Follow')} ${person.name}` : undefined}
      title={isFollowing ? t('Unfollow') : undefined}
      onClick={({ detail }) => {
        // The second press of a double press must not undo the first.
        if (!isFollowing || detail < 2) set(!isFollowing);
      }}
      className={clsx('shrink-0', className)}
      {...look}
    >
      {isFollowing ? t('Following') : t('Follow')}
    </Button>
  );
}
