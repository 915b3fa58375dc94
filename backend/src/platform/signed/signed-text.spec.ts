import type { Configuration } from '../configuration/configuration.js';
import { SignedTexts } from './signed-text.js';

const signedBy = (sessionSecret: string) => new SignedTexts({ sessionSecret } as Configuration);
const ours = signedBy('a'.repeat(32));

describe('a signed text', () => {
  const signed = ours.sign('greeting', 'hello.you');

  it('comes back as it was', () => expect(ours.textIn('greeting', signed)).toBe('hello.you'));

  it.each([
    ['with another letter', `j${signed.slice(1)}`],
    ['with a shorter signature', signed.slice(0, -4)],
    ['without a signature', 'hello.you'],
    ['without a point', 'hello'],
    ['that is empty', ''],
  ])('is not accepted %s', (_how, text) => expect(ours.textIn('greeting', text)).toBeUndefined());

  it('is not accepted for another purpose, or from another installation', () => {
    expect(ours.textIn('parting', signed)).toBeUndefined();
    expect(signedBy('b'.repeat(32)).textIn('greeting', signed)).toBeUndefined();
  });
});
