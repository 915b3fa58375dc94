/** Of the browsers that have it: not yet in TypeScript's library. */
interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The text of a QR code in the picture that a video shows now; undefined if there is none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader where it works, else a library that is loaded now. @throws if that cannot be loaded */
export async function frameReader(): Promise<ReadFrame> {
  const detector = await ownDetector();
  if (!detector) return readByLibrary();
  let library: ReadFrame | undefined;
  return async (video) => {
    if (library) return library(video);
    try {
      return (await detector.detect(video))[0]?.rawValue;
    } catch {
      // some browsers have it in name only
      library = await readByLibrary();
      return undefined;
    }
  };
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  return BarcodeDetector && formats?.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined;
}

/** Enough for a code that fills a third of the picture, and read within a frame or two by a slow phone. */
const longestSide = 720;

async function readByLibrary(): Promise<ReadFrame> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth, videoHeight } = video;
    if (!context || videoWidth === 0) return Promise.resolve(undefined);
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)));
    } catch {
      return Promise.resolve(undefined); // it throws where it sees no code
    }
  };
}
