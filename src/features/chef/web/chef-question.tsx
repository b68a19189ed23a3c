import { CircleHelp } from 'lucide-react';
import { Card } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Question } from './queries/chef.ts';

/** The chef's question when it could not write a recipe, with suggested answers. */
export function ChefQuestion({ question, onChoose }: { question: Question; onChoose(words: string): void }) {
  return (
    <Card role="status" className="mt-6 flex gap-4">
      <CircleHelp aria-hidden="true" className="size-6 shrink-0 text-saffron-ink" />
      <div>
        <p className="text-lg">{question.message}</p>
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
      </div>
    </Card>
  );
}
