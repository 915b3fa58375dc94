import { signatureCanvas } from '@rigbook/contracts/booking/booking.limits';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { focusOn } from '../../../lib/device/focus-on.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import styles from './sign-agreement.module.css';

/** The drawing, or that the name was typed instead, as kept on the device until it is sent. */
export interface SignatureStrokes {
  readonly drawn: readonly PointGroup[];
  readonly written: string;
}

export const nothingDrawn: SignatureStrokes = { drawn: [], written: '' };

export interface SignatureDrawing {
  /** A PNG as data URL; undefined while nothing is drawn. */
  readonly picture: () => string | undefined;
  readonly focus: () => void;
}

interface Props {
  readonly ref: Ref<SignatureDrawing>;
  readonly typedName: string;
  readonly error: string | undefined;
  /** What is on the paper at first. */
  readonly initial: SignatureStrokes;
  readonly onStrokes: (strokes: SignatureStrokes) => void;
}

const densest = 3;
const ink = '#111a28';

/** Paper of 300 x 150 pixels, sharp on dense screens. A person who cannot draw signs with the typed name instead. */
export function SignatureField({ ref, typedName, error, initial, onStrokes }: Props) {
  const text = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const strokes = useRef(initial);
  const changed = useEffectEvent(onStrokes);
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
    pad.current = signaturePad;
    if (strokes.current.written !== '') write(paper, strokes.current.written);
    else if (strokes.current.drawn.length > 0) signaturePad.fromData([...strokes.current.drawn]);
    signaturePad.addEventListener('endStroke', () => {
      strokes.current = { ...strokes.current, drawn: signaturePad.toData() };
      changed(strokes.current);
    });
    return () => signaturePad.off();
  }, []);

  useImperativeHandle(ref, () => ({
    picture: () =>
      strokes.current.drawn.length === 0 && strokes.current.written === ''
        ? undefined
        : canvas.current?.toDataURL('image/png'),
    focus: () => focusOn(canvas.current),
  }));

  const put = (next: SignatureStrokes) => {
    pad.current?.clear();
    if (canvas.current !== null && next.written !== '') write(canvas.current, next.written);
    strokes.current = next;
    onStrokes(next);
  };

  return (
    <div className="grid justify-items-start gap-1">
      <span className="font-semibold">{text('signature.drawing')}</span>
      <p id={hintId} className="text-soft text-sm">
        {text('signature.drawHint')}
      </p>
      <canvas
        ref={canvas}
        className={`${styles.paper} justify-self-center sm:justify-self-start`}
        style={{ inlineSize: signatureCanvas.width, blockSize: signatureCanvas.height }}
        role="img"
        data-clear-of-toasts
        tabIndex={-1}
        aria-label={text('signature.canvas')}
        aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
        data-invalid={error !== undefined || undefined}
      />
      {error !== undefined && (
        <p id={errorId} className="text-(--danger) font-medium">
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2 mt-1">
        <Button onClick={() => put(nothingDrawn)}>{text('signature.clear')}</Button>
        <Button
          look="quiet"
          disabled={typedName.trim() === ''}
          onClick={() => put({ drawn: [], written: typedName.trim() })}
        >
          {text('signature.typed')}
        </Button>
      </div>
    </div>
  );
}

/** Writes the name in a handwriting font in the middle of the paper. */
function write(paper: HTMLCanvasElement, name: string): void {
  const pen = paper.getContext('2d');
  if (!pen) return;
  pen.fillStyle = ink;
  pen.font = 'italic 28px "Segoe Script", "Brush Script MT", cursive';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(name, signatureCanvas.width / 2, signatureCanvas.height / 2, signatureCanvas.width - 24);
}
