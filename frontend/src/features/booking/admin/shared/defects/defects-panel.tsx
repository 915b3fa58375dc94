import { type DefectStanding, defectStandings } from '@rigbook/contracts/fleet/defect.words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useState } from 'react';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../../lib/queries/paged-query.js';
import { NextPage } from '../../../../../ui/content/next-page.js';
import { Panel } from '../../../../../ui/content/panel.js';
import { Empty } from '../../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../../ui/feedback/loaded.js';
import { lazyDialog } from '../../../../../ui/lazy/lazy-dialog.js';
import { PhotosToCome } from '../../../shared/lazy-photos.js';
import { type Defect, defectsQuery } from '../../api/defects.js';
import { DefectRow } from './defect-row.js';

const StepDialog = lazyDialog(async () => (await import('./defect-step-dialog.js')).DefectStepDialog);

interface Props {
  /** Left out for the whole fleet. */
  readonly vehicleId?: string;
}

/** What is not all right, and what was done about it. */
export function DefectsPanel({ vehicleId }: Props) {
  const text = useText();
  const [standing, setStanding] = useState<DefectStanding>('standing');
  const [opened, setOpened] = useState<Defect>();
  const list = useInfiniteQuery(defectsQuery({ standing, ...(vehicleId !== undefined && { vehicleId }) }));
  return (
    <Panel title={text('upkeep.defects')}>
      <div className="grid gap-3">
        <div className="print:hidden">
          <Segmented
            aria-label={text('upkeep.which')}
            value={standing}
            options={defectStandings.map((value) => ({ value, label: text(`upkeep.${value}`) }))}
            onChange={setStanding}
          />
        </div>
        <Loaded query={{ ...list, data: itemsOf(list.data) }} label={text('upkeep.defectsLoading')} lines={3}>
          {(defects) => (
            <>
              {defects.length === 0 && (
                <Empty icon="check">
                  {text(standing === 'standing' ? 'upkeep.noneStanding' : 'upkeep.noneClosed')}
                </Empty>
              )}
              <ul className="grid gap-4" aria-label={text('upkeep.defects')}>
                {defects.map((defect) => (
                  <DefectRow
                    key={defect.id}
                    defect={defect}
                    withVehicle={vehicleId === undefined}
                    onOpen={() => setOpened(defect)}
                  />
                ))}
              </ul>
              <NextPage list={list} label={text('upkeep.more')} />
            </>
          )}
        </Loaded>
        <PhotosToCome />
      </div>
      {opened && <StepDialog defect={opened} onClose={() => setOpened(undefined)} />}
    </Panel>
  );
}
