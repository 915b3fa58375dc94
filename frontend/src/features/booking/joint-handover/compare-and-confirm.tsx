import { useEffect } from 'react';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import type { Booking } from '../../../lib/http/answers.js';
import { isUnanswered } from '../../../lib/http/problem.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Details } from '../../../ui/content/details.js';
import { Notice } from '../../../ui/content/notice.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Icon } from '../../../ui/icon.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { DamageList } from '../../fleet/shared/damage-list.js';
import { BookingLine } from '../handover/booking-loader.js';
import { View } from '../handover/view.js';
import { AnsweredTogether } from './answered-together.js';
import { Countdown, useSecondsUntil } from './countdown.js';
import { useGoingBack } from './use-going-back.js';
import { type HandoverToConfirm, type useConfirmHandover, useOpenedHandover } from './use-handover.js';

interface Props {
  readonly code: string;
  readonly handover: HandoverToConfirm;
  readonly confirm: ReturnType<typeof useConfirmHandover>;
  readonly onTaken: (booking: Booking) => void;
  readonly onBack: () => void;
  /** The code was confirmed on another phone of this person. */
  readonly onTakenElsewhere: () => void;
}

/** Exactly what the outgoing responder confirmed, to compare with the vehicle. */
export function CompareAndConfirm({ code, handover, confirm, onTaken, onBack, onTakenElsewhere }: Props) {
  const text = useText();
  const person = usePerson();
  const isReachable = useIsReachable();
  /** The vehicle may have been taken over: there is no way back until the server has said whether it was. */
  const isUnknown = isUnanswered(confirm.error);
  const left = useSecondsUntil(handover.endsAt);
  const isUnderWay = confirm.isPending || confirm.isSuccess || isUnknown;
  const state = useOpenedHandover(handover.id).data;
  const hasEnded = !isUnderWay && (state === 'withdrawn' || state === 'over');
  useGoingBack({ id: handover.id, code }, !isUnderWay && (state === undefined || state === 'open'));
  useEffect(() => {
    if (state === 'taken' && !isUnderWay) onTakenElsewhere();
  }, [state, isUnderWay, onTakenElsewhere]);
  const { booking, from, mileage, fuelLevel, checklist, answers, returnAnswers, damageReports, notes } = handover;
  if (hasEnded)
    return (
      <View key="ended">
        <BookingLine booking={booking} />
        <Notice hue="orange" icon="alert" title={text(`jointHandover.ended.${state}`)} live>
          <p>{text('jointHandover.endedHint')}</p>
        </Notice>
        <StickyBar>
          <Button look="primary" wide onClick={onBack}>
            {text('jointHandover.anotherCode')}
          </Button>
        </StickyBar>
      </View>
    );
  return (
    <View key="compare">
      <BookingLine booking={booking} />
      <Panel title={text('jointHandover.compare')}>
        <Details
          of={[
            [text('jointHandover.from'), person(from)],
            [text('jointHandover.mileage'), <strong key="km">{text('fleet.mileage', { km: mileage })}</strong>],
            [text('jointHandover.fuel'), <strong key="fuel">{`${fuelLevel}%`}</strong>],
            [
              text('jointHandover.damage'),
              <DamageList key="damage" reports={damageReports} none={text('jointHandover.noDamage')} />,
            ],
            [
              text('jointHandover.items'),
              answers.length > 0 ? (
                <AnsweredTogether key="items" answers={answers} />
              ) : (
                <Items key="items" items={checklist} />
              ),
            ],
            returnAnswers.length > 0 && [
              text('jointHandover.returnItems'),
              <AnsweredTogether key="return" answers={returnAnswers} />,
            ],
            notes !== null && [text('jointHandover.notes'), <bdi key="notes">{notes}</bdi>],
          ]}
        />
      </Panel>
      <Refusal error={isUnknown ? null : confirm.error} />
      {((confirm.isPending && !isReachable) || isUnknown) && (
        <Notice hue="orange" icon="alert" title={text('jointHandover.noSignal')} live>
          <p>{text(confirm.isPending ? 'jointHandover.trying' : 'jointHandover.noAnswer')}</p>
        </Notice>
      )}
      <StickyBar>
        <Countdown seconds={left} />
        <p className="text-soft text-sm">{text('jointHandover.confirmConsequence')}</p>
        <Button
          look="primary"
          wide
          busy={confirm.isPending}
          onClick={() => confirm.mutate(code, { onSuccess: onTaken })}
        >
          {text(
            confirm.isPending
              ? 'jointHandover.confirming'
              : isUnknown
                ? 'jointHandover.again'
                : 'jointHandover.confirm',
          )}
        </Button>
        {!isUnknown && (
          <Button wide aria-disabled={confirm.isPending} onClick={() => !confirm.isPending && onBack()}>
            {text('jointHandover.notNow')}
          </Button>
        )}
      </StickyBar>
    </View>
  );
}

function Items({ items }: { readonly items: HandoverToConfirm['checklist'] }) {
  const text = useText();
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="flex gap-1 [&>svg]:mt-1">
          <Icon name="check" size={14} />
          {text(`checkInItem.${item}`)}
        </li>
      ))}
    </ul>
  );
}
