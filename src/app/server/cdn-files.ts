import { PICTURE_FILES } from '#features/media/rules/stored-files.ts';
import { VIDEO_FORMATS } from '#features/reels/rules/limits.ts';
import { captionsAddress, videoAddress } from '#features/reels/server/videos/files.ts';
import type { Shown } from '#server/shown.ts';

/** URLs of the files that a change withholds from everyone, or restores. */
export function filesShowing(change: Shown): string[] {
  const [, kind, id = ''] = /^(picture|video):(.+)$/.exec(change) ?? [];
  if (kind === 'picture') return PICTURE_FILES.map((file) => `/pictures/stored/${id}-${file}`);
  if (kind === 'video')
    return [...VIDEO_FORMATS.map((format) => videoAddress(id, format)), captionsAddress(id)];
  return [];
}
