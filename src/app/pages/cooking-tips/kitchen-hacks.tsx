import { Timer } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Article } from './article.tsx';
import { ThreeMeals, TwoPlates } from './hacks-figures.tsx';

export function KitchenHacks() {
  return (
    <Article
      id="kitchen-hacks"
      title={t('Time-Saving Kitchen Hacks')}
      minutes={2}
      Icon={Timer}
      intro={t(
        'Most of a weeknight dinner is not cooking but looking, washing and chopping. Save there, and the cooking may take its time.',
      )}
    >
      <h3>{t('Before you start')}</h3>
      <ul>
        <li>
          {t("Read the recipe to its end. The words 'marinate overnight' are always in the last line.")}
        </li>
        <li>
          {t(
            'Put the water on, or the oven, before you take off your coat. Use a lid: water boils a third sooner.',
          )}
        </li>
        <li>{t('Set out a bowl for scraps. Ten walks to the bin are two minutes.')}</li>
      </ul>
      <h3>{t('Cook once, eat three times')}</h3>
      <ul>
        <li>
          {t(
            'Double the grains. Cooked rice keeps for a day in the fridge if it was cooled within the hour, and for a month in the freezer; quinoa and lentils keep for four days.',
          )}
        </li>
        <li>
          {t(
            'Roast a whole tray of vegetables on Sunday: a side today, a salad tomorrow, a soup after that.',
          )}
        </li>
        <li>
          {t(
            'Freeze stock, tomato paste and chopped herbs in oil in an ice cube tray: one cube is one spoonful or two.',
          )}
        </li>
      </ul>
      <ThreeMeals />
      <h3>{t('Small tricks that add up')}</h3>
      <ol>
        <li>{t('Peel ginger with the edge of a teaspoon. It follows every knob.')}</li>
        <li>{t('Crush garlic under the flat of the knife first; the skin falls off by itself.')}</li>
        <li>{t('Grate cold butter into flour for scones and pie crust, straight from the freezer.')}</li>
        <li>{t('Halve cherry tomatoes all at once, between two plates, with one long cut.')}</li>
        <li>{t('Freeze ground meat and stews flat in a bag: they thaw in minutes under cold water.')}</li>
      </ol>
      <TwoPlates />
      <h3>{t('Shop for the shelf')}</h3>
      <p>
        {t(
          'Ten things in the cupboard make a dinner out of almost nothing: canned tomatoes, chickpeas, pasta, rice, coconut milk, tuna, stock, oil, vinegar and a jar of something hot. Write down what you open, not what you have used up, and you will never stand before an empty shelf at seven.',
        )}
      </p>
      <p>
        {t(
          'Label what you freeze with its name and the date. What has no name stays in the freezer until nobody dares to open it, and one label takes less time than one guess.',
        )}
      </p>
      <h3>{t('Clean as you go')}</h3>
      <p>
        {t(
          'Every pause of three minutes empties half a sink. Fill a used pan with hot water while it is still warm, and there will be nothing to scrub after dinner. Or plan the week: the meal plan makes the grocery list, and one trip to the shop is the greatest saving of all.',
        )}
      </p>
    </Article>
  );
}
