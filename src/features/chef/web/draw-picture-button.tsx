import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { PictureInput } from '../contract.ts';
import { useDrawPicture } from './queries/pictures.ts';

interface Props {
  /** The input of the picture, read when the button is pressed. */
  input(): Pick<PictureInput, 'prompt'> & Partial<PictureInput>;
  /** Message while there is nothing to draw from. */
  missing?: string;
  /** Message once it is drawn. */
  done?: string;
  onDrawn(image: string): void;
}

const MISSING = t('Please enter a title or description for your recipe first.');

/** Draws a picture from the recipe so far; pressing it again draws another. */
export function DrawPictureButton({
  input,
  missing = MISSING,
  done = t('AI Image generated!'),
  onDrawn,
}: Props) {
  const { mutate, isPending } = useDrawPicture(done);
  const [attempt, setAttempt] = useState(0);
  const draw = () => {
    const wanted = input();
    if (!wanted.prompt.trim()) return void showToast({ title: missing, tone: 'danger' }, 'nothing-to-draw');
    mutate({ attempt, ...wanted }, { onSuccess: ({ imageUrl }) => onDrawn(imageUrl) });
    setAttempt(attempt + 1);
  };
  return (
    <Button variant="secondary" busy={isPending} onClick={draw} icon={<Sparkles aria-hidden="true" />}>
      {isPending ? t('Drawing…') : attempt === 0 ? t('AI Generate') : t('Another one')}
    </Button>
  );
}
