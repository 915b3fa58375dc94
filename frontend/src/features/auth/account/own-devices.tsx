import { useEffect, useId, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Devices } from '../shared/devices/devices.js';
import styles from './account-section.module.css';

/** Where the person is signed in. */
export function OwnDevices({ inView }: { readonly inView: boolean }) {
  const text = useText();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (inView) section.current?.scrollIntoView();
  }, [inView]);

  return (
    <section ref={section} className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('devices.title')}</h3>
      <p className="text-soft text-md">{text('devices.hint')}</p>
      <Devices of="own" />
    </section>
  );
}
