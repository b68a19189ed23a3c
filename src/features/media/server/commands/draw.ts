import { composeScene } from '../../rules/scene.ts';
import type { Subject } from '../../rules/scene-parts.ts';
import { sceneToSvg } from '../illustrator/scene-svg.ts';

/** Draws a dish's cover as a 1280 × 960 PNG, to be stored like any other picture. */
export async function drawCover(subject: Subject): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = sceneToSvg(composeScene(subject), 1280, 960);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 2 }).toBuffer();
}
