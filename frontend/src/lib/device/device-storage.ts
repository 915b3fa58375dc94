/**
 * What this device remembers (language, theme, half-filled forms). Storage may be full, blocked or hold
 * something older; then the device simply remembers nothing.
 */
export const deviceStorage = {
  read<T>(key: string): T | undefined {
    try {
      const text = localStorage.getItem(`rigbook.${key}`);
      return text === null ? undefined : (JSON.parse(text) as T);
    } catch {
      return undefined;
    }
  },
  write(key: string, value: unknown): boolean {
    try {
      localStorage.setItem(`rigbook.${key}`, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(`rigbook.${key}`);
    } catch {
      // nothing was remembered, so nothing needs forgetting
    }
  },
};
