/** Draws the icons for the browser tab, the installed app and its shortcuts. When run directly, it writes only these. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { BRAND } from '../../src/features/media/rules/palette.ts';
import { APP_ICON, FULL_ICON, MASKABLE_ICON, SHORTCUT_ICONS } from './marks.ts';

type Write = (path: string, data: Buffer | string) => void;

const drawn = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 600 }).resize(size, size);
const opaque = (svg: string, size: number) =>
  drawn(svg, size).removeAlpha().png({ palette: true }).toBuffer();

export async function drawIcons(write: Write): Promise<void> {
  write('favicon.svg', APP_ICON);
  write('apple-touch-icon.png', await opaque(FULL_ICON, 180));
  for (const size of [192, 512]) {
    write(`art/icon-${size}.png`, await opaque(FULL_ICON, size));
    write(`art/icon-maskable-${size}.png`, await opaque(MASKABLE_ICON, size));
  }
  for (const [name, svg] of Object.entries(SHORTCUT_ICONS))
    write(`art/shortcut-${name}-192.png`, await drawn(svg, 192).png({ palette: true }).toBuffer());
}

/**
 * For the device app: its start screen, and the sources from which `@capacitor/assets` makes its icons and launch screens.
 */
async function drawDeviceApp(write: Write): Promise<void> {
  write('www/icon.png', await opaque(FULL_ICON, 192));
  write('assets/icon-only.png', await opaque(FULL_ICON, 1024));
  write('assets/icon-foreground.png', await opaque(MASKABLE_ICON, 1024));
  write('assets/icon-background.png', await paper(1024));
  const icon = await drawn(APP_ICON, 480).png().toBuffer();
  const splash = sharp(await paper(2732)).composite([{ input: icon, gravity: 'center' }]);
  write('assets/splash.png', await splash.png({ palette: true }).toBuffer());
}

const paper = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: BRAND.paper } })
    .png({ palette: true })
    .toBuffer();

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = new URL('../../public/', import.meta.url);
  await drawIcons((path, data) => writeFileSync(new URL(path, folder), data));
  const app = new URL('../../device-app/', import.meta.url);
  await drawDeviceApp((path, data) => writeFileSync(new URL(path, app), data));
}
