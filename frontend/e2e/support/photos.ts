import type { Page } from '@playwright/test';
import sharp from 'sharp';

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A card with words on it, drawn by the page's browser. */
export async function drawnPhoto(page: Page, words: string, mimeType: 'image/jpeg' | 'image/png'): Promise<PhotoFile> {
  const url = await page.evaluate(
    ([text, type]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1200, 757];
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('This browser draws nothing');
      pen.fillStyle = '#dfe7f2';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.fillStyle = '#1c3d6e';
      pen.fillRect(60, 160, 320, 420);
      pen.font = '64px sans-serif';
      pen.fillText(text, 440, 260);
      return canvas.toDataURL(type, 0.9);
    },
    [words, mimeType] as const,
  );
  const name = `${words.toLowerCase().replaceAll(' ', '-')}.${mimeType === 'image/png' ? 'png' : 'jpg'}`;
  return { name, mimeType, buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}

/** A photo of a side whose content does not matter. */
export async function plainPhoto(side: 'front' | 'back'): Promise<PhotoFile> {
  const card = sharp({
    create: { width: side === 'front' ? 1200 : 1201, height: 757, channels: 3, background: '#dfe7f2' },
  });
  return { name: 'licence.jpg', mimeType: 'image/jpeg', buffer: await card.jpeg().toBuffer() };
}

/** Eleven megabytes that claim to be a photo. */
export const hugePhoto = (): PhotoFile => ({
  name: 'huge.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(11 * 1024 * 1024),
});

/** A document named like a photo. */
export const renamedDocument = (): PhotoFile => ({
  name: 'contract.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'),
});
