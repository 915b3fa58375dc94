import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Person } from './app.js';

const picture = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

/** A wide picture of a kind; each has a pixel of its own, so that no two are the same. */
let pictures = 0;
export const jpeg = (): Promise<Buffer> =>
  picture(64 + (pictures += 1), 40)
    .jpeg()
    .toBuffer();
export const png = (): Promise<Buffer> => picture(64, 40).png().toBuffer();
export const webp = (): Promise<Buffer> => picture(64, 40).webp().toBuffer();

/** As a phone held upright writes it: lying on its side, with a note to turn it, the place and the phone's owner. */
export const phonePhoto = (): Promise<Buffer> =>
  picture(3000, 1500)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Dana Levi', Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A small file that unpacks to very many pixels. */
export const bomb = (): Promise<Buffer> =>
  sharp({ create: { width: 8_200, height: 8_200, channels: 3, background: '#000000' } })
    .greyscale()
    .png()
    .toBuffer();

/** A folder for the objects of a test application: `environment: { DATA_DIR: folder }`. */
export function objectFolder(): { folder: string; photos(): string[]; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'rigbook-photos-'));
  return {
    folder,
    photos() {
      try {
        return readdirSync(path.join(folder, 'objects', 'photos'));
      } catch {
        return [];
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function askForUpload(person: Person): Promise<string> {
  return ((await person.post('/api/objects/upload').expect(201)).body as { uploadURL: string }).uploadURL;
}

export const put = (person: Person, uploadURL: string, photo: Buffer, type = 'image/jpeg') =>
  person.put(uploadURL).set('Content-Type', type).send(photo);

/** Asks for a link and uploads there; answers the address that names the photo. */
export async function upload(person: Person, photo?: Buffer): Promise<string> {
  const uploadURL = await askForUpload(person);
  await put(person, uploadURL, photo ?? (await jpeg())).expect(204);
  return uploadURL;
}
