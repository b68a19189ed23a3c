import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useEndedSession } from '#features/accounts/web/queries/ended-session.ts';
import { useFollowedSession, useIsVerifying } from '#features/accounts/web/queries/session.ts';
import { VisitLog } from '#features/usage/web/visit-log.tsx';
import { isOwnPage } from '#shared/offline-caches.ts';
import { t } from '#shared/t.ts';
import { Feedback } from '#web/feedback.tsx';
import { ProgressBar } from '#web/ui/states/progress-bar.tsx';
import { useCode } from '#web/ui/use-code.ts';
import { whenIdle } from '#web/when-idle.ts';
import { BottomBar } from './bars/bottom-bar.tsx';
import { TopBar } from './bars/top-bar.tsx';
import { Choosing } from './choosing.tsx';
import { CommandKeys } from './commands/command-keys.tsx';
import { Footer } from './footer.tsx';
import { Impersonation } from './impersonation.tsx';
import { NavigationFocus } from './navigation-focus.tsx';
import { RunningTimers } from './running-timers.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { VisitorPlan } from './visitor-plan.tsx';

/** What a page declares about itself (`export const handle`). */
interface PageHandle {
  /** Shown in a popup window, without bars. */
  isWindow?: boolean;
}

/** The frame around every page. */
export function AppLayout({ children }: { children: ReactNode }) {
  const isNavigating = useNavigation().state === 'loading';
  const isWindow = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isWindow);
  const isLoading = useIsVerifying() || isNavigating;
  useFollowedSession();
  useEndedSession();
  useEffect(markHydrated, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:start-3"
      >
        {t('Skip to content')}
      </a>
      <ProgressBar active={isLoading} />
      <NavigationFocus />
      {/* Isolated, so that overlays (a toast, a dragged meal) do not repaint the whole page. */}
      <div className="isolate flex min-h-dvh flex-col">
        {!isWindow && <TopBar />}
        {!isWindow && <Choosing />}
        <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className="flex-1">
          {children}
        </main>
        {!isWindow && <Footer />}
        {!isWindow && <BottomBar />}
      </div>
      <CommandKeys />
      <VisitorPlan />
      <VisitLog />
      {!isWindow && <RunningTimers />}
      <Impersonation />
      <SubscriptionNotice />
      <Feedback />
      <Offline />
    </>
  );
}

const importOnDevice = () => import('./on-device.tsx');

/** What works without a connection. Its code loads with the first interaction, or when it is needed. */
function Offline() {
  const { pathname } = useLocation();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isWanted = isIdle && (isOwnPage(pathname) || Boolean(navigator.serviceWorker?.controller));
  const OnDevice = useCode(importOnDevice, isWanted);
  return OnDevice && <OnDevice />;
}

/** Marks the document as interactive; clicks before hydration would be lost. */
function markHydrated() {
  document.documentElement.dataset.hydrated = 'true';
}
