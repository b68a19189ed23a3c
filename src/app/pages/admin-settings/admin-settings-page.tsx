import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { PromoCodes } from '#features/admin/web/promo-codes.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { SecondFactorCard } from '#features/admin-session/web/second-factor-card.tsx';
import { Invitations } from '#features/invitations/web/invitations.tsx';
import { HoldRules } from '#features/moderation/web/hold-rules.tsx';
import { SettingsForm } from '#features/site-settings/web/settings-form.tsx';
import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** /admin/settings: what admins decide about this Plateful. */
export default function AdminSettingsPage() {
  const isHydrated = useHydrated();
  return (
    <div className="page pb-16">
      <PageHead title={t('Admin Settings')} isPrivate />
      <Elevated>
        <AdminHeading title={t('Settings')} text={t('Changes apply immediately, for everyone.')} />
        {isHydrated && (
          <div className="grid max-w-3xl gap-5">
            <SettingsForm />
            <Card>
              <h2 className="text-xl">{t('Invitations')}</h2>
              <Invitations />
            </Card>
            <SecondFactorCard />
            <PromoCodes />
            <HoldRules />
          </div>
        )}
      </Elevated>
    </div>
  );
}
