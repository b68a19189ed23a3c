import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { notificationsContract } from '../contract.ts';
import {
  type DeviceServices,
  subscribeDevice,
  subscribePhone,
  unsubscribeDevice,
} from './commands/devices.ts';
import {
  confirmMails,
  type MailServices,
  markRead,
  setMails,
  setTimeZone,
  stopMails,
  updatePreferences,
} from './commands/preferences.ts';
import { createPromotion } from './commands/promotions.ts';
import { platformsOf } from './push/senders.ts';
import { countUnread, ownNotifications, preferencesOf } from './queries/center.ts';
import { listPromotions } from './queries/promotions.ts';

const on = implement(notificationsContract).$context<RequestContext>();

export function notificationsRoutes(services: MailServices & DeviceServices) {
  const { secrets, push } = services;
  return on.router({
    list: on.list.handler(({ context, input }) => ownNotifications(context, input)),
    unread: on.unread.handler(({ context }) => countUnread(context)),
    read: on.read.handler(({ context, input }) => markRead(context, input.id)),
    preferences: on.preferences.handler(({ context }) => preferencesOf(context)),
    setTimeZone: on.setTimeZone.handler(({ context, input }) => setTimeZone(context, input.timeZone)),
    updatePreferences: on.updatePreferences.handler(({ context, input }) =>
      updatePreferences(context, input),
    ),
    setMails: on.setMails.handler(({ context, input }) => setMails(services, context, input.mails)),
    confirmMails: on.confirmMails.handler(({ context, input }) =>
      confirmMails(secrets, context, input.token),
    ),
    stopMails: on.stopMails.handler(({ context, input }) => stopMails(context.db, secrets, input.secret)),
    pushKey: on.pushKey.handler(() => ({ publicKey: push.browsers.publicKey })),
    subscribeDevice: on.subscribeDevice.handler(({ context, input }) =>
      subscribeDevice(services, context, input),
    ),
    subscribePhone: on.subscribePhone.handler(({ context, input }) =>
      subscribePhone(services, context, input),
    ),
    unsubscribeDevice: on.unsubscribeDevice.handler(({ context, input }) =>
      unsubscribeDevice(context, input.endpoint),
    ),
    promotions: on.promotions.handler(({ context: { db } }) => listPromotions(db, platformsOf(push))),
    sendPromotion: on.sendPromotion.handler(({ context, input }) => createPromotion(context, input)),
  });
}
