import { Copy } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Button } from '../button.tsx';
import { showToast } from '../states/toast.ts';
import { Sheet } from './sheet.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** The kind of secret: 'Link'. */
  what: string;
  /** Explains what to do with it, and why now. */
  advice: string;
  secret: string;
  /** Copies it to the clipboard; false if that is not allowed. */
  copy(text: string): Promise<boolean>;
}

/** Shows a secret that the person has to copy now, because it cannot be shown again. */
export function SecretSheet({ isOpen, onClose, title, what, advice, secret, copy }: Props) {
  const press = async () => {
    const isCopied = await copy(secret);
    showToast(
      isCopied
        ? { title: t('{what} copied', { what }), tone: 'success' }
        : { title: t('Copy failed'), description: t('Please select the text and copy it.'), tone: 'danger' },
    );
  };
  return (
    <Sheet
      isKept
      open={isOpen}
      onClose={onClose}
      title={title}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <div className="grid gap-4">
        <p role="status">{advice}</p>
        <p className="rounded-control bg-sunken p-3 font-mono text-sm wrap-anywhere select-all">{secret}</p>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void press()}
          className="justify-self-start"
        >
          {t('Copy')}
        </Button>
      </div>
    </Sheet>
  );
}
