import { scannedCode } from './scanned-code.js';

test.each([
  ['https://rigbook.example/take-over#482913', '482913'],
  ['http://localhost:3000/take-over#000000', '000000'],
])('the address %s has a code', (text, code) => expect(scannedCode(text)).toBe(code));

test.each([
  '',
  '482913',
  'https://rigbook.example/take-over',
  'https://rigbook.example/take-over#48291',
  'https://rigbook.example/hand-over/1#482913',
  'https://menu.example/#482913',
  'WIFI:T:WPA;S:station;P:secret;;',
])('"%s" is about something else', (text) => expect(scannedCode(text)).toBeUndefined());
