import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { movedProgram } from './moved-date';

export interface Directory {
  /** The application's configuration. */
  readonly settings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const program = path.resolve(import.meta.dirname, '../../../backend/test/support/servers/microsoft-provider.child.mjs');

/** A real OpenID provider in place of the organization's directory, for the application at that address. */
export async function startDirectory(application: string): Promise<Directory> {
  const options = JSON.stringify({ redirectUris: [`${application}/auth/microsoft/callback`] });
  // with the date of the application, which would take its answers for expired
  const provider = spawn(process.execPath, [...movedProgram(), program, options], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    createInterface(provider.stdout).on('line', (line) => {
      if (line.startsWith('{')) resolve((JSON.parse(line) as { issuer: string }).issuer);
    });
    provider
      .once('error', reject)
      .once('exit', (code) => reject(new Error(`The directory ended with ${String(code)}`)));
  });
  return {
    settings: {
      MICROSOFT_ISSUER: issuer,
      MICROSOFT_CLIENT_ID: 'rigbook',
      MICROSOFT_CLIENT_SECRET: 'a secret of the tests',
    },
    async stop() {
      if (provider.exitCode !== null) return;
      provider.kill();
      await once(provider, 'exit');
    },
  };
}
