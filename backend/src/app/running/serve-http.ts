import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createLogger } from '../../platform/http/server/logging.js';
import type { Roles } from '../app.module.js';
import { createApplication } from '../create-application.js';
import type { ReadyConfiguration } from './prepare-database.js';
import { stopAtTheEnd } from './stopping.js';

/** The application with its page, initialised, ended with the process; not yet listening. */
export async function prepareHttp(
  configuration: ReadyConfiguration,
  { worker }: Roles,
): Promise<NestFastifyApplication> {
  const logger = createLogger(configuration.logLevel);
  const app = await createApplication(configuration, { worker, logger, webPageFolder: webPageFolder() });
  stopAtTheEnd(() => app.close());
  await app.init();
  return app;
}

/** Listens where the configuration says; answers the port, which PORT=0 leaves to the system. */
export async function listen(app: NestFastifyApplication, { http }: ReadyConfiguration): Promise<number> {
  await app.listen(http.port, http.host);
  const address = app.getHttpServer().address();
  return typeof address === 'object' && address ? address.port : http.port;
}

/** Where the built page is: beside the backend, which is some folders above this file, how many depends on the bundle. */
function webPageFolder(from = import.meta.dirname): string {
  const folder = path.join(from, 'frontend/dist');
  const above = path.dirname(from);
  return existsSync(folder) || above === from ? folder : webPageFolder(above);
}
