import { SmartRouter } from 'hono/router/smart-router';
import { vi } from 'vitest';

interface Route {
  method: string;
  path: string;
}

/** Notes the addresses that a server made from now on registers, until it is ended. */
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
      // Parts of the server have routers of their own; the one of the whole has the most.
      const [whole = []] = [...byRouter.values()].sort((one, other) => other.length - one.length);
      return whole.filter(
        ({ method, path }, at) => whole.findIndex((one) => one.method === method && one.path === path) === at,
      );
    },
  };
}
