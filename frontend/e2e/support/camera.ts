import { writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';

const [width, height] = [640, 480];

/** Of a browser whose camera shows that film, from the moment at which a page opens it. */
export const withCamera = (film: string): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Makes a film (YUV4MPEG2) of what is on a screen: in shades of grey, in the middle of a white picture. */
export async function filmOf(shown: Locator, film: string): Promise<void> {
  const png = (await shown.screenshot()).toString('base64');
  const shades = await shown.page().evaluate(
    async ([source, w, h]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const context = new OffscreenCanvas(w, h).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#fff';
      context.fillRect(0, 0, w, h);
      const side = Math.round(h * 0.7);
      context.drawImage(picture, (w - side) / 2, (h - side) / 2, side, side);
      const { data } = context.getImageData(0, 0, w, h);
      return Array.from({ length: w * h }, (_, at) => data[at * 4] ?? 0);
    },
    [png, width, height] as const,
  );
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(shades), Buffer.alloc((width * height) / 2, 128)]);
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip C420jpeg\n`), frame, frame]));
}
