/**
 * The header that names the person who must be signed in: a change that waited on a device must not be made as somebody else
 * who has signed in there since.
 */
export const EXPECTED_USER = 'x-plateful-user';

/** The header that names the kitchen a change is meant for: the person may have joined or left a household since. */
export const EXPECTED_KITCHEN = 'x-plateful-kitchen';
