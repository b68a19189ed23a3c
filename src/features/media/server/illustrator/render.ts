import type { Scene } from '../../rules/scene-parts.ts';
import { sceneToSvg } from './scene-svg.ts';

/** Renders a scene as a 4:3 WebP, `width` pixels wide. */
export async function renderScene(scene: Scene, width: number): Promise<Buffer> {
  // Loaded on first use: it takes a tenth of an idle Plateful's memory.
  const { default: sharp } = await import('sharp');
  const svg = sceneToSvg(scene, width, Math.round((width * 3) / 4));
  return sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 78, effort: 3 }).toBuffer();
}
