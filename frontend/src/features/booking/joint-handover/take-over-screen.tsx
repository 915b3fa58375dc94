import { codeTyped, jointHandoverCode } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import { Input } from 'antd';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Booking } from '../../../lib/http/answers.js';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import { useErrorText } from '../../../lib/http/error-text.js';
import { isUnanswered } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { wholeName } from '../../../lib/i18n/whole-name.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Field } from '../../../ui/form/field.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import form from '../handover/form.module.css';
import { ShiftUnderWay } from '../handover/shift-news.js';
import { View } from '../handover/view.js';
import { CompareAndConfirm } from './compare-and-confirm.js';
import { ScanOffer } from './scanner/scan-offer.js';
import { useConfirmHandover, useOpenCode } from './use-handover.js';

/** The incoming responder: the code, what the outgoing one confirmed, and then the shift. */
export function TakeOverScreen() {
  const text = useText();
  const navigate = useNavigate();
  const { hash } = useLocation();
  /** With the address that it was opened at: another one has another code. */
  const [opened, setOpened] = useState<{ readonly code: string; readonly at: string }>();
  const [wentBackAt, setWentBackAt] = useState<string>();
  const [taken, setTaken] = useState<Booking>();
  const open = useOpenCode();
  const confirm = useConfirmHandover();
  const begin = (booking: Booking) => {
    setTaken(booking);
    void navigate({ hash: '' }, { replace: true });
  };
  const openCode = (code: string) => {
    setWentBackAt(undefined);
    open.mutate(code, {
      onSuccess: ({ booking }) => {
        // confirmed before, and the answer was lost
        if (booking.status === 'active') begin(booking);
        else setOpened({ code, at: hash });
      },
    });
  };
  const isUnderWay = confirm.isPending || isUnanswered(confirm.error);
  return (
    <div className={form.screen}>
      <PageTitle title={text('jointHandover.takeTitle')} />
      {taken !== undefined ? (
        <Taken booking={taken} />
      ) : opened !== undefined && open.data !== undefined && (opened.at === hash || isUnderWay) ? (
        <CompareAndConfirm
          code={opened.code}
          handover={open.data}
          confirm={confirm}
          onTaken={begin}
          onTakenElsewhere={() => openCode(opened.code)}
          onBack={() => {
            setOpened(undefined);
            setWentBackAt(hash);
            open.reset();
            confirm.reset();
          }}
        />
      ) : (
        <EnterCode
          key={hash}
          scanned={codeTyped(hash.slice(1))}
          error={open.error}
          isPending={open.isPending}
          isAfterLook={wentBackAt === hash}
          onEnter={openCode}
          onChange={open.reset}
        />
      )}
    </div>
  );
}

interface EnterCodeProps {
  /** The code of the address. */
  readonly scanned: string | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** The person has seen what a code stands for, and did not confirm it. */
  readonly isAfterLook: boolean;
  readonly onEnter: (code: string) => void;
  readonly onChange: () => void;
}

const mostTyped = 12;

function EnterCode({ scanned, error, isPending, isAfterLook, onEnter, onChange }: EnterCodeProps) {
  const text = useText();
  const errorText = useErrorText();
  const isReachable = useIsReachable();
  const [typed, setTyped] = useState(isAfterLook ? '' : (scanned ?? ''));
  const [asked, setAsked] = useState(false);
  const wasScanned = useRef(isAfterLook);
  const code = codeTyped(typed);

  useEffect(() => {
    if (scanned === undefined || wasScanned.current) return;
    wasScanned.current = true;
    onEnter(scanned);
  }, [scanned, onEnter]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code !== undefined) onEnter(code);
  };
  const enterScanned = (seen: string) => {
    setTyped(seen);
    onEnter(seen);
  };
  const problem =
    asked && code === undefined
      ? text('jointHandover.codeShape')
      : error
        ? isUnanswered(error)
          ? text('jointHandover.noAnswer')
          : errorText(error)
        : undefined;
  return (
    <View>
      <form onSubmit={submit} noValidate className={form.stack}>
        {isAfterLook && (
          <Notice hue="blue" icon="info" live>
            <p>{text('jointHandover.notNowHint')}</p>
          </Notice>
        )}
        <Field label={text('jointHandover.enter')} hint={text('jointHandover.enterHint')} error={problem}>
          {(control) => (
            <Input
              {...control}
              name="handover-code"
              dir="ltr"
              size="large"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              placeholder={'0'.repeat(jointHandoverCode.digits)}
              onChange={({ target }) => {
                setTyped(target.value.slice(0, mostTyped));
                onChange();
              }}
            />
          )}
        </Field>
        <ScanOffer onScanned={enterScanned} onPress={onChange} />
        {isPending && !isReachable && (
          <Notice hue="orange" icon="alert" live>
            <p>{text('jointHandover.trying')}</p>
          </Notice>
        )}
        <StickyBar>
          <Button look="primary" type="submit" wide busy={isPending}>
            {text(isPending ? 'jointHandover.opening' : 'jointHandover.open')}
          </Button>
        </StickyBar>
      </form>
    </View>
  );
}

function Taken({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const until = times.instantInSentence(booking.endTime);
  return (
    <View>
      <Notice
        hue="green"
        icon="check"
        title={text('jointHandover.taken', { vehicle: wholeName(booking.vehicle.name), until })}
        live
      />
      <ShiftUnderWay booking={booking} />
    </View>
  );
}
