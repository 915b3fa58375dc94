import { importColumnNames, MOST_IMPORT_ROWS } from '@rigbook/contracts/responders/import.words';
import { Tag, Upload } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon } from '../../../../ui/icon.js';
import { TEMPLATE_FILE_NAME, templateColumns, templateCsv } from './template.js';

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
  return (
    <>
      <p>{text('userImport.lead', { most: MOST_IMPORT_ROWS })}</p>
      <ul className="flex flex-wrap gap-1.5">
        {templateColumns.map((column) => (
          <li key={column}>
            <Tag variant="filled">{importColumnNames[column][language]}</Tag>
          </li>
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
      <Upload.Dragger
        {...{ 'aria-label': text('userImport.choose') }}
        accept=".csv,text/csv,text/plain"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          onChoose(file);
          // read here, not sent to anywhere
          return false;
        }}
      >
        <Icon name="upload" size={28} />
        <p className="font-semibold">{text(busy ? 'userImport.reading' : 'userImport.choose')}</p>
        <p className="text-soft">{text('userImport.drop')}</p>
      </Upload.Dragger>
    </>
  );
}
