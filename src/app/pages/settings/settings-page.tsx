import {
  Bell,
  BookHeart,
  CalendarDays,
  ChefHat,
  LayoutGrid,
  Mail,
  Search,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { AccountData } from '#features/account-data/web/account-data.tsx';
import { Audience } from '#features/accounts/web/audience.tsx';
import { Devices } from '#features/accounts/web/devices.tsx';
import { EmailSetting } from '#features/accounts/web/email-setting.tsx';
import { HouseholdChoice } from '#features/accounts/web/household-choice.tsx';
import { IdentitySetting } from '#features/accounts/web/identity-setting.tsx';
import { LanguageChoice } from '#features/accounts/web/language-choice.tsx';
import { PasswordSetting } from '#features/accounts/web/password-setting.tsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { UnitsChoice } from '#features/accounts/web/units-choice.tsx';
import { WeekStartChoice } from '#features/accounts/web/week-start-choice.tsx';
import { ApiTokens } from '#features/api-tokens/web/api-tokens.tsx';
import { AllergensChoice } from '#features/foods/web/allergens-choice.tsx';
import { DietsChoice } from '#features/foods/web/diets-choice.tsx';
import { HouseholdCount } from '#features/household/web/household-count.tsx';
import { UnreadMark } from '#features/notifications/web/unread-mark.tsx';
import { Passkeys } from '#features/passkeys/web/passkeys.tsx';
import { RestrictedPeople } from '#features/profiles/web/restricted-people.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { version } from '../../../../package.json';
import { PageHead } from '../../layout/page-head.tsx';
import { ThemeChoice } from '../../layout/theme-choice.tsx';
import { LinkRows } from '../menu/link-rows.tsx';
import { InstallApp } from './install-app.tsx';
import { OfflineRecipes } from './offline-recipes.tsx';
import { Section } from './section.tsx';

const ACCOUNT = [
  { label: t('Profile'), to: paths.profile, Icon: UserRound },
  {
    label: t('Household'),
    to: paths.household,
    Icon: UsersRound,
    mark: <Audience member={<HouseholdCount />} />,
  },
  {
    label: t('Notifications'),
    to: paths.notifications,
    Icon: Bell,
    mark: <Audience member={<UnreadMark />} />,
  },
];
const COOKING = [
  { label: t('Search'), to: paths.search(), Icon: Search },
  { label: t('Categories'), to: paths.categories, Icon: LayoutGrid },
  { label: t('Meal Plan'), to: paths.mealPlan(), Icon: CalendarDays },
  { label: t('AI Chef'), to: paths.chef, Icon: ChefHat },
  { label: t('Recipe Book'), to: paths.recipeBook, Icon: BookHeart },
];
const CONTACT = [{ label: t('Contact us'), to: paths.contact, Icon: Mail }];

export default function SettingsPage() {
  const { user } = useSession();
  return (
    <div className="page max-w-3xl!">
      <PageHead
        title={t('Settings')}
        description={t('Theme, account and links to all of Plateful.')}
        isPrivate
      />
      <PageHeading title={t('Settings')} />
      <div className="grid grid-cols-1 gap-8">
        <Section title={t('Theme')}>
          <ThemeChoice />
          <p className="mt-3 text-sm text-muted">
            {t('Auto follows your device. Saved on this device only.')}
          </p>
        </Section>
        <Section title={t('Language')}>
          <LanguageChoice />
          <p className="mt-3 text-sm text-muted">
            {t(
              'For pages and emails. Saved with your account, or on this device while you are signed out. Recipes stay in the language they were written in.',
            )}
          </p>
        </Section>
        <Section title={t('Units')}>
          <UnitsChoice />
          <p className="mt-3 text-sm text-muted">
            {t(
              'Recipes show amounts and temperatures in these units; the recipes themselves stay as written. Saved with your account, or on this device while you are signed out.',
            )}
          </p>
        </Section>
        <Section title={t('Diets you follow')}>
          <DietsChoice />
          <p className="mt-3 text-sm text-muted">
            {t(
              'Recipes that do not suit these diets are marked everywhere, the chef cooks for them, and search and categories can show only what suits you. Saved with your account, or on this device while you are signed out.',
            )}
          </p>
        </Section>
        <Section title={t('What you must not eat')}>
          <AllergensChoice />
          <p className="mt-3 text-sm text-muted">
            {t(
              'Recipes that contain these are marked everywhere, the chef cooks without them, and they are not suggested for your plan. Based on ingredient names: always check the labels. Saved with your account, or on this device while you are signed out.',
            )}
          </p>
        </Section>
        <Section title={t('Servings')}>
          <HouseholdChoice />
          <p className="mt-3 text-sm text-muted">
            {t(
              'New meals are planned for this many people, and the grocery list follows. You can change each meal.',
            )}
          </p>
        </Section>
        <Section title={t('The week starts on')}>
          <WeekStartChoice />
          <p className="mt-3 text-sm text-muted">
            {t(
              'Applies to the plan, its month view and the grocery list. Unless you choose a day, weeks start on Monday and months show Sunday first.',
            )}
          </p>
        </Section>
        {user && (
          <>
            <Section title={t('Email and password')}>
              <EmailSetting />
              <PasswordSetting />
              <IdentitySetting />
            </Section>
            <Section title={t('Passkeys')}>
              <Passkeys />
            </Section>
            <Section title={t('Signed-in devices')}>
              <Devices />
            </Section>
            <Section title={t('API tokens')}>
              <ApiTokens />
            </Section>
          </>
        )}
        {user && <RestrictedPeople />}
        <LinkRows title={t('Account')} rows={ACCOUNT} />
        <LinkRows title={t('Cooking')} rows={COOKING} />
        <LinkRows title={t('Contact')} rows={CONTACT} />
        <Audience
          member={
            <Section title={t('Your data')}>
              <AccountData />
            </Section>
          }
        />
        <OfflineRecipes />
        <InstallApp />
        <Section title={t('About')}>
          <p>
            {t(
              'A daily companion for home cooks: discover recipes, plan your meals, and shop from the plan.',
            )}
          </p>
          <p className="mt-2 text-sm text-muted">{t('Plateful v{version}', { version })}</p>
        </Section>
      </div>
    </div>
  );
}
