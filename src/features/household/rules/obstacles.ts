import { type Message, msg } from '#shared/t.ts';
import { MOST_PEOPLE } from './limits.ts';

/** Why an open invitation does not let somebody join. */
export const OBSTACLES = ['already', 'elsewhere', 'full'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export const OBSTACLE_MESSAGES: Record<Obstacle, Message> = {
  already: msg('You are already in this household.'),
  elsewhere: msg('You share a household with other people. Please leave it first.'),
  full: msg('This household is full: it has {count} people.', { count: MOST_PEOPLE }),
};

interface Joining {
  isMember: boolean;
  /** People in the inviting household. */
  people: number;
  /** The number of people in the kitchen of the person who wants to join, themselves included. */
  ownPeople: number;
}

/** What prevents somebody from joining; `null` if nothing does. */
export function obstacleTo({ isMember, people, ownPeople }: Joining): Obstacle | null {
  if (isMember) return 'already';
  if (ownPeople > 1) return 'elsewhere';
  return people >= MOST_PEOPLE ? 'full' : null;
}
