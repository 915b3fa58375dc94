import { hashOf } from '../../event-store/texts/concealed-text.js';
import { textHashesIn } from '../../event-store/texts/texts-of-event.js';
import type { EventWithTexts } from '../sealed-texts.js';
import { fault, type Fault, named } from './fault.js';

/** Holds the texts of an event against their hashes in it. An erased one is empty, but not missing. */
export function textFault(event: EventWithTexts): Fault | null {
  for (const [path, sha256] of textHashesIn(event.data)) {
    const kept = event.texts?.[path];
    if (kept === undefined) return fault('text-missing', { event: named(event), subject: path });
    if (kept && hashOf(Buffer.from(kept.salt, 'hex'), kept.text) !== sha256)
      return fault('text-changed', { event: named(event), subject: path });
  }
  return null;
}
