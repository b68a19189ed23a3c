import { ArrowRight, Search } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';

const Suggestions = lazy(() => import('./search/suggestions.tsx'));

interface Props {
  /** The term searched for now. */
  term?: string;
  /** Takes a new term; goes to the search page unless told otherwise. */
  onSearch?(term: string): void;
  /** Lets an empty box be submitted, to list everything again. */
  mayBeEmpty?: boolean;
  placeholder?: string;
  className?: string;
}

export interface Option {
  key: string;
  to: string;
}

/** The search field: trimmed, an empty one does nothing, and what may be meant is offered while typing. */
export function SearchBox({
  term = '',
  onSearch,
  mayBeEmpty,
  placeholder = 'Search recipes or ingredients',
  className,
}: Props) {
  const navigate = useNavigate();
  const [text, setText] = useState(term);
  const [known, setKnown] = useState(term);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = useRef<readonly Option[]>([]);
  const list = useId();
  const trimmed = text.trim();
  const isShown = isOpen && trimmed !== '';
  if (known !== term) {
    // The address changed by itself: Back, or a link.
    setKnown(term);
    setText(term);
  }

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = isOpen ? options.current[active] : undefined;
    close();
    if (option) return void navigate(option.to);
    if (!trimmed && !mayBeEmpty) return;
    if (onSearch) onSearch(trimmed);
    else void navigate(paths.search({ q: trimmed }));
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return close();
    const count = options.current.length;
    if (!isOpen || count === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are options: back in the text.
    setActive((at) => ((at + 1 + step + count + 1) % (count + 1)) - 1);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> cannot be a form's own role in every browser yet.
    <form role="search" onSubmit={submit} className={`relative ${className ?? ''}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        name="q"
        aria-label="Search recipes"
        placeholder={placeholder}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={text}
        aria-controls={isShown ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${list}-${active}` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={move}
        onBlur={close}
        className="h-14 w-full rounded-full border border-edge bg-raised pr-16 pl-13 text-base shadow-soft transition-colors hover:border-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <button
          type="submit"
          aria-label="Search"
          className="absolute top-1.5 right-1.5 inline-flex size-11 animate-appear items-center justify-center rounded-full bg-primary text-on-primary hover:bg-primary-hover"
        >
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
      )}
      {isShown && (
        <Suspense fallback={null}>
          <Suggestions
            id={list}
            term={trimmed}
            active={active}
            onOptions={(found) => {
              options.current = found;
            }}
            onChoose={(to) => {
              close();
              void navigate(to);
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
