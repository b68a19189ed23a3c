import { Share2 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { shareOnDevice } from '#web/sharing.ts';
import { ListAction } from './list/list-action.tsx';
import { copyList, tellNothingToShare } from './state/copy-list.ts';

/**
 * Shares the list as displayed, or copies it if sharing is unavailable (texts of spec part 2 §8 'Grocery share'). `text` is
 * `null` if nothing is left to buy.
 */
export function ShareList({ text }: { text: string | null }) {
  const share = async () => {
    if (text === null) tellNothingToShare();
    else if (!(await shareOnDevice({ title: t('Grocery list'), text }))) await copyList(text);
  };
  return <ListAction label={t('Share')} icon={<Share2 aria-hidden="true" />} onClick={() => void share()} />;
}
