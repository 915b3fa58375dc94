import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { CodeScanner } from './code-scanner.js';

/** What a QR code in the camera's picture says. */
let seen: string | undefined;
const stopped = jest.fn();
let play: jest.SpyInstance;

class Detector {
  static getSupportedFormats = () => Promise.resolve(['qr_code']);
  detect = () => Promise.resolve(seen === undefined ? [] : [{ rawValue: seen }]);
}

const asks = (getUserMedia?: () => Promise<unknown>) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia && { getUserMedia },
    configurable: true,
  });
const camera = () => Promise.resolve({ getTracks: () => [{ stop: stopped }] });
const refusedWith = (name: string) => () => Promise.reject(new DOMException('', name));

beforeEach(() => {
  seen = undefined;
  stopped.mockClear();
  Object.assign(window, { BarcodeDetector: Detector });
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  play.mockRestore();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

test('the code of another phone is read once, and the camera ends with the scanner', async () => {
  asks(camera);
  const onScanned = jest.fn();
  const { router } = renderScreen(<CodeScanner onScanned={onScanned} />, '/take-over');
  expect(await screen.findByText(/^Point the camera at the QR code/)).toBeInTheDocument();
  seen = 'https://menu.example/#482913';
  expect(await screen.findByText(/^This QR code is about something else/)).toBeInTheDocument();
  expect(onScanned).not.toHaveBeenCalled();
  seen = 'https://rigbook.example/take-over#482913';
  await waitFor(() => expect(onScanned).toHaveBeenCalledWith('482913'));
  expect(await screen.findByText(/^Point the camera at the QR code/)).toBeInTheDocument();
  await act(() => router.navigate('/'));
  expect(stopped).toHaveBeenCalled();
  expect(onScanned).toHaveBeenCalledTimes(1);
});

test.each([
  ['NotAllowedError', /^The camera is not allowed here/],
  ['NotFoundError', /^There is no camera here/],
  ['NotReadableError', /^The camera does not work right now/],
])('a camera that answers with %s is explained, and typing goes on', async (name, words) => {
  asks(refusedWith(name));
  renderScreen(<CodeScanner onScanned={jest.fn()} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/digits/)).toBeInTheDocument();
});

test('a page that may not ask for a camera says so', async () => {
  asks();
  renderScreen(<CodeScanner onScanned={jest.fn()} />);
  expect(await screen.findByText(/^There is no camera here/)).toBeInTheDocument();
});
