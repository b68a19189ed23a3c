import { useRouteLoaderData } from 'react-router';

/** The address of this Plateful, without a slash at the end. */
export function usePublicUrl(): string {
  return (useRouteLoaderData('root') as { publicUrl?: string } | null)?.publicUrl ?? '';
}
