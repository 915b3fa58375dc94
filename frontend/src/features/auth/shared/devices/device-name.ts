import { useText } from '../../../../lib/i18n/use-text.js';

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** `Chrome on Android`, as far as the browser tells. */
export function useDeviceName(): (device: Device) => string {
  const text = useText();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return text('device.name', { browser, system });
    return browser ?? system ?? text('device.unknown');
  };
}
