import { Timer } from 'lucide-react';
import { Article } from './article.tsx';
import { ThreeMeals, TwoPlates } from './hacks-figures.tsx';

export function KitchenHacks() {
  return (
    <Article
      id="kitchen-hacks"
      title="Time-Saving Kitchen Hacks"
      minutes={2}
      Icon={Timer}
      intro="Most of a weeknight dinner is not cooking but looking, washing and chopping. Save there, and the cooking may take its time."
    >
      <h3>Before you start</h3>
      <ul>
        <li>Read the recipe to its end. The words 'marinate overnight' are always in the last line.</li>
        <li>
          Put the water on, or the oven, before you take off your coat. Use a lid: water boils a third sooner.
        </li>
        <li>Set out a bowl for scraps. Ten walks to the bin are two minutes.</li>
      </ul>
      <h3>Cook once, eat three times</h3>
      <ul>
        <li>
          Double the grains. Cooked rice keeps for a day in the fridge if it was cooled within the hour, and
          for a month in the freezer; quinoa and lentils keep for four days.
        </li>
        <li>
          Roast a whole tray of vegetables on Sunday: a side today, a salad tomorrow, a soup after that.
        </li>
        <li>
          Freeze stock, tomato paste and chopped herbs in oil in an ice cube tray: one cube is one spoonful or
          two.
        </li>
      </ul>
      <ThreeMeals />
      <h3>Small tricks that add up</h3>
      <ol>
        <li>Peel ginger with the edge of a teaspoon. It follows every knob.</li>
        <li>Crush garlic under the flat of the knife first; the skin falls off by itself.</li>
        <li>Grate cold butter into flour for scones and pie crust, straight from the freezer.</li>
        <li>Halve cherry tomatoes all at once, between two plates, with one long cut.</li>
        <li>Freeze mince and stews flat in a bag: they thaw in minutes under cold water.</li>
      </ol>
      <TwoPlates />
      <h3>Shop for the shelf</h3>
      <p>
        Ten things in the cupboard make a dinner out of almost nothing: canned tomatoes, chickpeas, pasta,
        rice, coconut milk, tuna, stock, oil, vinegar and a jar of something hot. Write down what you open,
        not what you have used up, and you will never stand before an empty shelf at seven.
      </p>
      <p>
        Label what you freeze with its name and the date. What has no name stays in the freezer until nobody
        dares to open it, and one label takes less time than one guess.
      </p>
      <h3>Clean as you go</h3>
      <p>
        Every pause of three minutes empties half a sink. Fill a used pan with hot water while it is still
        warm, and there will be nothing to scrub after dinner. Or plan the week: the meal plan makes the
        grocery list, and one trip to the shop is the greatest saving of all.
      </p>
    </Article>
  );
}
