import { Link } from 'react-router';
import { GRACE_DAYS } from '#features/account-data/rules/limits.ts';
import { aboutQuery, useAbout } from '#features/site/web/queries.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
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
    <Prose title="Terms" text="What you may expect of this Plateful, and what it expects of you.">
      <PageHead title="Terms" description="What you may expect of Plateful, and what it expects of you." />
      <h2>Who you deal with</h2>
      <Operator />
      <h2>Your account</h2>
      <ul>
        <li>
          Use an address that is yours, and a password that you use nowhere else. One account is one person.
        </li>
        <li>What is done with your account is up to you, so keep others out of it. Tell us if you cannot.</li>
        <li>
          You can delete it at any time in the <Link to={paths.settings}>settings</Link>. It is erased after{' '}
          {GRACE_DAYS} days.
        </li>
      </ul>
      <h2>What you publish</h2>
      <ul>
        <li>
          It stays yours. You allow this Plateful to store it and show it to others here until you delete it.
        </li>
        <li>
          Publish only what you may: your own words, pictures and videos. Whose rights are hurt can report it
          or <Link to={paths.contact}>write to us</Link>.
        </li>
        <li>
          The <Link to={paths.communityGuidelines}>community guidelines</Link> apply. Moderators review
          reports within 24 hours. They may hide what breaks the guidelines, warn its author, and suspend
          accounts; you are told what happened, and can appeal.
        </li>
      </ul>
      <h2>What not to do</h2>
      <p>
        Do not break into accounts, flood the server, collect other people’s data, or use Plateful for
        anything that is against the law. The API has the same limits as the pages.
      </p>
      <h2>Food</h2>
      <p>
        Recipes are written by people, and some by a machine. Times, temperatures, nutrition figures, diets
        and allergens may be wrong: check the ingredients yourself if you must not eat something, and cook
        meat, fish and eggs through. Nothing here is medical advice.
      </p>
      <h2>Subscriptions</h2>
      <p>
        Where a subscription is needed, its price stands on the{' '}
        <Link to={paths.subscription()}>page to subscribe</Link> before you pay. It renews each month until
        you cancel, which you can do at any time; what you have paid for lasts until its end.
        {about?.payments
          ? ` ${about.payments} takes the payments.`
          : ' At present all payments here are tests: no money is taken.'}
      </p>
      <h2>No promises beyond this</h2>
      <p>
        Plateful is run with care, but it may be down, and it may change. Export your data now and then if you
        would miss it. Your rights as a consumer stay as the law of your country grants them.
      </p>
    </Prose>
  );
}
