import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';

export const about = z.object({
  /** The operator, and their address; `null` if not given. */
  operator: z.string().nullable(),
  email: z.string().nullable(),
  /** Host names of the services that receive requests to the chef; `null` if Plateful answers on its own. */
  writes: z.string().nullable(),
  draws: z.string().nullable(),
  /** The name of the provider people may sign in with. */
  signIn: z.string().nullable(),
  /** The payment provider; `null` for test payments. */
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
    summary: 'The operator of this Plateful, and the outside services it uses',
    access: 'public',
    sameForEveryone: true,
  }).output(about),
};
