import { tracingChannel, type TracingChannel } from 'node:diagnostics_channel';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import type { Statement } from '../database/statement.js';

/*
 * What metrics and traces listen to. Without a listener it costs one comparison. What is published holds everything that is
 * known, personal data included; listeners choose what they pass on.
 */

/** Statements that were sent together, until they are answered. */
export const roundTrips: TracingChannel<unknown, RoundTrip> = tracingChannel('rigbook:round-trip');

export interface RoundTrip {
  readonly statements: readonly Statement[];
}

/** A job of a queue, while a worker processes it. */
export const jobs: TracingChannel<unknown, Job> = tracingChannel('rigbook:job');

export interface Job {
  readonly queue: string;
  readonly id: string;
}

/** Work on messages that is not part of the job or request that began it. */
export const messageWork: TracingChannel<unknown, MessageWork> = tracingChannel('rigbook:message-work');

export interface MessageWork {
  readonly name: string;
  readonly messages: readonly string[];
}

/** Tells what happened to those who listen in this process. */
export class Signal<Subject> {
  private readonly listeners: ((subject: Subject) => void)[] = [];

  listen(listener: (subject: Subject) => void): void {
    this.listeners.push(listener);
  }

  tell(subject: Subject): void {
    for (const listener of this.listeners) listener(subject);
  }
}

/** Events that were committed together. */
export const committed = new Signal<readonly { readonly type: string }[]>();

/** The code of a refusal that was answered. */
export const refused = new Signal<RefusalCode>();
