import { SmartRouter } from 'hono/router/smart-router';
import { vi } from 'vitest';

interface Route {
  method: string;
  path: string;
}

/** Records the routes that a server created from now on registers, until `end` is called. */
export function watchRoutes(): { end(): Route[] } {
  const add = vi.spyOn(SmartRouter.prototype, 'add');
  return {
    end() {
      const byRouter = new Map<object, Route[]>();
      for (const [at, [method, path]] of add.mock.calls.entries()) {
        const router = add.mock.contexts[at] as object;
        byRouter.set(router, [...(byRouter.get(router) ?? []), { method, path }]);
      }
      add.mockRestore();
      // Parts of the server have their own routers; the one of the whole server has the most routes.
      const [whole = []] = [...byRouter.values()].sort((one, other) => other.length - one.length);
      return whole.filter(
        ({ method, path }, at) => whole.findIndex((one) => one.method === method && one.path === path) === at,
      );
    },
  };
}
