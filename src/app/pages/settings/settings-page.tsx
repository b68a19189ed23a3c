import { Bell, BookHeart, CalendarDays, ChefHat, LayoutGrid, Mail, Search, UserRound } from 'lucide-react';
import { AccountData } from '#features/account-data/web/account-data.tsx';
import { Audience } from '#features/accounts/web/audience.tsx';
import { Devices } from '#features/accounts/web/devices.tsx';
import { EmailSetting } from '#features/accounts/web/email-setting.tsx';
import { HouseholdChoice } from '#features/accounts/web/household-choice.tsx';
import { IdentitySetting } from '#features/accounts/web/identity-setting.tsx';
import { PasswordSetting } from '#features/accounts/web/password-setting.tsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { UnitsChoice } from '#features/accounts/web/units-choice.tsx';
import { WeekStartChoice } from '#features/accounts/web/week-start-choice.tsx';
import { ApiTokens } from '#features/api-tokens/web/api-tokens.tsx';
import { AllergensChoice } from '#features/foods/web/allergens-choice.tsx';
import { DietsChoice } from '#features/foods/web/diets-choice.tsx';
import { UnreadMark } from '#features/notifications/web/unread-mark.tsx';
import { Passkeys } from '#features/passkeys/web/passkeys.tsx';
import { RestrictedPeople } from '#features/profiles/web/restricted-people.tsx';
import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { version } from '../../../../package.json';
import { PageHead } from '../../layout/page-head.tsx';
import { ThemeChoice } from '../../layout/theme-choice.tsx';
import { LinkRows } from '../menu/link-rows.tsx';
import { InstallApp } from './install-app.tsx';
import { Section } from './section.tsx';

const ACCOUNT = [
  { label: 'Profile', to: paths.profile, Icon: UserRound },
  { label: 'Notifications', to: paths.notifications, Icon: Bell, mark: <Audience member={<UnreadMark />} /> },
];
const COOKING = [
  { label: 'Search', to: paths.search(), Icon: Search },
  { label: 'Categories', to: paths.categories, Icon: LayoutGrid },
  { label: 'Meal Plan', to: paths.mealPlan(), Icon: CalendarDays },
  { label: 'AI Chef', to: paths.chef, Icon: ChefHat },
  { label: 'Recipe Book', to: paths.recipeBook, Icon: BookHeart },
];
const CONTACT = [{ label: 'Contact us', to: paths.contact, Icon: Mail }];

export default function SettingsPage() {
  const { user } = useSession();
  return (
    <div className="page max-w-3xl!">
      <PageHead title="Settings" description="Theme, account and links to all of Plateful." isPrivate />
      <PageHeading title="Settings" />
      <div className="grid gap-8">
        <Section title="Theme">
          <ThemeChoice />
          <p className="mt-3 text-sm text-muted">Auto follows your device. Saved on this device only.</p>
        </Section>
        <Section title="Units">
          <UnitsChoice />
          <p className="mt-3 text-sm text-muted">
            Amounts and temperatures of recipes are shown in these; the recipe itself stays as it was written.
            Kept with your account, or on this device while you are signed out.
          </p>
        </Section>
        <Section title="Diets you follow">
          <DietsChoice />
          <p className="mt-3 text-sm text-muted">
            Recipes tell first whether they suit these. Kept with your account, or on this device while you
            are signed out.
          </p>
        </Section>
        <Section title="What you must not eat">
          <AllergensChoice />
          <p className="mt-3 text-sm text-muted">
            Recipes that contain these are marked everywhere, the chef cooks without them, and they are not
            suggested for your plan. Judged by ingredient names: always check the labels. Kept with your
            account, or on this device while you are signed out.
          </p>
        </Section>
        <Section title="Household">
          <HouseholdChoice />
          <p className="mt-3 text-sm text-muted">
            New meals are planned for this many people, and the grocery list follows. You can change each
            meal.
          </p>
        </Section>
        <Section title="The week starts on">
          <WeekStartChoice />
          <p className="mt-3 text-sm text-muted">
            For the plan, its month and the grocery list. Unless you choose, weeks start on Monday and months
            show Sunday first.
          </p>
        </Section>
        {user && (
          <>
            <Section title="Email and password">
              <EmailSetting />
              <PasswordSetting />
              <IdentitySetting />
            </Section>
            <Section title="Passkeys">
              <Passkeys />
            </Section>
            <Section title="Signed-in devices">
              <Devices />
            </Section>
            <Section title="API tokens">
              <ApiTokens />
            </Section>
          </>
        )}
        {user && <RestrictedPeople />}
        <LinkRows title="Account" rows={ACCOUNT} />
        <LinkRows title="Cooking" rows={COOKING} />
        <LinkRows title="Contact" rows={CONTACT} />
        <Audience
          member={
            <Section title="Your data">
              <AccountData />
            </Section>
          }
        />
        <InstallApp />
        <Section title="About">
          <p>A daily companion for home cooks: discover recipes, plan your meals, and shop from the plan.</p>
          <p className="mt-2 text-sm text-muted">Plateful v{version}</p>
        </Section>
      </div>
    </div>
  );
}
