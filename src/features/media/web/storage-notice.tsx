import { useLocation } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { useStorageReady } from './queries.ts';

/**
 * Warns if pictures cannot be stored, with a retry button (spec part 1 §8 'Storage error panel', part 2 §4 'Storage
 * readiness').
 */
export function StorageNotice() {
  const { isError, error, refetch } = useStorageReady();
  const { pathname, search } = useLocation();
  if (!isError) return null;
  if (errorCode(error) === 'not_signed_in')
    return (
      <ErrorState title={t('Authentication Required')} text={t('Please sign in to add pictures.')}>
        <Button asLink to={paths.login(pathname + search)}>
          {t('Sign In')}
        </Button>
      </ErrorState>
    );
  const retry = async () => {
    showToast({ title: t('Retrying storage connection'), tone: 'info' }, 'storage');
    const { isSuccess } = await refetch();
    if (isSuccess) showToast({ title: t('Storage connected'), tone: 'success' }, 'storage');
  };
  const issue = errorMessage(error, t('Storage setup issue'));
  return (
    <ErrorState
      title={t('Storage Access Issue')}
      text={
        <>
          <p>
            {issue.replace(/[^.]$/, '$&.')}{' '}
            {t('Pictures cannot be uploaded right now. Everything else works.')}
          </p>
          {issue === t('Storage permission issue') && (
            <p className="mt-2">
              {t('The administrator needs to give Plateful write access to its picture folder.')}
            </p>
          )}
        </>
      }
      retryLabel={t('Retry Connection')}
      onRetry={() => void retry()}
    />
  );
}
