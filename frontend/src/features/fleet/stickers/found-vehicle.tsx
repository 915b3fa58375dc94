import { whatsAppLink } from '@rigbook/contracts/settings/emergency-contacts.rules';
import type { ScannedSticker } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Icon } from '../../../ui/icon.js';
import styles from './found-vehicle.module.css';

interface Props {
  readonly sticker: ScannedSticker;
  readonly onSignIn: () => void;
}

/** For somebody who stands before the vehicle and has nothing to do with it: whose it is, and how to reach them. */
export function FoundVehicle({ sticker, onSignIn }: Props) {
  const text = useText();
  const rich = useRichText();
  const { organizationName, contactEmail, whatsappNumber } = sticker;
  const isReachable = contactEmail !== null || whatsappNumber !== null;
  return (
    <div className={styles.found}>
      <PageTitle
        title={text('sticker.belongsTo', { organization: organizationName })}
        shown={rich('sticker.belongsTo', { organization: <bdi>{organizationName}</bdi> })}
      />
      <p>{text(isReachable ? 'sticker.reach' : 'sticker.noContacts')}</p>
      {isReachable && (
        <ul className={styles.ways}>
          {whatsappNumber !== null && (
            <li>
              <a className={styles.way} href={whatsAppLink(whatsappNumber)} target="_blank" rel="noreferrer">
                <Icon name="chat" size={20} />
                <span>
                  {text('sticker.whatsapp')}{' '}
                  <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                    {whatsappNumber}
                  </bdi>
                </span>
              </a>
            </li>
          )}
          {contactEmail !== null && (
            <li>
              <a className={styles.way} href={`mailto:${contactEmail}`}>
                <Icon name="mail" size={20} />
                <span>
                  {text('sticker.write')} <bdi dir="ltr">{contactEmail}</bdi>
                </span>
              </a>
            </li>
          )}
        </ul>
      )}
      <Button onClick={onSignIn}>{text('sticker.signIn')}</Button>
    </div>
  );
}
