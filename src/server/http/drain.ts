import type { MiddlewareHandler } from 'hono';

/**
 * Lets a process end without refusing anybody. While it drains, it is not ready, and every answer closes its
 * connection: the proxy and browsers reconnect, to another process.
 */
export class Drain {
  isOn = false;

  readonly closing: MiddlewareHandler = async (context, next) => {
    await next();
    if (this.isOn) context.res.headers.set('connection', 'close');
  };
}
