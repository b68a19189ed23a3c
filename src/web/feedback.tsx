import { useSyncExternalStore } from 'react';
import { questions } from './ui/sheets/confirm.ts';
import { toasts } from './ui/states/toast.ts';
import { useCode } from './ui/use-code.ts';

const importToaster = () => import('./ui/states/toaster.tsx');
const importConfirm = () => import('./ui/sheets/confirm-sheet.tsx');

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
