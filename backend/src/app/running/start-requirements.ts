import type { Configuration, HttpConfiguration } from '../../platform/configuration/configuration.js';
import { listenOnce } from '../../platform/embedded-postgres/operating-system.js';
import { StartFailure } from './run-main.js';

/** Processes that share a database cannot each start an embedded server. */
export function requireDatabaseUrl({ databaseUrl }: Configuration): void {
  if (!databaseUrl) throw new StartFailure('DATABASE_URL is not set: only npm start includes a Postgres.');
}

/** Fails early, before anything slow, if the address cannot be listened on. */
export async function requirePort({ host, port }: HttpConfiguration): Promise<void> {
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw new StartFailure(portProblem(port, host, (error as NodeJS.ErrnoException).code));
  }
}

function portProblem(port: number, host: string, code: string | undefined): string {
  const another = port === 3000 ? 3001 : 3000;
  const remedy = `Set PORT to another one, for example PORT=${another} npm start.`;
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. ${remedy}`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user. ${remedy}`;
  return `Cannot listen on HOST ${host}, PORT ${port} (${code}).`;
}
