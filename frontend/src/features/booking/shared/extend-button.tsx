import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { Button } from '../../../ui/button.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { useHasWaiting } from './after-waiting.js';
import { useSteps } from './use-steps.js';
import { WaitingExtension, waitingUntil } from './waiting-extension.js';

const ExtendDialog = lazyDialog(async () => (await import('../extending/extend-dialog.js')).ExtendDialog);

interface Props {
  readonly booking: Booking;
  readonly look?: 'plain' | 'quiet';
}

/** "1 more hour", where its responder may extend the booking; or what they asked for and waits. Steps that wait on this device come first. */
export function ExtendButton({ booking, look = 'plain' }: Props) {
  const text = useText();
  const obstacleTo = useSteps();
  const { personId } = useOwnShifts();
  const hasWaiting = useHasWaiting(booking.id);
  // as it was when the dialog opened: once extended, it is another question
  const [extending, setExtending] = useState<Booking>();
  const mayExtend = booking.user.id === personId && !hasWaiting && obstacleTo('extend', booking) === null;
  const until = waitingUntil(booking);
  if (extending === undefined && until !== null && booking.user.id === personId && !hasWaiting)
    return <WaitingExtension booking={booking} until={until} />;
  if (extending === undefined && !mayExtend) return null;
  return (
    <>
      <Button look={look} onClick={() => setExtending(booking)}>
        {text('extend.open')}
      </Button>
      {extending && <ExtendDialog booking={extending} onClose={() => setExtending(undefined)} />}
    </>
  );
}
