import type { Agreement } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Panel } from '../../../ui/content/panel.js';
import { UnbrokenTimes } from '../../../ui/content/unbroken-times.js';

/** What was agreed to when the booking was extended, as it was accepted: in every language. */
export function Addenda({ agreement: { addenda } }: { agreement: Agreement }) {
  const text = useText();
  const times = useTimes();
  return addenda.map(({ acceptedAt, text: words, sha256 }) => (
    <Panel key={acceptedAt} title={text('agreement.addendum')}>
      <div className="grid gap-3">
        {words
          .trim()
          .split('\n\n')
          .map((paragraph) => (
            <p key={paragraph} dir="auto" className="wrap-anywhere">
              <UnbrokenTimes>{paragraph}</UnbrokenTimes>
            </p>
          ))}
      </div>
      <p className="mt-4 text-soft">{text('agreement.accepted', { time: times.instantInSentence(acceptedAt) })}</p>
      <p className="text-soft text-sm wrap-anywhere">{text('agreement.hash', { hash: sha256 })}</p>
    </Panel>
  ));
}
