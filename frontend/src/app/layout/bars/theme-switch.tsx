import { useText } from '../../../lib/i18n/use-text.js';
import { phoneWidth, useMediaQuery } from '../../../lib/device/use-media-query.js';
import { Icon } from '../../../ui/icon.js';
import { themeChoices, useTheme } from '../../../ui/theme/theme-choice.js';
import { Tooltip } from '../../../ui/tooltip.js';
import styles from './top-bar.module.css';

/** As the system, light, dark, and round again. */
export function ThemeSwitch() {
  const text = useText();
  const { choice, choose, dark } = useTheme();
  const onPhone = useMediaQuery(phoneWidth);
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? 'system';
  const label = text(`shell.theme.${choice}`);
  const button = (
    <button
      type="button"
      className={onPhone ? styles.item : `${styles.item} ${styles.iconOnly}`}
      onClick={() => choose(next)}
    >
      <Icon name={dark ? 'moon' : 'sun'} />
      <span className={onPhone ? undefined : styles.visuallyHidden}>{label}</span>
    </button>
  );
  return onPhone ? button : <Tooltip text={label}>{button}</Tooltip>;
}
