import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useRecipePaste } from '../data/pasted.ts';

const LONGEST = 200_000;

/** A place to paste a whole recipe: a message, a note, the text of a page. */
export function PasteRecipe() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const paste = useRecipePaste();
  const close = () => {
    setOpen(false);
    setError(undefined);
  };
  const fill = async () => {
    const isRecipe = await paste(text).catch(() => false);
    if (!isRecipe)
      return setError(
        'We found no ingredients and steps in this text. You can still write them in the form.',
      );
    setText('');
    close();
  };
  return (
    <div>
      <Button variant="secondary" icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setOpen(true)}>
        Paste a whole recipe
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title="Paste a whole recipe"
        size="md"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={() => void fill()}>Fill in the form</Button>
          </>
        }
      >
        <TextArea
          label="Text of the recipe"
          hint="Title, ingredients and steps, as they stand in a message, a note or on a page."
          rows={10}
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={error}
          data-autofocus
          className="max-h-[45dvh]"
        />
      </Sheet>
    </div>
  );
}
