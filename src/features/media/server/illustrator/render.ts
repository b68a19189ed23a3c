import type { Scene } from '../../rules/scene-parts.ts';
import { sceneToSvg } from './scene-svg.ts';

/** A scene as a WebP picture, 4 : 3, `width` pixels wide. */
export async function renderScene(scene: Scene, width: number): Promise<Buffer> {
  // Loaded with the first picture that is drawn: it takes a tenth of the memory of a Plateful at rest.
  const { default: sharp } = await import('sharp');
  const svg = sceneToSvg(scene, width, Math.round((width * 3) / 4));
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer();
}
