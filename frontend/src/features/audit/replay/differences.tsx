import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';

/** What is different now, in words and with an icon; "As now" if nothing is. */
export function Differences({ differences }: { differences: readonly string[] }) {
  const text = useText();
  if (differences.length === 0) return <span className="text-soft">{text('replay.same')}</span>;
  return (
    <div className="flex gap-1.5 text-(--orange-ink) font-semibold">
      <span className="flex-none">
        <Icon name="alert" size={16} />
      </span>
      <ul className="flex flex-wrap gap-x-3" aria-label={text('replay.differentNow')}>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </div>
  );
}
