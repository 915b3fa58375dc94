import type { DamagePlace } from '@rigbook/contracts/booking/shift/damage-places.words';
import { MOST_PHOTOS_SEEN } from '@rigbook/contracts/fleet/seen.limits';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { newUuid } from '../../../lib/device/new-uuid.js';
import type { Changes } from '../../../lib/device/use-device-draft.js';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { FormBody } from '../../../lib/outbox/outgoing-form.js';
import { isReportedOtherwise } from '../../../lib/outbox/reports-kept.js';
import { type Reports, useReportForm, useReports } from '../../../lib/outbox/use-reports.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { useIsTakingPhotos } from '../../../lib/photos/taking-photos.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { AntdRoot } from '../../../ui/theme/antd-root.js';
import { PhotoField } from '../shared/photos/photo-field.js';
import { SendAsNew } from '../shared/reports/send-as-new.js';
import { WaitingReports } from '../shared/reports/waiting-reports.js';
import { PlaceField } from '../shared/vehicle-drawing/place-field.js';
import { VehicleDrawing } from '../shared/vehicle-drawing/vehicle-drawing.js';

interface Props {
  readonly vehicle: Vehicle;
}

interface Written {
  /** made with the first change; drafts of an older version have none */
  readonly reportId?: string;
  readonly words: string;
  readonly place: DamagePlace | '';
  readonly photoIds: readonly DamagePhotoId[];
}
const nothingWritten: Written = { words: '', place: '', photoIds: [] };

/** For everybody who stands before the vehicle: one report after another. Each is kept on the device until it is sent. */
export function ReportSeen({ vehicle }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const reports = useReports<Written>('seen', vehicle.id);
  const close = () => setOpen(false);
  const begin = () => {
    if (reports.returned.some(({ name }) => name === reports.open)) reports.openNew();
    setOpen(true);
  };
  return (
    <>
      <WaitingReports
        reports={isOpen ? reports : { ...reports, open: '' }}
        describe={({ words }) => words.trim()}
        isUntouched={() => !isOpen}
        onOpen={() => setOpen(true)}
      />
      {isOpen ? (
        // the page is for strangers too, and begins without antd
        <AntdRoot>
          <Report key={reports.formKey} vehicle={vehicle} reports={reports} onDone={close} onClose={close} />
        </AntdRoot>
      ) : (
        <div>
          <Button onClick={begin}>{text('sticker.report')}</Button>
        </div>
      )}
    </>
  );
}

interface ReportProps extends Props {
  readonly reports: Reports<Written>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Report({ vehicle, reports, onDone, onClose }: ReportProps) {
  const text = useText();
  const { pathname } = useLocation();
  const written = useReportForm({ reports, kind: 'seen', of: vehicle.id, initial: nothingWritten, onSent: onDone });
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { draft } = written;
  const change = (changes: Changes<Written>) =>
    written.change((latest) => ({
      reportId: latest.reportId ?? newUuid(),
      ...(typeof changes === 'function' ? changes(latest) : changes),
    }));
  const { reportId, words, place, photoIds } = draft;
  const isTakingPhotos = useIsTakingPhotos();
  const isMissing = words.trim() === '';
  const back = reports.returned.find(({ name }) => name === reports.open);
  const isOther = back !== undefined && isReportedOtherwise(back);
  const [asksAsNew, setAsksAsNew] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return focusOn(form.current?.querySelector<HTMLElement>('textarea'));
    if (isOther) return setAsksAsNew(true);
    send(reportId);
  };
  const sendAsNew = () => {
    const another = newUuid();
    setAsksAsNew(false);
    written.change({ reportId: another });
    send(another);
  };
  const send = (as: string | undefined) => {
    const held = photoIds.filter(photoQueue.mayHold);
    const body: FormBody<'seen'> = {
      ...(as !== undefined && { reportId: as }),
      words,
      place: place || null,
      ...(held.length > 0 && { photoIds: held }),
    };
    written.send({ subject: vehicle.name, screen: pathname, body });
    void photoQueue.handIn(held);
  };
  return (
    <Panel title={text('sticker.report')}>
      <form ref={form} noValidate className="grid gap-4" inert={written.isSending} onSubmit={submit}>
        <p className="text-soft">{text('sticker.reportLead')}</p>
        <FreeTextField
          label={text('sticker.seen')}
          hint={text('sticker.seenHint')}
          error={asked && isMissing ? text('sticker.seenMissing') : undefined}
          most={textLimits.defectWords}
          value={words}
          onChange={(typed) => change({ words: typed })}
        />
        <VehicleDrawing vehicle={vehicle} chosen={place} onChoose={(chosen) => change({ place: chosen })} />
        <PlaceField
          label={text('sticker.place')}
          hint={text('sticker.placeHint')}
          none={text('sticker.noPlace')}
          place={place}
          onChange={(chosen) => change({ place: chosen })}
        />
        <PhotoField
          of={{ seenAt: vehicle.id }}
          most={MOST_PHOTOS_SEEN}
          photoIds={photoIds}
          onChange={(update) => change((latest) => ({ photoIds: update(latest.photoIds) }))}
        />
        <Refusal error={back?.refusal} />
        <div className="flex flex-wrap gap-2">
          <Button look="primary" type="submit" busy={written.isSending || isTakingPhotos}>
            {text(isOther ? 'reports.asNew' : 'sticker.sendReport')}
          </Button>
          <Button onClick={onClose}>{text('sticker.notNow')}</Button>
        </div>
      </form>
      {asksAsNew && <SendAsNew what={words.trim()} onNotNow={() => setAsksAsNew(false)} onSend={sendAsNew} />}
    </Panel>
  );
}
