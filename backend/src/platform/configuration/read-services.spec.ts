import { readConfiguration } from './read-configuration.js';

it('takes the hosts of webhooks, and stops at what is none', () => {
  expect(readConfiguration({}).webhookHosts).toBeUndefined();
  const named = readConfiguration({ WEBHOOK_HOSTS: 'Dispatch.example.org, board.example.org' });
  expect(named.webhookHosts).toEqual(['dispatch.example.org', 'board.example.org']);
  for (const WEBHOOK_HOSTS of ['https://a.example', 'a.example/x', 'a.example:8443', 'a.example,', 'a b'])
    expect(() => readConfiguration({ WEBHOOK_HOSTS })).toThrow(/^WEBHOOK_HOSTS must be names of hosts/);
});

it('takes an email or https address for reports of weaknesses, and stops at anything else', () => {
  const contactOf = (SECURITY_CONTACT: string) => readConfiguration({ SECURITY_CONTACT }).http.securityContact;
  expect(contactOf('')).toBeUndefined();
  expect(contactOf('security@example.org')).toBe('mailto:security@example.org');
  expect(contactOf('https://example.org/report')).toBe('https://example.org/report');
  for (const wrong of ['http://example.org', 'security', 'javascript:alert(1)', 'https://a.example\nContact: b'])
    expect(() => contactOf(wrong)).toThrow(/^SECURITY_CONTACT must be/);
});
