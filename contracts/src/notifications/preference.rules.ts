import { messageChannels, type MessageChannel } from './templates/template.words.js';

/** How a responder is written to who has not said otherwise. */
export const defaultChannels: readonly MessageChannel[] = messageChannels;

export const channelsMissing = 'Please choose email, WhatsApp or both';

/** What is wrong with the chosen channels, as a sentence; undefined when they are valid. */
export const channelsProblem = (chosen: unknown): string | undefined =>
  Array.isArray(chosen) && chosen.length > 0 && new Set(chosen).size === chosen.length && chosen.every(isMessageChannel)
    ? undefined
    : channelsMissing;

const isMessageChannel = (channel: unknown): boolean => (messageChannels as readonly unknown[]).includes(channel);

/** The one form in which a choice is stored, however it was listed. */
export const inOrder = (chosen: readonly MessageChannel[]): readonly MessageChannel[] =>
  messageChannels.filter((channel) => chosen.includes(channel));
