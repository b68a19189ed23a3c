import { clsx } from 'clsx';
import { Tag, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { DietaryMark } from '#features/foods/web/dietary-mark.tsx';
import { useCategories } from '#features/recipes/web/queries/recipes.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Picture } from '#web/ui/picture.tsx';
import { type Option, useSuggestions } from '../queries.ts';

interface Props {
  id: string;
  term: string;
  /** The active option; -1 for none. */
  active: number;
  onOptions(options: readonly Option[]): void;
  onChoose(to: string): void;
}

type Shown = Option & {
  words: string;
  kind: string;
  isCategory?: boolean;
  image?: string;
  recipe?: Parameters<typeof DietaryMark>[0]['recipe'];
};

const PAUSE_MS = 150;

/** Suggestions for the typed text: recipes, categories, people. */
export default function Suggestions({ id, term, active, onOptions, onChoose }: Props) {
  const found = useSuggestions(useAfterPause(term));
  const { categories } = useCategories();
  const options = useMemo<Shown[]>(() => {
    const pictureOf = new Map(categories.map((category) => [category.id, category.image]));
    return [
      ...(found?.recipes ?? []).map((recipe) => ({
        key: recipe.id,
        to: paths.recipe(recipe.id),
        words: recipe.title,
        kind: '',
        image: recipe.image,
        recipe,
      })),
      ...(found?.categories ?? []).map((category) => ({
        key: category.id,
        to: paths.category(category.id),
        words: category.name,
        kind: t('Category'),
        isCategory: true,
        image: pictureOf.get(category.id),
      })),
      ...(found?.profiles ?? []).map((person) => ({
        key: person.id,
        to: paths.profileOf(person.username ?? person.id),
        words: person.name,
        kind: person.username ? `@${person.username}` : t('Profile'),
      })),
    ];
  }, [found, categories]);
  useEffect(() => {
    onOptions(options);
    return () => onOptions([]);
  }, [options, onOptions]);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <>
      <p role="status" className="sr-only">
        {options.length > 0 && t('{count} suggestions. Use the arrow keys.', { count: options.length })}
      </p>
      {options.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('Suggestions')}
          className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(30rem,60dvh)] animate-appear overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-1.5 shadow-lift"
        >
          {options.map(({ key, to, image, words, kind, isCategory, recipe }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the search box, which keeps the focus, handles the keys.
            <div
              key={key}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(to)}
              className={clsx(
                'flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control px-2.5 text-start hover:bg-sunken',
                at === active && 'bg-sunken',
              )}
            >
              <span aria-hidden="true">
                {image ? (
                  <Picture src={image} alt="" sizes="44px" aspect="1/1" className="size-11 rounded-[10px]" />
                ) : (
                  <Round>{isCategory ? <Tag className="size-5" /> : <UserRound className="size-5" />}</Round>
                )}
              </span>
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
                <span className="line-clamp-2 max-w-full leading-snug font-medium">{words}</span>
                {recipe && <DietaryMark recipe={recipe} look="badge" />}
                {kind && <span className="max-w-full truncate pe-2 text-sm text-muted">{kind}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
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

/** The debounced value; the first is immediate. */
function useAfterPause(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
