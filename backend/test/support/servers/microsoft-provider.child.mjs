import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import Provider, { interactionPolicy } from 'oidc-provider';

// A real OpenID provider that stands in for the directory: `node microsoft-provider.child.mjs '{"redirectUris": [...]}'`. It
// listens on a free port, or the one given as `port`, prints {"issuer": ...} and stays. Whoever comes says who they are.
// With `foreignKey` it publishes a key that does not fit its signatures. An account named like a flaw gets an ID token that has it.
const { redirectUris, port = 0, foreignKey = false } = JSON.parse(process.argv[2] ?? '{}');

// a request that comes before the provider is made waits for it; without a listener, Node would never answer it
let serve;
const made = new Promise((resolve) => (serve = resolve));
const server = createServer((request, reply) => void made.then((answer) => answer(request, reply)));
await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
const issuer = `http://127.0.0.1:${server.address().port}`;

const policy = interactionPolicy.base();
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const about = { kid: 'of-the-tests', use: 'sig', alg: 'RS256' };
const { privateKey } = newKeys();
const signingKey = privateKey.export({ format: 'jwk' });
const published = JSON.stringify({ keys: [{ ...newKeys().publicKey.export({ format: 'jwk' }), ...about }] });
const provider = new Provider(issuer, {
  clients: [{ client_id: 'rigbook', client_secret: 'a secret of the tests', redirect_uris: redirectUris }],
  jwks: { keys: [{ ...signingKey, ...about }] },
  cookies: { keys: ['a key of the tests'] },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
  // everybody has the same address: it must decide nothing
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({ sub, email: 'dana.levi@example.org', email_verified: true }),
  }),
  claims: { openid: ['sub', 'email', 'email_verified'] },
  conformIdTokenClaims: false,
});

const form = (
  uid,
) => `<!doctype html><html lang="en"><title>Directory</title><form method="get" action="/interaction/${uid}/continue">
  <label>Account <input name="account" required></label> <button>Continue</button></form>
  <p><a href="/interaction/${uid}/cancel">Cancel</a></p></html>`;

async function answerInteraction(request, reply) {
  const url = new URL(request.url, issuer);
  const [, , uid, step] = url.pathname.split('/');
  const accountId = url.searchParams.get('account');
  if (step === 'continue' && accountId) {
    const { params } = await provider.interactionDetails(request, reply);
    const grant = new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope('openid');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, reply, { select_account: {}, login: { accountId }, consent });
  }
  if (step === 'cancel') return provider.interactionFinished(request, reply, { error: 'access_denied' });
  reply.setHeader('Content-Type', 'text/html; charset=utf-8');
  return reply.end(form(uid));
}

const AN_HOUR = 3_600;
const flaws = {
  'signed-again': () => ({}),
  expired: ({ exp }) => ({ claims: { exp: exp - 2 * AN_HOUR } }),
  'not-yet-valid': ({ exp }) => ({ claims: { nbf: exp + AN_HOUR } }),
  'for-another-application': () => ({ claims: { aud: 'another' } }),
  'of-another-issuer': () => ({ claims: { iss: 'https://elsewhere.example' } }),
  unsigned: () => ({ alg: 'none' }),
  'signed-with-the-secret': () => ({ alg: 'HS256' }),
};
const signatures = {
  none: () => Buffer.alloc(0),
  HS256: (content) => createHmac('sha256', 'a secret of the tests').update(content).digest(),
  RS256: (content) => sign('sha256', Buffer.from(content), privateKey),
};

function spoiled(idToken) {
  const parsed = (part) => JSON.parse(Buffer.from(part, 'base64url'));
  const [header, body] = idToken.split('.', 2).map(parsed);
  const flaw = flaws[body.sub]?.(body);
  if (!flaw) return idToken;
  const alg = flaw.alg ?? header.alg;
  const parts = [
    { ...header, alg },
    { ...body, ...flaw.claims },
  ];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${signatures[alg](content).toString('base64url')}`;
}

function spoilTokens(reply) {
  const end = reply.end.bind(reply);
  reply.end = (text) => {
    const answer = JSON.parse(text);
    const changed = JSON.stringify(answer.id_token ? { ...answer, id_token: spoiled(answer.id_token) } : answer);
    return end(reply.setHeader('Content-Length', Buffer.byteLength(changed)) && changed);
  };
}

const answerProtocol = provider.callback();
serve((request, reply) => {
  if (foreignKey && request.url === '/jwks') return reply.setHeader('Content-Type', 'application/json').end(published);
  if (request.url === '/token') spoilTokens(reply);
  if (!request.url.startsWith('/interaction/')) return answerProtocol(request, reply);
  answerInteraction(request, reply).catch(() => reply.writeHead(400).end('This visit is over.'));
});
process.stdout.write(`${JSON.stringify({ issuer })}\n`);
// its input ends with the process that started it, even if that is killed
process.stdin.resume().on('end', () => process.exit());
