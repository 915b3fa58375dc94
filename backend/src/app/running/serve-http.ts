import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createHttpApp } from '../../platform/http/create-http-app.js';
import { createLogger } from '../../platform/http/logging.js';
import { serveOpenApi } from '../../platform/http/openapi/openapi-document.js';
import { serveWebPage } from '../../platform/http/web-page.js';
import { AppModule, type Roles } from '../app.module.js';
import type { ReadyConfiguration } from './prepare-database.js';
import { stopAtTheEnd } from './stopping.js';

const builtPage = path.resolve(import.meta.dirname, '../../../../../frontend/dist');

/** The application with API, documentation and web page; not yet listening. It ends with the process. */
export async function createApplication(
  configuration: ReadyConfiguration,
  roles: Roles,
): Promise<NestFastifyApplication> {
  const app = await createHttpApp(AppModule.of(configuration, roles), {
    logger: createLogger(configuration.logLevel),
    publicUrl: configuration.http.publicUrl,
    trustedProxies: configuration.http.trustedProxies,
  });
  stopAtTheEnd(() => app.close());
  serveOpenApi(app);
  await serveWebPage(app, builtPage);
  return app;
}

/** Listens where the configuration says; answers the port, which PORT=0 leaves to the system. */
export async function listen(app: NestFastifyApplication, { http }: ReadyConfiguration): Promise<number> {
  await app.listen(http.port, http.host);
  const address = app.getHttpServer().address();
  return typeof address === 'object' && address ? address.port : http.port;
}
