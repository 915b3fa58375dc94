import { isPaper } from '@rigbook/contracts/fleet/service.words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FleetVehicle, ServicePlan } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { servicePlansQuery } from '../../api/service-plans.js';
import { usePlanInWords } from '../../shared/service/use-plan-in-words.js';
import { ServicesDone } from './services-done.js';
import { useEndPlan } from '../api/service-plans.js';

const PlanDialog = lazyDialog(async () => (await import('./dialogs.js')).PlanDialog);

const DoneDialog = lazyDialog(async () => (await import('./dialogs.js')).DoneDialog);

type Step = 'done' | 'change' | 'end';
type Opened = { readonly kind: 'new' } | { readonly kind: Step; readonly plan: ServicePlan };

/** What the vehicle needs again and again, and its papers: what is due first in front. */
export function ServicePanel({ vehicle }: { readonly vehicle: FleetVehicle }) {
  const text = useText();
  const plans = useQuery(servicePlansQuery);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <Panel title={text('service.title')}>
      <Loaded query={plans} label={text('service.loading')}>
        {(all) => {
          const own = all.filter((plan) => plan.vehicle.id === vehicle.id);
          return (
            <div className="grid gap-4">
              {own.length === 0 ? (
                <div>
                  <p>{text('service.none')}</p>
                  <p className="text-soft print:hidden">{text('service.noneHint')}</p>
                </div>
              ) : (
                <ul className="grid gap-4" aria-label={text('service.title')}>
                  {own.map((plan) => (
                    <Plan key={plan.id} plan={plan} onOpen={(kind) => setOpened({ kind, plan })} />
                  ))}
                </ul>
              )}
              <div className="print:hidden">
                <Button icon={<Icon name="plus" />} onClick={() => setOpened({ kind: 'new' })}>
                  {text('service.add')}
                </Button>
              </div>
              <ServicesDone vehicleId={vehicle.id} />
              {opened?.kind === 'new' && (
                <PlanDialog vehicle={vehicle} taken={own.map(({ kind }) => kind)} onClose={close} />
              )}
              {opened?.kind === 'change' && (
                <PlanDialog vehicle={vehicle} plan={opened.plan} taken={[]} onClose={close} />
              )}
              {opened?.kind === 'done' && <DoneDialog vehicle={vehicle} plan={opened.plan} onClose={close} />}
              {opened?.kind === 'end' && <EndDialog plan={opened.plan} onClose={close} />}
            </div>
          );
        }}
      </Loaded>
    </Panel>
  );
}

interface PlanProps {
  readonly plan: ServicePlan;
  readonly onOpen: (kind: Step) => void;
}

function Plan({ plan, onOpen }: PlanProps) {
  const text = useText();
  const words = usePlanInWords();
  const name = words.nameOf(plan);
  const { hue, icon, word } = words.stateOf(plan);
  const [every, lastDone] = [words.every(plan), words.lastDone(plan)];
  return (
    <li className="grid gap-1 break-inside-avoid">
      <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <StatusTag hue={hue} icon={icon}>
          {word}
        </StatusTag>
      </p>
      <p className="tabular-nums">{words.dueOf(plan)}</p>
      {(every ?? lastDone) !== undefined && (
        <p className="text-soft tabular-nums">{[every, lastDone].filter(Boolean).join(' · ')}</p>
      )}
      <p className="flex flex-wrap gap-2 print:hidden">
        <Button
          small
          aria-label={text(isPaper(plan.kind) ? 'service.renewedNamed' : 'service.doneNamed', { plan: name })}
          onClick={() => onOpen('done')}
        >
          {text(isPaper(plan.kind) ? 'service.renewed' : 'service.done')}
        </Button>
        <Button
          small
          look="quiet"
          aria-label={text('service.changeNamed', { plan: name })}
          onClick={() => onOpen('change')}
        >
          {text('service.change')}
        </Button>
        <Button
          small
          look="quiet"
          danger
          aria-label={text('service.endNamed', { plan: name })}
          onClick={() => onOpen('end')}
        >
          {text('service.end')}
        </Button>
      </p>
    </li>
  );
}

function EndDialog({ plan, onClose }: { readonly plan: ServicePlan; readonly onClose: () => void }) {
  const text = useText();
  const command = useEndPlan(plan);
  const { nameOf } = usePlanInWords();
  return (
    <ConfirmDialog
      title={text('service.endTitle', { plan: nameOf(plan) })}
      keepLabel={text('service.endKeep')}
      confirmLabel={text('service.end')}
      command={command}
      failedTitle={text('service.endFailed')}
      doneTitle={text('service.ended')}
      onClose={onClose}
    >
      {text(isPaper(plan.kind) ? 'service.endPaperText' : 'service.endText', { vehicle: plan.vehicle.name })}
    </ConfirmDialog>
  );
}
