import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** A real OpenID provider in a process of its own, which stands in for the organisation's directory. */
export interface TestProvider {
  /** What the application is configured with. */
  readonly environment: Readonly<Record<string, string>>;
  readonly issuer: string;
  stop(): Promise<void>;
}

/** The application of the tests is known to the provider by this address, wherever it listens. */
export const PUBLIC_URL = 'http://rigbook.example';

/** What does not come in that time never will; whoever waits longer is told by Jest, without a word on what was waited for. */
export const PATIENCE_MS = 60_000;

/** On a free port, or on the one given. With a foreign key, its signatures do not fit the key that it publishes. */
export async function startMicrosoftProvider(port = 0, foreignKey = false): Promise<TestProvider> {
  const program = path.resolve(import.meta.dirname, 'microsoft-provider.child.mjs');
  const options = JSON.stringify({ redirectUris: [`${PUBLIC_URL}/auth/microsoft/callback`], port, foreignKey });
  const child = spawn(process.execPath, [program, options], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve((JSON.parse(line) as { issuer: string }).issuer);
    });
    child.once('error', reject).once('exit', (code) => reject(new Error(`the provider ended with ${String(code)}`)));
    setTimeout(() => reject(new Error('the provider did not say where it listens')), PATIENCE_MS).unref();
  });
  return {
    issuer,
    environment: {
      PUBLIC_URL,
      TRUST_PROXY: '1',
      MICROSOFT_ISSUER: issuer,
      MICROSOFT_CLIENT_ID: 'rigbook',
      MICROSOFT_CLIENT_SECRET: 'a secret of the tests',
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
