import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { askText, deadline } from './ask.ts';
import { ForgedWebhook, type Mention } from './port.ts';

const CERTIFICATES = 10;
const LONGEST_CERT_URL = 500;

const event = z.object({
  resource: z.object({
    id: z.string().max(200).optional(),
    custom_id: z.string().max(200).optional(),
    /** Of a payment: its subscription. */
    billing_agreement_id: z.string().max(200).optional(),
  }),
});

/**
 * Checks webhooks as PayPal documents it for checks without a call: the certificate comes from PayPal itself, and its key has
 * signed the ids, the time and the checksum of the body.
 */
export function createPayPalWebhooks({ webhookId, url }: { webhookId: string; url: string }) {
  const certificates = new LRUCache<string, X509Certificate>({ max: CERTIFICATES });

  const certificateAt = async (address: URL): Promise<X509Certificate> => {
    const known = certificates.get(address.href);
    if (known) return known;
    const text = await askText(address, { headers: {}, signal: deadline() });
    const certificate = readCertificate(text);
    certificates.set(address.href, certificate);
    return certificate;
  };

  return async (headers: Headers, body: Buffer): Promise<Mention> => {
    const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
    if (header('auth-algo') !== 'SHA256withRSA') throw new ForgedWebhook('another algorithm');
    const address = certificateAddress(header('cert-url'), url);
    if (!address) throw new ForgedWebhook('its certificate is not from PayPal');
    const certificate = await certificateAt(address);
    if (new Date(certificate.validTo) < new Date()) throw new ForgedWebhook('its certificate has expired');
    const signed = [header('transmission-id'), header('transmission-time'), webhookId, crc32(body)].join('|');
    const signature = Buffer.from(header('transmission-sig'), 'base64');
    if (!verify('sha256', Buffer.from(signed), certificate.publicKey, signature))
      throw new ForgedWebhook('its signature does not fit');
    return mentioned(body);
  };
}

/** Where a certificate may come from: PayPal's hosts, or wherever its API is configured to be. `null` for anywhere else. */
export function certificateAddress(text: string, api: string): URL | null {
  if (text.length > LONGEST_CERT_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (url.origin === new URL(api).origin) return url;
  const isPayPal = url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com');
  return isPayPal ? url : null;
}

function readCertificate(text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw new ForgedWebhook('its certificate cannot be read');
  }
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
