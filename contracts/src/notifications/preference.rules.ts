import { messageChannels, type MessageChannel } from './templates/template.words.js';

export const defaultChannels: readonly MessageChannel[] = messageChannels;

/** Of requests that wait for a decision, an administrator is told only on wish: the office is told anyway. */
export const defaultDecisionChannels: readonly MessageChannel[] = [];

export const channelsMissing = 'Please choose email, WhatsApp or both';
export const decisionChannelsUnknown = 'Please choose email, WhatsApp, both or neither';

/** The problem of the chosen channels as a sentence, if any. */
export const channelsProblem = (chosen: unknown): string | undefined =>
  areChannels(chosen) && chosen.length > 0 ? undefined : channelsMissing;

/** The same of the channels by which an administrator hears of requests. */
export const decisionChannelsProblem = (chosen: unknown): string | undefined =>
  areChannels(chosen) ? undefined : decisionChannelsUnknown;

const areChannels = (chosen: unknown): chosen is readonly MessageChannel[] =>
  Array.isArray(chosen) && new Set(chosen).size === chosen.length && chosen.every(isMessageChannel);

const isMessageChannel = (channel: unknown): boolean => (messageChannels as readonly unknown[]).includes(channel);

/** The stored form of a choice, in a fixed order. */
export const inOrder = (chosen: readonly MessageChannel[]): readonly MessageChannel[] =>
  messageChannels.filter((channel) => chosen.includes(channel));
