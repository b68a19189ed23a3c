import { Ban, EllipsisVertical, Volume2, VolumeX } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menus/menu.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
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
        title: t('Block {name}?', { name: person.name }),
        text: t(
          'They cannot follow you, comment on what you share, or mention you. You stop following each other. They are not notified.',
        ),
        confirmLabel: t('Block'),
      }));
    if (isSure) set('blocked', !isBlocked);
  };
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More about {name}', { name: person.name })}
          variant="surface"
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
    >
      <MenuItem
        icon={isMuted ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        hint={isMuted ? undefined : t('Their posts stay out of your feeds.')}
        onSelect={() => set('muted', !isMuted)}
      >
        {isMuted ? t('Unmute') : t('Mute')}
      </MenuItem>
      <MenuItem icon={<Ban aria-hidden="true" />} onSelect={() => void block()}>
        {isBlocked ? t('Unblock') : t('Block')}
      </MenuItem>
    </Menu>
  );
}
