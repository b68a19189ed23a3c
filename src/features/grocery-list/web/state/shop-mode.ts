import { useLocation, useNavigate } from 'react-router';

/** Whether shopping mode is open. It is a history entry, so that Back leaves it. */
export function useShopMode(): { isInShop: boolean; enter(): void; leave(): void } {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  return {
    isInShop: Boolean((state as { isInShop?: boolean } | null)?.isInShop),
    enter: () => void navigate({ search }, { state: { isInShop: true }, preventScrollReset: true }),
    leave: () => void navigate(-1),
  };
}
