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
    let hasEnded = false;
    const isOver = () => hasEnded;

    const start = async () => {
      const { mediaDevices } = navigator as Partial<Navigator>; // none on a page without https
      if (!mediaDevices) return setState('absent');
      stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      // the person may have left while they were asked; the reader below may take long to load
      if (isOver()) return stop();
      for (const track of stream.getTracks()) track.addEventListener('ended', fail);
      const read = await frameReader();
      const shown = video.current;
      if (isOver() || !shown) return stop();
      shown.srcObject = stream;
      await shown.play();
      if (isOver()) return;
      setState('running');
      const look = async () => {
        const text = await read(shown);
        if (isOver()) return;
        if (text) onRead(text);
        timer = setTimeout(() => void look().catch(fail), betweenFramesMs);
      };
      await look();
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const end = () => {
      hasEnded = true;
      clearTimeout(timer);
      stop();
    };
    const fail = (reason: unknown) => {
      if (!isOver()) setState(stateAfter(reason));
      end();
    };
    void start().catch(fail);
    return end;
  }, [onRead]);
  return { video, state };
}

/** @param reason an error, or the event of a camera that was taken away */
function stateAfter(reason: unknown): CameraState {
  const name = reason instanceof DOMException ? reason.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'failed';
}
