import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import styles from './booking-view.module.css';

interface Props {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** From one booking of the list to the next, without a keyboard. */
export function NextButtons({ onPrevious, onNext }: Props) {
  const text = useText();
  return (
    <span className={styles.walk}>
      <Button
        small
        look="quiet"
        icon={<Icon name="previous" />}
        aria-label={text('view.previous')}
        onClick={onPrevious}
      />
      <Button small look="quiet" icon={<Icon name="next" />} aria-label={text('view.next')} onClick={onNext} />
    </span>
  );
}
