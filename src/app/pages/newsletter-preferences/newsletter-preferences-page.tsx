import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { PreferencesForm } from '#features/newsletter/web/preferences-form.tsx';
import { usePreferences } from '#features/newsletter/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** The page behind the link at the end of every issue; mail programs POST here to unsubscribe. */
export default function NewsletterPreferencesPage() {
  const secret = useSearchParams()[0].get('secret') ?? '';
  const [hasLeft, setLeft] = useState(false);
  const { data, error } = usePreferences(secret);
  const isOver = hasLeft || error !== null;
  return (
    <AccountFrame
      title={hasLeft ? t('You are unsubscribed') : t('Your newsletter')}
      text={
        hasLeft
          ? t('Your address has been deleted, and you will get no further issues.')
          : data && !isOver
            ? t('It is sent to {email} every Sunday.', { email: data.email })
            : ''
      }
      picture="/art/categories/plant-based"
    >
      <PageHead title={t('Newsletter Preferences')} isPrivate />
      <p role="status" className="sr-only">
        {hasLeft ? t('You are unsubscribed.') : ''}
      </p>
      {error && !hasLeft && (
        <p role="alert" className="mb-5">
          {errorMessage(error)}
        </p>
      )}
      {isOver ? (
        <Button asLink wide variant="secondary" to={paths.newsletter}>
          {t('Subscribe again')}
        </Button>
      ) : data ? (
        <PreferencesForm
          secret={secret}
          preferences={data.preferences}
          onUnsubscribed={() => setLeft(true)}
        />
      ) : (
        <div className="flex justify-center py-8">
          <Spinner label={t('Loading preferences…')} />
        </div>
      )}
    </AccountFrame>
  );
}
