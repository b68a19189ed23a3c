import { z } from 'zod';
import { readWithin } from '#server/http/read-within.ts';
import type { PictureInput } from '../../contract.ts';
import { type Painter, PainterError } from './port.ts';

export interface ImageModel {
  /** Base URL of the API, without a trailing slash: 'https://api.openai.com/v1'. */
  url: string;
  /** Local models need none. */
  key: string | null;
  model: string;
  timeoutMs?: number;
}

/** Pictures take most of a minute. */
const TIMEOUT_MS = 90_000;
const LARGEST_PICTURE = 10 * 1024 * 1024;
/** The same as base64, plus the surrounding JSON. */
const LARGEST_ANSWER = Math.ceil((LARGEST_PICTURE * 4) / 3) + 64 * 1024;

/** Assumed cost of a picture if the service does not report it, typical of common models. */
const TOKENS_A_PICTURE = 4_000;

const generated = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }).nullish(),
});

/** Any service with OpenAI's `POST /images/generations`. */
export function createOpenAiPainter({ url, key, model, timeoutMs = TIMEOUT_MS }: ImageModel): Painter {
  const headers = { ...(key ? { authorization: `Bearer ${key}` } : {}) };

  async function ask(address: URL, most: number, request: RequestInit = {}): Promise<Buffer> {
    try {
      const response = await fetch(address, {
        ...request,
        headers: { ...headers, ...request.headers },
        // Never send the key to a redirect target.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${address.host} answered ${response.status}`);
      }
      return await readWithin(response.body, most);
    } catch (error) {
      throw new PainterError('failed', (error as Error).message, error);
    }
  }

  return {
    model: { name: model, reserved: TOKENS_A_PICTURE },
    async paint(input, spend) {
      const body = {
        model,
        prompt: promptOf(input),
        n: 1,
        size: '1024x1024',
        // Newer models always answer this way, and reject the parameter.
        ...(model.startsWith('dall-e') ? { response_format: 'b64_json' } : {}),
      };
      const answer = await ask(new URL(`${url}/images/generations`), LARGEST_ANSWER, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      const { data, usage } = parse(answer);
      spend({ prompt: usage?.input_tokens ?? 0, answer: usage?.output_tokens ?? TOKENS_A_PICTURE });
      const [picture] = data;
      if (picture?.b64_json) return Buffer.from(picture.b64_json, 'base64');
      if (!picture?.url) throw new PainterError('nothing', 'The answer contains no picture.');
      return ask(ownAddress(picture.url, url), LARGEST_PICTURE);
    },
  };
}

/** A service must not make this server call other hosts. */
function ownAddress(answered: string, url: string): URL {
  const address = URL.parse(answered, `${url}/`);
  if (address?.origin !== new URL(url).origin)
    throw new PainterError('failed', 'The picture is hosted by another service.');
  return address;
}

function parse(answer: Buffer) {
  try {
    return generated.parse(JSON.parse(answer.toString('utf8')));
  } catch (error) {
    throw new PainterError('failed', 'The answer could not be read.', error);
  }
}

function promptOf({ prompt, ingredients, tags }: PictureInput): string {
  return [
    'A photograph of one finished dish, served and ready to eat, in soft daylight on a wooden table.',
    'No people, no text, no logos.',
    `The dish: ${prompt.slice(0, 1_000)}`,
    ingredients.length > 0 && `It is made with: ${ingredients.slice(0, 20).join(', ').slice(0, 1_000)}`,
    tags.length > 0 && `It is: ${tags.slice(0, 10).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
}
