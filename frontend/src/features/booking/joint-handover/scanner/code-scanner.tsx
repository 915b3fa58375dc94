import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Notice } from '../../../../ui/content/notice.js';
import { scannedCode } from './scanned-code.js';
import { type CameraState, useCamera } from './use-camera.js';

interface Props {
  /** A code was seen. Not called twice for one that stays in the picture. */
  readonly onScanned: (code: string) => void;
  readonly onCamera: (state: CameraState) => void;
}

/** The camera's picture, until it shows the code of another phone. Typing always works, too. */
export function CodeScanner({ onScanned, onCamera }: Props) {
  const text = useText();
  const found = useRef<string>(undefined);
  const [isOther, setOther] = useState(false);
  const { video, state } = useCamera(
    useCallback(
      (read: string) => {
        const code = scannedCode(read);
        setOther(code === undefined);
        if (code === undefined || code === found.current) return;
        found.current = code;
        onScanned(code);
      },
      [onScanned],
    ),
  );
  useLayoutEffect(() => onCamera(state), [state, onCamera]);
  if (state === 'refused' || state === 'absent' || state === 'failed')
    return (
      <Notice hue="orange" icon="camera" title={text(`jointHandover.camera.${state}`)} live>
        <p>{text(`jointHandover.camera.${state}Hint`)}</p>
      </Notice>
    );
  return (
    <div className="grid gap-2">
      {/* a square, so that the digits and the buttons stay in sight with it on a small phone */}
      <video
        ref={video}
        className="w-full max-w-72 aspect-square mx-auto object-cover rounded-(--radius-small) bg-[#000]"
        muted
        playsInline
        aria-label={text('jointHandover.camera.picture')}
      />
      <p className="text-center" role="status">
        {text(
          isOther
            ? 'jointHandover.camera.other'
            : state === 'starting'
              ? 'jointHandover.camera.starting'
              : 'jointHandover.camera.running',
        )}
      </p>
    </div>
  );
}
