import { z } from 'zod';
import { baseAddress, flag, optionalBaseAddress } from './schemas.ts';

/** Mail, grocery stores, AI and other services that Plateful calls. */
export const SERVICES_SETTINGS = {
  SMTP_URL: {
    meaning:
      'Mail server, such as smtp://user:password@mail.example.org:587. Without it, mails go to `DATA_DIR/outbox`.',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
    ]),
  },
  MAIL_FROM: {
    meaning: 'Sender address of mails.',
    fallback: 'Plateful <plateful@localhost>',
    schema: z.string().min(3).max(320),
  },
  KROGER_CLIENT_ID: {
    meaning: 'Client id of your Kroger API registration. Without it, a test store is used.',
    fallback: '',
    schema: z.string().max(200),
  },
  KROGER_CLIENT_SECRET: {
    meaning:
      'Client secret of that registration. Its redirect URI must be `PUBLIC_URL/grocery-store/connected`.',
    fallback: '',
    schema: z.string().max(500),
  },
  KROGER_URL: {
    meaning: "Address of Kroger's API.",
    fallback: 'https://api.kroger.com',
    schema: baseAddress,
  },
  STORE_CART: {
    meaning:
      '`off` if your registration at the grocery store may not fill carts; people can then only choose products.',
    fallback: 'on',
    schema: flag,
  },
  AI_BASE_URL: {
    meaning: 'Base URL of an OpenAI-compatible AI service.',
    fallback: 'https://api.openai.com/v1',
    schema: baseAddress,
  },
  AI_API_KEY: {
    meaning: 'API key for that service. Local models may need none.',
    fallback: '',
    schema: z.string().max(500),
  },
  AI_MODEL: {
    meaning: 'Model that writes recipes. Without it, the built-in chef does.',
    fallback: '',
    schema: z.string().max(200),
  },
  AI_DAILY_TOKENS: {
    meaning: 'Tokens of that model that one person, or one address, may use within 24 hours.',
    fallback: '100000',
    schema: z.coerce.number('must be a number').int().min(1).max(1_000_000_000),
  },
  AI_DAILY_TOKENS_TOTAL: {
    meaning: 'The same for everyone combined.',
    fallback: '2000000',
    schema: z.coerce.number('must be a number').int().min(1).max(1_000_000_000_000),
  },
  AI_IMAGE_MODEL: {
    meaning: 'Model that makes pictures of recipes. Without it, Plateful draws them.',
    fallback: '',
    schema: z.string().max(200),
  },
  AI_IMAGE_URL: {
    meaning: 'Base URL of its service, if not `AI_BASE_URL`.',
    fallback: '',
    schema: optionalBaseAddress,
  },
  IMPORT_HOSTS: {
    meaning:
      'Hosts on your own network that recipes may be imported from, such as `recipes.lan, 192.168.1.5:8080`. The public internet is always allowed.',
    fallback: '',
    schema: z
      .string()
      .max(2000)
      .transform((text) =>
        text
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
  },
} as const;
