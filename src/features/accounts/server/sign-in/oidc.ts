import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '#server/config.ts';
import { LONGEST_NAME } from '../../rules/limits.ts';
import { displayName } from '../../rules/names.ts';

export type OidcProvider = NonNullable<Config['oidc']>;

export const PROVIDER_ID = 'oidc';

/** OpenID Connect for better-auth: discovery, PKCE, state, nonce and verified ID tokens. */
export function oidcPlugin(provider: OidcProvider) {
  return genericOAuth({
    config: [
      {
        providerId: PROVIDER_ID,
        discoveryUrl: `${provider.issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId: provider.clientId,
        ...(provider.clientSecret ? { clientSecret: provider.clientSecret } : {}),
        scopes: provider.scopes,
        disableImplicitSignUp: !provider.signUp,
        mapProfileToUser: (profile) => {
          const email = typeof profile.email === 'string' ? profile.email : '';
          const isConfirmed = profile.email_verified === true || provider.trustsEmail;
          const said = profile.name ?? profile.preferred_username ?? email.split('@')[0] ?? '';
          return {
            // Without a confirmed address, nobody gets an account or is mistaken for somebody else.
            email: isConfirmed ? email : undefined,
            emailVerified: isConfirmed,
            name: displayName(String(said)).slice(0, LONGEST_NAME) || 'Cook',
            image: undefined,
          };
        },
      },
    ],
  });
}
