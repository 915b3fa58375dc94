import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameReader } from './frame-reader.js';

/** `refused` by the person or the device's settings; `absent`: there is none, or the page may not ask; `failed`: something else has it, or the reader cannot be loaded. */
export type CameraState = 'starting' | 'running' | 'refused' | 'absent' | 'failed';

const betweenFramesMs = 150;

/** Shows the camera in the video, and reads the texts of QR codes from it until it is gone. */
export function useCamera(onRead: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let isOver = false;

    const start = async () => {
      const { mediaDevices } = navigator as Partial<Navigator>; // none on a page without https
      if (!mediaDevices) return setState('absent');
      stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      const read = await frameReader();
      const shown = video.current;
      if (isOver || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      setState('running');
      const look = async () => {
        const text = await read(shown);
        if (isOver) return;
        if (text) onRead(text);
        timer = setTimeout(() => void look().catch(fail), betweenFramesMs);
      };
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const fail = (error: unknown) => {
      stop();
      if (!isOver) setState(stateAfter(error));
    };
    void start().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [onRead]);
  return { video, state };
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}
