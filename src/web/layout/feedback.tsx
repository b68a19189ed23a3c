import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { questions } from '../ui/confirm.ts';
import { toasts } from '../ui/toast.ts';

const importToaster = () => import('../ui/toaster.tsx');
const importConfirm = () => import('../ui/confirm-sheet.tsx');
const Toaster = lazy(importToaster);
const ConfirmSheet = lazy(importConfirm);
const FIRST_TOUCH = ['pointerdown', 'keydown'] as const;

/** Where toasts and questions appear. Their code comes with the first touch of the page, not with the page. */
export function Feedback() {
  const [touched, setTouched] = useState(false);
  const hasToast = useSyncExternalStore(toasts.subscribe, toasts.areWaiting, () => false);
  const question = useSyncExternalStore(questions.subscribe, questions.current, () => null);
  const [asked, setAsked] = useState(false);
  if (hasToast && !touched) setTouched(true);
  if (question && !asked) setAsked(true);

  useEffect(() => {
    const fetchSoon = () => {
      setTouched(true);
      for (const type of FIRST_TOUCH) removeEventListener(type, fetchSoon);
    };
    for (const type of FIRST_TOUCH) addEventListener(type, fetchSoon);
    return () => {
      for (const type of FIRST_TOUCH) removeEventListener(type, fetchSoon);
    };
  }, []);

  return (
    <Suspense>
      {touched && <Toaster />}
      {asked && <ConfirmSheet question={question} />}
    </Suspense>
  );
}
