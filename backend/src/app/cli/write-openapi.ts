import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { readConfiguration } from '../../platform/configuration/read-configuration.js';
import { accessTable } from '../../platform/http/openapi/access-table.js';
import { createOpenApiDocument } from '../../platform/http/openapi/openapi-document.js';
import { AppModule } from '../app.module.js';
import { runMain } from '../running/run-main.js';

const repository = path.resolve(import.meta.dirname, '../../..');

// npm run openapi: writes the API document and the table of who may call what, from the controllers, without database or
// listener; an argument names another folder for both
runMain(async () => {
  const configuration = { ...readConfiguration({}), sessionSecret: '' };
  const app = await NestFactory.create(AppModule.of(configuration, { worker: false }), new FastifyAdapter(), {
    preview: true,
    abortOnError: false,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  const document = createOpenApiDocument(app);
  const [, , folder] = process.argv;
  const json = `${JSON.stringify(document, undefined, 2)}\n`;
  writeFileSync(path.join(folder ?? path.join(repository, 'contracts'), 'openapi.json'), json);
  writeFileSync(path.join(folder ?? path.join(repository, 'docs'), 'access.md'), accessTable(document));
});
