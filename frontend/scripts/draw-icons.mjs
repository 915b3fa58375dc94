// Draws the icons of the installed application from app-icon.svg into public/icons. Run it after changing the drawing.
import { Buffer } from 'node:buffer';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const drawing = await readFile(join(import.meta.dirname, 'app-icon.svg'), 'utf8');
const folder = join(import.meta.dirname, '../public/icons');

// For systems that crop icons to a shape, the background reaches the edge and the sign stays in the safe middle.
const withoutCorners = drawing.replace(' rx="11"', '');
const maskable = withoutCorners.replace('scale(0.7)', 'scale(0.56)');

const icons = [
  { name: 'icon-192.png', svg: drawing, size: 192 },
  { name: 'icon-512.png', svg: drawing, size: 512 },
  { name: 'maskable-192.png', svg: maskable, size: 192 },
  { name: 'maskable-512.png', svg: maskable, size: 512 },
  { name: 'apple-touch-icon.png', svg: withoutCorners, size: 180 },
];

await mkdir(folder, { recursive: true });
for (const { name, svg, size } of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(folder, name));
  console.log(`public/icons/${name}`);
}
