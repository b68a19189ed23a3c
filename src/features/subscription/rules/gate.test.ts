import { describe, expect, test } from 'vitest';
import { decideApiAccess, type GateCaller } from './gate.ts';

const visitor: GateCaller = { signedIn: false, isAdmin: false, subscription: null };
const member: GateCaller = { signedIn: true, isAdmin: false, subscription: null };
const subscriber: GateCaller = { ...member, subscription: 'ACTIVE' };
const admin: GateCaller = { signedIn: true, isAdmin: true, subscription: null };

describe('the API', () => {
  test.each([
    ['public', 'strict', visitor, null],
    ['browse', 'browse', visitor, null],
    ['browse', 'strict', visitor, 'not_signed_in'],
    ['browse', 'strict', member, 'subscription_required'],
    ['profile', 'browse', visitor, null],
    ['profile', 'strict', visitor, 'not_signed_in'],
    ['profile', 'strict', member, null],
    ['member', 'strict', visitor, 'not_signed_in'],
    ['member', 'strict', member, null],
    ['device', 'open', visitor, null],
    ['device', 'browse', visitor, 'not_signed_in'],
    ['device', 'browse', member, 'subscription_required'],
    ['device', 'strict', subscriber, null],
    ['subscriber', 'browse', visitor, 'not_signed_in'],
    ['subscriber', 'browse', member, 'subscription_required'],
    ['subscriber', 'browse', subscriber, null],
    ['subscriber', 'open', member, null],
    ['subscriber', 'open', visitor, 'not_signed_in'],
    ['admin', 'open', visitor, 'not_signed_in'],
    ['admin', 'open', subscriber, 'forbidden'],
    ['admin', 'strict', admin, null],
    ['elevated', 'open', visitor, 'not_signed_in'],
    ['elevated', 'open', subscriber, 'forbidden'],
    ['elevated', 'open', admin, 'not_elevated'],
    ['elevated', 'strict', { ...admin, isElevated: true }, null],
  ] as const)('%s in %s mode', (access, mode, caller, expected) => {
    expect(decideApiAccess(access, mode, caller)).toBe(expected);
  });
});
