import { Ban, EllipsisVertical, Volume2, VolumeX } from 'lucide-react';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import type { Relation } from '../contract.ts';
import { useRestrict } from './queries/relation.ts';

/** Mutes or blocks a person. */
export function PersonMenu({
  person,
  relation,
}: {
  person: { id: string; name: string };
  relation: Relation;
}) {
  const { set } = useRestrict(person);
  const { isMuted, isBlocked } = relation;
  const block = async () => {
    const isSure =
      isBlocked ||
      (await confirm({
        title: `Block ${person.name}?`,
        text: 'They cannot follow you, comment on what you share, or mention you. You stop following each other. They are not told.',
        confirmLabel: 'Block',
      }));
    if (isSure) set('blocked', !isBlocked);
  };
  return (
    <Menu
      trigger={
        <IconButton
          label={`More about ${person.name}`}
          variant="surface"
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
    >
      <MenuItem
        icon={isMuted ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        hint={isMuted ? undefined : 'Their posts stay out of your feeds.'}
        onSelect={() => set('muted', !isMuted)}
      >
        {isMuted ? 'Unmute' : 'Mute'}
      </MenuItem>
      <MenuItem icon={<Ban aria-hidden="true" />} onSelect={() => void block()}>
        {isBlocked ? 'Unblock' : 'Block'}
      </MenuItem>
    </Menu>
  );
}
