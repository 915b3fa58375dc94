import { ApiSchema } from '@nestjs/swagger';
import { type CheckInItem, checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { codeEndsAt, confirmationEndsAt, isCodeGood } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import type { Day, HandoverId, Instant } from '@rigbook/contracts/kernel';
import type { VehicleCheckedOut } from '../booking/booking.events.js';
import { DamageReportDto } from '../booking/commands/damage-reports.dto.js';
import { type BookingDiaryRow } from '../booking/views/booking-diary/booking-diary.query.js';
import { BookingResponse, toBookingResponse } from '../booking/views/booking-diary/booking.response.js';
import {
  CalendarDay,
  Decimal,
  Id,
  Moment,
  OneOf,
  Part,
  Parts,
  SomeOf,
  Text,
  Whole,
  YesOrNo,
} from '../platform/fields/index.js';
import type { CheckedTogether, OpenHandover } from './handover.row.js';
import type { LastHandover, OpenedHandover } from './handovers.query.js';

/** Where a handover stands for the incoming responder who has opened its code. Sent: never rename. */
const openedHandoverStates = ['open', 'withdrawn', 'over', 'taken'] as const;
type OpenedHandoverState = (typeof openedHandoverStates)[number];

@ApiSchema({ name: 'JointHandoverColleague' })
class JointHandoverColleague {
  @Text.orNull('102', 'Null if the responder was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Cohen') lastName!: string | null;
}

/** For the outgoing responder. */
@ApiSchema({ name: 'JointHandover' })
export class JointHandoverResponse {
  @Text.orNull(
    '482913',
    'For the incoming responder. Null if there is none that is good, and in the answer to a repeated request.',
  )
  code!: string | null;
  @Moment.orNull('2026-11-22T19:58:00.000Z', 'Until when the code can be opened.') endsAt!: Instant | null;
  @Part.orNull(JointHandoverColleague, { example: null, description: 'Who has opened the code and sees the readings.' })
  openedBy!: JointHandoverColleague | null;
  @Part.orNull(JointHandoverColleague, { example: null, description: 'Who opened the code and went back.' })
  wentBack!: JointHandoverColleague | null;
  @Part.orNull(JointHandoverColleague, { example: null, description: 'Who has taken the vehicle over with it.' })
  takenOverBy!: JointHandoverColleague | null;
}

@ApiSchema({ name: 'OfferedJointHandover' })
export class OfferedHandoverResponse extends JointHandoverResponse {
  @YesOrNo(false, 'Something critical is not all right: the vehicle is out of service, and there is no code.')
  foundUnfit!: boolean;
}

@ApiSchema({ name: 'AnswerToConfirmLabel' })
class LabelResponse {
  @Text('Oxygen tank') en!: string;
  @Text('בלון חמצן') he!: string;
}

@ApiSchema({ name: 'AnswerToConfirm' })
class AnswerToConfirmResponse {
  @Text('oxygen-tank') item!: string;
  @Part(LabelResponse) label!: LabelResponse;
  @YesOrNo(true) isFine!: boolean;
  @Text.orNull('The gauge does not move', 'What is wrong; null if nothing is, and once you have confirmed.')
  words!: string | null;
  @Decimal.orNull(150, 'The number that the item asks for.') reading!: number | null;
  @CalendarDay.orNull('2027-03-31', 'The last day on which it is good.') expiresOn!: Day | null;
}

/** For the incoming responder. */
@ApiSchema({ name: 'JointHandoverToConfirm' })
export class HandoverToConfirmResponse {
  @Id('Of the handover.') id!: HandoverId;
  @Part(
    BookingResponse,
    'Your booking, which begins when you confirm. Active if you have confirmed with this code before.',
  )
  booking!: BookingResponse;
  @Part(JointHandoverColleague, 'Whose shift ends when you confirm.') from!: JointHandoverColleague;
  @Whole(48274, 'Kilometers on the odometer.') mileage!: number;
  @Whole(60, 'Percent.') fuelLevel!: number;
  @SomeOf(checkInItemIds, 'CheckInItem', { description: 'The checked items.', example: ['fuel-check'] })
  checklist!: CheckInItem[];
  @Parts(AnswerToConfirmResponse, 'How the checklist was answered, in its order. Empty where it was only ticked.')
  answers!: readonly AnswerToConfirmResponse[];
  @Parts(
    AnswerToConfirmResponse,
    'How your colleague answered the checklist of the return, in its order. Empty without one.',
  )
  returnAnswers!: readonly AnswerToConfirmResponse[];
  @Parts(DamageReportDto, 'Empty if both of you found none.') damageReports!: DamageReportDto[];
  @Text.orNull('Oxygen is at half.', 'From your colleague.') notes!: string | null;
  @Moment('2026-11-22T19:59:00.000Z', 'Until when you can confirm.') endsAt!: Instant;
}

@ApiSchema({ name: 'OpenedJointHandover' })
export class OpenedHandoverResponse {
  @OneOf(openedHandoverStates, 'OpenedJointHandoverState', {
    example: 'open',
    description:
      'Whether it can be confirmed (`open`), your colleague withdrew the code or shows another one, its time, the shift or your booking is over, or you have taken the vehicle over.',
  })
  state!: OpenedHandoverState;
}

type Names = Pick<BookingDiaryRow, 'unitNumber' | 'firstName' | 'lastName'>;

const colleague = ({ unitNumber, firstName, lastName }: Names): JointHandoverColleague => ({
  unitNumber,
  firstName,
  lastName,
});

export const noHandover: JointHandoverResponse = {
  code: null,
  endsAt: null,
  openedBy: null,
  wentBack: null,
  takenOverBy: null,
};

export function toJointHandoverResponse(
  { status }: BookingDiaryRow,
  last: LastHandover | undefined,
  { codeOf, now }: { readonly codeOf: (handoverId: HandoverId) => string; readonly now: Instant },
): JointHandoverResponse {
  if (!last) return noHandover;
  const { handoverId, madeAt, isOpen, isUsed, isOpened, hasLeft } = last;
  if (isUsed) return { ...noHandover, takenOverBy: colleague(last) };
  if (status !== 'active' || !isOpen || !isCodeGood(madeAt, isOpened, now)) return noHandover;
  return {
    ...noHandover,
    code: codeOf(handoverId),
    endsAt: isOpened ? confirmationEndsAt(madeAt) : codeEndsAt(madeAt),
    openedBy: isOpened && !hasLeft ? colleague(last) : null,
    wentBack: hasLeft ? colleague(last) : null,
  };
}

interface HandoverShown extends Pick<OpenHandover, 'handoverId' | 'walkRound' | 'madeAt'> {
  /** of a handover that happened, from its event; otherwise from what was confirmed */
  readonly answers?: Recorded;
  readonly returnAnswers?: Recorded;
}

type Recorded = VehicleCheckedOut['data']['checklistAnswers'];

const answersShown = (checked: CheckedTogether | undefined): readonly AnswerToConfirmResponse[] =>
  (checked?.checklist.items ?? []).flatMap(({ id, label: { en, he } }) => {
    const answer = checked?.answers.find(({ item }) => item === id);
    if (!answer) return [];
    const { isFine, words = null, number: reading = null, expiresOn = null } = answer;
    return [{ item: id, label: { en, he }, isFine, words: isFine ? null : words, reading, expiresOn }];
  });

const answersRecorded = (answers: Recorded): readonly AnswerToConfirmResponse[] | undefined =>
  answers?.map(({ item, label, isFine, reading = null, expiresOn = null }) => ({
    item,
    label,
    isFine,
    words: null,
    reading,
    expiresOn,
  }));

export const toHandoverToConfirm = (
  { handoverId, walkRound, madeAt, answers, returnAnswers }: HandoverShown,
  from: Names,
  booking: BookingDiaryRow,
  now: Instant,
): HandoverToConfirmResponse => ({
  id: handoverId,
  booking: toBookingResponse(booking, { reader: 'responder', now }),
  from: colleague(from),
  mileage: walkRound.mileageKm,
  fuelLevel: walkRound.fuelPercent,
  checklist: [...walkRound.checklist],
  answers: answersRecorded(answers) ?? answersShown(walkRound.checked),
  returnAnswers: answersRecorded(returnAnswers) ?? answersShown(walkRound.atReturn),
  damageReports: [...walkRound.damageReports],
  notes: walkRound.notes,
  endsAt: confirmationEndsAt(madeAt),
});

export function stateOfOpened(
  { madeAt, isUsed, isWithdrawn, canBegin }: OpenedHandover,
  now: Instant,
): OpenedHandoverState {
  if (isUsed) return 'taken';
  if (isWithdrawn) return 'withdrawn';
  return canBegin && isCodeGood(madeAt, true, now) ? 'open' : 'over';
}
