import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { CodeScanner } from './code-scanner.js';
import { ScanOffer } from './scan-offer.js';

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
/** Ends when another app takes the camera away. */
let track = new EventTarget();
const camera = () => Promise.resolve({ getTracks: () => [Object.assign(track, { stop: stopped })] });
const onCamera = jest.fn();
const refusedWith = (name: string) => () => Promise.reject(new DOMException('', name));

beforeEach(() => {
  seen = undefined;
  stopped.mockClear();
  onCamera.mockClear();
  track = new EventTarget();
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
  const { router } = renderScreen(<CodeScanner onScanned={onScanned} onCamera={onCamera} />, '/take-over');
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
  renderScreen(<CodeScanner onScanned={jest.fn()} onCamera={onCamera} />);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/digits/)).toBeInTheDocument();
});

test('a page that may not ask for a camera says so', async () => {
  asks();
  renderScreen(<CodeScanner onScanned={jest.fn()} onCamera={onCamera} />);
  expect(await screen.findByText(/^There is no camera here/)).toBeInTheDocument();
});

test('a camera that is allowed after the person has left is stopped at once, though its reader still loads', async () => {
  let allow: (camera: unknown) => void = () => undefined;
  asks(() => new Promise((resolve) => (allow = resolve)));
  Object.assign(window, { BarcodeDetector: { getSupportedFormats: () => new Promise(() => undefined) } });
  const { router } = renderScreen(<CodeScanner onScanned={jest.fn()} onCamera={onCamera} />, '/take-over');
  expect(await screen.findByText('Starting the camera...')).toBeInTheDocument();
  await act(() => router.navigate('/'));
  await act(async () => allow(await camera()));
  expect(stopped).toHaveBeenCalledTimes(1);
});

test('a camera that is taken away while it runs is said to be gone, and looks no longer', async () => {
  asks(camera);
  const onScanned = jest.fn();
  renderScreen(<CodeScanner onScanned={onScanned} onCamera={onCamera} />);
  expect(await screen.findByText(/^Point the camera at the QR code/)).toBeInTheDocument();
  act(() => void track.dispatchEvent(new Event('ended')));
  expect(await screen.findByText(/^The camera does not work right now/)).toBeInTheDocument();
  expect(onCamera.mock.calls.flat()).toEqual(['starting', 'running', 'failed']);
  seen = 'https://rigbook.example/take-over#482913';
  await new Promise((resume) => setTimeout(resume, 400));
  expect(onScanned).not.toHaveBeenCalled();
});

test('the button says what it does: open, close, or try again what failed', async () => {
  asks(refusedWith('NotReadableError'));
  const onScanned = jest.fn();
  renderScreen(<ScanOffer onScanned={onScanned} onPress={jest.fn()} />);
  const button = screen.getByRole('button', { name: 'Scan with the camera' });
  fireEvent.click(button);
  // at once, while the scanner loads
  expect(screen.getByText('Starting the camera...')).toBeInTheDocument();
  expect(button).toHaveAccessibleName('Close the camera');
  expect(await screen.findByText(/^The camera does not work right now/)).toBeInTheDocument();
  expect(button).toHaveAccessibleName('Try again');
  asks(camera);
  fireEvent.click(button);
  expect(await screen.findByText(/^Point the camera at the QR code/)).toBeInTheDocument();
  expect(button).toHaveAccessibleName('Close the camera');
  fireEvent.click(button);
  expect(screen.queryByText(/^Point the camera at the QR code/)).not.toBeInTheDocument();
  expect(button).toHaveAccessibleName('Scan with the camera');
  expect(stopped).toHaveBeenCalledTimes(1);
});
