import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Leaves for another page as soon as the page is alive. The server sends what stands around it. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
