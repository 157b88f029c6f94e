// A form of the office that is a mutation, with and without scripts: its fields are the variables, and what is refused is
// said above them.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import type { MutationName, ResultOf, VariablesOf } from '../../graphql-client.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeFormAction } from '../../office-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from '../../ui/office/staff-page.module.css';
import { PressField } from '../sign-in/press-field.tsx';
import { staffRefusals } from '../staff-refusals.ts';
import { signedInStaffQuery } from './staff-queries.ts';
import { useStaffMutation } from './use-staff-mutation.tsx';

type StaffFormProps<Name extends MutationName> = {
  operation: Name;
  /** Variables that nobody types. */
  values?: Partial<VariablesOf<Name>>;
  /** The page's path: where the form leads back to without scripts. */
  back: string;
  /** What was refused without scripts. */
  refused?: string | null;
  isInline?: boolean;
  /** The form's name on its page, where what is typed into it is worth keeping (`client/office/keep-forms.ts`). */
  keep?: string;
  children: (state: { isBusy: boolean }) => ReactNode;
  /** Called after it was done; the page's data are fetched again. */
  onDone?(result: ResultOf<Name>, form: HTMLFormElement): void;
  /** The page that it leads to when it was done, by a full load; nothing of this page is fetched again then. */
  leadsTo?: string;
};

export function StaffForm<Name extends MutationName>(props: StaffFormProps<Name>) {
  const { operation, values = {}, back, refused = null, isInline, keep, children, onDone, leadsTo } = props;
  const { t } = useApp();
  const queryClient = useQueryClient();
  const { signedInStaff } = useSuspenseQuery(signedInStaffQuery).data;
  const { run, isPending } = useStaffMutation(operation);
  const [refusal, setRefusal] = useState(refused);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const { back: _page, press: _press, pageOf: _person, ...fields } = Object.fromEntries(new FormData(form));
    const result = await run(fields as VariablesOf<Name>);
    if (!result) return;
    const found = refusalIn(result);
    setRefusal(found);
    if (found) return;
    if (leadsTo) return window.location.assign(leadsTo);
    onDone?.(result, form);
    await queryClient.invalidateQueries();
  };

  return (
    <form
      className={classNames(styles.form, isInline && styles.inline)}
      data-keep={keep}
      method="post"
      action={officeFormAction(operation)}
      onSubmit={submit}
    >
      {refusal ? <Notice kind="error">{t(refusalText(refusal))}</Notice> : null}
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="pageOf" value={signedInStaff?.id} />
      <PressField />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      {children({ isBusy: isPending })}
    </form>
  );
}

/** Reads the refusal of the one field that a mutation of ours has. */
export function refusalIn(result: object): string | null {
  const [answer] = Object.values(result) as unknown[];
  return (answer as { refusal?: string | null } | null)?.refusal ?? null;
}

export function refusalText(refusal: string): MessageKey {
  return refusalMessage(staffRefusals, refusal, 'office.forbidden');
}
