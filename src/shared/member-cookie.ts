/**
 * A script-readable cookie without any secret: it only says that someone is signed in, so that the first paint shows
 * the right buttons. It never grants anything.
 */
export const MEMBER_COOKIE = 'plateful.member';
