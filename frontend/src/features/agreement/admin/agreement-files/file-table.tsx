import { useText } from '../../../../lib/i18n/use-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { DenseTable } from '../../../../ui/content/dense-table.js';
import styles from './agreement-files.module.css';
import { CheckOutcome } from './check-outcome.js';
import { FileActions, type FileListProps } from './file-actions.js';
import { SignedAt } from './signed-at.js';

export function FileTable({ files, checks }: FileListProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <DenseTable aria-label={text('admin.tab.agreements')}>
      <thead>
        <tr>
          <th scope="col">{text('milestone.signed')}</th>
          <th scope="col">{text('diary.responder')}</th>
          <th scope="col">{text('diary.vehicle')}</th>
          <th scope="col">{text('files.shift')}</th>
          <th scope="col">{text('view.document')}</th>
          <th scope="col">{text('diary.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.bookingId}>
            <td className={styles.time}>
              <SignedAt at={file.signedAt} />
            </td>
            <td className={styles.person}>{person(file.user)}</td>
            <td>
              <bdi>{file.vehicle.name}</bdi>
            </td>
            <td className={styles.time}>{times.period({ startAt: file.startTime, endAt: file.endTime })}</td>
            <td>
              <CheckOutcome file={file} check={checks.of(file.bookingId)} />
            </td>
            <td>
              <FileActions file={file} checks={checks} />
            </td>
          </tr>
        ))}
      </tbody>
    </DenseTable>
  );
}
