import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { SUBSCRIBING } from './rules/limits.ts';
import { DECISIONS } from './rules/statuses.ts';

export const subscriptionState = z.object({
  status: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  provider: z.string(),
});

export const subscriptionContract = {
  get: endpoint({
    method: 'GET',
    path: '/subscription',
    summary: 'The state of my subscription, and who takes payments',
    access: 'public',
  }).output(subscriptionState),
  start: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription',
    summary: 'Start a subscription; answers with the page where it is approved',
    changesCaller: true,
    access: 'member',
    errors: ['conflict'],
    rateLimits: [SUBSCRIBING],
    transaction: false,
  }).output(z.object({ approvalUrl: z.string() })),
  verify: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription/verify',
    summary: 'Ask the provider what became of a subscription',
    changesCaller: true,
    access: 'member',
    errors: ['not_found'],
  })
    .input(z.object({ subscriptionId: z.string().max(LONGEST_ID) }))
    .output(z.object({ status: z.string() })),
  decide: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/subscription/test-payment',
    summary: "Approve or decline on the sandbox's page",
    changesCaller: true,
    access: 'member',
    errors: ['not_found', 'conflict'],
  })
    .input(z.object({ subscriptionId: z.string().max(LONGEST_ID), decision: z.enum(DECISIONS) }))
    .output(z.object({ status: z.string() })),
};
