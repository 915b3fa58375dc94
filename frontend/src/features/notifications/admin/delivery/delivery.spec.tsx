import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { Delivery } from './delivery.js';

const email = {
  channel: 'email',
  configured: true,
  missingVariables: [] as string[],
  from: 'office@rigbook.example',
  lastTest: null as object | null,
};
const whatsapp = { ...email, channel: 'whatsapp', from: null };
const lastTest = {
  outcome: 'failed',
  problem: 'sign-in-refused',
  said: '190 - Token expired',
  testedAt: '2026-11-22T12:02:00.000Z',
  testedBy: { unitNumber: '100', firstName: 'Noa', lastName: 'Peretz' },
};

const channels = (...answers: readonly object[]) =>
  server.use(http.get('*/api/admin/channels', () => HttpResponse.json(answers)));
const answerTest = (channel: string, answer: object) => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`*/api/admin/channels/${channel}/test`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.json({
        ...{ channel, problem: null, said: null, to: null, retryAfterSeconds: null },
        testedAt: '2026-11-23T12:02:00.000Z',
        ...answer,
      });
    }),
  );
  return keys;
};

test('shows the state of each channel, and what to configure', async () => {
  channels(
    { ...email, lastTest },
    { ...whatsapp, configured: false, missingVariables: ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'] },
  );
  renderScreen(<Delivery />);
  const [mail, message] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement];
  expect(mail).toHaveTextContent(/Last test failed.*office@rigbook\.example/);
  expect(mail).toHaveTextContent('Access to the mail server was refused');
  expect(mail).toHaveTextContent(/190 - Token expired.*Last test .*, by Noa Peretz, Unit 100\./);
  expect(message).toHaveTextContent(
    /Not set up.*Nothing is sent by WhatsApp\..*WHATSAPP_TOKENWHATSAPP_PHONE_NUMBER_ID/,
  );
  expect(within(message).queryByRole('button')).not.toBeInTheDocument();
});

test('sends a test, and says where it went; the next one is another test', async () => {
  channels(email, whatsapp);
  const keys = answerTest('email', { outcome: 'sent', to: 'd•••@example.org' });
  const { user } = renderScreen(<Delivery />);
  await user.click(await screen.findByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Sent to d•••@example\.org at 14:02Check your inbox/);
  await user.click(screen.getByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test("shows the provider's answer, and the server's refusal", async () => {
  channels(email, whatsapp);
  answerTest('whatsapp', {
    outcome: 'try-later',
    problem: 'put-off',
    said: '130429 - Rate limit',
    retryAfterSeconds: 90,
  });
  server.use(
    http.post('*/api/admin/channels/email/test', () => refuse(409, 'NO_ADDRESS_FOR_CHANNEL', 'Your profile has none.')),
  );
  const { user } = renderScreen(<Delivery />);
  await user.click(await screen.findByRole('button', { name: 'Send me a test by WhatsApp' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /asked by WhatsApp to try again later.*130429 - Rate limit.*2 minutes/,
  );
  await user.click(screen.getByRole('button', { name: 'Send me a test email' }));
  expect(await screen.findByText(/Your profile has none\./)).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  server.use(http.get('*/api/admin/channels', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Out of reach.')));
  const { user } = renderScreen(<Delivery />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of reach.');
  channels(email, whatsapp);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Not tested yet')).toHaveLength(2);
});
