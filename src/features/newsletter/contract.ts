import { z } from 'zod';
import { email } from '#features/accounts/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import { LINK, LONGEST_SECRET, SUBSCRIBING } from './rules/limits.ts';
import { CHOOSE_ONE, choosesSome } from './rules/topics.ts';

const LINK_OVER = msg('This link is not valid.');
const secret = z.string().max(LONGEST_SECRET, LINK_OVER);

export const newsletterPreferences = z.object({
  weeklyRecipes: z.boolean(),
  cookingTips: z.boolean(),
  mealPlanning: z.boolean(),
  specialOffers: z.boolean(),
});

export const newsletterSubscriber = z.object({ email: z.string(), preferences: newsletterPreferences });

const preferences = newsletterPreferences.refine(choosesSome, CHOOSE_ONE);

export const newsletterContract = {
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter',
    summary: 'Subscribe to the newsletter; an email with a link to confirm the address follows',
    access: 'public',
    rateLimits: [SUBSCRIBING],
    transaction: false,
  })
    .input(z.object({ email, preferences }))
    .output(z.object({ message: z.string() })),
  confirm: endpoint({
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirm an address with the secret from the emailed link',
    access: 'public',
    rateLimits: [LINK],
    errors: ['not_found'],
  })
    .input(z.object({ token: secret }))
    .output(
      newsletterSubscriber.extend({
        /** The secret in the link to the preferences page. */ secret: z.string(),
      }),
    ),
  preferences: endpoint({
    method: 'GET',
    path: '/newsletter/preferences/{secret}',
    summary: 'What a subscriber reads, by the secret in every issue',
    access: 'public',
    rateLimits: [LINK],
    errors: ['not_found'],
  })
    .input(z.object({ secret }))
    .output(newsletterSubscriber),
  update: endpoint({
    method: 'PUT',
    path: '/newsletter/preferences/{secret}',
    summary: 'Update what a subscriber reads',
    access: 'public',
    rateLimits: [LINK],
    errors: ['not_found'],
  })
    .input(z.object({ secret, preferences }))
    .output(newsletterSubscriber),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/newsletter/preferences/{secret}',
    summary: 'Unsubscribe; repeating it does no harm',
    access: 'public',
    rateLimits: [LINK],
    errors: ['not_found'],
  })
    .input(z.object({ secret }))
    .output(z.object({ message: z.string() })),
};
