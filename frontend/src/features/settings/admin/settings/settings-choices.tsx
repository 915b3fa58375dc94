import { zones } from '@rigbook/contracts/kernel/time';
import { extensionHours } from '@rigbook/contracts/booking/extending.rules';
import { lapseWarning } from '@rigbook/contracts/booking/lapses.rules';
import { serviceReminder } from '@rigbook/contracts/fleet/service-reminder.rules';
import { requestReminder } from '@rigbook/contracts/booking/request-reminders.rules';
import { noShowRelease } from '@rigbook/contracts/booking/release.rules';
import { turnRound } from '@rigbook/contracts/booking/requesting/turn-round.rules';
import { accessRecordKept, checkInOpening, languages } from '@rigbook/contracts/settings/settings.rules';
import { holdMinutes } from '@rigbook/contracts/waitlist/holding.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Choice } from '../../../../ui/form/choice.js';
import { CountrySelect } from './country-select.js';
import type { SettingsDraft } from './settings-draft.js';

const usual = {
  checkIn: [checkInOpening.fewest, 15, 30, checkInOpening.usual, 120, 240, 720, checkInOpening.most],
  released: [noShowRelease.never, 15, 30, noShowRelease.usual, 120, 240],
  extension: [extensionHours.never, 1, extensionHours.usual, 3, 4, 6, 12, extensionHours.most],
  turnRound: [turnRound.none, 15, 30, 45, 60, 90, 120, turnRound.most],
  held: [holdMinutes.fewest, holdMinutes.usualShort, 15, 20, holdMinutes.usual, 45, 60, 120, holdMinutes.most],
  lapses: [lapseWarning.never, 1, lapseWarning.usual, 3, 5, 10],
  reminders: [requestReminder.never, 1, requestReminder.usualBefore, 6, requestReminder.usualAfter, 24, 48],
  service: [serviceReminder.never, 7, serviceReminder.usual, 30, 60, serviceReminder.most],
  photos: [7, 30, 90, 180, 365, 730],
  record: [30, 90, 180, accessRecordKept.usual, 730, 1095, 2555],
};

/** Stands for null: photos are kept until they are replaced or erased. */
const ALWAYS = 0;

interface Props {
  readonly draft: SettingsDraft;
  readonly put: (part: Partial<SettingsDraft>) => void;
}

/** The settings that are one of a list. */
export function SettingsChoices({ draft, put }: Props) {
  const text = useText();
  const inWords = (minutes: number): string => {
    if (minutes === 0) return text('settings.checkInAtStart');
    return minutes % 60 === 0
      ? text('settings.checkInHours', { hours: minutes / 60 })
      : text('settings.checkInMinutes', { minutes });
  };
  return (
    <>
      <Choice
        label={text('settings.timezone')}
        hint={text('settings.timezoneHint')}
        value={draft.timezone}
        options={zones.map((value) => ({ value, label: value }))}
        onChange={(timezone) => put({ timezone })}
      />
      {(['language', 'peopleLanguage'] as const).map((field) => (
        <Choice
          key={field}
          label={text(`settings.${field}`)}
          hint={text(`settings.${field}Hint`)}
          value={draft[field]}
          options={languages.map((value) => ({ value, label: text(`settings.language.${value}`) }))}
          onChange={(language) => put({ [field]: language })}
        />
      ))}
      <CountrySelect country={draft.country} onChange={(country) => put({ country })} />
      <h3 className="pt-4">{text('settings.ofBookings')}</h3>
      <Choice
        label={text('settings.checkInOpens')}
        value={draft.checkInOpensMinutesBefore}
        options={numbers(usual.checkIn, draft.checkInOpensMinutesBefore, inWords)}
        onChange={(checkInOpensMinutesBefore) => put({ checkInOpensMinutesBefore })}
      />
      <Choice
        label={text('settings.extension')}
        hint={text('settings.extensionHint')}
        value={draft.extensionHoursWithoutApproval}
        options={numbers(usual.extension, draft.extensionHoursWithoutApproval, (hours) =>
          hours === extensionHours.never ? text('settings.extensionNever') : text('settings.extensionHours', { hours }),
        )}
        onChange={(extensionHoursWithoutApproval) => put({ extensionHoursWithoutApproval })}
      />
      <Choice
        label={text('settings.released')}
        hint={text('settings.releasedHint')}
        value={draft.releasedMinutesAfter}
        options={numbers(usual.released, draft.releasedMinutesAfter, (minutes) =>
          minutes === noShowRelease.never
            ? text('settings.releasedAtEnd')
            : text('settings.releasedAfter', { minutes }),
        )}
        onChange={(releasedMinutesAfter) => put({ releasedMinutesAfter })}
      />
      <Choice
        label={text('settings.turnRound')}
        hint={text('settings.turnRoundHint')}
        value={draft.turnRoundMinutes}
        options={numbers(usual.turnRound, draft.turnRoundMinutes, (minutes) =>
          minutes === turnRound.none ? text('settings.turnRoundNone') : text('settings.minutes', { minutes }),
        )}
        onChange={(turnRoundMinutes) => put({ turnRoundMinutes })}
      />
      <Choice
        label={text('settings.lapses')}
        hint={text('settings.lapsesHint')}
        value={draft.lapsesForWarning}
        options={numbers(usual.lapses, draft.lapsesForWarning, (count) =>
          count === lapseWarning.never
            ? text('settings.never')
            : text('settings.lapsesOf', { count, days: lapseWarning.days }),
        )}
        onChange={(lapsesForWarning) => put({ lapsesForWarning })}
      />
      {(['waitlistHoldMinutes', 'waitlistShortHoldMinutes'] as const).map((field) => (
        <Choice
          key={field}
          label={text(`settings.${field}`)}
          value={draft[field]}
          options={numbers(usual.held, draft[field], (minutes) => text('settings.minutes', { minutes }))}
          onChange={(minutes) => put({ [field]: minutes })}
        />
      ))}
      {(['reminderHoursAfterRequest', 'reminderHoursBeforeStart'] as const).map((field) => (
        <Choice
          key={field}
          label={text(`settings.${field}`)}
          value={draft[field]}
          options={numbers(usual.reminders, draft[field], (hours) =>
            hours === requestReminder.never ? text('settings.never') : text(`settings.${field}Of`, { hours }),
          )}
          onChange={(hours) => put({ [field]: hours })}
        />
      ))}
      <Choice
        label={text('settings.serviceReminder')}
        value={draft.serviceReminderDaysBefore}
        options={numbers(usual.service, draft.serviceReminderDaysBefore, (days) =>
          days === serviceReminder.never ? text('settings.never') : text('settings.serviceReminderOf', { days }),
        )}
        onChange={(serviceReminderDaysBefore) => put({ serviceReminderDaysBefore })}
      />
      <h3 className="pt-4">{text('settings.ofData')}</h3>
      <Choice
        label={text('settings.photosKept')}
        hint={text('settings.photosKeptHint')}
        value={draft.licencePhotosKeptDays ?? ALWAYS}
        options={[
          ...numbers(usual.photos, draft.licencePhotosKeptDays, (days) => text('settings.photosKeptDays', { days })),
          { value: ALWAYS, label: text('settings.photosKeptAlways') },
        ]}
        onChange={(days) => put({ licencePhotosKeptDays: days === ALWAYS ? null : days })}
      />
      <Choice
        label={text('settings.accessRecordKept')}
        hint={text('settings.accessRecordKeptHint')}
        value={draft.accessRecordKeptDays}
        options={numbers(usual.record, draft.accessRecordKeptDays, (days) =>
          text('settings.accessRecordKeptDays', { days }),
        )}
        onChange={(accessRecordKeptDays) => put({ accessRecordKeptDays })}
      />
    </>
  );
}

/** The usual choices, plus the current one if it was set through the API. */
const numbers = (choices: readonly number[], current: number | null, inWords: (choice: number) => string) =>
  [...new Set(current === null ? choices : [...choices, current])]
    .sort((one, other) => one - other)
    .map((value) => ({ value, label: inWords(value) }));
