import { type CloudApi, cloudError, startCloudApi } from '../../../../test/support/servers/cloud-api.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { readConfiguration } from '../../../platform/configuration/read-configuration.js';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { WhatsAppSender } from './whatsapp-sender.js';
import type { WhatsAppMessage } from './whatsapp-message.js';

const message: WhatsAppMessage = {
  id: '0199c0de-0001-7000-8000-000000000001',
  to: '050-000 0101',
  country: 'IL',
  template: 'signature_request',
  language: 'he',
  parameters: ['Dana\nLevi', 'ALS1'],
};

let api: CloudApi;
beforeAll(async () => {
  api = await startCloudApi();
});
afterAll(() => api.close());

const sender = (changes: Readonly<Record<string, string>> = {}, patienceMillis?: number): WhatsAppSender => {
  const environment = {
    WHATSAPP_API_URL: api.url,
    WHATSAPP_TOKEN: 'a-token',
    WHATSAPP_PHONE_NUMBER_ID: '1234',
    ...changes,
  };
  return new WhatsAppSender(readConfiguration(environment) as Configuration, new TestClock(), patienceMillis);
};

describe('a WhatsApp message', () => {
  it('is sent from its template, as the API documents it', async () => {
    expect(await sender().send(message)).toEqual({ outcome: 'sent', providerId: 'wamid.1', said: null });
    expect(api.calls.at(-1)?.body).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '+972500000101',
      type: 'template',
      template: {
        name: 'signature_request',
        language: { code: 'he' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Dana Levi' },
              { type: 'text', text: 'ALS1' },
            ],
          },
        ],
      },
      biz_opaque_callback_data: message.id,
    });
    await sender().send({ ...message, template: 'hello_world', language: 'en_US', parameters: [] });
    expect(api.calls.at(-1)?.body['template']).toEqual({ name: 'hello_world', language: { code: 'en_US' } });
  });

  it("goes to a number of the organisation's country, unless it says another one", async () => {
    for (const to of ['07400 123456', '+44 7400 123456', '0044 7400 123456']) {
      expect(await sender().send({ ...message, to, country: 'GB' })).toMatchObject({ outcome: 'sent' });
      expect(api.calls.at(-1)?.body['to']).toBe('+447400123456');
    }
    await sender().send({ ...message, to: '+972 50 000 0101', country: 'GB' });
    expect(api.calls.at(-1)?.body['to']).toBe('+972500000101');
  });

  it('to what is no number, or without a configuration, is not sent', async () => {
    const before = api.calls.length;
    expect(await sender().send({ ...message, to: '0000000000' })).toMatchObject({
      outcome: 'failed',
      problem: 'recipient-refused',
    });
    const unconfigured = new WhatsAppSender(readConfiguration({}) as Configuration, new TestClock());
    expect(await unconfigured.send(message)).toEqual({ outcome: 'not-configured' });
    expect(api.calls).toHaveLength(before);
  });
});

describe('the API', () => {
  it.each([
    [400, cloudError(131026, 'Message undeliverable', 'To +972 50 000 0101'), 'recipient-refused'],
    [400, cloudError(131030, 'Recipient phone number not in allowed list'), 'recipient-refused'],
    [404, cloudError(132001, 'Template name does not exist in the translation'), 'message-refused'],
    [403, cloudError(10, 'Application does not have permission'), 'sign-in-refused'],
    [400, 'not JSON', 'message-refused'],
  ])('refuses for good: %i %j', async (status, body, problem) => {
    api.answer(status, body);
    const outcome = await sender().send(message);
    expect(outcome).toMatchObject({ outcome: 'failed', problem });
    expect(JSON.stringify(outcome)).not.toContain('0101');
  });

  it('says why, beginning with its code', async () => {
    api.answer(400, cloudError(131026, 'Message undeliverable', 'The number +972500000101 is not on WhatsApp.'));
    expect(await sender().send(message)).toMatchObject({
      said: '131026 - (#131026) Message undeliverable - The number ••• is not on WhatsApp.',
    });
  });

  it('refuses a wrong token for good, without repeating it', async () => {
    const outcome = await sender({ WHATSAPP_TOKEN: 'hunter2' }).send(message);
    expect(outcome).toMatchObject({ outcome: 'failed', problem: 'sign-in-refused' });
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
  });

  it.each([
    [429, cloudError(130429, 'Rate limit hit'), { 'Retry-After': '90' }, 'put-off', 90],
    [400, cloudError(131056, 'Pair rate limit hit'), {}, 'put-off', null],
    [500, cloudError(131000, 'Something went wrong'), {}, 'provider-trouble', null],
    [503, '<html>', { 'Retry-After': 'Sun, 22 Nov 2026 12:01:00 GMT' }, 'provider-trouble', expect.any(Number)],
    [400, cloudError(131016, 'Service unavailable'), {}, 'provider-trouble', null],
    [200, '<html>a proxy</html>', {}, 'provider-trouble', null],
  ])('may take it later: %i %j', async (status, body, headers, problem, retryAfterSeconds) => {
    api.answer(status, body, headers);
    expect(await sender().send(message)).toMatchObject({ outcome: 'try-later', problem, retryAfterSeconds });
  });

  it('that does not answer, breaks off, is not there or sends elsewhere may take it later', async () => {
    api.fall('silent');
    expect(await sender({}, 150).send(message)).toMatchObject({ outcome: 'try-later', problem: 'no-answer' });
    api.fall('broken-off');
    expect(await sender().send(message)).toMatchObject({ outcome: 'try-later', problem: 'connection-lost' });
    const gone = await startCloudApi();
    await gone.close();
    expect(await sender({ WHATSAPP_API_URL: gone.url }).send(message)).toMatchObject({
      outcome: 'try-later',
      problem: 'unreachable',
    });
    api.answer(307, '', { Location: 'http://127.0.0.1:1/' });
    expect(await sender().send(message)).toMatchObject({ outcome: 'try-later' });
  });
});
