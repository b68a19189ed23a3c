import { Flame } from 'lucide-react';
import { t } from '#shared/t.ts';
import { Article } from './article.tsx';
import { Temperatures } from './heat-figure.tsx';

const LEVELS = [
  {
    name: t('Low'),
    sign: t('Butter melts and stays quiet'),
    use: t('Sweating garlic, melting chocolate, keeping warm'),
  },
  {
    name: t('Medium-low'),
    sign: t('Small bubbles at the edge'),
    use: t('Simmering soup, softening onions, custards'),
  },
  {
    name: t('Medium'),
    sign: t('A drop of water sizzles away'),
    use: t('Pancakes, eggs, toasting nuts and spices'),
  },
  {
    name: t('Medium-high'),
    sign: t('Oil shimmers and runs like water'),
    use: t('Sautéing vegetables, browning ground meat'),
  },
  {
    name: t('High'),
    sign: t('A drop of water dances; oil just hazes'),
    use: t('Searing steak, stir-frying, boiling pasta water'),
  },
];

export function HeatLevels() {
  return (
    <Article
      id="heat-levels"
      title={t('Understanding Heat Levels')}
      minutes={3}
      Icon={Flame}
      intro={t(
        'The numbers on a stove mean something else in every kitchen. Watch and listen to the pan instead: it always tells the truth.',
      )}
    >
      <table className="w-full text-start max-sm:text-[0.9375rem] max-[22.5rem]:wrap-anywhere">
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th className="py-2 pe-4 font-semibold">{t('Heat')}</th>
            <th className="py-2 pe-4 font-semibold">{t('What you see')}</th>
            <th className="py-2 font-semibold">{t('Good for')}</th>
          </tr>
        </thead>
        <tbody>
          {LEVELS.map(({ name, sign, use }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-4 font-semibold">
                {name}
              </th>
              <td className="py-3 pe-4">{sign}</td>
              <td className="py-3">{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('Hot pan, dry food, some room')}</h3>
      <p>
        {t(
          'Browning starts at about 140 °C, and water cannot get hotter than 100 °C. So pat meat and mushrooms dry, let the pan heat for two or three minutes before the oil goes in, and leave a finger of space between the pieces. A full pan steams.',
        )}
      </p>
      <h3>{t('Leave it alone')}</h3>
      <p>
        {t(
          'Meat and fish let go of the pan when a crust has formed. If it sticks, it is not ready; give it another minute. Turn the heat down once the color is right, so the middle can catch up.',
        )}
      </p>
      <h3>{t('Simmer is not boil')}</h3>
      <p>
        {t(
          'A simmer is a bubble or two every second. Stews, beans and stocks want that, not a rolling boil, which makes meat tough and broth cloudy. Only pasta and green vegetables like it wild.',
        )}
      </p>
      <Temperatures />
      <h3>{t('Choose the pan for the heat')}</h3>
      <p>
        {t(
          'Thin pans answer quickly and burn quickly. Cast iron takes ten minutes to get hot and holds its heat when cold food meets it, which is what a steak wants. Coated pans belong on medium at most: above 230 °C the coating suffers. Butter browns at about 150 °C, so sear in oil, and add the butter for the last minute.',
        )}
      </p>
      <h3>{t('Heat does not stop at the switch')}</h3>
      <p>
        {t(
          'Food goes on cooking after it leaves the stove: a roast rises by 3 to 5 °C as it rests. Take it off a little early. Chicken is safe at 74 °C in its thickest part, ground meat at 71 °C, fish at 63 °C.',
        )}
      </p>
    </Article>
  );
}
