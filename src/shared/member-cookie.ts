/**
 * A cookie that scripts can read and that is no secret: it says only that somebody is signed in, so that the first paint
 * shows the right buttons. What somebody may do is never decided by it.
 */
export const MEMBER_COOKIE = 'plateful.member';
