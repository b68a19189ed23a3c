import { numberSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

export const HELD_FIRST_POSTS = numberSetting('held-first-posts', {
  group: msg('Moderation'),
  label: msg('First posts that wait for a moderator'),
  help: msg('Per account, before others see them. 0 for none.'),
  fallback: 0,
  min: 0,
  max: 100,
});
