import { type KeyObject, verify } from 'node:crypto';

/** The payload of a signed token; `null` if it was not signed with the other half of this key. */
export function readJwt(
  jwt: string,
  key: KeyObject,
): { header: Record<string, unknown>; claims: Record<string, unknown> } | null {
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  const isOurs = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return isOurs ? { header: read(header), claims: read(claims) } : null;
}
