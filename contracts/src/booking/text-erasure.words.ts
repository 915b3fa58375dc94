/** Why an administrator erases a text. Stored in events: never rename. */
export const textErasureReasons = ['names-a-person', 'asked-to', 'ordered', 'offensive'] as const;
export type TextErasureReason = (typeof textErasureReasons)[number];
