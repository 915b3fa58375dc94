import { startMailServer } from '../../../../test/support/servers/mail-server.js';
import { readConfiguration } from '../../../platform/configuration/read-configuration.js';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { outcomeOfFetchError } from '../whatsapp/whatsapp-outcome.js';
import { outcomeOfMailError } from './mail-outcome.js';
import { MailSender } from './mail-sender.js';

describe('a mail server that speaks no TLS where it should', () => {
  it('is not said to have broken off: the connection is not secure', async () => {
    const server = await startMailServer();
    const environment = { SMTP_URL: `smtps://127.0.0.1:${server.port}`, MAIL_FROM: 'office@rigbook.example' };
    const sender = new MailSender(readConfiguration(environment) as Configuration);
    const to = { name: 'Dana Levi', address: 'dana@example.org' };
    const outcome = await sender.send({ id: '0199c0de', to, subject: 'A', html: 'B', text: 'B' });
    sender.onApplicationShutdown();
    await server.close();
    expect(outcome).toMatchObject({ outcome: 'try-later', problem: 'not-secure' });
    expect(server.arrived).toEqual([]);
  });
});

it.each([
  'CERT_HAS_EXPIRED',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ERR_SSL_WRONG_VERSION_NUMBER',
])('%s is about security, whoever is spoken to', (code) => {
  const notSecure = { outcome: 'try-later', problem: 'not-secure' };
  expect(outcomeOfMailError({ code: 'ESOCKET', originalCode: code })).toMatchObject(notSecure);
  expect(outcomeOfFetchError({ name: 'TypeError', cause: { code } })).toMatchObject(notSecure);
});
