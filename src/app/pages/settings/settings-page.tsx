import { Bell, BookHeart, CalendarDays, ChefHat, LayoutGrid, Mail, Search, UserRound } from 'lucide-react';
import { AccountData } from '#features/account-data/web/account-data.tsx';
import { Audience } from '#features/accounts/web/audience.tsx';
import { Devices } from '#features/accounts/web/devices.tsx';
import { EmailSetting } from '#features/accounts/web/email-setting.tsx';
import { IdentitySetting } from '#features/accounts/web/identity-setting.tsx';
import { PasswordSetting } from '#features/accounts/web/password-setting.tsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { UnitsChoice } from '#features/accounts/web/units-choice.tsx';
import { ApiTokens } from '#features/api-tokens/web/api-tokens.tsx';
import { DietsChoice } from '#features/foods/web/diets-choice.tsx';
import { Passkeys } from '#features/passkeys/web/passkeys.tsx';
import { RestrictedPeople } from '#features/profiles/web/restricted-people.tsx';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { ThemeChoice } from '../../layout/theme-choice.tsx';
import { LinkRows } from '../menu/link-rows.tsx';

const ACCOUNT = [
  { label: 'Profile', to: paths.profile, Icon: UserRound },
  { label: 'Notifications', to: paths.notifications, Icon: Bell },
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
        <section aria-labelledby="theme-heading">
          <h2 id="theme-heading" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
            Theme
          </h2>
          <Card>
            <ThemeChoice />
            <p className="mt-3 text-sm text-muted">Auto follows your device. Saved on this device only.</p>
          </Card>
        </section>
        <section aria-labelledby="units-heading">
          <h2 id="units-heading" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
            Units
          </h2>
          <Card>
            <UnitsChoice />
            <p className="mt-3 text-sm text-muted">
              Amounts and temperatures of recipes are shown in these; the recipe itself stays as it was
              written. Kept with your account, or on this device while you are signed out.
            </p>
          </Card>
        </section>
        <section aria-labelledby="diets-heading">
          <h2 id="diets-heading" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
            Diets you follow
          </h2>
          <Card>
            <DietsChoice />
            <p className="mt-3 text-sm text-muted">
              Recipes tell first whether they suit these. Kept with your account, or on this device while you
              are signed out.
            </p>
          </Card>
        </section>
        {user && (
          <section aria-labelledby="email-heading">
            <h2
              id="email-heading"
              className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
            >
              Email and password
            </h2>
            <Card>
              <EmailSetting />
              <PasswordSetting />
              <IdentitySetting />
            </Card>
          </section>
        )}
        {user && <RestrictedPeople />}
        <LinkRows title="Account" rows={ACCOUNT} />
        <LinkRows title="Cooking" rows={COOKING} />
        <LinkRows title="Contact" rows={CONTACT} />
        <Audience
          member={
            <section aria-labelledby="data-heading">
              <h2
                id="data-heading"
                className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
              >
                Your data
              </h2>
              <Card>
                <AccountData />
              </Card>
            </section>
          }
        />
        {user && (
          <section aria-labelledby="passkeys-heading">
            <h2
              id="passkeys-heading"
              className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
            >
              Passkeys
            </h2>
            <Card>
              <Passkeys />
            </Card>
          </section>
        )}
        {user && (
          <section aria-labelledby="devices-heading">
            <h2
              id="devices-heading"
              className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
            >
              Signed-in devices
            </h2>
            <Card>
              <Devices />
            </Card>
          </section>
        )}
        {user && (
          <section aria-labelledby="tokens-heading">
            <h2
              id="tokens-heading"
              className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted"
            >
              API tokens
            </h2>
            <Card>
              <ApiTokens />
            </Card>
          </section>
        )}
        <section aria-labelledby="about-heading">
          <h2 id="about-heading" className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">
            About
          </h2>
          <Card>
            <p>
              A daily companion for home cooks: discover recipes, plan your meals, and shop from the plan.
            </p>
            <p className="mt-2 text-sm text-muted">Plateful v1.0.0</p>
          </Card>
        </section>
      </div>
    </div>
  );
}
