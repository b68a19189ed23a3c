/** Posts per page of the feed. */
export const FEED_PAGE = 20;
