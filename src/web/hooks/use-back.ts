import { useNavigate } from 'react-router';

/** Goes back to the previous page; if there is none, to one of ours. */
export function useBack(unlessBefore: string): () => void {
  const navigate = useNavigate();
  return () => void (hasWayBack() ? navigate(-1) : navigate(unlessBefore));
}

/** Whether there is a page to go back to (spec part 1 §2 'Navigation'). */
function hasWayBack(): boolean {
  const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
  return index > 0 || window.history.length > 2;
}
