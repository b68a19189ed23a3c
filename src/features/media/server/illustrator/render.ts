import sharp from 'sharp';
import type { Scene } from '../../rules/scene-parts.ts';
import { sceneToSvg } from './scene-svg.ts';

/** A scene as a WebP picture, 4 : 3, `width` pixels wide. */
export async function renderScene(scene: Scene, width: number): Promise<Buffer> {
  const svg = sceneToSvg(scene, width, Math.round((width * 3) / 4));
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer();
}
