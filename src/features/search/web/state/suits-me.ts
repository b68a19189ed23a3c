import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import { deviceStore, useStored } from '#web/device-store.ts';

const suitsMe = deviceStore<boolean>({
  key: 'search-suits-me',
  empty: false,
  parse: (stored) => (typeof stored === 'boolean' ? stored : null),
});

/**
 * Whether searches show only what suits the reader, as they last chose, and by which diets and allergens. These are not in
 * the page's URL, because people share it. Responses depend only on them, so all who eat alike share the cached ones.
 */
export function useSuitsMe(): { isOn: boolean; suits: string | undefined; set(isOn: boolean): void } {
  const isChosen = useStored(suitsMe);
  const avoided = useAvoided();
  const isOn = isChosen && avoided.size > 0;
  return { isOn, suits: isOn ? [...avoided].sort().join() : undefined, set: suitsMe.set };
}
