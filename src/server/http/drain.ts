import type { MiddlewareHandler } from 'hono';

/**
 * Lets a process end without refusing anybody. While it drains, it reports that it is not ready and closes the connection
 * with every response, so that proxies and browsers reconnect to another process.
 */
export class Drain {
  isOn = false;

  readonly closing: MiddlewareHandler = async (context, next) => {
    await next();
    if (this.isOn) context.res.headers.set('connection', 'close');
  };
}
