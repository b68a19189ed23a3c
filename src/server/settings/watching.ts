import { z } from 'zod';
import { LOG_LEVELS } from '../monitoring/log.ts';
import { optionalBaseAddress } from './schemas.ts';

/** Parses 'name=value,other=value', whose values are percent-encoded. */
function toHeaders(text: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const headers = pairs.map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair)?.slice(1) ?? null);
  try {
    return Object.fromEntries(headers.map((header) => [header![0]!, decodeURIComponent(header![1]!.trim())]));
  } catch {
    context.addIssue('must be names with percent-encoded values, such as "authorization=Bearer%20secret"');
    return {};
  }
}

/** Settings for logs, metrics and traces. */
export const WATCHING_SETTINGS = {
  LOG_FORMAT: {
    meaning:
      '`json`: one line of JSON for each event and each request. `text`: for people; requests only with `LOG_LEVEL=debug`.',
    fallback: '(text on a terminal, otherwise json)',
    schema: z.enum(['', 'text', 'json'], 'must be text or json'),
  },
  LOG_LEVEL: {
    meaning: 'The lowest level that is logged: `error`, `warn`, `info` or `debug`.',
    fallback: 'info',
    schema: z.enum(LOG_LEVELS, `must be one of: ${LOG_LEVELS.join(', ')}`),
  },
  METRICS_TOKEN: {
    meaning: 'Bearer token with which Prometheus can read `/metrics` ([how](operate.md#monitoring)).',
    fallback: '',
    schema: z.union([
      z.literal(''),
      z.string().regex(/^\S{16,500}$/, 'must have at least 16 characters and no spaces'),
    ]),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'OpenTelemetry collector to send request traces to, by OTLP over HTTP, such as `http://127.0.0.1:4318`.',
    fallback: '',
    schema: optionalBaseAddress,
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning: 'Headers that the collector requires, such as `authorization=Bearer%20secret`.',
    fallback: '',
    schema: z.string().max(4_000).transform(toHeaders),
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'Share of requests that are traced, from 0 to 1.',
    fallback: '1',
    schema: z.coerce.number('must be a number').min(0).max(1),
  },
} as const;
