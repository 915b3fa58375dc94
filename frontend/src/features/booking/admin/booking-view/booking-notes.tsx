import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking, HistoryEntry } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';
import { useActorName } from '../../../../lib/i18n/use-actor-name.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Part } from '../../../../ui/content/part.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';

interface Props {
  readonly bookingId: string;
  readonly history: readonly HistoryEntry[];
}

/** Administrators' notes about the booking, oldest first, and a form to add one. */
export function BookingNotes({ bookingId, history }: Props) {
  const text = useText();
  const times = useTimes();
  const actorName = useActorName();
  const notes = history.filter((entry) => entry.type === 'BookingNoteAdded');
  return (
    <Part title={text('bookingNotes.title')}>
      {notes.length === 0 ? (
        <p className="text-soft">{text('bookingNotes.none')}</p>
      ) : (
        <ul
          className="grid gap-2 [&_bdi]:wrap-anywhere [&_bdi]:whitespace-pre-line"
          aria-label={text('bookingNotes.title')}
        >
          {notes.map(({ eventId, actor, recordedAt, facts }) => (
            <li key={eventId}>
              <bdi>{facts.note}</bdi>
              <p className="text-soft">
                {actorName(actor)}, <time dateTime={recordedAt}>{times.instant(recordedAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm bookingId={bookingId} />
    </Part>
  );
}

function NoteForm({ bookingId }: { bookingId: string }) {
  const text = useText();
  const attempt = useAttempt();
  const [note, setNote] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const add = useAddNote(bookingId, useIdempotencyKey(note));

  const submit = async () => {
    const written = trimmedText(note);
    setIsEmpty(written === '');
    if (written === '') return;
    if (!(await attempt(add.mutateAsync(written), text('bookingNotes.failed')))) return;
    setNote('');
    showToast({ title: text('bookingNotes.added'), tone: 'success' });
  };

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FreeTextField
        label={text('bookingNotes.new')}
        hint={text('bookingNotes.hint')}
        error={isEmpty ? text('bookingNotes.empty') : undefined}
        most={textLimits.bookingNote}
        value={note}
        onChange={(written) => {
          setNote(written);
          setIsEmpty(false);
        }}
      />
      <Refusal error={add.error} />
      <div>
        <Button type="submit" busy={add.isPending}>
          {text('bookingNotes.add')}
        </Button>
      </div>
    </form>
  );
}

function useAddNote(bookingId: string, idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string): Promise<Booking> =>
      bodyOf(
        api.POST('/api/admin/bookings/{id}/notes', {
          params: { path: { id: bookingId } },
          body: { note },
          headers: idempotent(idempotencyKey),
        }),
      ),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.history(bookingId) }),
  });
}
