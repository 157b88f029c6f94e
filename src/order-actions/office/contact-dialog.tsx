// The address of the order and whom the carrier calls, put right until all of it is sent.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { postalCodeName } from '../../countries/postal-address.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { countryName } from '../../i18n/country-name.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { contactRefusals } from '../../orders/office/contact-refusals.ts';
import { type ManagedOrder, pointsQuery } from '../../orders/office/office-order-queries.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { emailAccess } from '../../staff/page-access.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { loadRefusalTexts } from './load-refusal-texts.ts';

const addressFields = ['fullName', 'line1', 'line2', 'postalCode', 'city'] as const;
const companyFields = ['companyName', 'taxId'] as const;
const fieldNames = [...addressFields, ...companyFields, 'phone', 'email'] as const;
type FieldName = (typeof fieldNames)[number];

const problemTexts: Readonly<Record<string, MessageKey>> = {
  MISSING: 'contact.missing',
  TOO_LONG: 'contact.tooLong',
};

type Problem = { field: string; problem: string };

const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/orders/change-contact.ts`)),
  loadRefusalTexts,
);

export const bindContactDialog = () => withLateTexts(ContactDialog, loadTexts);

/** Saves what is typed, and says what is wrong with it. `point`: the pick-up point that was chosen. */
function useContactChange(order: ManagedOrder, point: string, onClose: () => void) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('OrdersChangeContact');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const mayChangeEmail = useMay()(emailAccess);
  // The version when the dialog opened: what somebody else changes meanwhile is not overwritten.
  const [version] = useState(order.version);
  const { number } = order;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed = readContact(fields);
    const contact = { ...typed, email: mayChangeEmail ? typed.email : order.email, pickupPoint: point };
    const change = { number, version, contact, tellsCustomer: fields.has('tellsCustomer') };
    mutate(change, {
      onSuccess: ({ changeOrderContact: answer }) => {
        setProblems(answer.problems);
        setRefusal(answer.problems.length > 0 ? null : (answer.refusal ?? null));
        if (!answer.refusal) onClose();
      },
      onError: () => setRefusal('Failed'),
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['OrdersManaged', { number }] }),
    });
  };
  return { submit, refusal, problems, isPending, mayChangeEmail };
}

function ContactDialog({ order, onClose }: { order: ManagedOrder; onClose(): void }) {
  const { locale, t } = useApp();
  const [point, setPoint] = useState(order.pickupPointId ?? '');
  const { submit, refusal, problems, isPending, mayChangeEmail } = useContactChange(order, point, onClose);
  const { number } = order;
  const { companyName, taxId } = order.address;
  const isCompany = Boolean(companyName ?? taxId);
  const company = { companyName: companyName ?? '', taxId: taxId ?? '' };
  const values: Record<FieldName, string> = { ...order.address, ...company, phone: order.phone, email: order.email };
  const errorOf = (name: string) => {
    const found = problems.find(({ field }) => field === name);
    return found && t(problemTexts[found.problem] ?? 'contact.problem');
  };
  return (
    <OfficeDialog title={t('contact.title')} onClose={onClose}>
      <form data-keep="contact" className={layout.stack} onSubmit={submit} noValidate>
        {refusal ? <Notice kind="error">{t(refusalMessage(contactRefusals, refusal, 'work.refused'))}</Notice> : null}
        {order.pickupPointId ? (
          <PointField number={number} current={order.pickupPoint ?? ''} point={point} onChoose={setPoint} />
        ) : null}
        {fieldNames
          .filter((name) => (name !== 'email' || mayChangeEmail) && (isCompany || !Object.hasOwn(company, name)))
          .map((name) => (
            <TextField
              key={name}
              label={(name === 'postalCode' && postalCodeName(order.address.country)) || t(`contact.${name}`)}
              name={name}
              type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
              defaultValue={values[name]}
              error={errorOf(name)}
              autoComplete="off"
            />
          ))}
        <p className={layout.aside}>{t('contact.country', { country: countryName(locale, order.address.country) })}</p>
        <CheckboxField name="tellsCustomer" label={t('contact.tell')} defaultChecked />
        <Button kind="primary" type="submit" isWide isBusy={isPending}>
          {t('contact.save')}
        </Button>
      </form>
    </OfficeDialog>
  );
}

function readContact(fields: FormData) {
  const typed = fieldNames.map((name) => [name, String(fields.get(name) ?? '')]);
  // Each of the names is there: they are those of the list.
  return Object.fromEntries(typed) as Record<FieldName, string>;
}

type PointFieldProps = { number: number; current: string; point: string; onChoose(id: string): void };

function PointField({ number, current, point, onChoose }: PointFieldProps) {
  const { t } = useApp();
  const [search, setSearch] = useState('');
  const asking = useQuery({ ...pointsQuery(number, search.trim()), enabled: search.trim().length > 1 });
  const found = asking.data?.pointsForOrder ?? [];
  return (
    <fieldset className={classNames(layout.stack, layout.tight)}>
      <legend>{t('contact.pickupPoint')}</legend>
      <p>{found.find(({ id }) => id === point)?.text ?? current}</p>
      <TextField
        label={t('contact.findPoint')}
        type="search"
        value={search}
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value)}
      />
      {asking.isError ? <Unanswered query={asking} /> : null}
      {found.map(({ id, text }) => (
        <label key={id} className={controls.check}>
          <input type="radio" name="point" checked={id === point} onChange={() => onChoose(id)} /> {text}
        </label>
      ))}
    </fieldset>
  );
}
