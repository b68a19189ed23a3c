/** Pages of the project that are not part of this server. */
export const OUTSIDE = {
  source: 'https://github.com/plateful/plateful',
  mastodon: 'https://mastodon.social/tags/plateful',
  pinterest: 'https://www.pinterest.com/search/pins/?q=plateful%20recipes',
  newsletter: 'https://buttondown.com/plateful',
} as const;
