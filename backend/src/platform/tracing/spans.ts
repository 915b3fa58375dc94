import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type IdGenerator, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';

const EXPORT_TIMEOUT_MS = 5_000;

/** Random ids, except for the trace of a request, which its correlation id decides. */
class TraceIds implements IdGenerator {
  next: string | undefined;
  private readonly random = new RandomIdGenerator();

  generateSpanId = (): string => this.random.generateSpanId();

  generateTraceId = (): string => {
    const id = this.next;
    this.next = undefined;
    return id !== undefined && !/^0+$/.test(id) ? id : this.random.generateTraceId();
  };
}

export interface SpanStart {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** Begins spans in the right place of their trace, and sends them. */
export class Spans {
  /** the span under way, for what is begun below it */
  readonly current = new AsyncLocalStorage<Context>();
  private readonly ids = new TraceIds();
  private readonly provider: TracerProvider;

  /** `endpoint` is the collector's, without the path of traces. */
  constructor(endpoint: string) {
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'rigbook',
        'process.pid': process.pid,
      }),
      idGenerator: this.ids,
      spanProcessors: [
        new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS }) }),
      ],
    });
  }

  /** Below the current span, or below `parent`. */
  begin(start: SpanStart, parent = this.current.getStore() ?? ROOT_CONTEXT): Context {
    const { name, ...options } = start;
    return trace.setSpan(parent, this.provider.getTracer('rigbook').startSpan(name, options, parent));
  }

  /** The first span of a trace with this id. */
  beginTrace(traceId: string, start: SpanStart): Context {
    this.ids.next = traceId;
    return this.begin(start, ROOT_CONTEXT);
  }

  /** Sends what is left. */
  stop(): Promise<void> {
    return this.provider.shutdown();
  }
}

export const spanOf = (context: Context): Span | undefined => trace.getSpan(context);

/** Ends the span of this context; an error is named by its class, since its message may quote personal data. */
export function endSpan(context: Context | undefined, error?: unknown): void {
  const span = context && trace.getSpan(context);
  if (error !== undefined)
    span?.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
  span?.end();
}
