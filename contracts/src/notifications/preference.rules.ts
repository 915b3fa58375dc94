import { messageChannels, type MessageChannel } from './templates/template.words.js';

export const defaultChannels: readonly MessageChannel[] = messageChannels;

export const channelsMissing = 'Please choose email, WhatsApp or both';

/** The problem of the chosen channels as a sentence, if any. */
export const channelsProblem = (chosen: unknown): string | undefined =>
  Array.isArray(chosen) && chosen.length > 0 && new Set(chosen).size === chosen.length && chosen.every(isMessageChannel)
    ? undefined
    : channelsMissing;

const isMessageChannel = (channel: unknown): boolean => (messageChannels as readonly unknown[]).includes(channel);

/** The stored form of a choice, in a fixed order. */
export const inOrder = (chosen: readonly MessageChannel[]): readonly MessageChannel[] =>
  messageChannels.filter((channel) => chosen.includes(channel));
