import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { useSuggestions } from '#features/search/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Question } from './queries/chef.ts';
import { useInSight } from './state/in-sight.ts';

/** The chef's question when it could not write a recipe, with suggested answers. */
export function ChefQuestion({ question, onChoose }: { question: Question; onChoose(words: string): void }) {
  const shown = useInSight<HTMLDivElement>();
  return (
    <Card ref={shown} role="status" className="mt-6 flex gap-4">
      <CircleHelp aria-hidden="true" className="size-6 shrink-0 text-saffron-ink" />
      <div className="min-w-0">
        <p className="text-lg wrap-anywhere">{question.message}</p>
        {question.suggestions.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-2">
            {question.suggestions.map((suggestion) => (
              <li key={suggestion} className="max-w-full">
                <Chip
                  onClick={() => onChoose(suggestion)}
                  className="max-w-full whitespace-normal! text-start"
                >
                  {suggestion}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {question.lookFor && <FoundRecipes term={question.lookFor} />}
      </div>
    </Card>
  );
}

const MOST_FOUND = 5;

/** Recipes of the site with the name that the chef does not know. */
function FoundRecipes({ term }: { term: string }) {
  const recipes = useSuggestions(term)?.recipes.slice(0, MOST_FOUND) ?? [];
  if (recipes.length === 0) return null;
  return (
    <div className="mt-5">
      <h2 className="font-semibold">{t('Recipes on this site that may be what you mean')}</h2>
      <ul className="mt-1">
        {recipes.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={paths.recipe(id)}
              className="inline-flex min-h-11 items-center text-herb-ink underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
