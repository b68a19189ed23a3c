import { choiceSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

export type SecondFactorMode = 'optional' | 'required';

export const SECOND_FACTOR = choiceSetting<SecondFactorMode>('second-factor', {
  group: msg('Access'),
  label: msg('Authenticator app of admins'),
  help: msg('Admins without one set it up at their next login.'),
  options: { optional: msg('Each admin decides'), required: msg('Every admin needs one') },
  fallback: 'optional',
});
