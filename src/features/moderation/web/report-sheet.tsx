import { type FormEvent, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { FormSheet } from '#web/ui/sheets/form-sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { ContentType } from '../rules/content.ts';
import { LONGEST_DETAILS } from '../rules/limits.ts';
import type { ReportReason } from '../rules/reasons.ts';
import { useReport } from './queries.ts';
import { ReasonChoice } from './reason-choice.tsx';

interface Props {
  contentType: ContentType;
  contentId: string;
  /** The reported content, in words. */
  what: string;
  isOpen: boolean;
  onClose(): void;
}

/** Reports content to the moderators (spec part 1 §5 'Report'). */
export default function ReportSheet({ contentType, contentId, what, isOpen, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [error, setError] = useState<string | null>(null);
  const report = useReport();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reason) return setError(t('Please select a reason for reporting this content'));
    setError(null);
    report.mutate(
      { contentId, contentType, reason, details },
      {
        onSuccess: () => {
          setReason(null);
          setDetails('');
          onClose();
          showToast({
            title: t('Report sent'),
            description: t('Thank you. Our moderators will review it.'),
            tone: 'success',
          });
        },
        onError: (failure) =>
          setError(
            isTelling(failure)
              ? errorMessage(failure)
              : t('Failed to submit report. Please try again later.'),
          ),
      },
    );
  };
  return (
    <FormSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('Report')}
      submit={t('Submit Report')}
      sending={t('Sending…')}
      isSending={report.isPending}
      onSubmit={send}
      problem={error}
    >
      <p className="text-muted">{what}</p>
      <ReasonChoice
        legend={t('What is wrong with it?')}
        chosen={reason}
        onChoose={(chosen) => {
          setReason(chosen);
          setError(null);
        }}
      />
      <TextArea
        label={t('Details')}
        optional
        maxLength={LONGEST_DETAILS}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
      />
    </FormSheet>
  );
}

/** Whether the server's message is more helpful than the generic one. */
function isTelling(failure: unknown): boolean {
  return ['rate_limited', 'not_found', 'invalid_input', 'conflict'].includes(errorCode(failure));
}
