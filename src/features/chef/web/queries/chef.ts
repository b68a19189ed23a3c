import { useEffect, useRef, useState } from 'react';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { useAllergens, useFollowedDiets } from '#features/accounts/web/queries/avoided.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { ChefAnswer, ChefInput, ChefOrder, ChefRecipe } from '../../contract.ts';
import { askChef } from './stream.ts';

export interface Question {
  message: string;
  suggestions: string[];
  /** What to search the site's recipes for. */
  lookFor?: string | undefined;
}

const GENERIC = t("We couldn't generate a recipe. Please try a different prompt.");

/** Requests recipes from the chef: the preview, its question, and the outcome. */
export function useChef(
  onRecipe: (answer: ChefAnswer, prompt: string) => void,
  onMemory: (memory: Record<string, unknown>, wish: ChefInput) => void,
) {
  const [writing, setWriting] = useState<Partial<ChefRecipe> | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const allergens = useAllergens();
  const diets = useFollowedDiets();
  const order = async (wish: ChefInput) => {
    current.current?.abort();
    const mine = new AbortController();
    current.current = mine;
    setQuestion(null);
    setWriting({});
    try {
      await follow(
        {
          ...wish,
          allergens: ALLERGENS.filter((one) => allergens.has(one)),
          diets: [...diets],
        },
        mine.signal,
      );
    } catch (error) {
      if (!mine.signal.aborted) sayItFailed(errorMessage(error, GENERIC));
    } finally {
      if (current.current === mine) setWriting(null);
    }
  };

  async function follow(order: ChefOrder, signal: AbortSignal): Promise<void> {
    for await (const event of askChef(order, signal)) {
      if (signal.aborted) return;
      if (event.type === 'writing') setWriting(event.recipe);
      else if (event.type === 'question') {
        if (event.memory) onMemory(event.memory, order);
        return setQuestion(event);
      } else if (event.type === 'failed') return sayItFailed(event.message);
      else {
        onRecipe(event.answer, order.prompt);
        showToast({ title: t('Recipe Generated!'), tone: 'success' }, 'chef');
        return;
      }
    }
    sayItFailed(GENERIC);
  }

  const stop = () => {
    current.current?.abort();
    setWriting(null);
    setQuestion(null);
  };
  return { writing, isWriting: writing !== null, question, order, stop };
}

function sayItFailed(description: string): void {
  showToast({ title: t('Generation Error'), description, tone: 'danger' }, 'chef');
}
