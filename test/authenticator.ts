import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Person, World } from './world.ts';

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest();

/** Encodes the subset of CBOR that an authenticator sends: small integers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each as Parameters<typeof cbor>[0])]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

/** A passkey in software, like that of a phone (WebAuthn Level 3, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #uses: number;

  /** `uses`: how often it has already signed. */
  constructor(publicUrl: string, uses = 0) {
    this.#origin = new URL(publicUrl).origin;
    this.#uses = uses;
  }

  register(challenge: string) {
    const jwk = (this.#keys.publicKey as KeyObject).export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]);
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    // User present, user verified, and with the new key.
    const authData = Buffer.concat([this.#data(0x45), Buffer.alloc(16), length, this.id, cbor(key)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge),
      attestationObject: base64(cbor(attestation)),
    });
  }

  signIn(challenge: string, { isVerified = true, userHandle = '' } = {}) {
    const data = this.#data(isVerified ? 0x05 : 0x01);
    const clientDataJSON = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64(data),
      signature: base64(sign('sha256', signed, this.#keys.privateKey)),
      ...(userHandle ? { userHandle } : {}),
    });
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#uses);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), counter]);
  }

  #client(type: string, challenge: string): string {
    return base64(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #credential<Response>(response: Response) {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key' as const, response };
  }
}

/** Adds a passkey to somebody's account; returns its id. */
export async function addPasskey(
  person: Person,
  world: World,
  authenticator = new Authenticator(world.config.publicUrl),
): Promise<string> {
  const { challenge } = await person.api.passkeys.prepare();
  const response = authenticator.register(challenge);
  return (await person.api.passkeys.add({ name: 'My phone', response })).id;
}
