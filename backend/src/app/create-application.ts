import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { MICROSOFT_CALLBACK, MICROSOFT_PATH } from '../auth/microsoft/navigate/paths.js';
import type { Configuration } from '../platform/configuration/configuration.js';
import { createHttpApp } from '../platform/http/server/create-http-app.js';
import { serveOpenApi } from '../platform/http/openapi/openapi-document.js';
import { serveWebPage } from '../platform/http/server/web-page.js';
import { AppModule, type Roles } from './app.module.js';

export interface ApplicationOptions extends Roles {
  readonly logger: Logger;
  /** The built page; an API without a page where it is missing. */
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
  serveOpenApi(app);
  if (webPageFolder && existsSync(path.join(webPageFolder, 'index.html'))) await serveWebPage(app, webPageFolder);
  return app;
}
