import { t } from '#shared/t.ts';
import { Button } from '../button.tsx';
import type { OpenQuestion } from './confirm.ts';
import { Sheet } from './sheet.tsx';

/** Shows the question asked with `confirm()`. */
export default function ConfirmSheet({ question }: { question: OpenQuestion | null }) {
  const { title = '', text, confirmLabel, cancelLabel = t('Cancel'), tone = 'danger' } = question ?? {};
  return (
    <Sheet
      open={question !== null}
      onClose={() => question?.answer(false)}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={() => question?.answer(false)} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={() => question?.answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text && <p className="text-muted">{text}</p>}
    </Sheet>
  );
}
