import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { PictureWish } from '../contract.ts';
import { useDrawPicture } from './queries/pictures.ts';

interface Props {
  /** What is drawn; asked for when the button is pressed. */
  wish(): Pick<PictureWish, 'prompt'> & Partial<PictureWish>;
  /** What is said while there is nothing to draw from. */
  missing?: string;
  /** What is said when it is drawn. */
  done?: string;
  onDrawn(image: string): void;
}

const MISSING = 'Please enter a title or description for your recipe first.';

/** Draws a picture from what the recipe says so far; pressed again, another one. */
export function DrawPictureButton({ wish, missing = MISSING, done = 'AI Image generated!', onDrawn }: Props) {
  const { mutate, isPending } = useDrawPicture(done);
  const [attempt, setAttempt] = useState(0);
  const draw = () => {
    const wanted = wish();
    if (!wanted.prompt.trim()) return void showToast({ title: missing, tone: 'danger' }, 'nothing-to-draw');
    mutate({ attempt, ...wanted }, { onSuccess: ({ imageUrl }) => onDrawn(imageUrl) });
    setAttempt(attempt + 1);
  };
  return (
    <Button variant="secondary" busy={isPending} onClick={draw} icon={<Sparkles aria-hidden="true" />}>
      {isPending ? 'Drawing…' : attempt === 0 ? 'AI Generate' : 'Another one'}
    </Button>
  );
}
