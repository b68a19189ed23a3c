import { ChefHat, Square } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { roomLeft } from '#web/ui/fields/room-left.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { LONGEST_PROMPT } from '../rules/limits.ts';

const EXAMPLES = [
  t('Chicken, spinach and rice in 30 minutes'),
  t('Vegan curry for four, no nuts'),
  t('Pasta for kids without cheese'),
  t('A gluten-free dessert with apples'),
];

interface Props {
  value: string;
  /** Disabled until the recipe stored on this device is known. */
  isReady: boolean;
  isWriting: boolean;
  hasRecipe: boolean;
  onChange(words: string): void;
  onGenerate(words: string): void;
  onStop(): void;
}

/** The chef's prompt; Ctrl+Enter submits it too. */
export function PromptBox({ value, isReady, isWriting, hasRecipe, onChange, onGenerate, onStop }: Props) {
  const words = value.trim();
  const canSend = isReady && words !== '' && words.length <= LONGEST_PROMPT && !isWriting;
  const send = () => {
    if (canSend) onGenerate(words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form onSubmit={submit} className="card p-4 desk:p-6">
      <TextArea
        id="chef-prompt"
        label={t('What would you like to cook?')}
        placeholder={t('Two salmon fillets, something green, no dairy, ready in half an hour')}
        rows={3}
        hint={roomLeft(words, LONGEST_PROMPT)}
        className="max-h-80"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={sendByKey}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" disabled={!canSend} icon={<ChefHat aria-hidden="true" />}>
          {t('Generate Recipe')}
        </Button>
        {isWriting && (
          <Button variant="ghost" onClick={onStop} icon={<Square aria-hidden="true" />}>
            {t('Stop')}
          </Button>
        )}
      </div>
      {!hasRecipe && !isWriting && (
        <div className="mt-5">
          <p className="mb-2 text-sm text-muted">{t('Or start with one of these:')}</p>
          <ul className="flex flex-wrap gap-2">
            {EXAMPLES.map((example) => (
              <li key={example} className="max-w-full">
                <Chip onClick={() => onChange(example)} className="max-w-full whitespace-normal! text-start">
                  {example}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  );
}
