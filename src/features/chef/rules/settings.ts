import { numberSetting } from '#shared/site-setting.ts';
import { msg } from '#shared/t.ts';

const group = msg('AI chef');

export const PERSON_TOKENS = numberSetting('ai-daily-tokens', {
  group,
  label: msg('Tokens per person'),
  help: msg('For paid models, within 24 hours. A recipe takes about 2,000.'),
  fallback: 100_000,
  min: 1,
  max: 1_000_000_000,
});

export const ALL_TOKENS = numberSetting('ai-daily-tokens-total', {
  group,
  label: msg('Tokens for everyone combined'),
  help: msg('For paid models, within 24 hours.'),
  fallback: 2_000_000,
  min: 1,
  max: 1_000_000_000_000,
});
