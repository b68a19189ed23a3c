/** Services outside Plateful that an admin can try. */
export const PROVIDERS = ['mail', 'chef', 'pictures', 'payments', 'store'] as const;
export type Provider = (typeof PROVIDERS)[number];
