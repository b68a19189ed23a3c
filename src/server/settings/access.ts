import { z } from 'zod';
import { ACCESS_MODES } from '#shared/endpoint.ts';
import { flag, optionalBaseAddress } from './schemas.ts';

/** Settings for permissions and sign-in. */
export const ACCESS_SETTINGS = {
  ACCESS: {
    meaning:
      '`browse`: anyone may browse, everything else needs a subscription. `strict`: everything needs one. `open`: no paywall.',
    fallback: 'browse',
    schema: z.enum(ACCESS_MODES, 'must be browse, strict or open'),
  },
  SECOND_FACTOR: {
    meaning:
      '`required`: admins need an authenticator app to log in as admin. `optional`: each may set one up.',
    fallback: 'optional',
    schema: z.enum(['optional', 'required'], 'must be optional or required'),
  },
  OIDC_ISSUER: {
    meaning:
      'Issuer of an OpenID Connect provider (Authentik, Authelia, Keycloak …) that people may sign in with. Its redirect URI must be `PUBLIC_URL/api/auth/callback/oidc`.',
    fallback: '',
    schema: optionalBaseAddress,
  },
  OIDC_CLIENT_ID: {
    meaning: 'Client id that the provider gave Plateful.',
    fallback: '',
    schema: z.string().max(500),
  },
  OIDC_CLIENT_SECRET: {
    meaning: 'Client secret; not set for a public client.',
    fallback: '',
    schema: z.string().max(1000),
  },
  OIDC_NAME: {
    meaning: 'Name of the provider on the button: "Continue with …".',
    fallback: 'OpenID Connect',
    schema: z.string().min(1).max(40),
  },
  OIDC_SCOPES: {
    meaning: 'Scopes to request.',
    fallback: 'openid profile email',
    schema: z
      .string()
      .max(500)
      .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  },
  OIDC_SIGN_UP: {
    meaning:
      '`on`: anyone the provider admits gets an account, regardless of the sign-up setting. `off`: only existing accounts can sign in.',
    fallback: 'on',
    schema: flag,
  },
  OIDC_TRUST_EMAIL: {
    meaning:
      '`on` for a provider that confirms addresses but does not say so. Never use it with a provider where people can enter arbitrary addresses.',
    fallback: 'off',
    schema: flag,
  },
} as const;
