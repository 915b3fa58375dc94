import { readFileSync } from 'node:fs';

/** Of a process, from /proc; NaN where there is none. */
export function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes = NaN] = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return NaN;
  }
}
