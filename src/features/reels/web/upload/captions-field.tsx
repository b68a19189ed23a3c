import { Captions, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { CAPTION_MESSAGES, tidyCaptions } from '../../rules/captions.ts';
import { REEL_LIMITS } from '../../rules/limits.ts';

interface Props {
  /** WebVTT; empty for none. */
  value: string;
  onChange(captions: string): void;
}

/** Picks a file of captions, which is checked on this device. */
export function CaptionsField({ value, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File) => {
    const text = file.size > REEL_LIMITS.captions * 4 ? null : await file.text();
    if (text === null || text.length > REEL_LIMITS.captions) return setProblem(CAPTION_MESSAGES.tooLong);
    const tidy = tidyCaptions(text);
    setProblem(tidy ? null : CAPTION_MESSAGES.notCaptions);
    if (tidy) onChange(tidy);
  };
  const remove = () => {
    setProblem(null);
    onChange('');
  };
  const lines = value.split('-->').length - 1;
  return (
    <fieldset aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {t('Captions')} <span className="font-normal text-muted">{t('(optional)')}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          icon={<Captions aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {value ? t('Replace captions') : t('Choose captions')}
        </Button>
        {value && (
          <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={remove}>
            {t('Remove captions')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt,text/vtt"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      {problem && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger-ink">
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} role="status" className="mt-2 text-sm text-muted">
        {value
          ? t('{lines, plural, one {# caption added.} other {# captions added.}}', { lines })
          : t('A WebVTT (.vtt) or SubRip (.srt) file. Most people watch without sound.')}
      </p>
    </fieldset>
  );
}
