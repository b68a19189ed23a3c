import { Leaf } from 'lucide-react';
import { Article } from './article.tsx';
import { FiveLevers } from './flavor-figure.tsx';

const PAIRS = [
  { food: 'Tomato', friends: 'basil, garlic, anchovy, balsamic vinegar, strawberry' },
  { food: 'Chicken', friends: 'lemon, thyme, tarragon, mushrooms, paprika' },
  { food: 'Salmon', friends: 'dill, mustard, soy sauce, orange, cucumber' },
  { food: 'Beef', friends: 'black pepper, rosemary, red wine, horseradish, coffee' },
  { food: 'Squash', friends: 'sage, brown butter, nutmeg, chili, feta' },
  { food: 'Chickpeas', friends: 'cumin, tahini, lemon, coriander, spinach' },
  { food: 'Apple', friends: 'cinnamon, cheddar, walnut, pork, caramel' },
  { food: 'Chocolate', friends: 'sea salt, orange, raspberry, hazelnut, chili' },
];

export function FlavorPairing() {
  return (
    <Article
      id="flavor-pairing"
      title="Flavor Pairing Guide"
      minutes={3}
      Icon={Leaf}
      intro="When a dish tastes flat, it rarely needs more of everything. It needs the one thing that is missing."
    >
      <h3>Five levers</h3>
      <ul>
        <li>
          <strong>Salt</strong> wakes the other flavors. Add it in small pinches from the beginning, not all
          at the end.
        </li>
        <li>
          <strong>Acid</strong> brightens: lemon, vinegar, yogurt, tomato. If something is heavy, add a
          squeeze before more salt.
        </li>
        <li>
          <strong>Fat</strong> carries flavor and rounds off sharp edges: oil, butter, cream, nuts.
        </li>
        <li>
          <strong>Sweetness</strong> calms bitterness and chili. A pinch of sugar in tomato sauce is enough.
        </li>
        <li>
          <strong>Umami</strong> gives depth: soy sauce, parmesan, mushrooms, anchovy, miso.
        </li>
      </ul>
      <FiveLevers />
      <h3>Fixing a dish</h3>
      <p>
        Too salty: add something bland, such as potato, rice or cream, or make more of it. Too sour: a little
        fat or sugar. Too hot: dairy, not water. Too sweet: acid and a pinch of salt. Too bitter: salt first,
        then fat.
      </p>
      <p>
        Move one lever at a time, a little, and taste again after half a minute. Cold mutes salt and
        sweetness, so season a potato salad or an ice cream a little more than seems right while it is warm.
      </p>
      <h3>Early and late</h3>
      <p>
        Some flavors need time and fat: onions, whole spices, tomato paste, hard herbs such as rosemary and
        thyme go in at the beginning. Others fly away with the steam: soft herbs, citrus zest, a good oil,
        freshly ground pepper. Give those to the plate, not to the pot. A dish that has something of both
        tastes deep and fresh at once.
      </p>
      <h3>Old friends</h3>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {PAIRS.map(({ food, friends }) => (
          <div key={food} className="border-b border-line pb-3">
            <dt className="font-semibold">{food}</dt>
            <dd className="text-muted">{friends}</dd>
          </div>
        ))}
      </dl>
      <h3>Two rules of thumb</h3>
      <p>
        What grows together goes together: think of tomato, basil and olive oil, or maize, beans and squash.
        And give every plate one contrast: something crisp on something soft, something cold on something hot,
        something sharp on something rich.
      </p>
    </Article>
  );
}
