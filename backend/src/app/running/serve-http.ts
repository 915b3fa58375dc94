import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { MICROSOFT_CALLBACK, MICROSOFT_PATH } from '../../auth/microsoft/navigate/browser-redirect.js';
import type { Configuration } from '../../platform/configuration/configuration.js';
import { serveOpenApi } from '../../platform/http/openapi/serve-openapi.js';
import { createHttpApp } from '../../platform/http/server/create-http-app.js';
import { LONGEST_FAREWELL_MS } from '../../platform/http/server/finish-requests.js';
import { createLogger } from '../../platform/http/server/logging.js';
import { serveSecurityTxt } from '../../platform/http/server/security-txt.js';
import { serveWebPage } from '../../platform/http/server/web-page.js';
import { refuseDemoPasswordToOthers } from '../demo/demo-passwords.js';
import { AppModule, type Roles } from '../app.module.js';
import { observe } from './observe.js';
import type { ReadyConfiguration } from './prepare-database.js';
import { stopAtTheEnd } from './run-main.js';
import { drain } from './stopping.js';

/** The initialized application with its page, closed with the process; not listening yet. */
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

/** Listens as configured. Returns the port, which the system chooses if PORT is 0. */
export async function listen(app: NestFastifyApplication, { http }: ReadyConfiguration): Promise<number> {
  await refuseDemoPasswordToOthers(app);
  await app.listen(http.port, http.host);
  const drainMs = http.drainSeconds * 1_000;
  stopAtTheEnd(() => drain(app, drainMs), drainMs + LONGEST_FAREWELL_MS);
  const address = app.getHttpServer().address();
  return typeof address === 'object' && address ? address.port : http.port;
}

/** The folder of the built page, next to the backend. How far above this file that is depends on the bundle. */
function webPageFolder(from = import.meta.dirname): string {
  const folder = path.join(from, 'frontend/dist');
  const above = path.dirname(from);
  return existsSync(folder) || above === from ? folder : webPageFolder(above);
}

interface ApplicationOptions extends Roles {
  readonly logger: Logger;
  /** The built page; undefined serves only the API. */
  readonly webPageFolder?: string;
}

/** The application on its configured database, complete but not yet listening. */
export async function createApplication(
  configuration: Configuration,
  { logger, webPageFolder, ...roles }: ApplicationOptions,
): Promise<NestFastifyApplication> {
  const { publicUrl, trustedProxies } = configuration.http;
  const app = await createHttpApp(AppModule.of(configuration, roles), {
    logger,
    publicUrl,
    trustedProxies,
    outsideApi: [MICROSOFT_PATH, `${MICROSOFT_PATH}/${MICROSOFT_CALLBACK}`],
  });
  await observe(app, configuration, app.getHttpAdapter().getInstance());
  serveOpenApi(app);
  serveSecurityTxt(app, configuration.http);
  if (webPageFolder && existsSync(path.join(webPageFolder, 'index.html'))) await serveWebPage(app, webPageFolder);
  return app;
}
