import { clsx } from 'clsx';
import { Tag, UserRound } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { paths } from '#web/paths.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useSuggestions } from '../data.ts';
import type { Option } from '../search-box.tsx';

interface Props {
  id: string;
  term: string;
  /** The option the arrow keys chose; -1 for none. */
  active: number;
  onOptions(options: readonly Option[]): void;
  onChoose(to: string): void;
}

type Shown = Option & { icon: ReactNode; words: string; kind: string };

/** What the text in the search box may mean: recipes, categories, people. */
export default function Suggestions({ id, term, active, onOptions, onChoose }: Props) {
  const found = useSuggestions(useDeferredValue(term));
  const options: Shown[] = [
    ...(found?.recipes ?? []).map(({ id: recipe, title, image }) => ({
      key: recipe,
      to: paths.recipe(recipe),
      words: title,
      kind: '',
      icon: <Picture src={image} alt="" sizes="44px" aspect="1/1" className="size-11 rounded-[10px]" />,
    })),
    ...(found?.categories ?? []).map(({ id: category, name }) => ({
      key: category,
      to: paths.category(category),
      words: name,
      kind: 'Category',
      icon: (
        <Round>
          <Tag className="size-5" />
        </Round>
      ),
    })),
    ...(found?.profiles ?? []).map(({ id: person, name, username }) => ({
      key: person,
      to: paths.profileOf(username ?? person),
      words: name,
      kind: username ? `@${username}` : 'Profile',
      icon: (
        <Round>
          <UserRound className="size-5" />
        </Round>
      ),
    })),
  ];
  useEffect(() => onOptions(options));
  return (
    <>
      <p role="status" className="sr-only">
        {options.length > 0 && `${options.length} suggestions. Use the arrow keys.`}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Suggestions"
        className="absolute inset-x-0 top-full z-20 mt-2 animate-appear overflow-hidden rounded-card border border-line bg-raised p-1.5 shadow-lift empty:hidden"
      >
        {options.map(({ key, to, icon, words, kind }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the search box, where the focus stays.
          <div
            key={key}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(to)}
            className={clsx(
              'flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control px-2.5 text-left hover:bg-sunken',
              at === active && 'bg-sunken',
            )}
          >
            <span aria-hidden="true">{icon}</span>
            <span className="min-w-0 flex-1 truncate font-medium">{words}</span>
            {kind && <span className="shrink-0 pr-2 text-sm text-muted">{kind}</span>}
          </div>
        ))}
      </div>
    </>
  );
}

function Round({ children }: { children: ReactNode }) {
  return (
    <span className="flex size-11 items-center justify-center rounded-full bg-sunken text-muted">
      {children}
    </span>
  );
}
