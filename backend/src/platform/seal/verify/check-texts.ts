import { hashOf } from '../../event-store/texts/concealed-text.js';
import { textHashesIn, withKeptTexts } from '../../event-store/texts/texts-of-event.js';
import { storedLeafOf } from '../canonical-event.js';
import { type EventWithTexts, keptTextsOf } from '../sealed-texts.js';
import { fault, type Fault, named } from './fault.js';

/** Holds the texts of an event against their hashes in it. An erased one is empty, but not missing. */
export function textFault(event: EventWithTexts): Fault | null {
  for (const [path, sha256] of textHashesIn(event.data)) {
    const kept = event.texts?.[path];
    if (kept === undefined) return fault('text-missing', { event: named(event), subject: path });
    if (kept && hashOf(Buffer.from(kept.salt, 'hex'), kept.text) !== sha256)
      return fault('text-changed', { event: named(event), subject: path });
  }
  return originalFault(event);
}

/** Of a redacted event whose texts are all kept: with them it must be the original that was sealed. */
function originalFault(event: EventWithTexts): Fault | null {
  const { redaction, texts } = event;
  if (!redaction || Object.values(texts ?? {}).includes(null)) return null;
  const original = storedLeafOf({ ...event, data: withKeptTexts(event.data, keptTextsOf(event)) });
  return original.toString('hex') === redaction.leafBefore ? null : fault('event-changed', { event: named(event) });
}
