import { isContractProcedure } from '@orpc/contract';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { contract } from '../../contract.ts';

interface Declared {
  method: string;
  /** Matches its REST route. */
  pattern: RegExp;
  meta: EndpointMeta;
  /** '/api/recipes/{id}' */
  route: string;
}

const byCall = new Map<string, EndpointMeta>();
const byFirstPart = new Map<string, Declared[]>();
collect(contract, '/rpc');

/** The contract's declaration of the requested endpoint, on either surface; `null` if there is none. */
export function endpointAt(method: string, pathname: string): EndpointMeta | null {
  if (pathname.startsWith('/rpc/')) return byCall.get(pathname) ?? null;
  return declaredAt(method, pathname)?.meta ?? null;
}

/** The pattern of the requested endpoint's route, on either surface; `null` if there is none. */
export function routeAt(method: string, pathname: string): string | null {
  if (pathname.startsWith('/rpc/')) return byCall.has(pathname) ? pathname : null;
  return declaredAt(method, pathname)?.route ?? null;
}

function declaredAt(method: string, pathname: string): Declared | undefined {
  const candidates = byFirstPart.get(pathname.split('/')[2] ?? '') ?? [];
  return candidates.find((one) => one.method === method && one.pattern.test(pathname));
}

/** The declaration of an endpoint by its name in the contract: 'mealPlan.plan'. */
export function endpointNamed(name: string): EndpointMeta | null {
  return byCall.get(`/rpc/${name.replaceAll('.', '/')}`) ?? null;
}

function collect(part: object, within: string): void {
  for (const [name, entry] of Object.entries(part) as [string, object][]) {
    if (!isContractProcedure(entry)) {
      collect(entry, `${within}/${name}`);
      continue;
    }
    const { meta, route } = entry['~orpc'] as unknown as {
      meta: EndpointMeta;
      route: { method: string; path: string };
    };
    byCall.set(`${within}/${name}`, meta);
    const first = route.path.split('/')[1] ?? '';
    const pattern = new RegExp(`^/api${route.path.replace(/\{\w+\}/g, '[^/]+')}$`);
    byFirstPart.set(first, [
      ...(byFirstPart.get(first) ?? []),
      { method: route.method, pattern, meta, route: `/api${route.path}` },
    ]);
  }
}
