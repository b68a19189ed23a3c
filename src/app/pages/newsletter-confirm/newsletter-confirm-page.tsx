import { useSearchParams } from 'react-router';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { FormAlert } from '#features/accounts/web/form-alert.tsx';
import { useConfirmSubscription } from '#features/newsletter/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { linkFailure } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** The page behind the emailed link. It has a button because mail programs may open every link. */
export default function NewsletterConfirmPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const confirm = useConfirmSubscription();
  const { data } = confirm;
  const failure = linkFailure(token, confirm.error);
  return (
    <AccountFrame
      title={data ? t('You are subscribed') : t('Confirm your address')}
      text={
        data
          ? t('The newsletter comes to {email}, every Sunday.', { email: data.email })
          : t('One tap, and the newsletter comes every Sunday.')
      }
      picture="/art/categories/plant-based"
    >
      <PageHead title={t('Confirm Newsletter')} isPrivate />
      <div className="grid gap-4">
        <p role="status" className="sr-only">
          {data ? t('You are subscribed.') : ''}
        </p>
        <FormAlert>{failure}</FormAlert>
        {!data && !failure && (
          <Button wide busy={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            {confirm.isPending ? t('Confirming…') : t('Subscribe')}
          </Button>
        )}
        {data && (
          <>
            <Button asLink wide to={paths.recipes}>
              {t('Browse recipes')}
            </Button>
            <Button asLink wide variant="secondary" to={paths.newsletterPreferences(data.secret)}>
              {t('Change what you read')}
            </Button>
          </>
        )}
        {failure && (
          <Button asLink wide variant="secondary" to={paths.newsletter}>
            {t('Newsletter')}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}
