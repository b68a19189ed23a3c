import { t } from '#shared/t.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { CommentList, type CommentListProps } from './comment-list.tsx';

interface Props extends Omit<CommentListProps, 'heading'> {
  onClose(): void;
}

/** The comments on something, in a sheet above it. */
export default function CommentSheet({ onClose, ...list }: Props) {
  return (
    <Sheet open onClose={onClose} title={t('Comments')} size="md">
      <div className="min-h-[min(28rem,60dvh)]">
        <CommentList {...list} />
      </div>
    </Sheet>
  );
}
