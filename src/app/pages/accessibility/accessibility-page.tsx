import { aboutQuery } from '#features/site/web/queries.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Operator } from '../../layout/operator.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Prose } from '../../layout/prose.tsx';

const queries: PageQueries = (from) => [aboutQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /accessibility: what we promise, how it is tested, and what falls short. */
export default function AccessibilityPage() {
  return (
    <Prose
      title={t('Accessibility')}
      text={t('Everybody eats, so everybody should be able to use Plateful.')}
    >
      <PageHead
        title={t('Accessibility')}
        description={t(
          'What Plateful does so that everybody can use it, how that is tested, and what falls short.',
        )}
      />
      <h2>{t('What we aim for')}</h2>
      <p>
        {t(
          'Plateful aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on phones, tablets and desktops, in the light and the dark theme.',
        )}
      </p>
      <h2>{t('What you can rely on')}</h2>
      <ul>
        <li>{t('Everything works with a keyboard alone. Dragging a meal has a menu that does the same.')}</li>
        <li>
          {t(
            'Pages have headings, landmarks and names for screen readers, and announce what changes on them.',
          )}
        </li>
        <li>
          {t('Text and controls have enough contrast in both themes; color is never the only indicator.')}
        </li>
        <li>
          {t(
            'You can enlarge text, and pages fit a screen that is 320 pixels wide without scrolling sideways.',
          )}
        </li>
        <li>{t('Buttons and links are large enough for a thumb: 44 pixels where there is room.')}</li>
        <li>{t('Animations stop if your system asks for reduced motion.')}</li>
        <li>{t('Forms say what is wrong next to the field, and never lose what you have written.')}</li>
      </ul>
      <h2>{t('How it is tested')}</h2>
      <p>
        {t(
          'Every change is tested with axe on the app’s screens for serious and critical problems, in the dark theme on a narrow phone and in the light theme on a desktop; for anything cut off on narrow screens; and for keyboard access to the things people do here. There has been no independent audit.',
        )}
      </p>
      <h2>{t('What falls short')}</h2>
      <ul>
        <li>
          {t(
            'Videos that people upload have no captions unless their author shows the words in the picture. Many are linked to a recipe that has all steps in writing.',
          )}
        </li>
        <li>{t('Pictures that people upload are described only by the title of their recipe.')}</li>
        <li>
          {t(
            'Pages on other sites that we link to, such as a grocery store or a payment provider, are up to those sites.',
          )}
        </li>
      </ul>
      <h2>{t('Tell us')}</h2>
      <p>
        {t(
          'If something does not work for you, tell us which page it was, what you tried, and what you use (browser, screen reader, magnifier). We will answer, and fix it.',
        )}
      </p>
      <Operator />
    </Prose>
  );
}
