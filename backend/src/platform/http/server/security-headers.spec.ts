import { securityHeaders } from './security-headers.js';

it('keeps scripts of others, frames and guessed media types out', () => {
  expect(securityHeaders(undefined)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'self';script-src 'self';.*frame-ancestors 'none'$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringMatching(
      /^camera=\(self\), geolocation=\(self\), microphone=\(\), .*hid=\(\), .*clipboard-read=\(\)/,
    ),
  });
});

it('asks for https only where the public address has it', () => {
  for (const address of [undefined, 'http://localhost:3000'])
    expect(JSON.stringify(securityHeaders(address))).not.toMatch(/strict-transport|upgrade-insecure/);
  expect(securityHeaders('https://rigbook.example')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringMatching(/;upgrade-insecure-requests$/),
  });
});
