import { readConfiguration } from './read-configuration.js';

it('takes the hosts of webhooks, and stops at what is none', () => {
  expect(readConfiguration({}).webhookHosts).toBeUndefined();
  const named = readConfiguration({ WEBHOOK_HOSTS: 'Dispatch.example.org, board.example.org' });
  expect(named.webhookHosts).toEqual(['dispatch.example.org', 'board.example.org']);
  for (const WEBHOOK_HOSTS of ['https://a.example', 'a.example/x', 'a.example:8443', 'a.example,', 'a b'])
    expect(() => readConfiguration({ WEBHOOK_HOSTS })).toThrow(/^WEBHOOK_HOSTS must be names of hosts/);
});
