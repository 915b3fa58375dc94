import type { DeliveryProblem } from './delivery.words.js';
import { templateKinds, templateTypes, type MessageChannel, type TemplateType } from './templates/template.words.js';

/** What a message is about. A reminder of the signature uses the text of the request, the last one of a request that of the first. Stored and sent: never rename. */
export const notificationKinds = [...templateTypes, 'signature_reminder', 'request_last_reminder'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What administrators decide, and hear of by the channels that they chose for it. */
export const kindsToDecide = [
  'request_to_decide',
  'extension_to_decide',
] as const satisfies readonly NotificationKind[];
export const isToDecide = (kind: NotificationKind): boolean => kindsToDecide.some((one) => one === kind);

const textOf: Readonly<Record<Exclude<NotificationKind, TemplateType>, TemplateType>> = {
  signature_reminder: 'signature_request',
  request_last_reminder: 'request_reminder',
};

export const templateTypeOf = (kind: NotificationKind): TemplateType =>
  kind === 'signature_reminder' || kind === 'request_last_reminder' ? textOf[kind] : kind;

export const channelsOf = (kind: NotificationKind): readonly MessageChannel[] =>
  templateKinds[templateTypeOf(kind)].channels;

/**
 * States of a message. `queued`: it waits for its time, its turn or another attempt; `withdrawn`: no longer needed. Stored and sent:
 * never rename.
 */
export const notificationStates = ['queued', 'sending', 'sent', 'failed', 'not_configured', 'withdrawn'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** States from which an administrator can retry. */
export const retryableStates = ['failed', 'not_configured'] as const satisfies readonly NotificationState[];

/** Why a message did not arrive: problems of the provider, and ours. */
export const notificationProblems = ['no-address', 'cut-off', 'unexpected'] as const;
export type NotificationProblem = DeliveryProblem | (typeof notificationProblems)[number];
