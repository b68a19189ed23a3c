/* Runs in the browser: draws a scene frame by frame and encodes it (build-reels.ts). */
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { SCENES } from './scenes.js';

const DRAWN = { width: 360, height: 640 };

/** A video of a scene, as base64. `sound` adds a soft tone. */
globalThis.encodeScene = async ({ scene, codec, container, width, height, seconds, fps, bitrate, sound }) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const target = new BufferTarget();
  const format =
    container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target });
  const pictures = new CanvasSource(canvas, { codec, bitrate, keyFrameInterval: 3, latencyMode: 'quality' });
  output.addVideoTrack(pictures, { frameRate: fps });
  const sounds = sound ? new AudioBufferSource({ codec: 'opus', bitrate: 24_000 }) : null;
  if (sounds) output.addAudioTrack(sounds);
  await output.start();
  if (sounds) await sounds.add(tone(seconds));
  for (let frame = 0; frame < seconds * fps; frame++) {
    pen.setTransform(width / DRAWN.width, 0, 0, height / DRAWN.height, 0, 0);
    SCENES[scene](pen, frame / (seconds * fps));
    await pictures.add(frame / fps, 1 / fps);
  }
  await output.finalize();
  return base64(new Blob([target.buffer]));
};

/** A still of a scene at a time between 0 and 1, as base64. */
globalThis.drawScene = async ({ scene, at, width, height, type }) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.scale(width / DRAWN.width, height / DRAWN.height);
  SCENES[scene](pen, at);
  return base64(await canvas.convertToBlob({ type, quality: 0.72 }));
};

function tone(seconds) {
  const rate = 48_000;
  const buffer = new AudioBuffer({ length: rate * seconds, sampleRate: rate, numberOfChannels: 1 });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.sin((at / rate) * 440 * Math.PI * 2) * 0.05;
  return buffer;
}

function base64(blob) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1]);
    reader.readAsDataURL(blob);
  });
}
