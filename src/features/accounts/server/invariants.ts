import type { Invariant } from '#server/offers.ts';

export const ACCOUNT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Everyone has a profile.',
    broken: 'select id from users where not exists (select from profiles where profiles.id = users.id)',
    repair: {
      statement: `insert into profiles (id, name, email) select id, name, email from users
        where not exists (select from profiles where profiles.id = users.id)`,
      locks: ['profiles'],
    },
  },
  {
    name: 'Everyone has a kitchen.',
    broken: 'select id from users where not exists (select from kitchen_members where user_id = users.id)',
    repair: {
      statement: `with homeless as (
          select id as user_id, name, gen_random_uuid() as kitchen_id from users
          where not exists (select from kitchen_members where user_id = users.id)
        ), built as (insert into kitchens (id, name) select kitchen_id, name from homeless)
        insert into kitchen_members (kitchen_id, user_id) select kitchen_id, user_id from homeless`,
      locks: ['kitchen_members'],
    },
  },
  {
    name: 'Every kitchen has a member or waits for somebody.',
    broken: `select id from kitchens where (waits_for is null)
      = not exists (select from kitchen_members where kitchen_id = kitchens.id)`,
  },
];
