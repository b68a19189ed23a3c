import { CalendarHeart } from 'lucide-react';
import { SubscribeForm } from '#features/newsletter/web/subscribe-form.tsx';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** /newsletter (spec part 2 §2 'Static pages'). */
export default function NewsletterPage() {
  return (
    <div className="page">
      <PageHead
        title={t('Newsletter')}
        description={t('New recipes, cooking tips and meal planning by email, every Sunday.')}
      />
      <PageHeading
        title={t('Newsletter')}
        text={t('New recipes, one good tip and a plan for the week, in your inbox before the week begins.')}
      />
      <Card padded={false} className="grid overflow-hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="p-5 md:p-9">
          <Badge tone="saffron" icon={<CalendarHeart aria-hidden="true" />}>
            {t('Weekly, on Sunday')}
          </Badge>
          <SubscribeForm />
        </div>
        <div className="relative max-lg:hidden">
          <Picture
            src="/art/categories/plant-based"
            alt=""
            sizes="30rem"
            aspect="3/4"
            className="absolute inset-0 size-full"
          />
        </div>
      </Card>
    </div>
  );
}
