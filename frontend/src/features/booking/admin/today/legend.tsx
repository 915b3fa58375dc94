import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import { blockColours, blockLooks, blockStandings } from './block-look.js';
import styles from './timetable-block.module.css';

/** What the blocks mean. */
export function Legend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('timetable.legend')}>
      {blockStandings.map((standing) => {
        const { hue, icon } = blockLooks[standing];
        return (
          <li key={standing}>
            <span
              className={styles.block}
              data-standing={standing}
              data-overdue={standing === 'overdue' || undefined}
              style={blockColours(hue)}
            >
              <Icon name={icon} size={14} />
            </span>
            {text(`timetable.standing.${standing}`)}
          </li>
        );
      })}
    </ul>
  );
}
