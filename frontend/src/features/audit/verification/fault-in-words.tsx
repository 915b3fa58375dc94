import type { VerificationStep } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Facts } from '../../../ui/content/facts.js';
import styles from './verification.module.css';

/** What is wrong in a sentence, and which event it is about first. */
export function FaultInWords({ fault }: { fault: NonNullable<VerificationStep['fault']> }) {
  const text = useText();
  const { code, event, subject, between } = fault;
  const value = (name: string, of: string | null | undefined) =>
    of === null || of === undefined ? [] : [[name, <Copyable key={name} name={name} value={of} />] as const];
  return (
    <div className={styles.fault}>
      <p>
        <strong>{text(`verification.fault.${code}`)}</strong>
      </p>
      <Facts
        facts={[
          ...value(text('verification.subject'), subject),
          ...(between ? [[text('verification.between'), text('verification.numbers', between)] as const] : []),
          ...value(text('verification.position'), event?.position),
          ...value(text('verification.type'), event?.type),
          ...value(text('verification.stream'), event?.stream),
          ...value(text('verification.id'), event?.id),
        ]}
      />
    </div>
  );
}
