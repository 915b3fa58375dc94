import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { readConfiguration } from '../../platform/configuration/read-configuration.js';
import { createOpenApiDocument } from '../../platform/http/openapi/openapi-document.js';
import { AppModule } from '../app.module.js';
import { runMain } from '../running/run-main.js';

const committed = path.resolve(import.meta.dirname, '../../../../../contracts/openapi.json');

// npm run openapi: the document from the controllers, without database or listener; an argument names another file
runMain(async () => {
  const configuration = { ...readConfiguration({}), sessionSecret: '' };
  const app = await NestFactory.create(AppModule.of(configuration, { worker: false }), new FastifyAdapter(), {
    preview: true,
    abortOnError: false,
    logger: ['error'],
  });
  app.setGlobalPrefix('api');
  writeFileSync(process.argv[2] ?? committed, `${JSON.stringify(createOpenApiDocument(app), undefined, 2)}\n`);
});
