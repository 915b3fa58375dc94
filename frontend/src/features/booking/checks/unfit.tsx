import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Notice } from '../../../ui/content/notice.js';
import { LinkButton } from '../../../ui/link-button.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import form from '../handover/form.module.css';
import { PhotosToCome } from '../shared/lazy-photos.js';
import type { ShownItem } from './said.js';

const consequences = {
  'check-in': 'checks.unfitDetail',
  return: 'checks.unfitAtReturn',
  handover: 'checks.unfitAtHandover',
  emergency: 'checks.unfitInEmergency',
} as const;

interface Props {
  readonly occasion: keyof typeof consequences;
  readonly items: readonly { readonly item: ShownItem }[];
}

/** What sending the form will do, before it is sent. */
export function Unfit({ occasion, items }: Props) {
  const text = useText();
  const critical = items.flatMap(({ item }) => (item.isCritical ? [item.label] : [])).join(', ');
  return (
    <Notice live hue="red" icon="alert" title={text('checks.unfit')}>
      <p>{text(consequences[occasion], { items: critical })}</p>
    </Notice>
  );
}

/** After a check-in that found the vehicle unfit. A form that was sent late may have found it repaired: it stays in service then. */
export function OutOfService({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const { data: fleet, isFetchedAfterMount } = useQuery({ ...fleetQuery, refetchOnMount: 'always' });
  const vehicle = isFetchedAfterMount ? fleet?.find(({ id }) => id === vehicleId) : undefined;
  const isOut = vehicle?.status === 'maintenance' || vehicle?.status === 'unavailable';
  return (
    <div className={form.stack}>
      <Notice hue="red" icon="alert" title={text(isOut ? 'checks.isOut' : 'checks.isReported')}>
        <p>{text(isOut ? 'checks.isOutDetail' : 'checks.isReportedDetail')}</p>
      </Notice>
      <PhotosToCome />
      <ContactsPanel />
      <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
    </div>
  );
}
