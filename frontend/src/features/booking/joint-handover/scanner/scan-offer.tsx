import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useStable } from '../../../../lib/use-stable.js';
import { Button } from '../../../../ui/button.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { Icon } from '../../../../ui/icon.js';
import { lazySection } from '../../../../ui/lazy/lazy-screen.js';
import type { CameraState } from './use-camera.js';

const CodeScanner = lazySection(async () => (await import('./code-scanner.js')).CodeScanner, [], <Starting />);

interface Props {
  readonly onScanned: (code: string) => void;
  /** What was entered or refused before no longer matters. */
  readonly onPress: () => void;
}

/** Opens the camera, closes it, and tries again after it failed. */
export function ScanOffer({ onScanned, onPress }: Props) {
  const text = useText();
  const [attempt, setAttempt] = useState(0);
  const [camera, setCamera] = useState<CameraState | 'closed'>('closed');
  const isOpen = camera === 'starting' || camera === 'running';
  const toggle = () => {
    onPress();
    setCamera(isOpen ? 'closed' : 'starting');
    if (!isOpen) setAttempt(attempt + 1);
  };
  const finish = useStable((code: string) => {
    setCamera('closed');
    onScanned(code);
  });
  return (
    <>
      <div>
        <Button icon={<Icon name="camera" />} onClick={toggle}>
          {text(
            isOpen
              ? 'jointHandover.camera.stop'
              : camera === 'closed'
                ? 'jointHandover.camera.scan'
                : 'jointHandover.again',
          )}
        </Button>
      </div>
      {camera !== 'closed' && <CodeScanner key={attempt} onScanned={finish} onCamera={setCamera} />}
    </>
  );
}

function Starting() {
  const text = useText();
  return (
    <Skeleton label={text('jointHandover.camera.starting')}>
      <Bone height="18rem" />
    </Skeleton>
  );
}
