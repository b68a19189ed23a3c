import { choiceSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

export type SecondFactorMode = 'optional' | 'required';

export const SECOND_FACTOR = choiceSetting<SecondFactorMode>('second-factor', {
  group: msg('Access'),
  label: msg('Authenticator app of admins'),
  help: msg('Whoever has none sets one up at the next admin login.'),
  options: { optional: msg('Each admin decides'), required: msg('Every admin needs one') },
  fallback: 'optional',
});
