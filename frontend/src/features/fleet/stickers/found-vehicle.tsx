import { whatsAppLink } from '@rigbook/contracts/settings/emergency-contacts.rules';
import type { ScannedSticker } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { Icon } from '../../../ui/icon.js';

interface Props {
  readonly sticker: ScannedSticker;
  readonly onSignIn: () => void;
}

const way =
  'flex items-center gap-3 min-h-(--target) py-2 px-4 border border-(--hairline) rounded-(--radius) bg-(--surface) wrap-anywhere';

/** For somebody who stands before the vehicle and has nothing to do with it: whose it is, and how to reach them. */
export function FoundVehicle({ sticker, onSignIn }: Props) {
  const text = useText();
  const rich = useRichText();
  const { organizationName, contactEmail, whatsappNumber } = sticker;
  const isReachable = contactEmail !== null || whatsappNumber !== null;
  return (
    <div className="grid justify-items-start gap-4 max-w-[34rem] mx-auto py-8">
      <PageTitle
        title={text('sticker.belongsTo', { organization: organizationName })}
        shown={rich('sticker.belongsTo', { organization: <bdi>{organizationName}</bdi> })}
      />
      <p>{text(isReachable ? 'sticker.reach' : 'sticker.noContacts')}</p>
      {isReachable && (
        <ul className="grid gap-2 w-full">
          {whatsappNumber !== null && (
            <li>
              <a className={way} href={whatsAppLink(whatsappNumber)} target="_blank" rel="noreferrer">
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
              <a className={way} href={`mailto:${contactEmail}`}>
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
