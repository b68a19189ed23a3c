import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { z } from 'zod';
import { askText, deadline } from './ask.ts';
import { ForgedWebhook, type Mention, PaymentError } from './port.ts';

const CERTIFICATES = 10;
const LONGEST_CERT_URL = 500;
/** Anyone can send us a PayPal URL, so certificate downloads are limited: this many at once, with a bounded queue. */
const FETCHED_AT_ONCE = 2;
const MOST_WAITING = 200;

const event = z.object({
  resource: z.object({
    id: z.string().max(200).optional(),
    custom_id: z.string().max(200).optional(),
    /** For a payment: its subscription. */
    billing_agreement_id: z.string().max(200).optional(),
  }),
});

/**
 * Checks webhooks offline, as PayPal documents it: the certificate comes from PayPal itself, and its key has signed the ids,
 * the time and the checksum of the body.
 */
export function createPayPalWebhooks({ webhookId, url }: { webhookId: string; url: string }) {
  /** Only certificates that have signed something for us, so that strangers cannot evict them. */
  const certificates = new LRUCache<string, X509Certificate>({ max: CERTIFICATES });
  const slots = pLimit(FETCHED_AT_ONCE);

  return async (headers: Headers, body: Buffer): Promise<Mention> => {
    const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
    if (header('auth-algo') !== 'SHA256withRSA') throw new ForgedWebhook('another algorithm');
    const address = certificateAddress(header('cert-url'), url);
    if (!address) throw new ForgedWebhook('its certificate is not from PayPal');
    const signed = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)].join('|');
    const signature = Buffer.from(header('transmission-sig'), 'base64');
    const check = (certificate: X509Certificate) => {
      if (new Date(certificate.validTo) < new Date()) throw new ForgedWebhook('its certificate has expired');
      if (!verify('sha256', Buffer.from(signed), certificate.publicKey, signature))
        throw new ForgedWebhook('its signature does not fit');
    };
    const known = certificates.get(address.href);
    if (known) check(known);
    else if (slots.pendingCount >= MOST_WAITING)
      throw new PaymentError('unavailable', 'Too many certificates of webhooks are being fetched');
    else
      await slots(async () => {
        const certificate = certificates.get(address.href) ?? (await fetchCertificate(address));
        check(certificate);
        certificates.set(address.href, certificate);
      });
    return mentioned(body);
  };
}

async function fetchCertificate(address: URL): Promise<X509Certificate> {
  const text = await askText(address, { headers: {}, signal: deadline() }).catch((error) => {
    if (error instanceof PaymentError && error.kind === 'refused')
      throw new ForgedWebhook('its certificate is not there');
    throw error;
  });
  try {
    return new X509Certificate(text);
  } catch {
    throw new ForgedWebhook('its certificate cannot be read');
  }
}

/**
 * Where a certificate may come from: PayPal's hosts, or the host its API is configured with; `null` for anything else. The
 * query is dropped, because it would make each URL a different one.
 */
export function certificateAddress(text: string, api: string): URL | null {
  if (text.length > LONGEST_CERT_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  url.search = '';
  url.hash = '';
  if (url.origin === new URL(api).origin) return url;
  const isPayPal = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com');
  return isPayPal ? url : null;
}

function mentioned(body: Buffer): Mention {
  let text: unknown;
  try {
    text = JSON.parse(body.toString('utf8'));
  } catch {
    return { ids: [], reference: null };
  }
  const known = event.safeParse(text);
  if (!known.success) return { ids: [], reference: null };
  const { id, billing_agreement_id, custom_id } = known.data.resource;
  return { ids: [billing_agreement_id, id].filter((one) => one !== undefined), reference: custom_id ?? null };
}
