import { z } from 'zod';
import { LONGEST_PASSWORD } from '#features/accounts/rules/limits.ts';
import { endpoint } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';
import { DELETING } from './rules/limits.ts';

export const deletion = z.object({
  /** ISO time at which the account will be erased; `null` if no deletion is scheduled. */
  eraseAt: z.string().nullable(),
  keepRecipes: z.boolean(),
});
export type Deletion = z.infer<typeof deletion>;

export const accountDataContract = {
  deletion: endpoint({
    method: 'GET',
    path: '/account/deletion',
    summary: 'Whether and when the account will be erased',
    access: 'member',
  }).output(deletion),
  requestDeletion: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/account/deletion',
    summary: 'Delete the account: it is erased after seven days unless you cancel',
    access: 'member',
    errors: ['forbidden'],
    rateLimits: [DELETING],
  })
    .input(
      z.object({
        password: z
          .string(msg('Please enter your password'))
          .min(1, msg('Please enter your password'))
          .max(LONGEST_PASSWORD, msg('This password is too long.')),
        /** Keeps the recipes for others, without the name. */
        keepRecipes: z.boolean().default(false),
      }),
    )
    .output(deletion),
  cancelDeletion: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/account/deletion',
    summary: 'Cancel the deletion of the account',
    access: 'member',
  }).output(deletion),
};
