import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const CORRELATION_HEADER = 'x-correlation-id';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** https://www.w3.org/TR/trace-context: version, trace, calling span, flags */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/;

/**
 * The id of a request: what the caller sends as a UUID (other text could forge log lines), else the caller's trace, else a new one.
 */
export function correlationId(headers: IncomingHttpHeaders): string {
  const sent = headers[CORRELATION_HEADER];
  if (typeof sent === 'string' && UUID.test(sent)) return sent.toLowerCase();
  const { traceId } = callingSpan(headers) ?? {};
  return traceId?.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5') ?? randomUUID();
}

/** The trace of a correlation id has its hexadecimal digits. */
export const traceIdOf = (id: string): string => id.replaceAll('-', '');

/** The caller's span, if it sends one. */
export function callingSpan({ traceparent }: IncomingHttpHeaders) {
  if (typeof traceparent !== 'string') return undefined;
  const [, traceId, spanId, flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  return traceId && spanId ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true } : undefined;
}
