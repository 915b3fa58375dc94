import { damageStates } from '@rigbook/contracts/fleet/fleet.words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Panel } from '../../../../ui/content/panel.js';
import { VehicleBox } from '../../shared/vehicle-box.js';
import { damageQuery, damageAddress, type DamageSearch } from '../api/damage.js';
import { DamageRow } from './damage-row.js';
import styles from './maintenance.module.css';

/** The target of `paths.damageOf`. */
const PANEL = 'damage';

/** Damage from checkouts: open reports, and the record of resolved ones. */
export function DamagePanel({ fleet }: { fleet: readonly FleetVehicle[] }) {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const search = damageAddress.parse(address);
  const damage = useInfiniteQuery(damageQuery(search));
  const set = (field: keyof DamageSearch, given: string) =>
    setAddress(
      { tab: 'maintenance', ...damageAddress.write(damageAddress.with(search, field, given)) },
      { replace: true },
    );
  const { standing = 'open', vehicleId } = search;
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${PANEL}`) document.getElementById(PANEL)?.scrollIntoView();
  }, [hash, vehicleId]);

  return (
    <Panel title={text('damage.title')} id={PANEL}>
      <div className={styles.filters}>
        <Segmented
          aria-label={text('damage.state')}
          value={standing}
          options={damageStates.map((value) => ({ value, label: text(`damage.${value}`) }))}
          onChange={(next) => set('standing', next)}
        />
        <VehicleBox fleet={fleet} vehicle={vehicleId ?? ''} onVehicle={(chosen) => set('vehicleId', chosen)} />
      </div>
      <Loaded query={{ ...damage, data: itemsOf(damage.data) }} label={text('damage.loading')} lines={4}>
        {(rows) => (
          <>
            {rows.length === 0 && (
              <Empty icon="check">{text(standing === 'open' ? 'damage.noneOpen' : 'damage.noneResolved')}</Empty>
            )}
            <ul className={styles.lines}>
              {rows.map((row) => (
                <DamageRow key={row.id} damage={row} />
              ))}
            </ul>
            <NextPage list={damage} label={text('diary.more')} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
