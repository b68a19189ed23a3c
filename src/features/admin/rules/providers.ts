/** External services that an admin can test. */
export const PROVIDERS = ['mail', 'chef', 'pictures', 'payments', 'store'] as const;
export type Provider = (typeof PROVIDERS)[number];
