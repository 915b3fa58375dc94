import { type Context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callingSpan, traceIdOf } from '../http/server/correlation-id.js';
import { endSpan, type Spans, spanOf } from './spans.js';

/** A span for each request, in the trace of its correlation id. Without its address, which may hold ids and words that people search. */
export function traceRequests(server: FastifyInstance, spans: Spans): void {
  const contexts = new WeakMap<FastifyRequest, Context>();

  server.addHook('onRequest', (request, _reply, done) => {
    const context = begin(request, spans);
    contexts.set(request, context);
    spans.current.run(context, done);
  });
  // reading the body loses the context
  server.addHook('preValidation', (request, _reply, done) =>
    spans.current.run(contexts.get(request) ?? ROOT_CONTEXT, done),
  );
  server.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request);
    if (context) spanOf(context)?.setAttribute('http.response.status_code', reply.statusCode);
    endSpan(context, reply.statusCode >= 500 ? reply.statusCode : undefined);
    done();
  });
}

function begin(request: FastifyRequest, spans: Spans): Context {
  const { method, headers, id } = request;
  const route = request.routeOptions.url ?? 'none';
  const start = {
    name: `${method} ${route}`,
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'http.route': route },
  };
  const caller = callingSpan(headers);
  if (caller?.traceId === traceIdOf(id)) return spans.begin(start, trace.setSpanContext(ROOT_CONTEXT, caller));
  return spans.beginTrace(traceIdOf(id), start);
}
