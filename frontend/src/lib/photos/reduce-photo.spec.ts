import { reducePhoto } from './reduce-photo.js';

test('a photo that cannot be drawn for lack of room is sent as it is', async () => {
  const { createImageBitmap } = globalThis;
  const blank = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((give) => give(new Blob(['blank'])));
  const context = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  globalThis.createImageBitmap = () => Promise.resolve({ width: 4000, height: 3000, close: () => undefined });
  const photo = new Blob(['photo']);
  expect(await reducePhoto(photo)).toBe(photo);
  globalThis.createImageBitmap = createImageBitmap;
  context.mockRestore();
  blank.mockRestore();
});
