import { useLocation, useNavigate } from 'react-router';

/** Whether the list is in front as one uses it in the shop. It is an entry of the history, so that Back leads out of it. */
export function useShopMode(): { isInShop: boolean; enter(): void; leave(): void } {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return {
    isInShop: Boolean((state as { isInShop?: boolean } | null)?.isInShop),
    enter: () => void navigate({ search }, { state: { isInShop: true }, preventScrollReset: true }),
    leave: () => void navigate(-1),
  };
}
