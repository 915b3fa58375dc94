import { startTestApp, type TestApp } from '../support/app.js';

let app: TestApp;
afterEach(() => app.close());

it('tells finders of a weakness where to report it, and until when that holds', async () => {
  app = await startTestApp({
    environment: {
      SECURITY_CONTACT: 'security@example.org',
      PUBLIC_URL: 'https://rigbook.example.org',
      TRUST_PROXY: '0',
    },
  });
  const { text, headers } = await app.visitor().get('/.well-known/security.txt').expect(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [contact, expires = '', ...rest] = text.trimEnd().split('\n');
  expect(contact).toBe('Contact: mailto:security@example.org');
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.parse(app.clock.now())) / 86_400_000;
  expect(days).toBe(90);
  expect(rest).toEqual([
    'Preferred-Languages: en, he',
    'Canonical: https://rigbook.example.org/.well-known/security.txt',
  ]);
});

it('has nothing to tell without a contact', async () => {
  app = await startTestApp({});
  const { body } = await app.visitor().get('/.well-known/security.txt').expect(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
});
