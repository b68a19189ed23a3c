import type { SignUpMode } from '#shared/sign-up-mode.ts';
import { choiceSetting } from '#shared/site-setting.ts';

export const SIGN_UP_MODE = choiceSetting<SignUpMode>('sign-up', {
  group: 'Access',
  label: 'Who may sign up',
  help: 'Existing accounts can always sign in.',
  options: { open: 'Anyone', invitation: 'People with an invitation', closed: 'Nobody' },
  fallback: 'open',
});
