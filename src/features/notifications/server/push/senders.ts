import type { Config } from '#server/config.ts';
import { shortened } from '#shared/text.ts';
import type { Platform } from '../../rules/platforms.ts';
import { createApns } from './apns.ts';
import { createFcm } from './fcm.ts';
import type { PushMessage, PushOutcome, PushSenders } from './push-sender.ts';
import { createWebPush } from './web-push.ts';

/** A device as stored. */
export interface Addressed {
  platform: Platform;
  /** For a phone, its token. */
  endpoint: string;
  /** Only for browsers. */
  p256dh: string | null;
  auth: string | null;
}

/** No service accepts more than 4 KB, and no phone shows this much. */
const LONGEST_TEXT = 800;
const LONGEST_TITLE = 200;

export function createSenders(config: Config, secret: string): PushSenders {
  const { fcm, apns } = config.phones;
  return {
    browsers: createWebPush({ secret, subject: subjectOf(config) }),
    phones: { ...(fcm && { android: createFcm(fcm) }), ...(apns && { ios: createApns(apns) }) },
  };
}

/** The platforms that can be sent to. */
export function platformsOf({ phones }: PushSenders): Platform[] {
  return ['web', ...(Object.keys(phones) as Platform[])];
}

/** Sends to a device through the service of its platform. */
export async function sendTo(
  { browsers, phones }: PushSenders,
  { platform, endpoint, p256dh, auth }: Addressed,
  { id, title, text, path }: PushMessage,
): Promise<PushOutcome> {
  const message = { id, title: shortened(title, LONGEST_TITLE), text: shortened(text, LONGEST_TEXT), path };
  if (platform === 'web') return browsers.send({ endpoint, p256dh: p256dh ?? '', auth: auth ?? '' }, message);
  return (await phones[platform]?.send(endpoint, message)) ?? 'failed';
}

/** The contact for push services: an email address, or a page over TLS. */
function subjectOf({ operator, publicUrl }: Config): string {
  if (operator.email) return `mailto:${operator.email}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';
}
