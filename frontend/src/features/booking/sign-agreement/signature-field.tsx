import { signatureCanvas } from '@rigbook/contracts/booking/booking.limits';
import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, type Ref } from 'react';
import SignaturePad from 'signature_pad';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import styles from './signature-field.module.css';

export interface SignatureDrawing {
  /** A PNG as data URL; undefined while nothing is drawn. */
  readonly picture: () => string | undefined;
  readonly focus: () => void;
}

interface Props {
  readonly ref: Ref<SignatureDrawing>;
  readonly typedName: string;
  readonly error: string | undefined;
  readonly onDrawn: () => void;
}

const densest = 3;
const ink = '#111a28';

/** Paper of 300 x 150 pixels, sharp on dense screens. Who can't draw signs with the typed name instead. */
export function SignatureField({ ref, typedName, error, onDrawn }: Props) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const typed = useRef(false);
  const drawn = useEffectEvent(onDrawn);
  const hintId = useId();
  const errorId = useId();

  useEffect(() => {
    const paper = canvas.current;
    if (paper === null) return undefined;
    const density = Math.min(densest, Math.max(1, window.devicePixelRatio));
    paper.width = signatureCanvas.width * density;
    paper.height = signatureCanvas.height * density;
    paper.getContext('2d')?.scale(density, density);
    const signaturePad = new SignaturePad(paper, { penColor: ink, minWidth: 0.8, maxWidth: 2.4 });
    signaturePad.addEventListener('endStroke', () => drawn());
    pad.current = signaturePad;
    return () => signaturePad.off();
  }, []);

  useImperativeHandle(ref, () => ({
    picture: () =>
      pad.current === undefined || (pad.current.isEmpty() && !typed.current)
        ? undefined
        : canvas.current?.toDataURL('image/png'),
    focus: () => focusOn(canvas.current),
  }));

  const clear = () => {
    pad.current?.clear();
    typed.current = false;
  };

  const writeName = () => {
    clear();
    const paper = canvas.current?.getContext('2d');
    if (!paper || typedName.trim() === '') return;
    paper.fillStyle = ink;
    paper.font = 'italic 28px "Segoe Script", "Brush Script MT", cursive';
    paper.textAlign = 'center';
    paper.textBaseline = 'middle';
    paper.fillText(typedName.trim(), signatureCanvas.width / 2, signatureCanvas.height / 2, signatureCanvas.width - 24);
    typed.current = true;
    onDrawn();
  };

  return (
    <div className={styles.field}>
      <span className={styles.label}>{text('signature.drawing')}</span>
      <p id={hintId} className={styles.hint}>
        {text('signature.drawHint')}
      </p>
      <canvas
        ref={canvas}
        className={styles.paper}
        style={{ inlineSize: signatureCanvas.width, blockSize: signatureCanvas.height }}
        role="img"
        tabIndex={-1}
        aria-label={text('signature.canvas')}
        aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
        data-invalid={error !== undefined || undefined}
      />
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={clear}>{text('signature.clear')}</Button>
        <Button look="quiet" disabled={typedName.trim() === ''} onClick={writeName}>
          {text('signature.typed')}
        </Button>
      </div>
    </div>
  );
}
