import { choiceSetting } from '#shared/site-setting.ts';

export type SecondFactorMode = 'optional' | 'required';

export const SECOND_FACTOR = choiceSetting<SecondFactorMode>('second-factor', {
  group: 'Access',
  label: 'Authenticator app of admins',
  help: 'Whoever has none sets one up at the next admin login.',
  options: { optional: 'Each admin decides', required: 'Every admin needs one' },
  fallback: 'optional',
});
