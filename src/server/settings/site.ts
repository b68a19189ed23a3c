import { z } from 'zod';
import { optionalAddress, webAddress } from './schemas.ts';

export interface OutsideLink {
  label: string;
  url: string;
}

/** Parses 'Mastodon https://social.example.org/@us, Pinterest https://…' into links. */
const namedLinks = z.string().transform((text, context): OutsideLink[] =>
  text.split(/,\s+/).flatMap((entry) => {
    if (entry === '') return [];
    const [, label = '', url = ''] = /^(\S.{0,39}?)\s+(\S+)$/.exec(entry.trim()) ?? [];
    if (webAddress.safeParse(url).success) return [{ label, url }];
    context.addIssue('must be names with addresses, such as "Mastodon https://social.example.org/@us"');
    return [];
  }),
);

/** What visitors can read about this Plateful. */
export const SITE_SETTINGS = {
  HOLD_FIRST_POSTS: {
    meaning: 'Number of first posts of each account that wait for a moderator before others see them.',
    fallback: '0',
    schema: z.coerce.number('must be a number').int().min(0).max(100),
  },
  SOURCE_URL: {
    meaning: 'Address of the source code, linked in the footer if set.',
    fallback: '',
    schema: optionalAddress,
  },
  SOCIAL_LINKS: {
    meaning:
      'External pages linked in the footer, such as `Mastodon https://social.example.org/@us, Pinterest https://…`.',
    fallback: '',
    schema: namedLinks,
  },
  NEWSLETTER_URL: {
    meaning:
      'Page of an external newsletter that opens when someone subscribes. Without it, Plateful sends its own on Sundays.',
    fallback: '',
    schema: optionalAddress,
  },
  CONTACT_EMAIL: {
    meaning:
      'Address that messages from the contact form are sent to; the privacy and terms pages show it too. Without it, admins read them on screen.',
    fallback: '',
    schema: z.union([z.literal(''), z.email('must be an email address').max(254)]),
  },
  OPERATOR: {
    meaning:
      'Operator of this Plateful, for the privacy and terms pages, such as `Jo Doe, 1 Main Street, Springfield`.',
    fallback: '',
    schema: z.string().max(300),
  },
} as const;
