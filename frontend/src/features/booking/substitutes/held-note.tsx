import type { OfferedSubstitute } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

/** In the list of bookings: which vehicle is held instead, and where to answer. */
export function HeldNote({ offer }: { readonly offer: OfferedSubstitute }) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  return (
    <p className="font-semibold">
      {rich('substitutes.held', {
        vehicle: <bdi>{offer.substitute.name}</bdi>,
        time: times.instantInSentence(offer.holdEndsAt),
      })}{' '}
      {text('substitutes.answerAbove')}
    </p>
  );
}
