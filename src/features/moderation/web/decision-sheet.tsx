import { type FormEvent, useId, useState } from 'react';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { QueuedItem } from '../contract.ts';
import type { ExplainedDecision } from '../rules/content.ts';
import { LONGEST_DETAILS } from '../rules/limits.ts';
import type { ReportReason } from '../rules/reasons.ts';

import { useDecide, useDecideAppeal, useSanction } from './queries.ts';
import { ReasonChoice } from './reason-choice.tsx';

const TEXTS: Record<ExplainedDecision, { title: string; button: string; done: string; message: string }> = {
  remove: {
    title: t('Remove content'),
    button: t('Remove'),
    done: t('Content removed'),
    message: t('Message to the author'),
  },
  warn: {
    title: t('Warn the author'),
    button: t('Send Warning'),
    done: t('Author warned'),
    message: t('Message to the author'),
  },
  suspend: {
    title: t('Suspend the author'),
    button: t('Suspend'),
    done: t('Author suspended'),
    message: t('Message to the author'),
  },
  uphold: {
    title: t('Uphold the appeal'),
    button: t('Restore'),
    done: t('Content restored'),
    message: t('Answer'),
  },
  deny: {
    title: t('Decline the appeal'),
    button: t('Decline'),
    done: t('Appeal declined'),
    message: t('Answer'),
  },
};
const LENGTHS = [
  { value: '1', label: t('1 day') },
  { value: '7', label: t('1 week') },
  { value: '30', label: t('30 days') },
  { value: '365', label: t('1 year') },
  { value: '', label: t('Permanently') },
];

interface Props {
  item: QueuedItem;
  decision: ExplainedDecision;
  onClose(): void;
}

/** Asks for the reason, length and message of a decision. */
export default function DecisionSheet({ item, decision, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(reportedFor(item));
  const [message, setMessage] = useState('');
  const [days, setDays] = useState('7');
  const [error, setError] = useState('');
  const [decide, appeal, sanction] = [useDecide(), useDecideAppeal(), useSanction()];
  const form = useId();
  const texts = TEXTS[decision];
  const asksReason = ['remove', 'warn', 'suspend'].includes(decision);

  const carryOut = async () => {
    const { contentType, contentId, removal, author } = item;
    if (decision === 'uphold' || decision === 'deny') {
      const result = decision === 'uphold' ? 'upheld' : 'denied';
      return appeal.mutateAsync({ removalId: removal?.id ?? '', result, answer: message });
    }
    if (!reason) return;
    if (decision === 'remove')
      return decide.mutateAsync({ decision, contentType, contentId, reason, message });
    const kind = decision === 'warn' ? 'warning' : 'suspension';
    return sanction.mutateAsync({
      ...{ kind, reason, message, userId: author?.id ?? '' },
      days: kind === 'suspension' && days ? Number(days) : null,
    });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (asksReason && !reason) return setError(t('Please select a reason.'));
    try {
      await carryOut();
      onClose();
      showToast({ title: texts.done, tone: 'success' });
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={asksReason ? 'danger' : 'primary'}
            busy={decide.isPending || appeal.isPending || sanction.isPending}
          >
            {texts.button}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
        <p className="text-muted">{t('“{text}”', { text: item.title })}</p>
        {asksReason && <ReasonChoice legend={t('Reason')} chosen={reason} onChoose={setReason} />}
        {decision === 'suspend' && (
          <SelectField
            label={t('How long')}
            value={days}
            onChange={(event) => setDays(event.target.value)}
            options={LENGTHS}
          />
        )}
        <TextArea
          label={texts.message}
          optional
          maxLength={LONGEST_DETAILS}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <p role="alert" className="font-medium text-danger-ink empty:hidden">
          {error}
        </p>
      </form>
    </Sheet>
  );
}

/** The newest report's reason, as the initial choice. */
function reportedFor({ reports }: QueuedItem): ReportReason | null {
  return (reports[0]?.reason as ReportReason | undefined) ?? null;
}
