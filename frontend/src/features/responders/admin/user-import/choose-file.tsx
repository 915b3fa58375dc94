import { importColumnNames, MOST_IMPORT_ROWS } from '@rigbook/contracts/responders/import.words';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import { TEMPLATE_FILE_NAME, templateColumns, templateCsv } from './template.js';
import styles from './user-import.module.css';

interface Props {
  readonly busy: boolean;
  readonly onChoose: (file: File) => void;
  /** The problem of the file chosen before. */
  readonly children: ReactNode;
}

/** The file format, and the place to choose or drop a file. */
export function ChooseFile({ busy, onChoose, children }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <p>{text('userImport.lead', { most: MOST_IMPORT_ROWS })}</p>
      <ul className={styles.columns}>
        {templateColumns.map((column) => (
          <li key={column}>{importColumnNames[column][language]}</li>
        ))}
      </ul>
      <p className="text-soft">{text('userImport.zeros')}</p>
      <p className="text-soft">{text('userImport.rights')}</p>
      <p>
        <a
          className="inline-flex items-center gap-1.5 min-h-(--target)"
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateCsv(language))}`}
          download={TEMPLATE_FILE_NAME}
        >
          <Icon name="download" size={18} /> {text('userImport.template')}
        </a>
      </p>
      {children}
      <label
        className={styles.drop}
        data-over={over || undefined}
        aria-busy={busy || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size={28} />
        <span className="font-semibold">{text(busy ? 'userImport.reading' : 'userImport.choose')}</span>
        <span className="text-soft" aria-hidden>
          {text('userImport.drop')}
        </span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          className={styles.input}
          aria-label={text('userImport.choose')}
          onChange={({ target }) => {
            choose(target.files);
            // lets the same file be chosen again after it is fixed
            target.value = '';
          }}
        />
      </label>
    </>
  );
}
