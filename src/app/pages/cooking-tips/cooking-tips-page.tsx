import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { FlavorPairing } from './flavor-pairing.tsx';
import { HeatLevels } from './heat-levels.tsx';
import { KitchenHacks } from './kitchen-hacks.tsx';
import { KnifeSkills } from './knife-skills.tsx';

const ARTICLES = [
  { id: 'knife-skills', title: 'Perfect Knife Skills' },
  { id: 'heat-levels', title: 'Understanding Heat Levels' },
  { id: 'kitchen-hacks', title: 'Time-Saving Kitchen Hacks' },
  { id: 'flavor-pairing', title: 'Flavor Pairing Guide' },
];

export default function CookingTipsPage() {
  return (
    <div className="page">
      <PageHead
        title="Cooking Tips"
        description="Four short articles for home cooks: knife skills, heat levels, time-saving hacks and flavor pairing."
        type="article"
      />
      <PageHeading
        title="Cooking Tips"
        text="Four things worth knowing well. Each takes a few minutes to read and a lifetime of dinners to enjoy."
      />
      <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
        <nav aria-label="Articles" className="lg:sticky lg:top-24 lg:self-start">
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
