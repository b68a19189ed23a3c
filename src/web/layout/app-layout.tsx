import { type ReactNode, useEffect } from 'react';
import { useNavigation } from 'react-router';
import { useFollowedSession, useIsVerifying } from '#features/accounts/web/data.ts';
import { SubscriptionNotice } from '#features/subscription/web/subscription-notice.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CommandKeys } from './command-keys.tsx';
import { Feedback } from './feedback.tsx';
import { Footer } from './footer.tsx';
import { KeptPlan } from './kept-plan.tsx';
import { NavigationFocus } from './navigation-focus.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every screen. */
export function AppLayout({ children }: { children: ReactNode }) {
  const isNavigating = useNavigation().state === 'loading';
  const isLoading = useIsVerifying() || isNavigating;
  useFollowedSession();
  useEffect(markHydrated, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <ProgressBar active={isLoading} />
      <NavigationFocus />
      <div className="flex min-h-dvh flex-col">
        <TopBar />
        <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className="flex-1">
          {children}
        </main>
        <Footer />
      </div>
      <BottomBar />
      <CommandKeys />
      <KeptPlan />
      <SubscriptionNotice />
      <Feedback />
    </>
  );
}

/** Says on the document that the page answers now; what is clicked before React is here would be lost. */
function markHydrated() {
  document.documentElement.dataset.hydrated = 'true';
}
