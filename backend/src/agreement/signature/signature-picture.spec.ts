import sharp, { type Create } from 'sharp';
import { deflateSync } from 'node:zlib';
import { SIGNATURE_MAX_BYTES } from '@rigbook/contracts/booking/booking.limits';
import { exampleSignature } from '../../booking/commands/sign-agreement/sign-agreement.dto.js';
import { readSignature } from './signature-picture.js';

const stroke = (color: string, background = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150">${background}` +
      `<path d="M20 90C60 10 90 140 150 70S250 40 280 100" fill="none" stroke="${color}" stroke-width="4"/></svg>`,
  );
const drawn = (color = '#111144', background?: string) => sharp(stroke(color, background)).png().toBuffer();
const blank = (create: Partial<Create>) =>
  sharp({ create: { width: 300, height: 150, channels: 4, background: '#fff', ...create } })
    .png()
    .toBuffer();

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const refusalOf = (url: string) =>
  readSignature(url).then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code,
  );

/** A PNG chunk; the checksum is that of zlib's stream format over type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The PNG with a comment that makes it exactly so long. */
function padded(png: Buffer, length: number): Buffer {
  const end = png.length - 12;
  const comment = chunk('tEXt', Buffer.alloc(length - png.length - 12, 'x'.charCodeAt(0)).fill('Comment\0', 0, 8));
  return Buffer.concat([png.subarray(0, end), comment, png.subarray(end)]);
}

/** A well-formed PNG of black pixels whose header alone says how large it would be. */
function claiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([magic, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

describe('a drawn signature', () => {
  it('is kept as its pixels on white paper', async () => {
    const { png, width, height } = await readSignature(dataUrl(await drawn()));
    expect({ width, height }).toEqual({ width: 300, height: 150 });
    const { format, hasAlpha } = await sharp(png).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'png', hasAlpha: false });
  });

  it('loses what else was in the file that was sent', async () => {
    const { png } = await readSignature(dataUrl(padded(await drawn(), 10_000)));
    expect(png.includes('Comment')).toBe(false);
  });

  it('gives the same picture for the same drawing', async () => {
    const url = dataUrl(await drawn());
    expect((await readSignature(url)).png.equals((await readSignature(url)).png)).toBe(true);
  });

  it('that was drawn in white on a dark screen shows on white paper', async () => {
    const { png } = await readSignature(dataUrl(await drawn('#ffffff')));
    const { channels } = await sharp(png).stats();
    expect(channels[0]).toMatchObject({ min: 0, max: 255 });
  });

  it('may be a single dot', async () => {
    const dot = sharp(await blank({})).composite([
      { input: await blank({ width: 1, height: 1, background: '#000' }), left: 5, top: 5 },
    ]);
    expect(await refusalOf(dataUrl(await dot.png().toBuffer()))).toBe('accepted');
  });

  it.each([
    ['8 bits and a palette', { palette: true }],
    ['interlaced', { progressive: true }],
  ])('may be %s', async (_, options) =>
    expect(await refusalOf(dataUrl(await sharp(stroke('#114')).png(options).toBuffer()))).toBe('accepted'),
  );

  it('is scaled down where it is larger than it can be printed', async () => {
    const { width, height } = await readSignature(
      dataUrl(await sharp(stroke('#114')).resize(1800, 900).png().toBuffer()),
    );
    expect({ width, height }).toEqual({ width: 1200, height: 600 });
  });
});

describe('an empty drawing', () => {
  it.each<[string, Partial<Create>]>([
    ['white', { channels: 3 }],
    ['black', { channels: 3, background: '#000' }],
    ['fully transparent', { background: { r: 0, g: 0, b: 0, alpha: 0 } }],
    ['half transparent throughout', { background: { r: 10, g: 20, b: 30, alpha: 0.5 } }],
    ['a single pixel', { width: 1, height: 1 }],
  ])('is refused: %s', async (_, create) =>
    expect(await refusalOf(dataUrl(await blank(create)))).toBe('SIGNATURE_EMPTY'),
  );

  it('is refused where strokes are hidden in transparent pixels', async () => {
    const { data, info } = await sharp(await drawn('#f00', '<rect width="300" height="150" fill="#fff"/>'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 3; at < data.length; at += 4) data[at] = 0;
    const hidden = await sharp(data, { raw: info }).png().toBuffer();
    expect(await refusalOf(dataUrl(hidden))).toBe('SIGNATURE_EMPTY');
  });
});

describe('what is no PNG of at most 200 kB', () => {
  it('is accepted with 200,000 bytes and refused with one more', async () => {
    const png = await drawn();
    expect(await refusalOf(dataUrl(padded(png, SIGNATURE_MAX_BYTES)))).toBe('accepted');
    expect(await refusalOf(dataUrl(padded(png, SIGNATURE_MAX_BYTES + 1)))).toBe('SIGNATURE_INVALID');
  });

  const magic = Buffer.from('89504e470d0a1a0a', 'hex');
  it.each<[string, () => Promise<string> | string]>([
    ['an SVG behind the first bytes of a PNG', () => dataUrl(Buffer.concat([magic, stroke('#114')]))],
    ['an SVG that is called a PNG', () => dataUrl(stroke('#114'))],
    ['a JPEG that is called a PNG', async () => dataUrl(await sharp(stroke('#114')).jpeg().toBuffer())],
    ['a PNG that is called a JPEG', async () => dataUrl(await drawn(), 'image/jpeg')],
    ['a PNG cut off', async () => dataUrl((await drawn()).subarray(0, 600))],
    ['the first bytes alone', () => dataUrl(magic)],
    ['30,000 pixels square', () => dataUrl(claiming(30_000, 30_000))],
    [
      'more pixels than any signature has',
      async () => dataUrl(await sharp(stroke('#114')).resize(2001, 1000, { fit: 'fill' }).png().toBuffer()),
    ],
    ['a wrong checksum', async () => dataUrl(Buffer.from(await drawn()).fill(0, 50, 60))],
    ['base64 with line breaks', async () => dataUrl(await drawn()).replace(/(.{100})/, '$1\n')],
    ['base64 that ends within a group of four', async () => `${dataUrl(padded(await drawn(), 9_999))}A`],
    ['no data', () => 'data:image/png;base64,'],
    ['no data URL', () => 'https://example.org/signature.png'],
    ['nothing', () => ''],
  ])('is refused: %s', async (_, url) => expect(await refusalOf(await url())).toBe('SIGNATURE_INVALID'));
});

it('the example of the API document is a signature', async () => {
  expect(await refusalOf(exampleSignature)).toBe('accepted');
});
