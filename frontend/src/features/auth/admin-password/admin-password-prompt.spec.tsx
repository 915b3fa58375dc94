import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ProofWay } from '@rigbook/contracts/auth/proof.words';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { AdminPasswordPrompt } from './admin-password-prompt.js';

const prompt = (ways: readonly ProofWay[], wording?: typeof hebrew) => {
  server.use(http.get('*/api/auth/proof', () => HttpResponse.json({ provedUntil: null, ways, channels: [] })));
  return renderScreen(<AdminPasswordPrompt onPassed={() => undefined} onClose={() => undefined} />, '/', wording);
};
const passwordField = () => screen.queryByLabelText('Admin password', { selector: 'input' });

describe('where the browser has passkeys', () => {
  beforeAll(() => {
    Object.assign(window, { PublicKeyCredential: () => undefined, isSecureContext: true });
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  test('the administration opens by the password or a passkey', async () => {
    prompt(['passkey', 'admin-password']);
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(passwordField()).toBeVisible();
  });

  test('while the password is off, it opens by a passkey only, and the prompt says why', async () => {
    prompt(['code', 'passkey']);
    expect(await screen.findByText(/The shared admin password is switched off. Your passkey opens/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(passwordField()).toBeNull();
  });
});

test('while the password is off, an administrator without a passkey learns whom to ask', async () => {
  prompt(['code']);
  expect(await screen.findByText(/ask another administrator to switch it on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  expect(passwordField()).toBeNull();
});

test('while the password is off, a browser without passkeys leads to the device that has it, also in Hebrew', async () => {
  prompt(['passkey'], hebrew);
  expect(await screen.findByText(/ובדפדפן הזה אין מפתח/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
