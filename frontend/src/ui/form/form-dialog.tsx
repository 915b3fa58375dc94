import { Form, type FormInstance } from 'antd';
import { createContext, useContext, useId, useState, type ReactElement, type ReactNode } from 'react';
import { useSentence } from '../../lib/i18n/use-sentence.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../button.js';
import { Actions, Dialog } from '../dialog.js';
import dialogStyles from '../dialog.module.css';
import { Refusal } from '../feedback/refusal.js';

type Problems<Values> = (values: Values) => Readonly<Partial<Record<keyof Values, string | undefined>>>;

const noProblems: Problems<Record<string, unknown>> = () => ({});
const ProblemsContext = createContext<Problems<Record<string, unknown>>>(noProblems);

interface BodyProps<Values> {
  readonly form?: FormInstance<Values>;
  readonly initial: Values;
  /** The rule of each field, from the contracts: its problem as a sentence. */
  readonly problems?: Problems<Values>;
  readonly submit: string;
  readonly submitting?: string;
  readonly danger?: boolean;
  readonly cancel?: string;
  readonly command: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Fields and buttons of a dialog. Problems show after the first attempt to send, and from then on follow the typing. */
export function FormBody<Values extends object>({ initial, command, ...props }: BodyProps<Values>) {
  const text = useText();
  const [form] = Form.useForm(props.form);
  const [tried, setTried] = useState(false);
  return (
    <ProblemsContext value={(props.problems as Problems<Record<string, unknown>> | undefined) ?? noProblems}>
      <Form
        form={form}
        name={useId()}
        className={dialogStyles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        validateTrigger={tried ? 'onChange' : 'onSubmit'}
        scrollToFirstError={{ focus: true }}
        onFinish={() => command.isPending || void props.onSubmit(form.getFieldsValue(true) as Values)}
        onFinishFailed={() => setTried(true)}
      >
        {props.children}
        <Refusal error={command.error} />
        <Actions>
          <Button onClick={props.onClose}>{props.cancel ?? text('dialog.cancel')}</Button>
          <Button look="primary" danger={props.danger ?? false} type="submit" busy={command.isPending}>
            {command.isPending ? (props.submitting ?? props.submit) : props.submit}
          </Button>
        </Actions>
      </Form>
    </ProblemsContext>
  );
}

interface Props<Values> extends BodyProps<Values> {
  readonly title: ReactNode;
  readonly width?: number;
  readonly focusFirstField?: boolean;
}

/** A form in a dialog of its own. */
export function FormDialog<Values extends object>({
  title,
  width = 520,
  focusFirstField = false,
  ...body
}: Props<Values>) {
  return (
    <Dialog title={title} width={width} focusFirstField={focusFirstField} onClose={body.onClose}>
      <FormBody {...body} />
    </Dialog>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactElement;
}

/** A field of the form. Its problem comes from the form's rules. */
export function FormField({ name, label, hint, children }: FieldProps) {
  const sentence = useSentence();
  const problems = useContext(ProblemsContext);
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[
        ({ getFieldsValue }) => ({
          validator: async () => {
            const problem = problems(getFieldsValue(true) as Record<string, unknown>)[name];
            if (problem !== undefined) throw new Error(sentence(problem));
          },
        }),
      ]}
    >
      {children}
    </Form.Item>
  );
}
