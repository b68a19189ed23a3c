import { Link } from 'react-router';
import { GRACE_DAYS } from '#features/account-data/rules/limits.ts';
import { aboutQuery, useAbout } from '#features/site/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { T } from '#web/ui/t.tsx';
import { Operator } from '../../layout/operator.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Prose } from '../../layout/prose.tsx';

const queries: PageQueries = (from) => [aboutQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /terms: what people may expect of each other. */
export default function TermsPage() {
  const about = useAbout();
  return (
    <Prose
      title={t('Terms')}
      text={t('What you can expect from this Plateful, and what it expects from you.')}
    >
      <PageHead
        title={t('Terms')}
        description={t('What you can expect from Plateful, and what it expects from you.')}
      />
      <h2>{t('Who you deal with')}</h2>
      <Operator />
      <h2>{t('Your account')}</h2>
      <ul>
        <li>
          {t(
            'Use an address that is yours, and a password that you use nowhere else. One account is one person.',
          )}
        </li>
        <li>
          {t(
            'You are responsible for what is done with your account, so keep others out of it. Tell us if you cannot.',
          )}
        </li>
        <li>
          <T
            text={
              'You can delete it at any time in the <link>settings</link>. It is erased after {count} days.'
            }
            values={{ count: GRACE_DAYS }}
            parts={{ link: <Link to={paths.settings} /> }}
          />
        </li>
      </ul>
      <h2>{t('What you publish')}</h2>
      <ul>
        <li>
          {t(
            'It stays yours. You allow this Plateful to store it and show it to others here until you delete it.',
          )}
        </li>
        <li>
          <T
            text="Publish only what you have the right to: your own words, pictures and videos. If something infringes your rights, report it or <link>write to us</link>."
            parts={{ link: <Link to={paths.contact} /> }}
          />
        </li>
        <li>
          <T
            text="The <link>community guidelines</link> apply. Moderators review reports within 24 hours. They may hide what breaks the guidelines, warn its author, and suspend accounts; you are told what happened, and can appeal."
            parts={{ link: <Link to={paths.communityGuidelines} /> }}
          />
        </li>
      </ul>
      <h2>{t('What not to do')}</h2>
      <p>
        {t(
          'Do not break into accounts, flood the server, collect other people’s data, or use Plateful for anything that is against the law. The API has the same limits as the pages.',
        )}
      </p>
      <h2>{t('Food')}</h2>
      <p>
        {t(
          'Recipes are written by people, and some by a machine. Times, temperatures, nutrition figures, diets and allergens may be wrong: check the ingredients yourself if you must not eat something, and cook meat, fish and eggs through. Nothing here is medical advice.',
        )}
      </p>
      <h2>{t('Subscriptions')}</h2>
      <p>
        <T
          text={
            'Where a subscription is needed, the <link>subscription page</link> shows its price before you pay. It renews each month, or each year if you choose to pay by the year, until you cancel, which you can do at any time; the time you have paid for is yours until it ends.'
          }
          parts={{ link: <Link to={paths.subscription()} /> }}
        />{' '}
        {about?.payments
          ? t('{provider} takes the payments.', { provider: about.payments })
          : t('Right now, all payments here are tests: no money is charged.')}
      </p>
      <h2>{t('No promises beyond this')}</h2>
      <p>
        {t(
          'Plateful is run with care, but it may be down, and it may change. Export your data now and then if you would miss it. Your rights as a consumer under the law of your country are not affected.',
        )}
      </p>
    </Prose>
  );
}
