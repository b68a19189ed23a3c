import { BellRing, ChefHat } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHead } from '../../layout/page-head.tsx';

interface Plan {
  title: string;
  text: string;
  Icon: typeof ChefHat;
  /** The alternative until then. */
  meanwhile: { label: string; to: string };
}

const PLANS: Record<string, Plan> = {
  '/ai-assistant': {
    title: 'AI Chef',
    text: 'Say what you feel like eating, or what is in the fridge, and the chef will compose a recipe for you. It will be free to use.',
    Icon: ChefHat,
    meanwhile: { label: 'Search recipes', to: paths.search() },
  },
  '/notification-settings': {
    title: 'Notification Settings',
    text: 'Choose what you want to hear about: new recipes, meal plan reminders, weekly tips and promotions.',
    Icon: BellRing,
    meanwhile: { label: 'Open settings', to: paths.settings },
  },
};

function planFor(pathname: string): Plan {
  return PLANS[pathname.replace('/notifications', '/notification-settings')] ?? PLANS['/ai-assistant']!;
}

/** Placeholder for pages of a later release. */
export default function ComingSoonPage() {
  const { title, text, Icon, meanwhile } = planFor(useLocation().pathname.replace(/(.)\/+$/, '$1'));
  return (
    <div className="page flex flex-col items-center py-14 text-center short:py-4 desk:py-20">
      <PageHead title={title} isPrivate />
      <div
        aria-hidden="true"
        className="flex size-24 short:hidden items-center justify-center rounded-full bg-herb-soft text-herb-ink"
      >
        <Icon className="size-11" strokeWidth={1.5} />
      </div>
      <Badge tone="saffron" className="mt-6 short:mt-0">
        Not here yet
      </Badge>
      <h1 className="mt-3 text-3xl desk:text-[2.75rem]">{title}</h1>
      <p className="mt-4 max-w-lg text-lg text-muted">{text}</p>
      <p className="mt-2 max-w-lg text-muted">This part comes with a later release of Plateful.</p>
      <div className="mt-8 short:mt-4 flex flex-wrap justify-center gap-3">
        <Button asLink to={meanwhile.to}>
          {meanwhile.label}
        </Button>
        {meanwhile.to !== paths.home && (
          <Button asLink to={paths.home} variant="secondary">
            Go Home
          </Button>
        )}
      </div>
    </div>
  );
}
