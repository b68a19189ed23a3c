import { lookup as lookupName } from 'node:dns';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { t } from '#shared/t.ts';
import { BodyTooLong, readWithin } from './read-within.ts';

/** Why a fetch failed; the caller turns it into a message for the cook. */
export type FetchFailure =
  | 'not-allowed'
  | 'not-found-there'
  | 'refused-there'
  | 'too-large'
  | 'too-many-redirects'
  | 'unreachable'
  | 'too-slow';

export class FetchError extends Error {
  readonly failure: FetchFailure;
  /** HTTP status of the remote server, if it responded. */
  readonly status: number | null;
  constructor(
    failure: FetchFailure,
    message: string,
    { status, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'FetchError';
    this.failure = failure;
    this.status = status ?? null;
  }
}

export interface Fetched {
  bytes: Buffer;
  /** Content type with parameters, lowercase; may be empty. */
  type: string;
  /** The final URL, after redirects. */
  url: string;
}

export interface FetchOptions {
  accept: string;
  /** Maximum bytes, after decoding. */
  largest: number;
  /** Private hosts that may be fetched from. */
  privateHosts: readonly string[];
  /** The User-Agent. */
  agent: string;
  timeoutMs?: number;
}

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;
const LONGEST_ADDRESS = 2_000;
/** Web ports only: a link must not reach a mail server or a database. */
const LOWEST_OTHER_PORT = 1024;
const WEB_PORTS = new Set(['', '80', '443']);

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
/** Non-public parts of the global IPv6 range (2000::/3): documentation, and addresses that embed IPv4. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC_6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/**
 * Fetches a link from the public internet only: for every redirect, each IP address that the name resolves to is checked,
 * and the connection goes to a checked address. Throws `FetchError`.
 */
export async function fetchPublic(link: string, options: FetchOptions): Promise<Fetched> {
  const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  let url = allowedUrl(link);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await ask(url, options, deadline);
    if (!('location' in answer)) return { ...answer, url: url.href };
    if (!URL.canParse(answer.location, url.href))
      throw new FetchError('refused-there', t('It redirects to an invalid address.'));
    url = allowedUrl(new URL(answer.location, url).href);
  }
  throw new FetchError(
    'too-many-redirects',
    t('It redirects more than {count} times.', { count: MOST_REDIRECTS }),
  );
}

export interface PostOptions {
  headers: Record<string, string>;
  body: Buffer;
  /** Private hosts that may be posted to, also without TLS. */
  privateHosts: readonly string[];
  timeoutMs?: number;
}

/**
 * Posts to a link on the public internet, over TLS, with the same checks as `fetchPublic`. Follows no redirects, and returns
 * only the status. Throws `FetchError`.
 */
export async function postPublic(
  link: string,
  { headers, body, privateHosts, timeoutMs = TIMEOUT_MS }: PostOptions,
): Promise<number> {
  const { url, isOwn } = postableUrl(link, privateHosts);
  const deadline = AbortSignal.timeout(timeoutMs);
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    headers,
    lookup: isOwn ? undefined : publicLookup,
    agent: false,
    signal: deadline,
  });
  try {
    return (await responseTo(request, body)).statusCode ?? 0;
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (deadline.aborted) throw new FetchError('too-slow', 'It took too long.', { cause: error });
    throw new FetchError('unreachable', 'It could not be reached.', { cause: error });
  } finally {
    request.destroy();
  }
}

/** Whether `postPublic` may be tried with a link. The addresses its name resolves to are checked when connecting. */
export function isPostable(link: string, privateHosts: readonly string[] = []): boolean {
  try {
    postableUrl(link, privateHosts);
    return true;
  } catch {
    return false;
  }
}

function postableUrl(link: string, privateHosts: readonly string[]): { url: URL; isOwn: boolean } {
  const url = allowedUrl(link);
  const { host, isOwn } = hostOf(url, privateHosts);
  if (url.protocol !== 'https:' && !isOwn) throw new FetchError('not-allowed', 'It does not use TLS.');
  if (isIP(host) && !isOwn && !isPublicAddress(host)) throw notPublic();
  return { url, isOwn };
}

/** A link's host without brackets, and whether it may be private. */
function hostOf(url: URL, privateHosts: readonly string[]): { host: string; isOwn: boolean } {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, isOwn: privateHosts.includes(url.host) || privateHosts.includes(host) };
}

function allowedUrl(link: string): URL {
  const refuse = (message: string) => new FetchError('not-allowed', message);
  if (link.length > LONGEST_ADDRESS || !URL.canParse(link)) throw refuse(t('This is not a web address.'));
  const url = new URL(link);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refuse(t('This is not a web address.'));
  if (url.username || url.password) throw refuse(t('It contains a username or password.'));
  if (!WEB_PORTS.has(url.port) && Number(url.port) < LOWEST_OTHER_PORT)
    throw refuse(t('Only ports 80, 443, and 1024 or above are allowed.'));
  url.hash = '';
  return url;
}

async function ask(
  url: URL,
  { accept, largest, privateHosts, agent }: FetchOptions,
  deadline: AbortSignal,
): Promise<Omit<Fetched, 'url'> | { location: string }> {
  const { host, isOwn } = hostOf(url, privateHosts);
  if (isIP(host) && !isOwn && !isPublicAddress(host)) throw notPublic();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    headers: {
      accept,
      'accept-encoding': 'gzip, deflate, br, zstd',
      'user-agent': agent,
      'accept-language': '*',
    },
    lookup: isOwn ? undefined : publicLookup,
    agent: false,
    signal: deadline,
  });
  try {
    const response = await responseTo(request);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location) return { location };
    if (status === 404 || status === 410)
      throw new FetchError('not-found-there', t('Nothing was found at that address.'), { status });
    if (status !== 200)
      throw new FetchError('refused-there', t('It responded with {status}.', { status }), { status });
    if (Number(response.headers['content-length'] ?? 0) > largest) throw tooLarge();
    const bytes = await readWithin(decoded(response, response.headers['content-encoding']), largest);
    return { bytes, type: (response.headers['content-type'] ?? '').toLowerCase() };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (error instanceof BodyTooLong) throw tooLarge();
    if (deadline.aborted) throw new FetchError('too-slow', t('It took too long.'), { cause: error });
    throw new FetchError('unreachable', t('It could not be reached.'), { cause: error });
  } finally {
    request.destroy();
  }
}

/** Resolves a name and refuses it if any address is private: the connection goes to the checked address. */
const publicLookup: LookupFunction = (name, options, callback) => {
  lookupName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(notPublic(), []);
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  });
};

/** Sends a request. Throws if it ends in anything but a response, such as another protocol. */
function responseTo(request: ClientRequest, body?: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      reject(error);
      // What still happens to it concerns nobody.
      request.on('error', () => {});
    };
    request
      .once('response', resolve)
      .once('error', fail)
      .once('close', () => fail(new Error('It closed without a response.')))
      .once('upgrade', (_, socket) => {
        socket.destroy();
        fail(new Error('It switched to another protocol.'));
      })
      .end(body);
  });
}

const DECODERS: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

function decoded(response: Readable, encoding = 'identity'): Readable {
  const stream = DECODERS.get(encoding.trim().toLowerCase())?.();
  if (!stream) return response;
  response.once('error', (error) => stream.destroy(error));
  return response.pipe(stream);
}

function tooLarge(): FetchError {
  return new FetchError('too-large', t('It is too large.'));
}

function notPublic(): FetchError {
  return new FetchError('not-allowed', t('It is not on the public internet.'));
}
