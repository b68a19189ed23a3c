import { destination, pino, stdTimeFunctions } from 'pino';
import type { LogLevel, LogSink } from './log.ts';

/** Lines of JSON on standard output. A slow reader does not hold up the process. */
export function jsonSink(level: LogLevel): LogSink {
  const out = destination({ fd: 1, sync: false });
  const logger = pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    out,
  );
  return {
    write: (of, message, details = {}) => logger[of](details, message),
    flush() {
      try {
        out.flushSync();
      } catch {
        // Nothing was written yet, or nobody reads any more.
      }
    },
  };
}
