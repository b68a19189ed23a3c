import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const about = z.object({
  /** Who runs it, and their address; `null` if they do not say. */
  operator: z.string().nullable(),
  email: z.string().nullable(),
  /** Host names of the services that get what people ask the chef; `null` if Plateful answers by itself. */
  writes: z.string().nullable(),
  draws: z.string().nullable(),
  /** The name of the provider people may sign in with. */
  signIn: z.string().nullable(),
  /** Who takes payments; `null` for test payments. */
  payments: z.string().nullable(),
  /** The grocery store that lists and carts are sent to. */
  store: z.string().nullable(),
});
export type About = z.infer<typeof about>;

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
  about: endpoint({
    method: 'GET',
    path: '/site/about',
    summary: 'Who runs this Plateful, and which services of others it uses',
    access: 'public',
    sameForEveryone: true,
  }).output(about),
};
