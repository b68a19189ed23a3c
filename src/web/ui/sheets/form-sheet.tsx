import { type FormEvent, type ReactNode, useId } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '../button.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** Label of the button that sends the form, and its text while sending. */
  submit: string;
  sending?: string;
  isSending: boolean;
  tone?: 'primary' | 'danger';
  onSubmit(event: FormEvent): unknown;
  /** An error that concerns the whole form. */
  problem?: string | null;
  children: ReactNode;
}

/** A sheet with a form, which is canceled or sent. */
export function FormSheet(props: Props) {
  const { isOpen, onClose, title, submit, sending = submit, isSending, tone = 'primary', onSubmit } = props;
  const id = useId();
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} variant={tone} busy={isSending}>
            {isSending ? sending : submit}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={onSubmit} noValidate className="grid grid-cols-1 gap-5">
        {props.children}
        <p role="alert" className="font-medium text-danger-ink empty:hidden">
          {props.problem}
        </p>
      </form>
    </Sheet>
  );
}
