import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@rigbook/contracts/api.types';
import { useRef } from 'react';
import type { Answer, Booking } from '../../../lib/http/answers.js';
import { answerSoon, api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { newIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { ApiError, isUnanswered } from '../../../lib/http/problem.js';
import { refreshAfterStep } from '../api/my-bookings.js';
import { useTrying } from './use-trying.js';

export type Handover = Answer<components['schemas']['JointHandover']>;
type OfferedHandover = Answer<components['schemas']['OfferedJointHandover']>;
export type HandoverToConfirm = Answer<components['schemas']['JointHandoverToConfirm']>;
export type WalkRound = components['schemas']['OfferJointHandover'];

const everyMs = 3_000;

/** The outgoing responder's code, and who has opened or used it. Asked again and again while a code is shown. */
export function useHandover(bookingId: string) {
  return useQuery({
    queryKey: keys.jointHandover(bookingId),
    queryFn: (): Promise<Handover> =>
      bodyOf(api.GET('/api/bookings/{id}/joint-handover', { params: { path: { id: bookingId } }, ...answerSoon() })),
    refetchInterval: ({ state: { data } }) => (data?.code ? everyMs : false),
    refetchOnMount: 'always',
  });
}

/** What had no answer is sent again as it was; what was answered gets another code. */
export function useOfferHandover(bookingId: string) {
  const queryClient = useQueryClient();
  const unanswered = useRef<{ readonly entered: string; readonly key: string }>(undefined);
  return useMutation({
    mutationFn: async (body: WalkRound): Promise<OfferedHandover> => {
      const entered = JSON.stringify(body);
      if (unanswered.current?.entered !== entered) unanswered.current = { entered, key: newIdempotencyKey() };
      const { key } = unanswered.current;
      const path = { id: bookingId };
      return bodyOf(
        api.POST('/api/bookings/{id}/joint-handover', {
          params: { path },
          body,
          headers: idempotent(key),
          ...answerSoon(),
        }),
      );
    },
    onSettled: (_offered, error) => {
      if (!isUnanswered(error)) unanswered.current = undefined;
      // the answer to a repeat has no code
      return queryClient.invalidateQueries({ queryKey: keys.jointHandover(bookingId) });
    },
  });
}

export function useWithdrawHandover(bookingId: string, onWithdrawn: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.DELETE('/api/bookings/{id}/joint-handover', { params: { path: { id: bookingId } }, ...answerSoon() });
    },
    onSuccess: onWithdrawn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.jointHandover(bookingId) }),
  });
}

/** Whether the code that was opened here still stands. Told live, and asked again and again. */
export function useOpenedHandover(handoverId: string) {
  return useQuery({
    queryKey: keys.openedHandover(handoverId),
    queryFn: async () => {
      try {
        const path = { id: handoverId };
        return (await bodyOf(api.GET('/api/joint-handovers/{id}', { params: { path }, ...answerSoon() }))).state;
      } catch (error) {
        // the booking that would begin has gone to somebody else
        if (error instanceof ApiError && error.code === 'JOINT_HANDOVER_NOT_FOUND') return 'over';
        throw error;
      }
    },
    refetchInterval: everyMs,
    refetchOnMount: 'always',
    retry: false,
  });
}

/** The last going back, which must not arrive after the next opening. */
let goingBack: Promise<unknown> = Promise.resolve();

/** The other phone is told that this one went back; also while this page closes. Nothing depends on it. */
export function sayGoingBack(handoverId: string): void {
  const path = { id: handoverId };
  goingBack = api
    .DELETE('/api/joint-handovers/{id}', { params: { path }, keepalive: true, ...answerSoon() })
    .catch(() => undefined);
}

async function openCode(code: string, signal: () => AbortSignal): Promise<HandoverToConfirm> {
  await goingBack;
  return bodyOf(api.POST('/api/joint-handovers/open', { body: { code }, signal: signal() }));
}

/** Takes a going back back. Nothing depends on it. */
export const openAgain = (code: string): void => void openCode(code, () => answerSoon().signal).catch(() => undefined);

/** What the outgoing responder confirmed. */
export function useOpenCode() {
  const { signal, ...whileUnanswered } = useTrying();
  return useMutation({
    mutationFn: (code: string) => openCode(code, signal),
    ...whileUnanswered,
  });
}

/** Goes on while nobody answers, under one key: an answer that was lost on the way is found again. */
export function useConfirmHandover() {
  const queryClient = useQueryClient();
  const sent = useRef<{ readonly code: string; readonly key: string }>(undefined);
  const { signal, ...whileUnanswered } = useTrying();
  return useMutation({
    mutationFn: (code: string): Promise<Booking> => {
      if (sent.current?.code !== code) sent.current = { code, key: newIdempotencyKey() };
      return bodyOf(
        api.POST('/api/joint-handovers/confirm', {
          body: { code },
          headers: idempotent(sent.current.key),
          signal: signal(),
        }),
      );
    },
    ...whileUnanswered,
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
