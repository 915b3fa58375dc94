import { DEFAULT_DIARY_ORDER, diaryOrders, type DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';

interface Props {
  readonly order: DiaryOrder | undefined;
  readonly onOrder: (order: DiaryOrder) => void;
}

export function OrderSelect({ order = DEFAULT_DIARY_ORDER, onOrder }: Props) {
  const text = useText();
  return (
    <Field label={text('diary.order')}>
      {(control) => (
        <NativeSelect {...control} value={order} onChange={({ target }) => onOrder(target.value as DiaryOrder)}>
          {diaryOrders.map((choice) => (
            <option key={choice} value={choice}>
              {text(`diary.order.${choice}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
