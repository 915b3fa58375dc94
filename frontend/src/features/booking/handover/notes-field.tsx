import { textLimits } from '@rigbook/contracts/kernel/text';
import { FreeTextField } from '../../../ui/form/free-text-field.js';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const NotesField = (props: Props) => <FreeTextField {...props} most={textLimits.notes} lines={8} />;
