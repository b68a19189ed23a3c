import { Link } from 'react-router';
import { aboutQuery, useAbout } from '#features/site/web/queries.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { useSettings } from '#web/settings.ts';
import { T } from '#web/ui/t.tsx';
import { Operator } from '../../layout/operator.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Prose } from '../../layout/prose.tsx';
import { KEPT_ON_DEVICE } from './kept-on-device.ts';
import { OutsideServices } from './outside-services.tsx';
import { Periods } from './periods.tsx';

const queries: PageQueries = (from) => [aboutQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /privacy: what this software stores. Update this page when you change what is stored. */
export default function PrivacyPage() {
  const about = useAbout();
  const { phones } = useSettings();
  return (
    <Prose
      title={t('Privacy')}
      text={t(
        'What Plateful stores about you, for how long, who else gets it, and how to export or delete it.',
      )}
    >
      <PageHead title={t('Privacy')} description={t('What Plateful stores about you, and for how long.')} />
      <h2>{t('In short')}</h2>
      <ul>
        <li>{t('No advertising, no trackers, no third-party analytics, and nothing is sold.')}</li>
        <li>
          {t(
            'Cookies keep you signed in and your account safe, and tell this Plateful how your device shows things. Everything else stays on its own server and on your devices.',
          )}
        </li>
        <li>
          {t('You can export all your data and delete your account in the settings, without asking anyone.')}
        </li>
      </ul>
      <h2>{t('Who is responsible')}</h2>
      <Operator />
      <h2>{t('What is stored when you only visit')}</h2>
      <p>
        {t(
          'Each page you open is counted with its address and the time, but not with what you searched for. To count each recipe’s views once a day, a code is made from your network address, your browser’s name and the day, or your account if you are signed in. Counters that limit attempts (signing in, sending messages) use codes made from network addresses too.',
        )}
      </p>
      <h2>{t('What is kept on your own device')}</h2>
      <p>{t('On your own device, Plateful keeps:')}</p>
      <ul>
        {KEPT_ON_DEVICE.map(([what]) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p>
        {t(
          'When you sign out, the AI Chef’s recipe, timers, diets, what you must not eat, unsent messages and comments, and all copies are deleted; drafts of recipes and ratings, and changes that wait, are shown to nobody but you. Clear the site data in your browser to remove everything.',
        )}
      </p>
      <h2>{t('What is stored when you have an account')}</h2>
      <ul>
        <li>
          {t(
            'Your name, email address, username, bio and picture; your password only as a hash that cannot be turned back; passkeys and authenticator apps if you add them; your units, diets, what you must not eat, the size of your household and the day your week starts on.',
          )}
        </li>
        <li>
          <T
            text="For each signed-in device: when it signed in, its network address and the name its browser gives. You can see and end these sessions in the <link>settings</link>."
            parts={{ link: <Link to={paths.settings} /> }}
          />
        </li>
        <li>
          {t(
            'What you write and do: recipes, pictures, videos, comments, ratings, likes, saved recipes, your recipe book, meal plan and grocery list, and who you follow, block and mute. Recipes, videos, comments, ratings and your profile are public. Plan, list, recipe book and settings are not.',
          )}
        </li>
        <li>
          {t(
            'The people you share a household with: they see and change the same meal plan and grocery list. The plan you left to join them is kept for you.',
          )}
        </li>
        <li>
          {t(
            'Your notifications, whether you have read them, your time zone and quiet hours, and, for each browser or phone that shows them, its address at a push service.',
          )}
        </li>
        <li>{t('Which pages you opened and when, so that admins see how Plateful is used.')}</li>
        <li>{t('Reports you send and decisions moderators make about what you publish.')}</li>
        <li>
          {t('The status of your subscription, if you have one. Card numbers never reach this server.')}
        </li>
      </ul>
      <p>
        {t(
          'Location and camera data are removed from pictures and videos before they are stored. An admin can sign in as you to help; that is recorded, and such a session cannot change your password or address.',
        )}
      </p>
      <h2>{t('Cookies')}</h2>
      <ul>
        <li>
          <T
            text="<strong>plateful.session_token</strong> keeps you signed in for 60 days after your last visit."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>plateful.member</strong> only says that somebody is signed in, so that the right buttons show immediately. It ends with the session."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>plateful.device</strong> marks a device that has signed in before, for a year, so that strangers who guess your password cannot lock you out."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          <T
            text="<strong>plateful.viewer</strong> holds this device’s time zone, whether it is a phone, and how you like your list and week shown, for a year, so that your pages arrive complete and reminders come at the right time; <strong>plateful.language</strong> holds the language you chose."
            parts={{ strong: <strong /> }}
          />
        </li>
        <li>
          {t(
            'Some steps use a cookie for a short time: signing in through another provider and entering the code of an authenticator app for a few minutes, and a change to your meal plan for two seconds.',
          )}
        </li>
      </ul>
      <p>{t('All of them are necessary, and none follows you to other sites.')}</p>
      <h2>{t('Push notifications')}</h2>
      <p>
        <T
          text="Only if you allow them in a browser. Each message goes through the push service of that browser’s maker (such as Apple, Google, Microsoft or Mozilla), encrypted so that only your browser can read it. The service learns that there is a message, when, and from which server. What you want to hear about is your choice under <link>notification settings</link>."
          parts={{ link: <Link to={paths.notificationSettings} /> }}
        />{' '}
        {phones.length > 0
          ? t(
              'In the device app, messages go through Google’s or Apple’s push service, which can read them. This server keeps the phone’s token for that service until you turn notifications off there, or sign out.',
            )
          : t('In the device app, the phone’s token for push messages stays on the phone.')}
      </p>
      <h2>{t('Emails')}</h2>
      <p>
        <T
          text="You get emails about your account: links to reset a password or confirm an address, and warnings when somebody keeps guessing your password. The <link>newsletter</link> comes only after you have confirmed your address, contains no tracking, and has a link to unsubscribe with one click, which deletes the address immediately. An email about unread notifications comes only if you ask for it, and can be ended with one click too."
          parts={{ link: <Link to={paths.newsletter} /> }}
        />{' '}
        {about?.email
          ? t(
              'Contact form messages are stored and emailed to the people who run this Plateful, with the name and address you enter.',
            )
          : t('Contact form messages are stored, with the name and address you enter.')}
      </p>
      <h2>{t('Who else gets data')}</h2>
      <OutsideServices about={about} />
      <h2>{t('How long it is kept')}</h2>
      <Periods />
      <h2>{t('Your data is yours')}</h2>
      <p>
        <T
          text="In the <link>settings</link> you can export everything as a ZIP file of readable files, correct your name and address, and delete your account. You choose whether your recipes are deleted with it or stay without your name. Contact us if you want something that the settings do not offer, or if something here is not right. You may also complain to your country’s data protection authority."
          parts={{ link: <Link to={paths.settings} /> }}
        />
      </p>
    </Prose>
  );
}
