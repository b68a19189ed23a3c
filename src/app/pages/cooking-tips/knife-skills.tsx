import { Slice } from 'lucide-react';
import { t } from '#shared/t.ts';
import { T } from '#web/ui/t.tsx';
import { Article } from './article.tsx';
import { FourCuts, HoningAngle } from './knife-figures.tsx';

export function KnifeSkills() {
  return (
    <Article
      id="knife-skills"
      title={t('Perfect Knife Skills')}
      minutes={3}
      Icon={Slice}
      intro={t(
        'One sharp knife and three habits will do more for your cooking than any gadget. Speed comes by itself; start with control.',
      )}
    >
      <h3>{t('Hold it right')}</h3>
      <ol>
        <li>
          {t(
            'Pinch the blade where it meets the handle between thumb and the side of your first finger, and wrap the other three fingers around the handle. The knife now turns with your wrist.',
          )}
        </li>
        <li>
          {t(
            'Make a claw with the other hand: fingertips tucked back, knuckles forward, thumb behind. The flat of the blade slides along your knuckles, so it cannot find your fingertips.',
          )}
        </li>
        <li>
          {t(
            'Keep the tip on the board and rock the heel up and down, moving the blade a little forward with each cut.',
          )}
        </li>
      </ol>
      <h3>{t('Make it flat first')}</h3>
      <p>
        {t(
          'Round things roll. Halve an onion or a carrot lengthwise and lay the flat side down before anything else. For an onion, leave the root on while you cut toward it: it holds the layers together, and keeps back much of what makes you cry.',
        )}
      </p>
      <h3>{t('Know your cuts')}</h3>
      <ul>
        <li>
          <T
            text="<strong>Slice:</strong> even rounds or strips. Even thickness means everything is done at the same moment."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Dice:</strong> slices into sticks, sticks into cubes. Large is 2 cm, medium 1 cm, small 5 mm."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Julienne:</strong> matchsticks, 3 mm thick, for salads and quick stir-fries."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>Chiffonade:</strong> stack soft leaves, roll them up, and cut thin ribbons."
            parts={{ strong: <strong /> }}
          />
        </li>
      </ul>
      <FourCuts />
      <p>
        {t(
          'Herbs want one clean pass: every further chop presses their juice into the board instead of into your dinner. For garlic, slice first, then rock the knife across the slices, sprinkle a pinch of salt over them, and drag the flat of the blade through until you have a paste.',
        )}
      </p>
      <h3>{t('Keep it sharp')}</h3>
      <p>
        {t(
          'A blunt knife slips; a sharp one bites. Draw it along a honing steel at about 20 degrees, five times a side, before you cook, and sharpen it on a stone every few months. Wash it by hand and dry it at once. Put a damp cloth under the board so that it stays where it is.',
        )}
      </p>
      <HoningAngle />
      <p>
        {t(
          'If a knife falls, step back and let it fall. Carry it point down beside your leg, never leave it under suds in the sink, and lay it across the board with the edge away from you when you put it down.',
        )}
      </p>
    </Article>
  );
}
