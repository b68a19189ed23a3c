import { Clock, MessagesSquare } from 'lucide-react';
import { ContactForm } from '#features/contact/web/contact-form.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { T } from '#web/ui/t.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** /contact (spec part 2 §2 'Static pages'). */
export default function ContactPage() {
  return (
    <div className="page">
      <PageHead
        title={t('Contact')}
        description={t('Questions, ideas and bug reports for Plateful. Replies take 24-48 hours.')}
      />
      <PageHeading title={t('Contact')} text={t('A question, an idea, a recipe that went wrong: tell us.')} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <Card>
          <ContactForm />
        </Card>
        <div className="grid gap-4">
          <Card>
            <h2 className="flex items-center gap-2.5 text-lg">
              <Clock aria-hidden="true" className="size-5 text-herb-ink" />
              {t('Response time')}
            </h2>
            <p className="mt-2 text-muted">
              <T
                text="Messages are answered within <span>24-48 hours</span>."
                parts={{ span: <span className="whitespace-nowrap" /> }}
              />
            </p>
          </Card>
          <Card>
            <h2 className="flex items-center gap-2.5 text-lg">
              <MessagesSquare aria-hidden="true" className="size-5 text-herb-ink" />
              {t('A problem with a recipe?')}
            </h2>
            <p className="mt-2 mb-4 text-muted">
              {t('Use Report on the recipe itself. Reports are reviewed within 24 hours.')}
            </p>
            <Button asLink to={paths.communityGuidelines} variant="secondary" size="sm">
              {t('Community Guidelines')}
            </Button>
          </Card>
        </div>
      </div>
    </div>
  );
}
