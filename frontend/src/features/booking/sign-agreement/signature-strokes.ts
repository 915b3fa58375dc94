import type { PointGroup } from 'signature_pad';

/** What was drawn, or that the name was written instead, as a device keeps it until it is sent. */
export interface SignatureStrokes {
  readonly drawn: readonly PointGroup[];
  readonly written: string;
}

export const nothingDrawn: SignatureStrokes = { drawn: [], written: '' };
