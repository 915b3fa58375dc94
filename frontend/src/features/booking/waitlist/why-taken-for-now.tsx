import type { SlotState, SlotWithState } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { LinkButton } from '../../../ui/link-button.js';

/** Until when hours are held, for whom, or that an extension asks for them; one's own offer can be answered from here. */
export function WhyTakenForNow({
  slot: { state, clash },
  vehicleName,
}: {
  readonly slot: Pick<SlotWithState, 'clash'> & { readonly state: Extract<SlotState, 'asked' | 'held' | 'offered'> };
  readonly vehicleName: string;
}) {
  const text = useText();
  const times = useTimes();
  if (clash === null) return null;
  return (
    <>
      <p>
        {text(`book.${state}`, {
          vehicle: vehicleName,
          start: times.instantInSentence((state === 'asked' && clash.askedFrom) || clash.startAt),
          end: times.instantInSentence(clash.endAt),
          time: times.instantInSentence(clash.offeredUntil ?? clash.startAt),
        })}
      </p>
      {state === 'offered' && <LinkButton to={paths.heldOffers}>{text('book.toOffer')}</LinkButton>}
    </>
  );
}
