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
      /** Where one subscribes to the newsletter. */
      newsletter: z.string().nullable(),
    }),
  ),
};
