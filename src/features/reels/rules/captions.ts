import { msg } from '#shared/t.ts';
import { REEL_LIMITS } from './limits.ts';

export const CAPTION_MESSAGES = {
  tooLong: msg('These captions are too long. Please use at most {captions} characters.', {
    captions: REEL_LIMITS.captions,
  }),
  notCaptions: msg(
    'These are not captions we can read. Please choose a WebVTT (.vtt) or SubRip (.srt) file.',
  ),
} as const;

/** One cue; times are in seconds. */
interface Cue {
  start: number;
  end: number;
  text: string;
}

const TIMING =
  /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})[ \t]+-->[ \t]+(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;

/**
 * Rewrites captions (WebVTT or SubRip) as plain WebVTT: cues with their times and text, without styles, positions or markup.
 * An empty text stays empty; `null` if it contains no cue.
 */
export function tidyCaptions(text: string): string | null {
  if (text.trim() === '') return '';
  const cues = cuesOf(text);
  if (cues.length === 0 || cues.length > REEL_LIMITS.cues) return null;
  return `WEBVTT\n\n${cues.map((cue) => `${clock(cue.start)} --> ${clock(cue.end)}\n${cue.text}\n`).join('\n')}`;
}

function cuesOf(text: string): Cue[] {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => TIMING.test(line));
    if (at < 0 || at > 1) return [];
    const [, ...times] = TIMING.exec(lines[at] ?? '') ?? [];
    const [start, end] = [secondsOf(times.slice(0, 4)), secondsOf(times.slice(4))];
    const words = lines
      .slice(at + 1)
      .map(plain)
      .filter(Boolean)
      .join('\n');
    return words && end > start ? [{ start, end, text: words }] : [];
  });
}

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);

/** Drops markup; the rest cannot be read as markup or as a timing. */
function plain(line: string): string {
  return line
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (count: number) => String(Math.floor(count)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}
