import { type KeyObject, sign } from 'node:crypto';

/** A signed JSON Web Token (RFC 7515, 7519): RS256 with an RSA key, ES256 with one of the curve P-256. */
export function signedToken(
  header: Record<string, string>,
  claims: Record<string, string | number>,
  key: KeyObject,
): string {
  const alg = key.asymmetricKeyType === 'rsa' ? 'RS256' : 'ES256';
  const signed = [{ ...header, alg, typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
