import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

interface Props {
  /** As in the `accept` attribute of a file input. */
  accept: string;
  /** Names the input if the button's label does not. */
  inputLabel?: string;
  /** Opens the camera; offered on phones and tablets. */
  camera?: boolean;
  onPick(file: File): void;
  icon?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A button that lets a person choose one file. */
export function FileButton({ accept, inputLabel, camera, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        {...button}
        onClick={() => input.current?.click()}
        className={camera ? 'not-pointer-coarse:hidden' : undefined}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={inputLabel}
        capture={camera ? 'environment' : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // Allows choosing the same file again, after a failure or an edit of it.
          target.value = '';
        }}
      />
    </>
  );
}
