import { FEW_RECIPES } from '#shared/offline-caches.ts';

/** What a browser says about its connection; Safari and Firefox say nothing. */
export interface Connection {
  saveData?: boolean;
  /** 'wifi' or 'cellular'; only on phones and tablets. */
  type?: string;
  /** Speed class, such as '4g' or '2g'. */
  effectiveType?: string;
}

/**
 * How many recipes may be prefetched: none where data is scarce or slow, a few on a phone that does not tell, otherwise all.
 */
export function recipesToFetch(connection: Connection | undefined, isHandheld: boolean): number {
  const { saveData = false, type, effectiveType = '4g' } = connection ?? {};
  if (saveData || type === 'cellular' || effectiveType !== '4g') return 0;
  return type === undefined && isHandheld ? FEW_RECIPES : Number.POSITIVE_INFINITY;
}

export function recipesToFetchNow(): number {
  const { connection } = navigator as { connection?: Connection };
  return recipesToFetch(connection, matchMedia('(pointer: coarse)').matches);
}
