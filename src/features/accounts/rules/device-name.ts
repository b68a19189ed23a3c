import Bowser from 'bowser';
import { t } from '#shared/t.ts';

/** A browser's name for its owner, from its user agent: 'Chrome on Android'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return t('Unknown device');
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return t('Unknown device');
  return os.name ? t('{browser} on {system}', { browser: browser.name, system: os.name }) : browser.name;
}
