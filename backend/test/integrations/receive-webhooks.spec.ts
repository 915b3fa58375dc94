import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { secretInWords, signedHeaders } from '../../src/integrations/webhooks/sending/webhook-secrets.js';

const document = path.resolve(import.meta.dirname, '../../../docs/how-to/receive-webhooks.md');
const secrets = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)] as const;
const seconds = 1_795_000_000;
const body = '{"type":"BookingApproved"}';
const headers = signedHeaders({ id: '0197f1c2-0e01-7000-8000-000000000e01', timestampSeconds: seconds, body }, secrets);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rigbook-how-to-'));
  const [, example = ''] = /```js\n([^`]*(?:`[^`]+`[^`]*)*)```/.exec(await readFile(document, 'utf8')) ?? [];
  await writeFile(path.join(folder, 'example.mjs'), example);
  await writeFile(
    path.join(folder, 'ask.mjs'),
    `import { isFromRigbook } from './example.mjs';
     console.log(JSON.stringify(JSON.parse(process.argv[2]).map((asked) => isFromRigbook(...asked))));`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

it('the example of the how-to knows our messages from others', async () => {
  const now = seconds * 1_000;
  const ours = secrets.map((secret) => [secretInWords(secret), headers, body, now]);
  const others = [
    [secretInWords(Buffer.alloc(32, 3)), headers, body, now],
    [secretInWords(secrets[0]), headers, `${body} `, now],
    [secretInWords(secrets[0]), { ...headers, 'webhook-id': 'another' }, body, now],
    [secretInWords(secrets[0]), headers, body, now + 600_000],
  ];
  const asked = JSON.stringify([...ours, ...others]);
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'ask.mjs'), asked]);
  expect(JSON.parse(stdout)).toEqual([true, true, false, false, false, false]);
});
