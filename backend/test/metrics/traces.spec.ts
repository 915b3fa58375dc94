import { DeliveryPace } from '../../src/notifications/delivery/delivery-pace.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { mondayEvening, vehicleId } from '../support/shift.js';
import { type ReceivedSpan, startTraceReceiver } from './support/trace-receiver.js';

let collector: Awaited<ReturnType<typeof startTraceReceiver>>;
let app: TestApp;
beforeAll(async () => {
  collector = await startTraceReceiver();
  app = await startTestApp({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    delivery: new DeliveryPace(),
  });
});
afterAll(async () => {
  await app.close();
  await collector.close();
});

const named = (spans: readonly ReceivedSpan[], name: string) => spans.find((span) => span.name === name);
const parentOf = (spans: readonly ReceivedSpan[], child: ReceivedSpan | undefined) =>
  spans.find(({ spanId }) => spanId === child?.parentSpanId)?.name;

it('show a request, its command and its round trips below the span of the caller', async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const dana = await app.signIn('101');
  const booking = { ...mondayEvening, purpose: 'A very private purpose', vehicleId: await vehicleId(app, 'ALS1') };
  const answer = await dana
    .post('/api/bookings')
    .set('traceparent', `00-${traceId}-00f067aa0ba902b7-01`)
    .send(booking)
    .expect(201);
  expect(answer.headers['x-correlation-id']).toBe('4bf92f35-77b3-4da6-a3ce-929d0e0e4736');

  const spans = await collector.trace(traceId, (found) => named(found, 'POST /api/bookings') !== undefined);
  const request = named(spans, 'POST /api/bookings');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  const command = named(spans, 'RequestBooking');
  expect(parentOf(spans, command)).toBe('POST /api/bookings');
  const ofCommand = spans.filter(({ parentSpanId }) => parentSpanId === command?.spanId);
  expect(JSON.stringify(ofCommand)).toContain('event-store.append');
  expect(collector.received()).not.toContain('A very private purpose');
  expect(collector.received()).not.toContain(booking.vehicleId);
});

it('have the digits of the correlation id that the caller sends, whatever the trace it is in', async () => {
  const correlationId = '5f0c2f4e-3f1b-4c55-9a51-0d6f6d0a3c11';
  await app
    .visitor()
    .get('/api/vehicles')
    .set('X-Correlation-Id', correlationId)
    .set('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4737-00f067aa0ba902b7-01')
    .expect(200);
  const spans = await collector.trace(correlationId.replaceAll('-', ''), (found) => found.length >= 2);
  expect(named(spans, 'GET /api/vehicles')?.parentSpanId).toBeUndefined();
});

it('show jobs of queues with their statements', async () => {
  const job = await collector.span('job of');
  expect(job).toBeDefined();
  const spans = await collector.trace(job?.traceId ?? '', (found) => found.length >= 2);
  expect(JSON.stringify(spans)).toContain('notification.claim');
});

it('show each message in a trace of its own, and its outcome in that of those written with it', async () => {
  const [message] = await app.database.query<{ id: string }>({
    name: 'test.message',
    text: 'SELECT id FROM notification WHERE due_at <= $1 LIMIT 1',
    values: [app.clock.now()],
  });
  const about = (span: ReceivedSpan) => JSON.stringify(span.attributes).includes(message!.id);
  const delivery = await collector.span('delivery by', about);
  expect(delivery?.parentSpanId).toBeUndefined();
  const outcomes = await collector.span('outcomes of', about);
  expect(outcomes?.parentSpanId).toBeUndefined();
  const written = await collector.trace(outcomes?.traceId ?? '', (found) => found.length >= 2);
  expect(JSON.stringify(written)).toContain('notification.end-attempts');
  const job = await collector.span('job of');
  expect(new Set([job?.traceId, delivery?.traceId, outcomes?.traceId]).size).toBe(3);
});
