import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { ChefInput } from '#features/chef/contract.ts';
import { ChangeRecipe } from '#features/chef/web/change-recipe.tsx';
import { ChefQuestion } from '#features/chef/web/chef-question.tsx';
import { ChefWorking } from '#features/chef/web/chef-working.tsx';
import { PromptBox } from '#features/chef/web/prompt-box.tsx';
import { useChef } from '#features/chef/web/queries/chef.ts';
import { RecipePreview } from '#features/chef/web/recipe-preview.tsx';
import { SaveRecipe } from '#features/chef/web/save-recipe.tsx';
import { useChefState } from '#features/chef/web/state/chef-state.ts';
import { WhyThisRecipe } from '#features/chef/web/why-this-recipe.tsx';
import { t } from '#shared/t.ts';
import { useHandOvers } from '#web/kept/hand-over.ts';
import { useRouterState } from '#web/router-state.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** /ai-assistant (spec part 2 §2): turns a prompt into a recipe that can be changed, illustrated and saved. */
export default function AiChefPage() {
  // Nothing of the previous person stays on screen.
  return <ChefDesk key={useHandOvers()} />;
}

function ChefDesk() {
  const { state, isRestored, change, take, clear } = useChefState();
  const [prompt, setPrompt] = useState<string | null>(null);
  const recipe = state.generatedRecipe;
  const chef = useChef(
    (answer, asked) => {
      // A follow-up keeps the original prompt as the recipe's prompt.
      take(answer, isChange(asked) ? state.lastPrompt : asked);
    },
    (memory, { memory: before }) => {
      // A question about a new request does not concern the recipe that is still on screen.
      if (recipe === null || before) change({ memory });
    },
  );
  const [changing, setChanging] = useState<string | null>(null);
  const isChange = (asked: string) => asked === changing;
  /** A prompt passed by the previous page. */
  const { chefPrompt } = useRouterState<{ chefPrompt: string }>();
  const words = prompt ?? chefPrompt ?? state.lastPrompt;

  const generate = (asked: string, memory: ChefInput['memory'] = null) => {
    setChanging(null);
    setPrompt(asked);
    void chef.order({ prompt: asked, memory });
  };
  /** A message after a question continues the request that the question was about. */
  const answer = (asked: string) => generate(asked, recipe === null && chef.question ? state.memory : null);
  const refine = (asked: string) => {
    setChanging(asked);
    void chef.order({ prompt: asked, memory: state.memory });
  };
  const startAnew = () => {
    chef.stop();
    clear();
    setPrompt('');
    setChanging(null);
    document.getElementById('chef-prompt')?.focus();
  };
  return (
    <div className="page pb-12">
      <PageHead
        title={t('AI Chef')}
        description={t(
          'Say what you feel like eating or what is in the fridge, and the AI Chef composes a recipe. Free to use.',
        )}
      />
      <PageHeading
        title={t('AI Chef')}
        text={t('Say what you feel like eating, what is in the fridge, and what must not be in it.')}
      >
        {(recipe || chef.question) && (
          <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={startAnew}>
            {t('New Recipe')}
          </Button>
        )}
      </PageHeading>
      <PromptBox
        value={words}
        isReady={isRestored}
        isWriting={chef.isWriting}
        hasRecipe={recipe !== null}
        onChange={setPrompt}
        onGenerate={answer}
        onStop={chef.stop}
      />
      {chef.isWriting && <ChefWorking />}
      {chef.question && <ChefQuestion question={chef.question} onChoose={(words) => generate(words)} />}
      {chef.writing && Object.keys(chef.writing).length > 0 && (
        <RecipePreview recipe={chef.writing} isWriting />
      )}
      {recipe && !chef.isWriting && (
        <>
          <RecipePreview recipe={recipe} state={state} onChange={change} />
          <WhyThisRecipe why={state.why} notUnderstood={state.notUnderstood} />
          <ChangeRecipe tags={recipe.tags} onChange={refine} onAnother={() => generate(state.lastPrompt)} />
          <SaveRecipe recipe={recipe} state={state} onSaved={clear} />
        </>
      )}
    </div>
  );
}
