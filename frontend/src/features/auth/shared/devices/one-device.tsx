import type { SignedInDevice } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import { useDeviceName } from './device-name.js';

interface Props {
  readonly device: SignedInDevice;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

/** The device in words, where and when it was used. The one in hand has the menu's button instead. */
export function OneDevice({ device, busy, onEnd }: Props) {
  const text = useText();
  const times = useTimes();
  const name = useDeviceName()(device);
  const { network, firstSeenAt, lastSeenAt, signedIn, isThis } = device;
  return (
    <li className="flex items-center justify-between gap-2 py-2 border-(--hairline) not-last:border-b [&>button]:flex-none">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-y-1 gap-x-2">
          <bdi>{name}</bdi>
          {isThis && (
            <StatusTag hue="blue" icon="check">
              {text('devices.this')}
            </StatusTag>
          )}
        </p>
        <p className="text-soft text-md">
          {!signedIn && <span className="block">{text('devices.remembered')}</span>}
          <span className="block">{text('devices.lastSeen', { at: times.instantInSentence(lastSeenAt) })}</span>
          <span className="block">{text('devices.firstSeen', { at: times.instantInSentence(firstSeenAt) })}</span>
          {network !== null && (
            <span className="block">{text('devices.network', { network: `\u2066${network}\u2069` })}</span>
          )}
        </p>
      </div>
      {!isThis && (
        <Button
          danger
          look="quiet"
          busy={busy}
          aria-label={text(signedIn ? 'devices.endNamed' : 'devices.forgetNamed', { device: name })}
          onClick={onEnd}
        >
          {text(signedIn ? 'devices.end' : 'devices.forget')}
        </Button>
      )}
    </li>
  );
}
