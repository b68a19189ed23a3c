import { z } from 'zod';

export const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'])
  .transform((text) => ['on', 'true', '1', 'yes'].includes(text));

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address, such as https://recipes.example.org',
});

export const optionalAddress = z.union([z.literal(''), webAddress]);

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** A URL that paths are appended to. */
export const baseAddress = webAddress.transform(withoutSlash);

export const optionalBaseAddress = optionalAddress.transform(withoutSlash);
