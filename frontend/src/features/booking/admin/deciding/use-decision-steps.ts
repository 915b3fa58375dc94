import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { VehicleAtHand } from '@rigbook/contracts/booking/steps.rules';
import type { Booking, Circumstances } from '../../../../lib/http/answers.js';
import { useSteps } from '../../shared/use-steps.js';
import { circumstancesQuery } from '../api/decisions.js';
import { undoableDecision, useDecisionOn } from '../shared/undo/undoable-decision.js';
import { useDecide } from './use-decide.js';

interface Viewed {
  readonly bookingId: string;
  readonly booking: Booking | undefined;
  readonly listed: readonly Booking[];
  /** Asks for the reason immediately. */
  readonly rejectingId: string | undefined;
  readonly onView: (bookingId: string) => void;
  readonly onClose: () => void;
}

const isDecided = (bookingId: string): boolean => {
  const { held, sent } = undoableDecision.current();
  return [...held, ...sent].some((decision) => decision.bookingId === bookingId);
};

/** As the circumstances of a booking tell it. Out on a shift, it hides whether it is in service; then the server decides. */
export const vehicleIn = ({ vehicle: { name } }: Booking, circumstances: Circumstances | undefined): VehicleAtHand => {
  const { vehicleStatus: service, maintenanceUntil = null } = circumstances ?? {};
  return service && service !== 'in_use' ? { name, service, maintenanceUntil } : { name };
};

/** Deciding one booking after another. Notes typed for a booking stay until the administrator returns to it. */
export function useDecisionSteps({ bookingId, booking, listed, rejectingId: first, onView, onClose }: Viewed) {
  const decide = useDecide();
  const underWay = useDecisionOn(bookingId);
  const obstacleTo = useSteps();
  const [notesOf, setNotesOf] = useState<Readonly<Record<string, string>>>({});
  const [rejectingId, setRejectingId] = useState(first);
  const notes = notesOf[bookingId] ?? '';
  const isOpen = booking?.status === 'pending' && underWay === undefined;
  const { data: circumstances, isLoading } = useQuery({ ...circumstancesQuery(bookingId), enabled: isOpen });
  const canApprove =
    isOpen && !isLoading && obstacleTo('approve', booking, { vehicle: vehicleIn(booking, circumstances) }) === null;
  const rejecting = isOpen && rejectingId === bookingId;

  const finish = (step: 'approve' | 'reject') => {
    if (!booking || !isOpen) return;
    decide([booking], step, notes);
    const next = nextToDecide(listed, bookingId, isDecided);
    if (next) onView(next.id);
    else onClose();
  };
  return {
    isOpen,
    underWay,
    /** If not, it can only be rejected. */
    canApprove,
    rejecting,
    notes,
    write: (words: string) => setNotesOf({ ...notesOf, [bookingId]: words }),
    keepPending: () => setRejectingId(undefined),
    finishRejecting: () => finish('reject'),
    steps: {
      approve: () => {
        if (canApprove && !rejecting) finish('approve');
      },
      /** Asks for the reason first. */
      reject: () => {
        if (isOpen) setRejectingId(bookingId);
      },
      undo: () => {
        const [undone] = undoableDecision.undo();
        if (undone) onView(undone.bookingId);
      },
    },
  };
}

export type DecisionSteps = ReturnType<typeof useDecisionSteps>;

/** The booking that many places further in the list; from outside the list, one of its ends. */
export function bookingBeside(list: readonly Booking[], fromId: string, step: 1 | -1): Booking | undefined {
  const at = list.findIndex(({ id }) => id === fromId);
  return at < 0 ? list.at(step === 1 ? 0 : -1) : list[at + step];
}

/** The next pending booking, starting over after the end. */
export function nextToDecide(
  list: readonly Booking[],
  fromId: string,
  isDecided: (bookingId: string) => boolean,
): Booking | undefined {
  const at = list.findIndex(({ id }) => id === fromId);
  const inTurn = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return inTurn.find(({ id, status }) => status === 'pending' && id !== fromId && !isDecided(id));
}
