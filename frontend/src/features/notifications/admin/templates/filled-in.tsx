import { partsOf, type PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';
import styles from './templates.module.css';

/** A template with what it names filled in and set off; what nothing fills in stands out. */
export function FilledIn({ template, values }: { template: string; values: PlaceholderValues }) {
  return partsOf(template, values).map(({ kind, text }, place) => {
    if (kind === 'words') return text;
    return kind === 'value' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <bdi key={place} className={styles.value}>
        {text}
      </bdi>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className={styles.unfilled} dir="ltr">
        {text}
      </mark>
    );
  });
}
