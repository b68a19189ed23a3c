import { Feed } from '#features/feed/web/feed.tsx';
import { t } from '#shared/t.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { cardActions } from '../../slots/card-actions.tsx';

/** /feed: what people one follows have posted. */
export default function FeedPage() {
  return (
    <div className="page pb-16">
      <PageHead
        title={t('Following')}
        description={t('New recipes and videos of people you follow.')}
        isPrivate
      />
      <PageHeading title={t('Following')} text={t('New recipes and videos of people you follow.')} />
      <Feed actions={cardActions} />
    </div>
  );
}
