import type { TracingChannel } from 'node:diagnostics_channel';
import { type Context, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import type { CommandBus, ICommand } from '@nestjs/cqrs';
import { jobs, messageWork, roundTrips } from '../observed/observed.js';
import { endSpan, type Spans, type SpanStart } from './spans.js';

const nothing = () => {};

/** A span for each round trip to the database that belongs to a request, command or job. It names statements and has no values. */
export function traceRoundTrips(spans: Spans): void {
  const begun = new WeakMap<object, Context>();
  roundTrips.subscribe({
    start: (trip) => {
      if (!spans.current.getStore()) return;
      const names = trip.statements.map(({ name }) => name || 'unnamed');
      const [first = 'nothing', ...others] = names;
      begun.set(
        trip,
        spans.begin({
          name: others.length === 0 ? first : `${first} and ${others.length} more`,
          kind: SpanKind.CLIENT,
          attributes: { 'db.system.name': 'postgresql', 'rigbook.statements': names },
        }),
      );
    },
    asyncEnd: (trip) => endSpan(begun.get(trip), trip.error),
    end: nothing,
    asyncStart: nothing,
    error: nothing,
  });
}

/** A trace for each job of a queue. */
export const traceJobs = (spans: Spans): void =>
  traceEach(spans, jobs, (job) => ({
    name: `job of ${job.queue}`,
    kind: SpanKind.CONSUMER,
    attributes: { 'messaging.destination.name': job.queue, 'messaging.message.id': job.id },
  }));

/** A trace for each message that is sent, and for outcomes that are recorded together: a job may begin thousands of them. */
export const traceMessages = (spans: Spans): void =>
  traceEach(spans, messageWork, ({ name, messages }) => ({
    name,
    kind: SpanKind.PRODUCER,
    attributes: { 'rigbook.messages': [...messages] },
  }));

function traceEach<Work extends object>(
  spans: Spans,
  channel: TracingChannel<unknown, Work>,
  startOf: (work: Work) => SpanStart,
): void {
  const begun = new WeakMap<object, Context>();
  channel.start.bindStore(spans.current, (work) => {
    const context = spans.begin(startOf(work), ROOT_CONTEXT);
    begun.set(work, context);
    return context;
  });
  channel.subscribe({
    asyncEnd: (work) => endSpan(begun.get(work), work.error),
    start: nothing,
    end: nothing,
    asyncStart: nothing,
    error: nothing,
  });
}

/** A span for each command. */
export function traceCommands(bus: CommandBus, spans: Spans): void {
  const execute = bus.execute.bind(bus);
  const traced = async (command: ICommand): Promise<unknown> => {
    const context = spans.begin({ name: command.constructor.name, kind: SpanKind.INTERNAL, attributes: {} });
    let failure: unknown;
    try {
      return await spans.current.run(context, () => execute(command));
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      endSpan(context, failure);
    }
  };
  Object.assign(bus, { execute: traced });
}
