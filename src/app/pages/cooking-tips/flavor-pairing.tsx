import { Leaf } from 'lucide-react';
import { t } from '#shared/t.ts';
import { T } from '#web/ui/t.tsx';
import { Article } from './article.tsx';
import { FiveLevers } from './flavor-figure.tsx';

const PAIRS = [
  { food: t('Tomato'), friends: t('basil, garlic, anchovy, balsamic vinegar, strawberry') },
  { food: t('Chicken'), friends: t('lemon, thyme, tarragon, mushrooms, paprika') },
  { food: t('Salmon'), friends: t('dill, mustard, soy sauce, orange, cucumber') },
  { food: t('Beef'), friends: t('black pepper, rosemary, red wine, horseradish, coffee') },
  { food: t('Squash'), friends: t('sage, brown butter, nutmeg, chili, feta') },
  { food: t('Chickpeas'), friends: t('cumin, tahini, lemon, coriander, spinach') },
  { food: t('Apple'), friends: t('cinnamon, cheddar, walnut, pork, caramel') },
  { food: t('Chocolate'), friends: t('sea salt, orange, raspberry, hazelnut, chili') },
];

export function FlavorPairing() {
  return (
    <Article
      id="flavor-pairing"
      title={t('Flavor Pairing Guide')}
      minutes={3}
      Icon={Leaf}
      intro={t(
        'When a dish tastes flat, it rarely needs more of everything. It needs the one thing that is missing.',
      )}
    >
      <h3>{t('Five levers')}</h3>
      <ul>
        <li>
          <T
            text="<strong>Salt</strong> wakes the other flavors. Add it in small pinches from the beginning, not all at the end."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Acid</strong> brightens: lemon, vinegar, yogurt, tomato. If something is heavy, add a squeeze before more salt."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Fat</strong> carries flavor and rounds off sharp edges: oil, butter, cream, nuts."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Sweetness</strong> calms bitterness and chili. A pinch of sugar in tomato sauce is enough."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Umami</strong> gives depth: soy sauce, parmesan, mushrooms, anchovy, miso."
            parts={{ strong: <strong /> }}
          />
        </li>
      </ul>
      <FiveLevers />
      <h3>{t('Fixing a dish')}</h3>
      <p>
        {t(
          'Too salty: add something bland, such as potato, rice or cream, or make more of it. Too sour: a little fat or sugar. Too hot: dairy, not water. Too sweet: acid and a pinch of salt. Too bitter: salt first, then fat.',
        )}
      </p>
      <p>
        {t(
          'Move one lever at a time, a little, and taste again after half a minute. Cold mutes salt and sweetness, so season a potato salad or an ice cream a little more than seems right while it is warm.',
        )}
      </p>
      <h3>{t('Early and late')}</h3>
      <p>
        {t(
          'Some flavors need time and fat: onions, whole spices, tomato paste, hard herbs such as rosemary and thyme go in at the beginning. Others fly away with the steam: soft herbs, citrus zest, a good oil, freshly ground pepper. Give those to the plate, not to the pot. A dish that has something of both tastes deep and fresh at once.',
        )}
      </p>
      <h3>{t('Old friends')}</h3>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {PAIRS.map(({ food, friends }) => (
          <div key={food} className="border-b border-line pb-3">
            <dt className="font-semibold">{food}</dt>
            <dd className="text-muted">{friends}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('Two rules of thumb')}</h3>
      <p>
        {t(
          'What grows together goes together: think of tomato, basil and olive oil, or corn, beans and squash. And give every plate one contrast: something crisp on something soft, something cold on something hot, something sharp on something rich.',
        )}
      </p>
    </Article>
  );
}
