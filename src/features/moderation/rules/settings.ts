import { numberSetting } from '#shared/site-setting.ts';

export const HELD_FIRST_POSTS = numberSetting('held-first-posts', {
  group: 'Moderation',
  label: 'First posts that wait for a moderator',
  help: 'Of each account, before others see them. 0 for none.',
  fallback: 0,
  min: 0,
  max: 100,
});
