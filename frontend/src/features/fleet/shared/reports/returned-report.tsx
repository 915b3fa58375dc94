import { type ReactNode, useState } from 'react';
import { ownedKey, useDeviceOwner } from '../../../../lib/device/owned-storage.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { outbox } from '../../../../lib/outbox/outbox.js';
import type { OutgoingForm } from '../../../../lib/outbox/outgoing-form.js';
import {
  isReportedOtherwise,
  refusalOf,
  type ReportKept,
  sendableAgain,
  sendableAsNew,
} from '../../../../lib/outbox/reports-kept.js';
import { photoQueue } from '../../../../lib/photos/photo-queue.js';
import { photosOfDraft } from '../../../../lib/photos/photos-of-reports.js';
import { deviceStorage } from '../../../../lib/storage/device-storage.js';
import { Button } from '../../../../ui/button.js';
import { DiscardReport } from './discard-report.js';
import { SendAsNew } from './send-as-new.js';

interface Props {
  readonly report: ReportKept;
  /** one line, by which its person knows it again */
  readonly what: string;
  readonly title?: string;
  /** It is in the form, which says why and sends it. */
  readonly isInForm?: boolean;
  /** None can be sent any more. */
  readonly isClosed?: boolean;
  /** Leads to its form. */
  readonly open: ReactNode;
  readonly onDiscard: () => void;
}

/** A report that came back: why, and what its person can do with it. */
export function ReturnedReport({ report, what, title, isInForm = false, isClosed = false, open, onDiscard }: Props) {
  const text = useText();
  const errorText = useErrorText();
  const owner = useDeviceOwner();
  const [asks, setAsks] = useState<'discard' | 'new'>();
  const { problem } = report.cameBack ?? {};
  const isSentFromHere = !isInForm && !isClosed;
  const again = isSentFromHere ? sendableAgain(report) : undefined;
  const close = () => setAsks(undefined);
  const send = (form: OutgoingForm) => {
    outbox.send(form);
    // those that came before their report would wait up to an hour
    void photoQueue.handIn(photosOfDraft(report.draft));
  };
  const sendAsNew = () => {
    close();
    const asNew = sendableAsNew(report);
    if (!asNew) return;
    deviceStorage.remove(ownedKey(owner, 'draft', report.name));
    send(asNew);
  };
  return (
    <li>
      <p>
        {title !== undefined && <span className="block font-semibold">{title}</span>}
        <bdi>{what}</bdi>
        {problem && !isInForm && <span className="block text-sm">{errorText(refusalOf(problem))}</span>}
      </p>
      <span className="flex flex-wrap items-center gap-2">
        {again && (
          <Button small aria-label={text('reports.againNamed', { report: what })} onClick={() => send(again)}>
            {text('error.tryAgain')}
          </Button>
        )}
        {isSentFromHere && report.isUnchanged && isReportedOtherwise(report) && (
          <Button small aria-label={text('reports.asNewNamed', { report: what })} onClick={() => setAsks('new')}>
            {text('reports.asNew')}
          </Button>
        )}
        {open}
        <Button
          small
          look="quiet"
          danger
          aria-label={text('reports.discardNamed', { report: what })}
          onClick={() => setAsks('discard')}
        >
          {text('reports.discard')}
        </Button>
      </span>
      {asks === 'discard' && (
        <DiscardReport
          what={what}
          onKeep={close}
          onDiscard={() => {
            close();
            const photos = photosOfDraft(report.draft);
            // the report that the server has announced the same ones, and waits for them
            if (isReportedOtherwise(report)) void photoQueue.handIn(photos);
            else photos.forEach(photoQueue.remove);
            onDiscard();
          }}
        />
      )}
      {asks === 'new' && <SendAsNew what={what} onNotNow={close} onSend={sendAsNew} />}
    </li>
  );
}
