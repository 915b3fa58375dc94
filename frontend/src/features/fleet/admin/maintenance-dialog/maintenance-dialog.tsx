import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking, FleetVehicle } from '../../../../lib/http/answers.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeVehicle } from '../api/vehicles.js';
import { affectedBookingsQuery } from '../../../booking/admin/api/diary.js';
import { AffectedChoice } from './affected-choice.js';
import { CancellationOutcome } from './cancellation-outcome.js';
import { MaintenanceFields } from './maintenance-fields.js';
import { useCancellations, type Outcome } from './use-cancellations.js';
import { useMaintenanceForm } from './use-maintenance-form.js';
import { VehicleName } from '../../shared/vehicle-name.js';

interface Props {
  readonly vehicle: FleetVehicle;
  readonly onClose: () => void;
}

/**
 * Starts a maintenance or changes its end. The maintenance is recorded first, so that nothing new can be approved; then
 * the ticked bookings are cancelled. Failed cancellations and newly affected bookings are shown before the dialog
 * closes.
 */
export function MaintenanceDialog({ vehicle, onClose }: Props) {
  const text = useText();
  const rich = useRichText();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const form = useMaintenanceForm(vehicle);
  const change = useChangeVehicle(vehicle.id);
  const { outcome, cancel } = useCancellations();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [seen, setSeen] = useState<readonly Booking[]>();
  const [busy, setBusy] = useState(false);
  const asked = affectedBookingsQuery(vehicle.id, form.until ? { until: form.until } : {});
  const affected = useQuery({ ...asked, placeholderData: keepPreviousData });
  const shown = affected.data ?? [];
  const isNews = (booking: Booking) => seen !== undefined && !stoodSo(seen, booking);

  const finish = ({ cancelledIds }: Outcome) => {
    showToast({
      title: text('adminFleet.updated'),
      tone: 'success',
      ...(cancelledIds.length > 0 && { description: text('affected.cancelled', { count: cancelledIds.length }) }),
    });
    onClose();
  };

  /** The dialog stays open for changes that the administrator has not seen and cancellations that failed. */
  const cancelTicked = async () => {
    const known = await cancel(
      shown.filter(({ id }) => ticked.has(id)),
      reason,
    );
    setTicked(new Set());
    const now = queryClient.getQueryData(asked.queryKey) ?? shown;
    if (known.notCancelled.length === 0 && now.every((booking) => stoodSo(shown, booking))) return finish(known);
    setSeen(shown);
  };

  const submit = async () => {
    const changes = seen ? undefined : form.changes();
    if (busy || (!seen && changes === undefined)) return;
    setBusy(true);
    const recorded =
      changes === undefined ||
      (await attempt(
        change.mutateAsync(changes),
        text('adminFleet.updateFailed'),
        text('adminFleet.statusFailedDetail'),
      ));
    if (recorded) await cancelTicked();
    setBusy(false);
  };

  return (
    <Dialog
      title={rich('maintenance.of', { vehicle: <VehicleName vehicle={vehicle} /> })}
      width={600}
      onClose={busy ? undefined : onClose}
    >
      <DialogForm onSubmit={submit}>
        {seen ? (
          <CancellationOutcome
            title={rich('maintenance.recorded', { vehicle: <VehicleName vehicle={vehicle} /> })}
            outcome={outcome}
          />
        ) : (
          <MaintenanceFields form={form} />
        )}
        <AffectedChoice
          affected={affected}
          {...{ ticked, reason, isNews }}
          title={text(seen ? 'affected.left' : 'affected.title')}
          onTick={setTicked}
          onReason={setReason}
        />
        <Refusal error={change.error} />
        <Actions>
          {seen ? (
            <>
              <Button type="submit" danger busy={busy} disabled={ticked.size === 0}>
                {text('affected.cancelTicked')}
              </Button>
              <Button look="primary" disabled={busy} onClick={() => finish(outcome)}>
                {text('affected.done')}
              </Button>
            </>
          ) : (
            <>
              <Button disabled={busy} onClick={onClose}>
                {text('dialog.cancel')}
              </Button>
              <Button
                look="primary"
                type="submit"
                busy={busy}
                disabled={affected.isPending || affected.isPlaceholderData}
              >
                {text(vehicle.maintenance ? 'adminFleet.save' : 'adminFleet.startMaintenance')}
              </Button>
            </>
          )}
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

/** Whether the booking was on this list, with the same status. */
const stoodSo = (bookings: readonly Booking[], { id, status }: Booking): boolean =>
  bookings.some((before) => before.id === id && before.status === status);
