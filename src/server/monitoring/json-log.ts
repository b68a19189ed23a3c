import { destination, pino, stdTimeFunctions } from 'pino';
import type { LogLevel, LogSink } from './log.ts';

/** Writes lines of JSON to standard output. A slow reader does not hold up the process. */
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
        // Nothing was written yet, or nobody is reading any more.
      }
    },
  };
}
