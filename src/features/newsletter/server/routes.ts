import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { newsletterContract } from '../contract.ts';
import {
  askForNewsletter,
  confirmSubscription,
  type NewsletterServices,
  unsubscribe,
  updatePreferences,
} from './commands/subscribers.ts';
import { subscribedBy } from './queries.ts';

const on = implement(newsletterContract).$context<RequestContext>();

export function newsletterRoutes(services: NewsletterServices) {
  const { secrets } = services;
  return on.router({
    subscribe: on.subscribe.handler(({ context, input }) => askForNewsletter(services, context, input)),
    confirm: on.confirm.handler(({ context, input }) => confirmSubscription(secrets, context, input.token)),
    preferences: on.preferences.handler(({ context, input }) =>
      subscribedBy(context.db, secrets, input.secret),
    ),
    update: on.update.handler(({ context, input }) => updatePreferences(context.db, secrets, input)),
    unsubscribe: on.unsubscribe.handler(({ context, input }) =>
      unsubscribe(context.db, secrets, input.secret),
    ),
  });
}
