import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { unknownCertificate } from '../../../test/support/servers/unknown-certificate.js';
import { postMessage } from './post-message.js';

it('a receiver whose certificate no one vouches for is told nothing', async () => {
  let told = false;
  const server = createServer(unknownCertificate(), (_request, response) => {
    told = true;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `https://localhost:${(server.address() as AddressInfo).port}/`;
  expect(await postMessage({ address, headers: {}, body: '{}', onlyPublic: false })).toMatchObject({
    failure: 'unreachable',
    said: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  expect(told).toBe(false);
  server.close();
});
