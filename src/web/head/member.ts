import { PERSONAL_PATH } from '#shared/paths.ts';
import { isSignedIn, stored } from './device.ts';
import { AVOIDS_KEY, HIDDEN_PEOPLE, keyOf, MEMBER_UNITS_KEY, UNITS_KEY } from './names.ts';

const IDS = /^[0-9a-f-]{36}( [0-9a-f-]{36})*$/;

/**
 * Marks the document for `when-member` and `when-visitor` (theme.css) and for the reader's units, and requests the personal
 * data on a page that is the same for everyone.
 */
export function greetMember(): void {
  const { dataset } = document.documentElement;
  const isMember = isSignedIn();
  const units = stored(isMember ? MEMBER_UNITS_KEY : UNITS_KEY);
  if (units === 'metric' || units === 'us') dataset.units = units;
  if (stored(AVOIDS_KEY) === 'yes') dataset.avoids = '';
  if (!isMember) return;
  dataset.member = '';
  hidePeople();
  if (dataset.shared === undefined) return;
  window.platefulPersonal = fetch(`${PERSONAL_PATH}?path=${encodeURIComponent(location.pathname)}`)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
}

/**
 * Hides what people whom this member blocked or muted have published: `data-by` names the author of elements that disappear,
 * `data-lead-by` of elements that leave an empty place.
 */
function hidePeople(): void {
  const ids = stored(keyOf(HIDDEN_PEOPLE));
  if (!ids || !IDS.test(ids)) return;
  const by = (attribute: string) =>
    ids
      .split(' ')
      .map((id) => `[${attribute}="${id}"]`)
      .join();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${by('data-by')}{display:none!important}${by('data-lead-by')}{visibility:hidden}`);
  document.adoptedStyleSheets = [sheet];
}
