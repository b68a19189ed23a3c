import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { questions } from './ui/confirm.ts';
import { toasts } from './ui/toast.ts';

const importToaster = () => import('./ui/toaster.tsx');
const importConfirm = () => import('./ui/confirm-sheet.tsx');
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Hosts toasts and confirmations. Their code loads with the first interaction, not with the page. */
export function Feedback() {
  const hasToast = useSyncExternalStore(toasts.subscribe, toasts.areWaiting, () => false);
  const question = useSyncExternalStore(questions.subscribe, questions.current, () => null);
  const Toaster = useCode(importToaster, hasToast);
  const ConfirmSheet = useCode(importConfirm, question !== null);
  return (
    <>
      {Toaster && <Toaster />}
      {ConfirmSheet && <ConfirmSheet question={question} />}
    </>
  );
}

/** A component loaded when needed or on the first interaction; a failed load is retried on the next. */
export function useCode<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const isHere = Component !== null;
  useEffect(() => {
    if (isHere) return;
    const fetchNow = () => {
      load().then(
        (code) => setComponent(() => code.default),
        () => {},
      );
    };
    if (isWanted) fetchNow();
    for (const type of TOUCHES) addEventListener(type, fetchNow);
    return () => {
      for (const type of TOUCHES) removeEventListener(type, fetchNow);
    };
  }, [load, isWanted, isHere]);
  return Component;
}
