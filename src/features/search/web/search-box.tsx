import { ArrowRight, Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { part } from '#web/ui/part.tsx';
import { LONGEST_TERM } from '../rules/limits.ts';
import type { Option } from './queries.ts';

const Suggestions = part(() => import('./search/suggestions.tsx'));

interface Props {
  /** The current search term. */
  term?: string;
  /** Handles a new term; opens the search page by default. */
  onSearch?(term: string): void;
  /** Allows submitting an empty box, to list everything again. */
  mayBeEmpty?: boolean;
  placeholder?: string;
  className?: string;
}

/**
 * The search field, with suggestions while typing. Input is trimmed and empty input ignored. Without JavaScript it is a plain
 * form.
 */
export function SearchBox({
  term = '',
  onSearch,
  mayBeEmpty,
  placeholder = t('Search recipes or ingredients'),
  className,
}: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(term);
  const [known, setKnown] = useState(term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState<readonly Option[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const trimmed = text.trim();
  const isWanted = isOpen && trimmed !== '';
  const isShown = isWanted && options.length > 0;
  if (known !== term) {
    // The URL changed through Back or a link.
    setKnown(term);
    setText(term);
  }
  useEffect(() => {
    // Typed before hydration.
    if (input.current?.value) setText(input.current.value);
  }, []);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = isShown ? options[active] : undefined;
    close();
    if (option) return void navigate(option.to);
    if (!trimmed && !mayBeEmpty) return;
    if (onSearch) onSearch(trimmed);
    else void navigate(paths.search({ q: trimmed }));
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // Escape closes the list first, then clears the field.
      event.preventDefault();
      return close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!isOpen) setOpen(true);
    if (!isShown) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const places = options.length + 1;
    // One extra position: the text field.
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> cannot be a form's own role in every browser yet.
    <form
      role="search"
      action={paths.search()}
      method="get"
      onSubmit={submit}
      className={`relative ${className ?? ''}`}
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 start-5 size-5 max-sm:start-4 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t('Search recipes')}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={isShown ? list : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_TERM}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={move}
        onBlur={close}
        className="h-14 w-full rounded-full border border-edge bg-raised pe-16 ps-13 text-base text-ellipsis placeholder-shown:pe-5 max-sm:ps-11 max-sm:placeholder-shown:pe-3 max-sm:placeholder:text-sm shadow-soft transition-colors hover:border-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="submit"
          aria-label={t('Search')}
          className="absolute top-1.5 end-1.5 inline-flex size-11 animate-appear items-center justify-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
      )}
      {isWanted && (
        <Suggestions
          id={list}
          term={trimmed}
          active={active}
          onOptions={setOptions}
          onChoose={(to) => {
            close();
            void navigate(to);
          }}
        />
      )}
    </form>
  );
}
