import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_CURSOR, LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isSeen, squeeze, storable } from '#shared/text.ts';
import { CATEGORY_IDS, KINDS } from './rules/categories.ts';
import {
  LAST_MINUTE,
  LONGEST_ENDPOINT,
  LONGEST_KEY,
  LONGEST_PATH,
  LONGEST_SECRET,
  LONGEST_TEXT,
  LONGEST_TITLE,
  LONGEST_TYPED,
  LONGEST_ZONE,
  MAIL_LINK,
  MOST_PER_PAGE,
  PER_PAGE,
  SUBSCRIBING,
} from './rules/limits.ts';
import { isTimeZone } from './rules/local-time.ts';
import { isTokenOf, PHONES } from './rules/platforms.ts';
import { AUTH_BYTES, isKeyOf, PUBLIC_KEY_BYTES } from './rules/push-keys.ts';

const LINK_OVER = 'This link is not valid.';
const DEVICE_UNKNOWN = 'This browser’s push service cannot be used.';
const PHONE_UNKNOWN = 'This is not what a phone registers with.';
const secret = z.string().max(LONGEST_SECRET, LINK_OVER);
const done = z.object({ message: z.string() });

const pushKey = (bytes: number) =>
  z
    .string()
    .max(LONGEST_KEY, DEVICE_UNKNOWN)
    .refine((text) => isKeyOf(text, bytes), DEVICE_UNKNOWN);

/** One line of text for people to read. */
const line = (most: number, missing: string) =>
  z
    .string(missing)
    .max(LONGEST_TYPED, msg('Please use at most {most} characters.', { most }))
    .transform((text) => squeeze(storable(text)))
    .pipe(
      z.string().refine(isSeen, missing).max(most, msg('Please use at most {most} characters.', { most })),
    );

export const notification = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  title: z.string(),
  text: z.string(),
  /** The page to open. */
  path: z.string().nullable(),
  /** The parts it gathers, if there is more than one. */
  lines: z.array(z.object({ text: z.string(), path: z.string().nullable() })),
  /** ISO time of its newest part. */
  at: z.string(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const minutes = z.number().int().min(0).max(LAST_MINUTE, msg('Please enter a time of day.'));
export const quietHours = z.object({
  /** Minutes after local midnight. */
  from: minutes,
  until: minutes,
});

export const notificationPreferences = z.object({
  /** `null` until a browser has reported it. */
  timeZone: z.string().nullable(),
  /** Whether replies, mentions and ratings are pushed to devices. */
  talk: z.boolean(),
  quiet: quietHours.nullable(),
  /** Whether unread notifications are emailed each morning. */
  mails: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

export const promotion = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string().nullable(),
  createdAt: z.string(),
  isSent: z.boolean(),
  /** People who got it. */
  recipients: z.number(),
});
export type Promotion = z.infer<typeof promotion>;

export const notificationsContract = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'Your notifications, newest first',
    access: 'member',
  })
    .input(
      z.object({
        cursor: z.string().max(LONGEST_CURSOR).optional(),
        limit: z.coerce.number().int().min(1).max(MOST_PER_PAGE).default(PER_PAGE),
      }),
    )
    .output(z.object({ notifications: z.array(notification), nextCursor: z.string().nullable() })),
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    summary: 'How many notifications are unread, up to 99',
    access: 'member',
  }).output(z.object({ count: z.number() })),
  read: endpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark one notification as read, or all',
    access: 'member',
  })
    .input(z.object({ /** `null` for all. */ id: z.string().max(LONGEST_ID).nullable() }))
    .output(done),
  preferences: endpoint({
    method: 'GET',
    path: '/notifications/preferences',
    summary: 'Your notification settings',
    access: 'member',
  }).output(notificationPreferences),
  setTimeZone: endpoint({
    method: 'PUT',
    path: '/notifications/time-zone',
    summary: 'Set your time zone, for notifications in the evening and on Sunday',
    access: 'member',
    inPerson: true,
  })
    .input(
      z.object({
        timeZone: z.string().max(LONGEST_ZONE).refine(isTimeZone, msg('This time zone is not known.')),
      }),
    )
    .output(notificationPreferences),
  updatePreferences: endpoint({
    method: 'PUT',
    path: '/notifications/preferences',
    summary: 'Update quiet hours, and whether replies and ratings are pushed',
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ talk: z.boolean(), quiet: quietHours.nullable() }))
    .output(notificationPreferences),
  setMails: endpoint({
    method: 'PUT',
    path: '/notifications/mails',
    summary: 'Start or stop emails about unread notifications',
    access: 'member',
    inPerson: true,
    errors: ['rate_limited', 'not_found'],
  })
    .input(z.object({ mails: z.boolean() }))
    .output(
      notificationPreferences.extend({
        /** Whether an email with a link is sent first. */ isConfirming: z.boolean(),
      }),
    ),
  confirmMails: endpoint({
    method: 'POST',
    path: '/notifications/mails/confirm',
    summary: 'Start emails with the secret from the emailed link',
    access: 'public',
    rateLimits: [MAIL_LINK],
    errors: ['not_found'],
  })
    .input(z.object({ token: secret }))
    .output(done),
  stopMails: endpoint({
    method: 'POST',
    path: '/notifications/mails/stop',
    summary: 'Stop emails with the secret in each; repeating it does no harm',
    access: 'public',
    rateLimits: [MAIL_LINK],
    errors: ['not_found'],
  })
    .input(z.object({ secret }))
    .output(done),
  pushKey: endpoint({
    method: 'GET',
    path: '/notifications/push-key',
    summary: 'The public key that browsers subscribe with (VAPID)',
    access: 'member',
  }).output(z.object({ publicKey: z.string() })),
  subscribeDevice: endpoint({
    method: 'POST',
    path: '/notifications/devices',
    summary: 'Send push notifications of some categories to this browser',
    access: 'member',
    inPerson: true,
    rateLimits: [SUBSCRIBING],
    transaction: false,
  })
    .input(
      z.object({
        endpoint: z.url(DEVICE_UNKNOWN).max(LONGEST_ENDPOINT, DEVICE_UNKNOWN),
        keys: z.object({
          p256dh: pushKey(PUBLIC_KEY_BYTES),
          auth: pushKey(AUTH_BYTES),
        }),
        categories: z.array(z.enum(CATEGORY_IDS)).max(CATEGORY_IDS.length),
      }),
    )
    .output(done),
  subscribePhone: endpoint({
    method: 'POST',
    path: '/notifications/phones',
    summary: 'Send push notifications of some categories to the device app on this phone',
    access: 'member',
    inPerson: true,
    rateLimits: [SUBSCRIBING],
    transaction: false,
  })
    .input(
      z
        .object({
          platform: z.enum(PHONES),
          /** The token the phone got from Firebase (Android) or Apple (iOS). */
          token: z
            .string()
            .max(LONGEST_ENDPOINT, PHONE_UNKNOWN)
            .meta({ examples: ['fZ8kQv:APA91bE-the_token_of_a_phone'] }),
          categories: z.array(z.enum(CATEGORY_IDS)).max(CATEGORY_IDS.length),
        })
        .refine(({ platform, token }) => isTokenOf(platform, token), {
          path: ['token'],
          error: PHONE_UNKNOWN,
        }),
    )
    .output(done),
  unsubscribeDevice: endpoint({
    method: 'POST',
    path: '/notifications/devices/remove',
    summary: 'Stop sending to this browser, or to the phone with this token',
    access: 'member',
    inPerson: true,
    rateLimits: [SUBSCRIBING],
  })
    .input(z.object({ endpoint: z.string().max(LONGEST_ENDPOINT, DEVICE_UNKNOWN) }))
    .output(done),
  promotions: endpoint({
    method: 'GET',
    path: '/admin/promotions',
    summary: 'Promotions that were sent, newest first, and how many people another one would reach',
    access: 'elevated',
  }).output(
    z.object({
      promotions: z.array(promotion),
      reach: z.object({
        people: z.number(),
        devices: z.number(),
        /** Subscribers of the newsletter who chose offers. */
        mails: z.number(),
      }),
    }),
  ),
  sendPromotion: endpoint({
    method: 'POST',
    path: '/admin/promotions',
    summary: 'Send a promotion to everybody, and mail it to subscribers of the newsletter who chose offers',
    access: 'elevated',
    inPerson: true,
  })
    .input(
      z.object({
        /** Generated by the sender, so that a retry sends nothing twice. */
        id: z.uuid(msg('Please reload the page and try again.')),
        title: line(LONGEST_TITLE, 'Please enter a title.'),
        text: line(LONGEST_TEXT, 'Please enter a text.'),
        path: z
          .string()
          .trim()
          .max(LONGEST_PATH, msg('Please use at most {count} characters.', { count: LONGEST_PATH }))
          .default(''),
      }),
    )
    .output(promotion),
};
