import { isContractProcedure } from '@orpc/contract';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { contract } from '../../contract.ts';

interface Declared {
  method: string;
  /** Of its REST route. */
  pattern: RegExp;
  meta: EndpointMeta;
}

const byCall = new Map<string, EndpointMeta>();
const byFirstPart = new Map<string, Declared[]>();
collect(contract, '/rpc');

/** The contract's declarations for the requested endpoint, on either surface; `null` if there is none. */
export function endpointAt(method: string, pathname: string): EndpointMeta | null {
  if (pathname.startsWith('/rpc/')) return byCall.get(pathname) ?? null;
  const candidates = byFirstPart.get(pathname.split('/')[2] ?? '') ?? [];
  const found = candidates.find((one) => one.method === method && one.pattern.test(pathname));
  return found?.meta ?? null;
}

/** The declarations of an endpoint by its name in the contract: 'mealPlan.plan'. */
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
    byFirstPart.set(first, [...(byFirstPart.get(first) ?? []), { method: route.method, pattern, meta }]);
  }
}
