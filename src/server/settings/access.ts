import { z } from 'zod';
import { ACCESS_MODES } from '#shared/endpoint.ts';
import { flag, optionalBaseAddress } from './schemas.ts';

/** Who may do what, and how people sign in. */
export const ACCESS_SETTINGS = {
  ACCESS: {
    meaning:
      '`browse`: anyone may browse, everything else needs a subscription. `strict`: everything needs one. `open`: no paywall.',
    fallback: 'browse',
    schema: z.enum(ACCESS_MODES, 'must be browse, strict or open'),
  },
  SECOND_FACTOR: {
    meaning:
      '`required`: admins cannot log in as admin without an authenticator app. `optional`: each may set one up.',
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
    meaning: 'Client secret; none for a public client.',
    fallback: '',
    schema: z.string().max(1000),
  },
  OIDC_NAME: {
    meaning: 'What the button calls the provider: "Continue with …".',
    fallback: 'OpenID Connect',
    schema: z.string().min(1).max(40),
  },
  OIDC_SCOPES: {
    meaning: 'Scopes to ask for.',
    fallback: 'openid profile email',
    schema: z
      .string()
      .max(500)
      .transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  },
  OIDC_SIGN_UP: {
    meaning:
      '`on`: whoever the provider admits gets an account, whatever the setting for signing up says. `off`: only existing accounts.',
    fallback: 'on',
    schema: flag,
  },
  OIDC_TRUST_EMAIL: {
    meaning:
      '`on` for a provider that does not say whether it has confirmed an address, but has. Never with one where people enter any address.',
    fallback: 'off',
    schema: flag,
  },
} as const;
