import { t } from '#shared/t.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { FlavorPairing } from './flavor-pairing.tsx';
import { HeatLevels } from './heat-levels.tsx';
import { KitchenHacks } from './kitchen-hacks.tsx';
import { KnifeSkills } from './knife-skills.tsx';

const ARTICLES = [
  { id: 'knife-skills', title: t('Perfect Knife Skills') },
  { id: 'heat-levels', title: t('Understanding Heat Levels') },
  { id: 'kitchen-hacks', title: t('Time-Saving Kitchen Hacks') },
  { id: 'flavor-pairing', title: t('Flavor Pairing Guide') },
];

export default function CookingTipsPage() {
  return (
    <div className="page">
      <PageHead
        title={t('Cooking Tips')}
        description={t(
          'Four short articles for home cooks: knife skills, heat levels, time-saving hacks and flavor pairing.',
        )}
        type="article"
      />
      <PageHeading
        title={t('Cooking Tips')}
        text={t(
          'Four things worth knowing well. Each takes a few minutes to read and a lifetime of dinners to enjoy.',
        )}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
        <nav aria-label={t('Articles')} className="lg:sticky lg:top-24 lg:self-start">
          <ol className="card divide-y divide-line overflow-hidden">
            {ARTICLES.map(({ id, title }, at) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center gap-3 px-4 py-2.5 font-medium hover:bg-sunken"
                >
                  <span aria-hidden="true" className="w-4 font-display text-lg text-primary-ink">
                    {at + 1}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="space-y-8">
          <KnifeSkills />
          <HeatLevels />
          <KitchenHacks />
          <FlavorPairing />
        </div>
      </div>
    </div>
  );
}
