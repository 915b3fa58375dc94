import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly status?: { readonly code?: number };
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[] }[];
}

const PATIENCE_MS = 60_000;

/** A collector of traces: OTLP over HTTP, as JSON. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') {
        bodies.push(body);
        const { resourceSpans } = JSON.parse(body) as Export;
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** everything received, as text */
    received: () => bodies.join('\n'),
    /** The spans of a trace, once all that `isComplete` asks for have arrived. */
    async trace(traceId: string, isComplete: (spans: readonly ReceivedSpan[]) => boolean) {
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        const found = spans.filter((span) => span.traceId === traceId);
        if (isComplete(found) || performance.now() > until) return found;
        await sleep(50);
      }
    },
    /** The first span whose name begins so, and which is the one sought. */
    async span(beginning: string, isSought: (span: ReceivedSpan) => boolean = () => true) {
      const until = performance.now() + PATIENCE_MS;
      for (;;) {
        const found = spans.find((span) => span.name.startsWith(beginning) && isSought(span));
        if (found || performance.now() > until) return found;
        await sleep(50);
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
