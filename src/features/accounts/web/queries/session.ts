import { hashKey, hydrate, useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { language } from '#shared/spoken.ts';
import { type ApiQueries, api } from '#web/api.ts';
import { writeViewer } from '#web/head/viewer.ts';
import { settingsOfDocument, takeHeadStart } from '#web/head-start.ts';
import { handOver } from '#web/kept/hand-over.ts';
import { forgetKept } from '#web/offline.ts';
import { queryClient } from '#web/query-client.ts';
import { type Settings, useSettings } from '#web/settings.ts';
import type { Session } from '../../contract.ts';
import { SessionContext } from '../state/session.ts';

/** The current session. Shared pages do not contain it: a script in their head fetches it before anything else. */
export const sessionQuery = (from: ApiQueries) => ({
  ...from.accounts.session.queryOptions(),
  queryFn: async (): Promise<Session> => {
    const session = (await personalSession()) ?? (await from.accounts.session.call());
    if (typeof document !== 'undefined' && isSamePerson(session)) showKitchenOf(session);
    return session;
  },
});

/** What the head script fetched; `null` if it fetched nothing or got no response. */
async function personalSession(): Promise<Session | null> {
  const start = typeof document === 'undefined' ? null : takeHeadStart();
  if (start === 'visitor') return nobodyOn(settingsOfDocument());
  const state = await start;
  if (!state) return null;
  const hash = hashKey(api.accounts.session.queryKey());
  const session = state.queries.find(({ queryHash }) => queryHash === hash);
  hydrate(queryClient(), { ...state, queries: state.queries.filter((query) => query !== session) });
  return (session?.state.data as Session | undefined) ?? null;
}

const NOBODY = {
  user: null,
  isAdmin: false,
  subscription: null,
  elevatedUntil: null,
  impersonator: null,
} as const;

function nobodyOn({ access, outbox }: Settings): Session {
  return { ...NOBODY, access, outbox };
}

/** The latest session from the server, for the provider; everything else uses `useSession`. */
export function useFetchedSession(): Session | undefined {
  return useQuery(sessionQuery(api)).data;
}

/** The signed-in person; `null` until known (`useAudience`). */
export function useSession(): Session {
  const settings = useSettings();
  return use(SessionContext) ?? nobodyOn(settings);
}

export type Audience = 'visitor' | 'member' | 'unknown';

/** Who the page is rendered for; unknown on shared pages until they are hydrated. */
export function useAudience(): Audience {
  const session = use(SessionContext);
  if (!session) return 'unknown';
  return session.user ? 'member' : 'visitor';
}

const VERIFYING = ['verify-session'];

/** Whether the session is being refetched. */
export function useIsVerifying(): boolean {
  return useIsMutating({ mutationKey: VERIFYING }) > 0;
}

let channel: BroadcastChannel | undefined;

/** Channel between the windows of one browser. A channel does not receive its own messages, so each window has only one. */
function otherWindows(): BroadcastChannel {
  channel ??= new BroadcastChannel('plateful-session');
  return channel;
}

function tellOtherWindows(news: 'changed' | 'signed-out' = 'changed'): void {
  otherWindows().postMessage(news);
}

/**
 * Refetches the session when it changed in another window, or when the browser restores this page from its back/forward
 * cache. The page is then reloaded, so that the gate decides for the current person.
 */
export function useFollowedSession(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const { mutate: verify } = useMutation({
    mutationKey: VERIFYING,
    mutationFn: () => api.accounts.session.call(),
    onSuccess: async (session) => {
      if (isSamePerson(session)) return void showKitchenOf(session);
      queryClient().setQueryData(sessionQuery(api).queryKey, session);
      await navigate(here, { replace: true, preventScrollReset: true });
      become(session);
    },
  });
  useEffect(() => {
    const onChanged = ({ data }: MessageEvent) => {
      if (data === 'signed-out') handOver(null);
      verify();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) verify();
    };
    otherWindows().addEventListener('message', onChanged);
    addEventListener('pageshow', onShown);
    return () => {
      otherWindows().removeEventListener('message', onChanged);
      removeEventListener('pageshow', onShown);
    };
  }, [verify]);
}

/** Switches the page to another person: clears the previous person's cache and refetches what is visible. */
function become(session: Session): void {
  void forgetKept();
  // An expired session keeps what the person may come back for.
  if (session.user) handOver(session.user.id);
  const client = queryClient();
  const { queryKey } = sessionQuery(api);
  const isOther = { predicate: (query: { queryHash: string }) => query.queryHash !== hashKey(queryKey) };
  client.setQueryData(queryKey, session);
  client.removeQueries({ type: 'inactive', ...isOther });
  void client.resetQueries({ type: 'active', ...isOther });
}

/**
 * Switches to the person an admin now acts as, or back. The page is left first: the other person may not
 * request its data.
 */
export async function switchPerson(session: Session, leave: () => void | Promise<void>): Promise<void> {
  queryClient().setQueryData(sessionQuery(api).queryKey, session);
  await leave();
  signedInAs(session);
}

function knownSession(): Session {
  return queryClient().getQueryData(sessionQuery(api).queryKey) ?? nobodyOn(settingsOfDocument());
}

/** The person who is signed in as far as this page knows, for use outside of rendering. */
export function signedInUserId(): string | null {
  return knownSession().user?.id ?? null;
}

/** The kitchen of the signed-in person as far as this page knows, for use outside of rendering; empty for a visitor. */
export function signedInKitchen(): string {
  return knownSession().user?.kitchenId ?? '';
}

/** While the person joins or leaves a household here, which is no news to them. */
let ownMove: Promise<unknown> | undefined;

/** Joins or leaves a household. Afterward the whole app shows its data. */
export async function changeKitchen(move: () => Promise<unknown>): Promise<void> {
  const moving = move().then(showCurrentKitchen);
  ownMove = moving.catch(() => {});
  await moving.finally(() => {
    ownMove = undefined;
  });
}

/**
 * Checks which kitchen the person is in, in case they have joined or left a household elsewhere. If it has changed, all data
 * of the previous one is dropped. Returns whether it has changed.
 */
export async function followKitchen(): Promise<boolean> {
  await ownMove;
  return showCurrentKitchen();
}

async function showCurrentKitchen(): Promise<boolean> {
  const session = await api.accounts.session.call();
  const isOther = isSamePerson(session) && showKitchenOf(session);
  if (isOther) tellOtherWindows();
  return isOther;
}

const isSamePerson = ({ user }: Session): boolean => user?.id === knownSession().user?.id;

/** Returns whether the kitchen changed. */
function showKitchenOf(session: Session): boolean {
  const isOther = session.user?.kitchenId !== knownSession().user?.kitchenId;
  if (isOther) become(session);
  return isOther;
}

function nobodyNow(): Session {
  return { ...knownSession(), ...NOBODY };
}

/** Refetches the session, for example after a subscription started. */
export function refreshSession(): Promise<void> {
  return queryClient().invalidateQueries({ queryKey: sessionQuery(api).queryKey });
}

/** Shows the app as the person who has just signed in, in every window. */
export function signedInAs(session: Session): void {
  // Tells the server the time zone from the first request on.
  writeViewer();
  become(session);
  // The sign-in page then redirects, in the language of the account.
  if (session.user?.language && session.user.language !== language() && !session.impersonator)
    window.location.reload();
  tellOtherWindows();
}

export function useSignIn() {
  return useMutation(api.accounts.signIn.mutationOptions({ onSuccess: signedInAs }));
}

export function useSignUp() {
  return useMutation(api.accounts.signUp.mutationOptions());
}

/** Continues as a visitor. The page is left first: visitors may not request its data. */
export async function becomeVisitor(leave: () => void | Promise<void>): Promise<void> {
  queryClient().setQueryData(sessionQuery(api).queryKey, nobodyNow());
  await leave();
  become(nobodyNow());
}

/** Signs out and goes Home, clearing the person's data. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation(
    api.accounts.signOut.mutationOptions({
      onSuccess: async () => {
        const left = becomeVisitor(() => navigate(paths.home));
        tellOtherWindows('signed-out');
        await left;
        handOver(null);
      },
    }),
  );
}

export function useForgotPassword() {
  return useMutation(api.accounts.forgotPassword.mutationOptions());
}

/** Sets a new password. The server ends every session, so this page is signed out afterward. */
export function useResetPassword() {
  return useMutation(
    api.accounts.resetPassword.mutationOptions({
      onSuccess: () => {
        become(nobodyNow());
        handOver(null);
        tellOtherWindows('signed-out');
      },
    }),
  );
}

export function useCompleteProfile() {
  return useMutation(
    api.accounts.completeProfile.mutationOptions({
      onSuccess: (session) => queryClient().setQueryData(sessionQuery(api).queryKey, session),
    }),
  );
}

/** Where to go after signing in (spec part 2 §4 'Auth flow'). `from` must be a safe path. */
export function pathAfterSignIn({ isAdmin, user }: Session, from: string | null): string {
  if (isAdmin) return paths.adminDashboard;
  if (!user?.hasCompletedProfile) return paths.profileSetup(from ?? undefined);
  return from ?? paths.home;
}
