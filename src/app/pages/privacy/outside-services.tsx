import type { About } from '#features/site/contract.ts';
import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import { useSettings } from '#web/settings.ts';

/** Third-party services that receive data in this installation. */
export function OutsideServices({ about }: { about: About | undefined }) {
  const ai = about && [...new Set([about.writes, about.draws].filter((host) => host !== null))];
  const { phones } = useSettings();
  return (
    <ul>
      {about && ai && (
        <li>
          {ai.length > 0
            ? t(
                'What you ask the AI chef, and what a picture of a recipe should show, is sent to {ai}, without your name or address.',
                { ai: listed(ai) },
              )
            : t('What you ask the AI chef is answered on this server and not sent to anyone.')}
        </li>
      )}
      {about?.payments && (
        <li>
          {t('{payments} takes payments: you pay on its pages, and it tells this server whether you did.', {
            payments: about.payments,
          })}
        </li>
      )}
      {about?.signIn && (
        <li>
          {t('If you sign in with {signIn}, it learns that, and tells this server your name and address.', {
            signIn: about.signIn,
          })}
        </li>
      )}
      {about?.store && (
        <li>
          {t(
            'If you connect {store}, it gets the ingredients you search for and the products you put into your cart.',
            { store: about.store },
          )}
        </li>
      )}
      <li>
        {t(
          'If you allow push notifications, the push service of your browser’s maker passes them on without being able to read them.',
        )}
        {phones.length > 0 &&
          ` ${t('Push notifications for the device app go through Google or Apple, which can read them.')}`}
      </li>
      <li>
        {t(
          'When you import a recipe from a link, this server requests it from that site. A recipe may show a picture from another site, which your browser then loads from there.',
        )}
      </li>
      <li>{t('Nobody else, unless the law requires it.')}</li>
    </ul>
  );
}
