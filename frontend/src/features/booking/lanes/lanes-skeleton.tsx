import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import styles from './lanes-skeleton.module.css';

/** In a large fleet, the vehicles that are free soonest. */
export const LANES_SHOWN = 8;
/** While the fleet is not known either. */
const LANES_EXPECTED = 5;

/** As tall as the lanes will be, so that nothing moves when they come. */
export function LanesBones() {
  const text = useText();
  const fleet = useQuery({ ...fleetQuery, enabled: false }).data;
  const lanes = Math.min(fleet?.length ?? LANES_EXPECTED, LANES_SHOWN);
  return (
    <Skeleton label={text('lanes.loading')}>
      <div className={styles.lanes} style={{ '--lanes': lanes } as CSSProperties}>
        <Bone height="100%" />
      </div>
    </Skeleton>
  );
}
