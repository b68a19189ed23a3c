import type { ComponentType, ReactNode } from 'react';
import { type LoadCode, useCode } from './use-code.ts';

/**
 * A component whose code is loaded when it is first rendered, in the browser only. Until then, and if loading fails, the
 * fallback is shown: unlike with `lazy`, a lost connection never breaks the page.
 */
export function part<Props extends object>(
  load: LoadCode<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  return function Part(props: Props) {
    const Component = useCode(load, true);
    return Component ? <Component {...props} /> : fallback;
  };
}
