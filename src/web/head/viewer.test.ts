import { afterEach, expect, test, vi } from 'vitest';
import { MEMBER_COOKIE } from '#shared/member-cookie.ts';
import { zoneOf } from '#shared/viewer.ts';
import { writeViewer } from './viewer.ts';

const { TZ } = process.env;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test('the time zone is looked up once, and again after a move to another one', () => {
  const cookies = new Map([[MEMBER_COOKIE, '1']]);
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const lookUp = vi.spyOn(Intl, 'DateTimeFormat');

  const zones: (string | null)[] = [];
  for (const zone of ['Europe/Berlin', 'Europe/Berlin', 'America/New_York']) {
    process.env.TZ = zone;
    writeViewer();
    zones.push(zoneOf(document.cookie));
  }
  expect(zones).toEqual(['Europe/Berlin', 'Europe/Berlin', 'America/New_York']);
  expect(lookUp).toHaveBeenCalledTimes(2);
});
