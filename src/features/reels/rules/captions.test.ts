import { expect, test } from 'vitest';
import { tidyCaptions } from './captions.ts';
import { REEL_LIMITS } from './limits.ts';

test('captions keep their times and words, and nothing else', () => {
  const written = [
    '\uFEFFWEBVTT - soup',
    'STYLE\n::cue { background: url(https://example.org/x) }',
    'NOTE who reads this?',
    'intro\n00:00.500 --> 00:02.000 line:0 position:20%\n<v Ann><b>Chop</b> the onion</v>\nfinely',
    '01:00:03.000 --> 01:00:04.5\nTaste & season <3',
  ].join('\r\n\r\n');
  expect(tidyCaptions(written)).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nChop the onion\nfinely\n\n' +
      '01:00:03.000 --> 01:00:04.500\nTaste &amp; season &lt;3\n',
  );
});

test('SubRip captions become WebVTT', () => {
  expect(
    tidyCaptions('1\n00:00:01,000 --> 00:00:02,250\nStir.\n\n2\n00:00:03,000 --> 00:00:04,000\nServe.'),
  ).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.250\nStir.\n\n00:00:03.000 --> 00:00:04.000\nServe.\n');
});

test('parsing captions again changes nothing', () => {
  const once = tidyCaptions('00:00.000 --> 00:01.000\nSalt --> to taste & <i>pepper</i>') ?? '';
  expect(tidyCaptions(once)).toBe(once);
  expect(once).toContain('Salt --&gt; to taste &amp; pepper');
});

test('empty captions stay empty, and texts without captions, backward and too many ones are refused', () => {
  expect(tidyCaptions('  \n')).toBe('');
  expect(tidyCaptions('Chop the onion.')).toBeNull();
  expect(tidyCaptions('00:02.000 --> 00:01.000\nBackward')).toBeNull();
  const line = '00:00.000 --> 00:01.000\nStir.\n\n';
  expect(tidyCaptions(line.repeat(REEL_LIMITS.cues))).not.toBeNull();
  expect(tidyCaptions(line.repeat(REEL_LIMITS.cues + 1))).toBeNull();
});
