import type { SignUpMode } from '#shared/sign-up-mode.ts';
import { choiceSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

export const SIGN_UP_MODE = choiceSetting<SignUpMode>('sign-up', {
  group: msg('Access'),
  label: msg('Who may sign up'),
  help: msg('Existing accounts can always sign in.'),
  options: { open: msg('Anyone'), invitation: msg('People with an invitation'), closed: msg('Nobody') },
  fallback: 'open',
});
