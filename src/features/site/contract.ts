import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const siteContract = {
  outside: endpoint({
    method: 'GET',
    path: '/site/outside',
    summary: 'External pages the operator links to',
    access: 'public',
    sameForEveryone: true,
  }).output(
    z.object({
      links: z.array(z.object({ label: z.string(), url: z.string() })),
      /** The newsletter's sign-up page. */
      newsletter: z.string().nullable(),
    }),
  ),
};
