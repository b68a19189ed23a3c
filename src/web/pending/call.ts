import type { CallOptions } from '../api.ts';
import { callByJson } from '../json-link.ts';

/** A call as data, which the service worker can make too. */
export interface Call {
  path: readonly string[];
  input: unknown;
}

interface Endpoint<Input> {
  key(): readonly [path: readonly string[], ...rest: unknown[]];
  call(input: Input, options: CallOptions): Promise<unknown>;
}

export function callTo<Input>(endpoint: Endpoint<Input>, input: Input): Call {
  return { path: endpoint.key()[0], input };
}

/** Returns the endpoint's output. */
export function make({ path, input }: Call, options: CallOptions): Promise<unknown> {
  return callByJson(path, input, options);
}
