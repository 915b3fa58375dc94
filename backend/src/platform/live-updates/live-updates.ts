import { Injectable } from '@nestjs/common';
import { type LiveTopic, liveTopics } from '@rigbook/contracts/live-updates/live.words';
import { Notifier } from '../database/notifier.js';

/** Processes with live streams listen here. */
export const LIVE_CHANNEL = 'rigbook_live';

/** `session`: sessions may have ended or gained administrator access. Sent between processes only. */
type HintTopic = LiveTopic | 'session';

/** What has changed and should be read again, and whom it concerns if only one person; never the new value. */
export interface Hint {
  readonly topic: HintTopic;
  /** id of the only responder whom it concerns */
  readonly of?: string;
}

const topics: ReadonlySet<string> = new Set([...liveTopics, 'session']);

export const writeHint = ({ topic, of }: Hint): string => (of === undefined ? topic : `${topic} ${of}`);

/** Undefined for a topic of a newer version. */
export function readHint(payload: string): Hint | undefined {
  const [topic = '', of] = payload.split(' ');
  if (!topics.has(topic)) return undefined;
  return { topic: topic as HintTopic, ...(of !== undefined && { of }) };
}

/** Tells every process what changed. Call it after the commit. */
export function sendHints(notifier: Notifier, hints: readonly Hint[]): void {
  for (const hint of hints) notifier.notify(LIVE_CHANNEL, writeHint(hint));
}

/** For changes without an event; the event store announces those with one. */
@Injectable()
export class LiveUpdates {
  constructor(private readonly notifier: Notifier) {}

  /** Once the change is committed: `liveUpdates.send({ topic: 'admin-notifications' })`. */
  send(...hints: readonly Hint[]): void {
    sendHints(this.notifier, hints);
  }
}
