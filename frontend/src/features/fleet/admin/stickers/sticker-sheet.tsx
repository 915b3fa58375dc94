import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { PageTitle } from '../../../../ui/content/page-title.js';
import { PrintButton } from '../../../../ui/content/print-button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { settingsQuery } from '../../../settings/api/get-settings.js';
import { useIssueStickers } from '../api/stickers.js';
import { adminFleetQuery } from '../api/vehicles.js';
import { RenewStickerDialog } from './renew-sticker-dialog.js';
import { StickerLabel, type WithCode } from './sticker-label.js';
import styles from './stickers.module.css';

const hasCode = (vehicle: FleetVehicle): vehicle is WithCode => vehicle.stickerCode !== null;

/** A label for each vehicle, eight on a sheet of A4. */
export function StickerSheet() {
  const text = useText();
  const fleet = useQuery(adminFleetQuery);
  const organization = useQuery(settingsQuery).data?.organizationName;
  const [renewing, setRenewing] = useState<FleetVehicle>();
  const labelled = fleet.data?.filter(hasCode) ?? [];
  return (
    <>
      <PageTitle title={text('stickers.title')}>{labelled.length > 0 && <PrintButton />}</PageTitle>
      <p className="mb-4 max-w-[72ch] text-soft print:hidden">{text('stickers.hint')}</p>
      <Loaded query={fleet} label={text('fleet.loading')} lines={6}>
        {(vehicles) =>
          vehicles.length === 0 ? (
            <Empty icon="car">{text('fleet.empty')}</Empty>
          ) : (
            <>
              <MissingCodes count={vehicles.length - labelled.length} />
              <ul className={styles.sheet}>
                {labelled.map((vehicle) => (
                  <li key={vehicle.id} className={styles.place}>
                    <StickerLabel vehicle={vehicle} organization={organization} />
                    <div className="print:hidden">
                      <Button
                        small
                        look="quiet"
                        aria-label={text('stickers.renewNamed', { vehicle: vehicle.name })}
                        onClick={() => setRenewing(vehicle)}
                      >
                        {text('stickers.renew')}
                      </Button>
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      {renewing && <RenewStickerDialog vehicle={renewing} onClose={() => setRenewing(undefined)} />}
    </>
  );
}

function MissingCodes({ count }: { readonly count: number }) {
  const text = useText();
  const attempt = useAttempt();
  const issue = useIssueStickers();
  if (count === 0) return null;
  return (
    <Alert
      className="mb-4 print:hidden"
      showIcon
      type="info"
      title={text('stickers.missing', { count })}
      action={
        <Button
          look="primary"
          busy={issue.isPending}
          onClick={() => void attempt(issue.mutateAsync(), text('stickers.notMade'))}
        >
          {text('stickers.make')}
        </Button>
      }
    />
  );
}
