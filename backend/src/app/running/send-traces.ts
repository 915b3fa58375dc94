import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyInstance } from 'fastify';
import { Spans } from '../../platform/tracing/spans.js';
import { traceRequests } from '../../platform/tracing/trace-requests.js';
import { traceCommands, traceJobs, traceMessages, traceRoundTrips } from '../../platform/tracing/trace-work.js';
import { stopAtTheEnd } from './run-main.js';

/** Sends traces of this process to a collector. `server` answers requests, if this process does. */
export function sendTraces(app: INestApplicationContext, endpoint: string, server: FastifyInstance | undefined): void {
  const spans = new Spans(endpoint);
  if (server) traceRequests(server, spans);
  traceCommands(app.get(CommandBus), spans);
  traceRoundTrips(spans);
  traceJobs(spans);
  traceMessages(spans);
  stopAtTheEnd(() => spans.stop());
}
