import { useState } from 'react';
import { Icon } from '../../../ui/icon.js';
import styles from './upload-photo.module.css';

/** The photo as the device shows it, or an icon for a file that is not an image. */
export function PhotoPreview({ src, alt }: { readonly src: string; readonly alt: string }) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return brokenSrc === src ? (
    <Icon name="image" size={32} />
  ) : (
    <img className={styles.preview} src={src} alt={alt} onError={() => setBrokenSrc(src)} />
  );
}
