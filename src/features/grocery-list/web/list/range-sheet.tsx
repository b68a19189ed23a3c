import { t } from '#shared/t.ts';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { DateFilter } from '../date-filter.tsx';
import type { ListRange } from '../state/range.ts';

interface Props {
  isOpen: boolean;
  onClose(): void;
  range: ListRange;
}

export default function RangeSheet({ isOpen, onClose, range }: Props) {
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('Days to shop for')}>
      <DateFilter range={range} onSet={onClose} />
    </Sheet>
  );
}
