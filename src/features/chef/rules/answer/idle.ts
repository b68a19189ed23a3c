import { t } from '#shared/t.ts';
import { saysMakers } from '../classics/answer.ts';
import { noAnswer } from './ask-back.ts';
import type { ChefAnswer } from './chef-answer.ts';
import { filledIn } from './filled-in.ts';

/** Whether a sentence answers nobody who asked: that all is as before, or that what was asked for long ago is in it. */
function isIdle(sentence: string, title: string): boolean {
  return (
    sentence === t('The ingredients are the same as before.') ||
    filledIn(sentence, (foods) => t('It has the {foods} you asked for.', { foods })) !== null ||
    saysMakers(sentence, title)
  );
}

/** An answer to a question, without what only an order is answered with. */
export function withoutIdle(answer: ChefAnswer): ChefAnswer {
  if (answer.kind !== 'recipe') return answer;
  const said = answer.why.filter((each) => !isIdle(each, answer.recipe.title));
  // Beside an answer, nobody needs to hear that there is none.
  const why = said.length > 1 ? said.filter((each) => each !== noAnswer()) : said;
  // Something has to be said; that all is as before says at least that it was heard.
  return why.length === 0 ? answer : { ...answer, why };
}
