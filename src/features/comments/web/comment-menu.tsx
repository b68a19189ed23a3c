import { Ellipsis, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menus/menu.tsx';
import type { Reply } from '../contract.ts';
import { usePinComment, useRemoveComment } from './queries/changes.ts';

/** Edit, pin and delete, as far as this person may. */
export function CommentMenu({
  comment,
  name,
  onEdit,
}: {
  comment: Reply;
  /** Name of its author. */
  name: string;
  onEdit(): void;
}) {
  const { can, id, isPinned } = comment;
  const remove = useRemoveComment();
  const pin = usePinComment(comment);
  const mayEdit = can.editUntil !== null && new Date(can.editUntil) > new Date();
  if (!mayEdit && !can.remove && !can.pin) return null;
  return (
    <Menu
      trigger={
        <IconButton
          label={t('More actions on {name}’s comment', { name })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
    >
      {can.pin && (
        <MenuItem icon={isPinned ? <PinOff /> : <Pin />} onSelect={() => pin.mutate(!isPinned)}>
          {isPinned ? t('Unpin') : t('Pin')}
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem icon={<Pencil />} onSelect={onEdit}>
          {t('Edit')}
        </MenuItem>
      )}
      {can.remove && (
        <MenuItem icon={<Trash2 />} onSelect={() => remove.mutate({ commentId: id })}>
          {t('Delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
