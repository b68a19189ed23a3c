import { useLocation, useNavigate } from 'react-router';
import { useRouterState } from '#web/router-state.ts';

/** Whether shopping mode is open. It is a history entry, so that Back leaves it. */
export function useShopMode(): { isInShop: boolean; enter(): void; leave(): void } {
  const { search } = useLocation();
  const { isInShop = false } = useRouterState<{ isInShop: boolean }>();
  const navigate = useNavigate();
  return {
    isInShop,
    enter: () => void navigate({ search }, { state: { isInShop: true }, preventScrollReset: true }),
    leave: () => void navigate(-1),
  };
}
