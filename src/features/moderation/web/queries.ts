import { useMutation } from '@tanstack/react-query';
import { api } from '#web/api.ts';

export function useReport() {
  return useMutation(api.moderation.report.mutationOptions());
}
