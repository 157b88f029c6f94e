// The first step: who withdraws, and from which contract. A form like any other, so that it needs no scripts.
import { useApp } from '../app-instance.tsx';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { MessageParams } from '../i18n/translate.ts';
import { Button } from '../ui/button.tsx';
import fieldStyles from '../ui/fields/field.module.css';
import form from '../ui/fields/form.module.css';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PROBLEMS_ID } from './withdrawal-address.ts';
import {
  type WithdrawalField,
  type WithdrawalFields,
  type WithdrawalProblem,
  withdrawalLengths,
} from './withdrawal-fields.ts';

type WithdrawalFormProps = {
  action: string;
  /** What is posted beside the fields. */
  hidden?: Record<string, string>;
  fields: WithdrawalFields;
  problems?: readonly WithdrawalProblem[];
  /** Whether the order is known: then nothing has to be described. */
  isOrderKnown?: boolean;
};

/** `either`: this one or another. */
type Need = 'required' | 'either' | 'optional';

export function WithdrawalForm({ action, hidden = {}, fields, problems = [], isOrderKnown }: WithdrawalFormProps) {
  const { t } = useApp();
  const textsOf = (name: WithdrawalField, label: MessageKey, need: Need) => ({
    id: fieldId(name),
    name,
    label: (
      <>
        {t(label)}
        {need === 'optional' ? <span className={fieldStyles.optional}> {t('withdrawal.optional')}</span> : null}
      </>
    ),
    defaultValue: fields[name],
    maxLength: withdrawalLengths[name],
    'aria-required': need === 'required' || undefined,
    error: problems.filter((problem) => problem.name === name).map((problem) => t(problemText(problem)))[0],
  });
  return (
    <form className={form.form} method="post" action={action} noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Problems problems={problems} />
      <TextField {...textsOf('name', 'withdrawal.name', 'required')} autoComplete="name" />
      <TextField
        {...textsOf('orderEmail', 'withdrawal.orderEmail', 'required')}
        type="email"
        autoComplete="email"
        hint={t('withdrawal.orderEmailHint')}
      />
      <TextField
        {...textsOf('orderNumber', 'withdrawal.orderNumber', 'either')}
        inputMode="numeric"
        autoComplete="off"
        hint={t('withdrawal.orderNumberHint')}
      />
      {isOrderKnown ? (
        <input type="hidden" name="contract" value="" />
      ) : (
        <TextAreaField {...textsOf('contract', 'withdrawal.contract', 'either')} />
      )}
      <TextAreaField {...textsOf('reason', 'withdrawal.reason', 'optional')} />
      <TextField {...textsOf('email', 'withdrawal.email', 'optional')} type="email" autoComplete="off" />
      <div>
        <Button kind="primary" type="submit">
          {t('withdrawal.continue')}
        </Button>
      </div>
    </form>
  );
}

/** Everything that is left to do, each a link to its field. */
function Problems({ problems }: { problems: readonly WithdrawalProblem[] }) {
  const { t } = useApp();
  if (problems.length === 0) return null;
  const count: MessageParams = { count: problems.length };
  return (
    <div id={PROBLEMS_ID} tabIndex={-1}>
      <Notice kind="error">
        <p>{t('withdrawal.problems', count)}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem.name}>
              <a href={`#${fieldId(problem.name)}`}>{t(problemText(problem))}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function problemText({ name, problem }: WithdrawalProblem): MessageKey {
  if (problem === 'EMAIL') return 'withdrawal.emailWrong';
  if (name === 'name') return 'withdrawal.nameMissing';
  return name === 'orderNumber' ? 'withdrawal.contractMissing' : 'withdrawal.emailMissing';
}

function fieldId(name: WithdrawalField): string {
  return `withdrawal-${name}`;
}
